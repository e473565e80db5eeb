#ifndef CSDL2_H
#define CSDL2_H

// SDL2's own interface. The library is opened for the first window instead of at the program's start:
// with the forty libraries that SDL2 needs this takes some 5 ms. Programs that dump frames, draw
// widgets or run tests need neither these libraries nor SDL2 on the machine.
//
// A build without the trait Window has no headers of SDL2; then this header is empty.
#if __has_include(<SDL2/SDL.h>)

#include "CSDL2Calls.h"

// The functions of CSDL2.c have names of their own for the linker: a program may be linked with SDL2
// itself, for example for sound.
#define CSDL_PRAGMA(text) _Pragma(#text)
#define CSDL_NAME(result, name, parameters, arguments) \
  CSDL_PRAGMA(redefine_extname name csdl_##name)
EACH_CALL(CSDL_NAME)

// The attribute with which SDL.h marks its functions.
#define DECLSPEC __attribute__((visibility("hidden")))
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

/// Opens SDL2, once. NULL when it is there, else what is not: the library's name, or that of a function
/// that a library too old lacks. No other function may be called before this one gave NULL.
const char *csdl_load(void);

/// The path of the library that a function is in; NULL where it is unknown. Swift has no dladdr.
const char *csdl_path_of(const void *function);

/// The X11 window of an SDL window; 0 where it has none.
static inline unsigned long sdl_x11_window(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
    return info.info.x11.window;
  }
#endif
  return 0;
}

#endif

#endif
