# Warnings live in a target that is never exported: they are ours, not our users'.
option(ESPALIER_WERROR "Treat warnings as errors (the CI preset does)" OFF)

add_library(espalier_warnings INTERFACE)
target_compile_options(espalier_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow $<$<BOOL:${ESPALIER_WERROR}>:-Werror>)
