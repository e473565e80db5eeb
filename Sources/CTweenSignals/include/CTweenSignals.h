// Tells a file of the signals that would end the process. A handler may call next to nothing: this
// one writes a byte, and a thread that reads it does the rest in Swift. It is C because Swift
// promises no function that is safe in a handler.
#ifndef CTWEENSIGNALS_H
#define CTWEENSIGNALS_H

#include <stdbool.h>

// From now on signal `number` writes its number as one byte to `file`, and the process goes on.
// False, with nothing changed, where the signal is ignored or has a handler already. All watched
// signals have one file, which stays open.
bool ctw_watch_signal(int number, int file);

// Gives a watched signal its default action back, unless somebody has set another handler since.
void ctw_forget_signal(int number);

#endif
