#ifndef CTWEENPRESENT_H
#define CTWEENPRESENT_H

#include <stdbool.h>
#include <stdint.h>

/// Says who tells the present of threads that follow one: nanoseconds since 1970, and false where
/// the system's is meant after all. For the whole process; the last one said counts.
void ctp_ask(bool (*present)(int64_t *nanoseconds));

/// The calling thread follows that present till as many calls of `ctp_unfollow`.
void ctp_follow(void);
void ctp_unfollow(void);

#endif
