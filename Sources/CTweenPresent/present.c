// The wall clock as a program's thread sees it. A definition in the program comes before the C
// library's, for the libraries that the program uses too: so Foundation's Date() asks here.
//
// Only the wall's clock is another, and only on threads that follow a present. What waits by the
// monotonic clock waits as ever; what waits until a moment of the wall's clock (semaphores, and
// conditions and locks of Foundation) is given the system's moment that is as far away.

#define _GNU_SOURCE
#include "CTweenPresent.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
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

static int system_now(struct timespec *time) {
  return (int)syscall(SYS_clock_gettime, CLOCK_REALTIME, time);
}

static int64_t whole(const struct timespec *time) {
  return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
}

// The moment by the system's clock that a thread means by `stage`, which it made of the clock above:
// as far from now as that is from the present. A moment that is nearer to the system's now was made
// of that clock, and one by the monotonic clock counts from the machine's start.
static const struct timespec *meant(const struct timespec *stage, struct timespec *real) {
  const int64_t first = (int64_t)500000000 * 1000000000;
  int64_t present;
  struct timespec now;
  if (!stage || stage->tv_sec > 9000000000 || stage->tv_sec < 0) return stage;
  int64_t wanted = whole(stage);
  if (wanted < first || !followed(&present) || system_now(&now) != 0) return stage;
  int64_t ahead = wanted - present;
  int64_t system = wanted - whole(&now);
  if ((ahead < 0 ? -ahead : ahead) >= (system < 0 ? -system : system)) return stage;
  split(whole(&now) + ahead, real);
  return real;
}

// Of the C library's own, where it is there: a program without shared libraries has these and no
// others, for ours are weak.
static void *next_of(const char *name, const char *version) {
  void *next = dlvsym(RTLD_NEXT, name, version);
  return next ? next : dlsym(RTLD_NEXT, name);
}

__attribute__((weak)) int sem_timedwait(sem_t *semaphore, const struct timespec *until) {
  static _Atomic(int (*)(sem_t *, const struct timespec *)) system;
  int (*next)(sem_t *, const struct timespec *) = atomic_load(&system);
  if (!next) {
    next = (int (*)(sem_t *, const struct timespec *))next_of("sem_timedwait", "GLIBC_2.34");
    atomic_store(&system, next);
  }
  struct timespec real;
  return next(semaphore, meant(until, &real));
}

__attribute__((weak)) int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict until) {
  static _Atomic(int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *)) system;
  int (*next)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *) = atomic_load(&system);
  if (!next) {
    // The first version of this function is for conditions of another layout.
    next = (int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *))next_of(
        "pthread_cond_timedwait", "GLIBC_2.3.2");
    atomic_store(&system, next);
  }
  struct timespec real;
  return next(condition, mutex, meant(until, &real));
}

__attribute__((weak)) int pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
  static _Atomic(int (*)(pthread_mutex_t *, const struct timespec *)) system;
  int (*next)(pthread_mutex_t *, const struct timespec *) = atomic_load(&system);
  if (!next) {
    next = (int (*)(pthread_mutex_t *, const struct timespec *))next_of(
        "pthread_mutex_timedlock", "GLIBC_2.34");
    atomic_store(&system, next);
  }
  struct timespec real;
  return next(mutex, meant(until, &real));
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
