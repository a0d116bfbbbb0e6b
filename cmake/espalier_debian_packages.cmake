# 'cpack' in a build folder makes two Debian packages: libespalier-dev, what a module's author needs
# (headers, CMake package, espalier.pc, the libraries), and espalier, the programs with their manual
# pages and completions.
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL development)
if(ESPALIER_BUILD_APPS)
  list(APPEND CPACK_COMPONENTS_ALL applications)
endif()
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/espalier_debian_layout.cmake)
set(CPACK_PACKAGE_CONTACT "The Espalier developers <espalier@example.invalid>")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libespalier-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
    "For authors of modules: a tree of choices is described by a few hooks, and the
engine counts its solutions, finds the first, lists them all or proves the
best, on all cores, and can stop, save and go on. The header-only engine needs
the standard library alone; the library for recorded trees needs Boost.Graph.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS libboost-dev)

set(CPACK_DEBIAN_APPLICATIONS_PACKAGE_NAME espalier)
set(CPACK_DEBIAN_APPLICATIONS_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_APPLICATIONS_PACKAGE_SUGGESTS wamerican)
list(JOIN programs ", " names)
set(CPACK_DEBIAN_APPLICATIONS_DESCRIPTION
    "Programs that count, list or find the solutions of well-known problems, each
with a manual page: ${names}.")
include(CPack)
