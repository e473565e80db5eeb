// Reports the signals that would end the process to a file. A handler may call very few functions:
// this one writes a byte, and a thread that reads the byte does the rest in Swift. The handler is in C
// because no function of Swift is guaranteed to be safe in a handler.
#ifndef CTWEENSIGNALS_H
#define CTWEENSIGNALS_H

#include <stdbool.h>

// From now on signal `number` writes its number as one byte to `file`, and the process goes on.
// False, with nothing changed, where the signal is ignored or has a handler already. All watched
// signals have one file, which stays open.
bool ctw_watch_signal(int number, int file);

// Restores the default action of a watched signal, unless other code has set a handler since.
void ctw_forget_signal(int number);

#endif
