// The wall clock as a program's thread sees it. A definition in the program comes before the C
// library's, for the libraries that the program uses too: so Foundation's Date() asks here.
//
// Only the wall's clock is another, and only on threads that follow a present. What waits, waits by
// the monotonic clock, which stays the system's.

#define _GNU_SOURCE
#include "CTweenPresent.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static _Thread_local int depth;
static _Atomic(bool (*)(int64_t *)) asked;

void ctp_ask(bool (*present)(int64_t *)) { atomic_store(&asked, present); }
void ctp_follow(void) { depth += 1; }
void ctp_unfollow(void) { depth -= 1; }

static bool followed(int64_t *nanoseconds) {
  if (depth <= 0) return false;
  bool (*present)(int64_t *) = atomic_load(&asked);
  if (!present) return false;
  // Whoever answers may ask for the system's time.
  int outer = depth;
  depth = 0;
  bool answered = present(nanoseconds);
  depth = outer;
  return answered;
}

// Seconds, and nanoseconds that are never negative.
static void split(int64_t nanoseconds, struct timespec *time) {
  int64_t rest = nanoseconds % 1000000000;
  if (rest < 0) rest += 1000000000;
  time->tv_sec = (time_t)((nanoseconds - rest) / 1000000000);
  time->tv_nsec = (long)rest;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int64_t nanoseconds;
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && followed(&nanoseconds)) {
    split(nanoseconds, time);
    return 0;
  }
  static _Atomic(int (*)(clockid_t, struct timespec *)) system;
  int (*next)(clockid_t, struct timespec *) = atomic_load(&system);
  if (!next) {
    next = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    atomic_store(&system, next);
  }
  // A program without shared libraries has no other one.
  return next ? next(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

// Foundation's run loops count from this one; it must agree with the one above.
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  if (zone) *(struct timezone *)zone = (struct timezone){0, 0};
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
#else
void ctp_ask(bool (*present)(int64_t *)) {}
void ctp_follow(void) {}
void ctp_unfollow(void) {}
#endif
