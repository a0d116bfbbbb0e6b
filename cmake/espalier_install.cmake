# What 'cmake --install' lays down: the headers, the package that find_package(espalier) finds,
# espalier.pc, the two libraries and the programs. Who asks for no library gets headers alone, which
# depend on no processor: hence share/, not lib/.
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_DATADIR}/cmake/espalier)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/framework/include/ ${PROJECT_SOURCE_DIR}/framework/csp/include/
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
install(TARGETS espalier EXPORT espalier-targets)
install(EXPORT espalier-targets NAMESPACE espalier::
  DESTINATION ${package_dir} COMPONENT development)

# install_component(NAME): espalier::NAME, for find_package(espalier COMPONENTS NAME).
function(install_component name)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/framework/${name}/include/
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
  install(TARGETS espalier_${name} EXPORT espalier-${name}-targets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
  install(EXPORT espalier-${name}-targets NAMESPACE espalier::
    DESTINATION ${package_dir} COMPONENT development)
endfunction()
if(TARGET espalier_checkpoint)
  install_component(checkpoint)
  install_component(graph)
endif()

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/espalier-config.cmake.in
  ${PROJECT_BINARY_DIR}/espalier-config.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/espalier-config-version.cmake
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/espalier-config.cmake
              ${PROJECT_BINARY_DIR}/espalier-config-version.cmake
  DESTINATION ${package_dir} COMPONENT development)

configure_file(${PROJECT_SOURCE_DIR}/packaging/espalier.pc.in ${PROJECT_BINARY_DIR}/espalier.pc
  @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/espalier.pc
  DESTINATION ${CMAKE_INSTALL_DATADIR}/pkgconfig COMPONENT development)

# Where programs are built, the Debian packages are of both kinds; see espalier_debian_packages.
if(ESPALIER_BUILD_APPS)
  get_property(programs GLOBAL PROPERTY espalier_programs)
  install(TARGETS ${programs} COMPONENT applications)
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE RENAME copyright
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/espalier COMPONENT applications)
endif()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE RENAME copyright
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libespalier-dev COMPONENT development)
