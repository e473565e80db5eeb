#ifndef REDIRECT_H
#define REDIRECT_H

#include <stddef.h>

/// A function of a shared library, and what is called in its place.
typedef struct {
  const char *name;
  void *replacement;
} redirection_t;

/// Has the program and all libraries that are loaded call the replacements; the C library's calls of
/// its own functions stay.
///
/// Returns how many places were changed: 0 in a program without shared libraries.
int redirect_calls(const redirection_t *functions, size_t count);

#endif
