/// The one place where the compilers differ.
#pragma once

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
