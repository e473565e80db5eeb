#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

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
