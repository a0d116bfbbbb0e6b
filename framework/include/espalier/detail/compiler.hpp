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

/// The same value, of which the compiler cannot see where it came from. Else it keeps two where one
/// would do: a loop's counter once more for those behind the loop, counted up at every turn; a
/// number before a step because the step may have to be undone.
template <class T>
ESPALIER_ONE_FUNCTION inline T of_unknown_origin(T value) {
    if constexpr (std::is_pointer_v<T> || std::is_integral_v<T>) {
        asm("" : "+r"(value));
    } else if constexpr (std::is_trivially_copyable_v<T> && sizeof(T) == sizeof(std::uint32_t)) {
        auto word = std::bit_cast<std::uint32_t>(value);
        asm("" : "+r"(word));
        value = std::bit_cast<T>(word);
    }
    return value;
}

} // namespace espalier::detail
