#ifndef CTWEENPRESENT_H
#define CTWEENPRESENT_H

#include <stdbool.h>
#include <stdint.h>

/// Has the C library's wall clock give, to threads that follow a present, what `present` writes:
/// nanoseconds since 1970; the system's where it returns false. For the whole process and to its end;
/// later calls replace `present` alone. Libraries that are loaded later keep the system's clock.
///
/// Returns false where calls of the C library cannot be redirected: in a program without shared
/// libraries, and on other systems than Linux of 64 bits.
bool ctp_begin(bool (*_Nonnull present)(int64_t *_Nonnull nanoseconds));

/// The calling thread follows that present till as many calls of `ctp_unfollow`. Without effect
/// before `ctp_begin`.
void ctp_follow(void);
void ctp_unfollow(void);

#endif
