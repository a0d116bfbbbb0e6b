# Sanitizers for this build tree, and never for a user: directory options are not exported.
# Nothing is written into CMAKE_CXX_FLAGS, whose cached value would outlive or swallow a change;
# tests/setup asks the compiled program whether the sanitizer is really on.
set(ESPALIER_SANITIZE "" CACHE STRING "Sanitizers: empty, 'address,undefined' or 'thread'")
set_property(CACHE ESPALIER_SANITIZE PROPERTY STRINGS "" "address,undefined" "thread")

get_property(known CACHE ESPALIER_SANITIZE PROPERTY STRINGS)
if(NOT ESPALIER_SANITIZE IN_LIST known AND NOT ESPALIER_SANITIZE STREQUAL "")
  message(FATAL_ERROR "ESPALIER_SANITIZE is '${ESPALIER_SANITIZE}'; "
                      "it must be empty, 'address,undefined' or 'thread'")
endif()

if(ESPALIER_SANITIZE)
  # Not optimised: the engine's tests are many instances of one loop, which take minutes otherwise.
  add_compile_options(-O0 -g1 -fno-omit-frame-pointer
    -fsanitize=${ESPALIER_SANITIZE} -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${ESPALIER_SANITIZE})
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()
