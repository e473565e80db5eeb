#ifndef CTWEENSTACK_H
#define CTWEENSTACK_H

#include <stdbool.h>
#include <stddef.h>

/// Bytes between here and the end of the stack that the calling code runs on.
size_t cts_bytes_left(void);

/// Whether the calling code runs on its thread's large stack.
bool cts_is_on_large_stack(void);

/// Runs `body` on the calling thread's large stack, and returns when it has: true, or false where
/// there is no such stack to be had, nothing being run then. The stack is made by the first call,
/// with `size` bytes at most, or a quarter of a limit on the process's address space, and `least` at
/// least, kept for the next one, and given back when the thread ends. Only what is touched of it takes memory.
bool cts_run(size_t size, size_t least, void (*body)(void *), void *context);

/// Goes one level further into what may have no end, on this thread: false where that would be
/// more than `most` levels, nothing being counted then.
bool cts_enter(int most);
void cts_leave(void);

#endif
