#ifndef CTWEENSTACK_H
#define CTWEENSTACK_H

#include <stdbool.h>
#include <stddef.h>

/// Bytes between here and the end of the stack that the calling code runs on.
size_t cts_bytes_left(void);

/// Whether the calling code runs on its thread's large stack.
bool cts_is_on_large_stack(void);

/// Runs `body` on the calling thread's large stack and returns true after it. Returns false, without a
/// call of `body`, if no stack can be mapped. The first call makes the stack, of at most `size` bytes or
/// a quarter of a limit on the process's address space, and at least `least` bytes. It is kept for later
/// calls and unmapped when the thread ends. Only its touched pages take memory.
bool cts_run(size_t size, size_t least, void (*body)(void *), void *context);

/// Goes one level further into what may have no end, on this thread: false where that would be
/// more than `most` levels, nothing being counted then.
bool cts_enter(int most);
void cts_leave(void);

#endif
