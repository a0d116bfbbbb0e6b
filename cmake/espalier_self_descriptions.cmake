# The manual page and the shells' completions of a program, which it writes itself from its option
# table (--help=man and so on), so that they are never older than the program.

# espalier_self_descriptions(NAME): made with the program NAME, installed with it.
function(espalier_self_descriptions name)
  if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
    return() # the program cannot be run here
  endif()
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${name})
  set(made)
  foreach(form_file man:${name}.1 bash:${name}.bash zsh:_${name} fish:${name}.fish)
    string(REPLACE ":" ";" form_file ${form_file})
    list(GET form_file 0 form)
    list(GET form_file 1 file)
    add_custom_command(OUTPUT ${folder}/${file}
      COMMAND ${name} --help=${form} > ${folder}/${file}
      DEPENDS ${name} VERBATIM)
    list(APPEND made ${folder}/${file})
  endforeach()
  add_custom_target(${name}_self_descriptions ALL DEPENDS ${made})
  if(NOT ESPALIER_INSTALL)
    return()
  endif()
  set(share ${CMAKE_INSTALL_DATADIR})
  install(FILES ${folder}/${name}.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
    COMPONENT applications)
  install(FILES ${folder}/${name}.bash DESTINATION ${share}/bash-completion/completions
    RENAME ${name} COMPONENT applications)
  install(FILES ${folder}/_${name} DESTINATION ${share}/zsh/site-functions COMPONENT applications)
  install(FILES ${folder}/${name}.fish DESTINATION ${share}/fish/vendor_completions.d
    COMPONENT applications)
endfunction()
