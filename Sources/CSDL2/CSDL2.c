#define _GNU_SOURCE  // dladdr
#include "CSDL2.h"

#if defined(CSDL2_WANTED) && !defined(SDL_h_)
#error "SDL2's headers are missing: scripts/setup installs them (Debian: libsdl2-dev)."
#endif

// Without the headers, where the trait Window is off, there is nothing to forward to.
#if defined(SDL_h_)

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// Each goes on to the library's.
#define FORWARD(result, name, parameters, arguments) \
  static __typeof__(name) *found_##name; \
  result name parameters { return found_##name arguments; }
EACH_CALL(FORWARD)

static const char *missing;

static void load(void) {
  void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    missing = "libSDL2-2.0.so.0";
    return;
  }
#define FIND(result, name, parameters, arguments) \
  if ((*(void **)&found_##name = dlsym(library, #name)) == NULL) { \
    missing = #name; \
    return; \
  }
  EACH_CALL(FIND)
}

const char *csdl_path_of(const void *function) {
  Dl_info info;
  return dladdr(function, &info) != 0 ? info.dli_fname : NULL;
}

const char *csdl_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return missing;
}

#endif
