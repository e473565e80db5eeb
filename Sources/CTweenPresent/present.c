// The wall clock as a thread of a headless program reads it.
//
// Foundation's Date() calls the C library. From the first thread on that follows a present, calls of six
// of the C library's functions go to those below (redirect.c); a process in which none does, as a live
// window's, keeps the C library's own.
//
// Only the wall clock is another one, and only on threads that follow a present. What waits by the
// monotonic clock waits as before; what waits until a moment of the wall clock (semaphores, and
// conditions and locks of Foundation) is given the system's moment that is as far away.

#define _GNU_SOURCE
#include "CTweenPresent.h"

#if defined(__linux__) && defined(__LP64__)
#include "redirect.h"

#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The C library's own functions. A call by name from here might be redirected, too.
static struct {
  int (*clock_gettime)(clockid_t, struct timespec *);
  int (*gettimeofday)(struct timeval *, void *);
  time_t (*time)(time_t *);
  int (*sem_timedwait)(sem_t *, const struct timespec *);
  int (*pthread_cond_timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  int (*pthread_mutex_timedlock)(pthread_mutex_t *, const struct timespec *);
} library;

static _Thread_local int depth;
static bool (*source)(int64_t *);

static bool followed(int64_t *nanoseconds) {
  if (depth <= 0) return false;
  // The source may read the system's time.
  int outer = depth;
  depth = 0;
  bool has_present = source(nanoseconds);
  depth = outer;
  return has_present;
}

// Seconds, and nanoseconds that are never negative.
static void split(int64_t nanoseconds, struct timespec *time) {
  int64_t rest = nanoseconds % 1000000000;
  if (rest < 0) rest += 1000000000;
  time->tv_sec = (time_t)((nanoseconds - rest) / 1000000000);
  time->tv_nsec = (long)rest;
}

static int64_t whole(const struct timespec *time) {
  return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
}

static int present_clock_gettime(clockid_t clock, struct timespec *time) {
  int64_t nanoseconds;
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && followed(&nanoseconds)) {
    split(nanoseconds, time);
    return 0;
  }
  return library.clock_gettime(clock, time);
}

// Foundation's run loops count from this one; it must agree with the one above.
static int present_gettimeofday(struct timeval *restrict time, void *restrict zone) {
  int64_t nanoseconds;
  if (!followed(&nanoseconds)) return library.gettimeofday(time, zone);
  struct timespec now;
  split(nanoseconds, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  if (zone) *(struct timezone *)zone = (struct timezone){0, 0};
  return 0;
}

static time_t present_time(time_t *result) {
  int64_t nanoseconds;
  if (!followed(&nanoseconds)) return library.time(result);
  struct timespec now;
  split(nanoseconds, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
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
  if (wanted < first || !followed(&present)) return stage;
  if (syscall(SYS_clock_gettime, CLOCK_REALTIME, &now) != 0) return stage;
  int64_t ahead = wanted - present;
  int64_t system = wanted - whole(&now);
  if ((ahead < 0 ? -ahead : ahead) >= (system < 0 ? -system : system)) return stage;
  split(whole(&now) + ahead, real);
  return real;
}

static int present_sem_timedwait(sem_t *semaphore, const struct timespec *until) {
  struct timespec real;
  return library.sem_timedwait(semaphore, meant(until, &real));
}

static int present_pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict until) {
  struct timespec real;
  return library.pthread_cond_timedwait(condition, mutex, meant(until, &real));
}

static int present_pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
  struct timespec real;
  return library.pthread_mutex_timedlock(mutex, meant(until, &real));
}

static pthread_once_t redirection = PTHREAD_ONCE_INIT;
static int redirected;

// Later than the program's own, where that has one. The first version of pthread_cond_timedwait is for
// conditions of another layout, and dlsym may find it.
static void *library_function(const char *name, const char *version) {
  void *found = version ? dlvsym(RTLD_NEXT, name, version) : NULL;
  return found ? found : dlsym(RTLD_NEXT, name);
}

static bool find_library(void) {
  *(void **)&library.clock_gettime = library_function("clock_gettime", NULL);
  *(void **)&library.gettimeofday = library_function("gettimeofday", NULL);
  *(void **)&library.time = library_function("time", NULL);
  *(void **)&library.sem_timedwait = library_function("sem_timedwait", "GLIBC_2.34");
  *(void **)&library.pthread_cond_timedwait =
      library_function("pthread_cond_timedwait", "GLIBC_2.3.2");
  *(void **)&library.pthread_mutex_timedlock =
      library_function("pthread_mutex_timedlock", "GLIBC_2.34");
  return library.clock_gettime && library.gettimeofday && library.time && library.sem_timedwait &&
         library.pthread_cond_timedwait && library.pthread_mutex_timedlock;
}

static void redirect_all(void) {
  // A program without shared libraries has none of them, and no places to change.
  if (!find_library()) return;
  const redirection_t functions[] = {
      {"clock_gettime", (void *)present_clock_gettime},
      {"gettimeofday", (void *)present_gettimeofday},
      {"time", (void *)present_time},
      {"sem_timedwait", (void *)present_sem_timedwait},
      {"pthread_cond_timedwait", (void *)present_pthread_cond_timedwait},
      {"pthread_mutex_timedlock", (void *)present_pthread_mutex_timedlock},
  };
  redirected = redirect_calls(functions, sizeof functions / sizeof *functions);
}

bool ctp_begin(bool (*present)(int64_t *)) {
  source = present;
  pthread_once(&redirection, redirect_all);
  return redirected > 0;
}

void ctp_follow(void) { depth += 1; }
void ctp_unfollow(void) { depth -= 1; }
#else
bool ctp_begin(bool (*present)(int64_t *)) { return false; }
void ctp_follow(void) {}
void ctp_unfollow(void) {}
#endif
