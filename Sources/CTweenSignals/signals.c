#include "CTweenSignals.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

static atomic_int told_file = -1;

static void tell(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe has bytes enough to end the process by.
  ssize_t count = write(atomic_load(&told_file), &byte, 1);
  (void)count;
  errno = saved;
}

static bool has_handler(const struct sigaction *action) {
  return (action->sa_flags & SA_SIGINFO) != 0 || action->sa_handler != SIG_DFL;
}

bool ctw_watch_signal(int number, int file) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0 || has_handler(&action)) return false;
  atomic_store(&told_file, file);
  memset(&action, 0, sizeof action);
  action.sa_handler = tell;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  return sigaction(number, &action, NULL) == 0;
}

void ctw_forget_signal(int number) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0) return;
  if ((action.sa_flags & SA_SIGINFO) != 0 || action.sa_handler != tell) return;
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
}
