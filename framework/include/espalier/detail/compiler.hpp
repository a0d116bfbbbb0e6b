/// The one place where the compilers differ.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

/// g++ gathers the few words of a node into vector registers to store them, which costs more than
/// the stores themselves (15 % of the whole search on nodes of 5 ns). Not so in the loop.
#if defined(__GNUC__) && !defined(__clang__)
#    define ESPALIER_STORE_WORD_BY_WORD __attribute__((optimize("no-tree-slp-vectorize")))
#else
#    define ESPALIER_STORE_WORD_BY_WORD
#endif

/// The pieces of the loop must become one function: a position whose address is taken is kept in
/// memory. Not for speed's sake where nobody wants speed: sanitizers and debuggers.
#if defined(__has_feature)
#    if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#        define ESPALIER_SANITIZED
#    endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#    define ESPALIER_SANITIZED
#endif
#if defined(__OPTIMIZE__) && !defined(ESPALIER_SANITIZED)
#    define ESPALIER_ONE_FUNCTION [[gnu::always_inline]]
#else
#    define ESPALIER_ONE_FUNCTION
#endif

namespace espalier::detail {

/// clang gives each expression of a loop's counter a counter of its own, which is more than there
/// are registers, and keeps half of them in memory (15 % of a search that judges a dozen children
/// per node). Not if it cannot see how the counter came to its value.
template <class Iterator>
ESPALIER_ONE_FUNCTION inline void keep_as_counter([[maybe_unused]] Iterator& counter) {
#if defined(__clang__)
    if constexpr (std::is_trivially_copyable_v<Iterator> &&
                  sizeof(Iterator) == sizeof(std::uint32_t)) {
        auto word = std::bit_cast<std::uint32_t>(counter);
        asm("" : "+r"(word));
        counter = std::bit_cast<Iterator>(word);
    }
#endif
}

/// g++ undoes a step by keeping what was there before it, which takes a register. Not if it cannot
/// see how the word came to its value.
ESPALIER_ONE_FUNCTION inline std::uint64_t of_unknown_origin(std::uint64_t word) {
    asm("" : "+r"(word));
    return word;
}

} // namespace espalier::detail
