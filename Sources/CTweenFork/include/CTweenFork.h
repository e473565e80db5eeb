// System calls of the timeline's processes that Swift cannot make: fork, descriptors sent over a
// socket, memory that processes share. Functions return -errno where they fail.
#ifndef CTWEENFORK_H
#define CTWEENFORK_H

#include <stddef.h>
#include <sys/types.h>

// The descriptor at which a shadow process finds its connection.
#define CTF_CONNECTION 3

// The descriptor that a started program and all its copies hold until they end.
#define CTF_LIFE 4

// The most descriptors that one message brings.
#define CTF_MOST_FILES 2

// Starts `path` with CTF_CONNECTION as its end of `connection`, CTF_LIFE, /dev/null as its input and
// both outputs, and no other descriptor, in a process group of its own. Returns its number. `life` becomes
// a descriptor that hangs up when the program and all its copies have ended.
int ctf_start(
    const char *path, char *const arguments[], char *const environment[], int connection, int *life);

// Whether all processes that hold the other end of `life` have ended.
int ctf_is_over(int life);

// From now on this process' main thread, and its copies in other processes, have the same number for
// Swift. A Mutex of Swift's stores the number of the thread that locks it, and several parts of a program
// keep the number that they found first. After a copy some parts would use the old number and others the
// new one, and a Mutex locked under one number could not be unlocked under the other. Foundation
// recognizes the main thread by the process' number, so this number is kept too. Returns 0 if the numbers
// cannot be kept.
int ctf_keep_numbers(void);

// Copies this process, which must have one thread. Returns 0 in the copy, its number in the original.
int ctf_fork(void);

// Two connected sockets, which no started program inherits.
int ctf_connect(int ends[2]);

// Memory that other processes can map and make larger, never smaller.
int ctf_make_memory(void);

// Frees the pages of such memory, whose bytes are zero then. Its size stays.
int ctf_free_memory(int file, size_t size);

// Sends bytes, the first of which takes the descriptors along. Returns how many bytes went.
ssize_t ctf_send(int connection, const void *bytes, size_t count, const int *files, int file_count);

// Receives bytes, and the descriptors that came with them, at most CTF_MOST_FILES; 0 at the end.
ssize_t ctf_receive(int connection, void *bytes, size_t count, int *files, int *file_count);

// From now on this process ends when the other end of `connection` is closed, even in the middle of its
// work.
int ctf_end_with(int connection);

// From now on processes whose parents end are this one's children, and children that end leave nothing
// behind.
int ctf_adopt(void);

// Waits until this process has no children, at most so many milliseconds.
void ctf_await_children(int milliseconds);

// Gives the main dispatch queue's descriptor, which a copy shares with its original, an event counter of
// its own, which is set as if something waited.
int ctf_renew_events(int descriptor);

#endif
