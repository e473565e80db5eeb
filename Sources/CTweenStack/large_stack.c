// A second stack for a thread, with room for trees of any sensible depth: 8 MB, which is what a
// program's main stack has, end after some thousand calls in each other.
//
// It is another stack of the same thread. Code on it therefore holds the same locks, has the same
// thread-local values, and is on the main thread if its caller is. Calls are strictly nested: no call
// is suspended on it.

#define _GNU_SOURCE
#include "CTweenStack.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

typedef struct {
  char *low;   // the first byte that may be used, above the guard
  char *high;  // the first byte behind
  char *base;  // of the mapping
  size_t length;
} Segment;

typedef struct {
  ucontext_t outer;
  ucontext_t inner;
  void (*body)(void *);
  void *context;
} Call;

static _Thread_local Segment large;
static _Thread_local char *own_low;  // of the thread's own stack; NULL: not found yet
static _Thread_local char *own_high;
static _Thread_local int levels;
// A call runs on the large stack, or has switched to a stack of its own and will return to it.
static _Thread_local bool is_taken;

static pthread_key_t segment_key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;
static bool has_key;

static void unmap_segment(void *mapped) {
  Segment *segment = mapped;
  munmap(segment->base, segment->length);
  segment->low = segment->high = NULL;
}

static void make_key(void) { has_key = pthread_key_create(&segment_key, unmap_segment) == 0; }

static char *find_own_low(void) {
  pthread_attr_t attributes;
  void *low = NULL;
  size_t size = 0, guard = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &low, &size);
    pthread_attr_getguardsize(&attributes, &guard);
    pthread_attr_destroy(&attributes);
  }
  // On a system that reports no size, the smallest usual size is assumed.
  if (!low) {
    own_high = (char *)UINTPTR_MAX;
    return (char *)__builtin_frame_address(0) - (128 << 10);
  }
  own_high = (char *)low + size;
  return (char *)low + guard;
}

bool cts_is_on_large_stack(void) {
  char *here = __builtin_frame_address(0);
  return here >= large.low && here < large.high;
}

size_t cts_bytes_left(void) {
  char *here = __builtin_frame_address(0);
  if (here >= large.low && here < large.high) return (size_t)(here - large.low);
  if (!own_low) own_low = find_own_low();
  if (here >= own_low && here < own_high) return (size_t)(here - own_low);
  // A stack that a program made for itself: its end is unknown.
  return SIZE_MAX;
}

// A quarter of the address space that the process may have, where that is limited: what is mapped
// counts against the limit, touched or not, and the rest is the program's.
static size_t allowed_size(size_t size, size_t least) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return size;
  size_t share = (size_t)(limit.rlim_cur / 4);
  if (share < least) share = least;
  return share < size ? share : size;
}

static bool map_segment(size_t size, size_t least) {
  if (large.low) return true;
  size = allowed_size(size, least);
  pthread_once(&key_once, make_key);
  if (!has_key) return false;
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  // Where address space is short, half of the size may be available.
  for (; size >= least; size /= 2) {
    size_t length = (size + page - 1) / page * page + page;
    void *base = mmap(
        NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK,
        -1, 0);
    if (base == MAP_FAILED) continue;
    // A call that exceeds the stack traps at the guard page, as on any stack.
    if (mprotect(base, page, PROT_NONE) == 0 && pthread_setspecific(segment_key, &large) == 0) {
      large = (Segment){(char *)base + page, (char *)base + length, base, length};
      return true;
    }
    munmap(base, length);
  }
  return false;
}

// makecontext hands on ints only: a pointer goes as its two halves.
static void start(unsigned high, unsigned low) {
  Call *call = (Call *)(((uintptr_t)high << 16 << 16) | (uintptr_t)low);
  call->body(call->context);
}

bool cts_run(size_t size, size_t least, void (*body)(void *), void *context) {
  if (is_taken || !map_segment(size, least)) return false;
  Call call = {.body = body, .context = context};
  if (getcontext(&call.inner) != 0) return false;
  call.inner.uc_stack.ss_sp = large.low;
  call.inner.uc_stack.ss_size = (size_t)(large.high - large.low);
  call.inner.uc_link = &call.outer;
  uintptr_t address = (uintptr_t)&call;
  makecontext(
      &call.inner, (void (*)(void))start, 2, (unsigned)(address >> 16 >> 16), (unsigned)address);
  is_taken = true;
  bool has_run = swapcontext(&call.outer, &call.inner) == 0;
  is_taken = false;
  return has_run;
}

bool cts_enter(int most) {
  if (levels >= most) return false;
  levels++;
  return true;
}

void cts_leave(void) { levels--; }
