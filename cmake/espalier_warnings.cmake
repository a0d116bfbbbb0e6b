# Warnings live in a target that is never exported: they are ours, not our users', who build our
# libraries within their projects without a warning flag of ours.
option(ESPALIER_WERROR "Treat warnings as errors (the CI preset does)" OFF)

add_library(espalier_warnings INTERFACE)
if(PROJECT_IS_TOP_LEVEL)
  target_compile_options(espalier_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow $<$<BOOL:${ESPALIER_WERROR}>:-Werror>)
endif()
