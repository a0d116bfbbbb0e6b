/// The one place where the compilers differ.
#pragma once

/// g++ gathers the few words of a node into vector registers to store them, which costs more than
/// the stores themselves (15 % of the whole search on nodes of 5 ns). Not so in the loop.
#if defined(__GNUC__) && !defined(__clang__)
#    define ESPALIER_STORE_WORD_BY_WORD __attribute__((optimize("no-tree-slp-vectorize")))
#else
#    define ESPALIER_STORE_WORD_BY_WORD
#endif
