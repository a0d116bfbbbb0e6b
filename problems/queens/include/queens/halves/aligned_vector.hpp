/// Vectors that begin at a cache line.
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace queens::half {

inline constexpr std::size_t cache_line = 64;

template <class T>
struct line_allocator {
    using value_type = T;

    line_allocator() = default;
    template <class U>
    line_allocator(const line_allocator<U>&) {}

    T* allocate(std::size_t n) {
        return static_cast<T*>(::operator new(n * sizeof(T), std::align_val_t(cache_line)));
    }
    void deallocate(T* p, std::size_t) { ::operator delete(p, std::align_val_t(cache_line)); }

    /// Elements are made without a value: whoever resizes writes them before reading.
    template <class U>
    void construct(U* p) {
        ::new (static_cast<void*>(p)) U;
    }
    template <class U, class... Args>
    void construct(U* p, Args&&... args) {
        ::new (static_cast<void*>(p)) U(static_cast<Args&&>(args)...);
    }

    friend bool operator==(line_allocator, line_allocator) { return true; }
};

template <class T>
using aligned_vector = std::vector<T, line_allocator<T>>;

} // namespace queens::half
