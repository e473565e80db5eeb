#define _GNU_SOURCE
#include "CTweenFork.h"

#include "../CTweenPresent/redirect.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// A pipe whose second descriptor is above CTF_LIFE, so that neither `dup2` of `start` replaces it.
static int make_life(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  int end = fcntl(ends[1], F_DUPFD_CLOEXEC, CTF_LIFE + 1);
  int failure = errno;
  close(ends[1]);
  ends[1] = end;
  if (end >= 0) return 0;
  close(ends[0]);
  return -failure;
}

static int start(
    const char *path, char *const arguments[], char *const environment[], int connection, int life) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure != 0) return -failure;
  failure = posix_spawnattr_init(&attributes);
  if (failure != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return -failure;
  }
  // Ctrl+C in a terminal is the window's to act on. Signals that the window ignores or blocks have
  // their defaults.
  sigset_t defaults, blocked;
  sigemptyset(&blocked);
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGCHLD);
  posix_spawnattr_setsigmask(&attributes, &blocked);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  failure = posix_spawn_file_actions_adddup2(&actions, connection, CTF_CONNECTION);
  if (failure == 0) failure = posix_spawn_file_actions_adddup2(&actions, life, CTF_LIFE);
  if (failure == 0)
    failure = posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  for (int output = 1; output <= 2 && failure == 0; output++)
    failure = posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  if (failure == 0)
    failure = posix_spawn_file_actions_addclosefrom_np(&actions, CTF_LIFE + 1);
  pid_t number = 0;
  if (failure == 0)
    failure = posix_spawn(&number, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return failure != 0 ? -failure : (int)number;
}

int ctf_start(
    const char *path, char *const arguments[], char *const environment[], int connection, int *life) {
  int ends[2];
  int number = make_life(ends);
  if (number < 0) return number;
  number = start(path, arguments, environment, connection, ends[1]);
  close(ends[1]);
  if (number < 0) {
    close(ends[0]);
  } else {
    *life = ends[0];
  }
  return number;
}

int ctf_is_over(int life) {
  struct pollfd request = {.fd = life, .events = 0};
  return poll(&request, 1, 0) > 0 && (request.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

typedef long (*system_call_t)(long, long, long, long, long, long, long);

static system_call_t system_call;
static long thread_number;

// Stands in for syscall, which passes six arguments on, however many it was given.
static long call_system(long number, long a, long b, long c, long d, long e, long f) {
  if (number == SYS_gettid) return thread_number;
  return system_call(number, a, b, c, d, e, f);
}

static int process_number(void) { return (int)thread_number; }

// The kernel's number of this process.
static pid_t own_process(void) {
  return system_call == NULL ? getpid() : (pid_t)system_call(SYS_getpid, 0, 0, 0, 0, 0, 0);
}

int ctf_keep_numbers(void) {
  system_call = (system_call_t)dlsym(RTLD_DEFAULT, "syscall");
  if (system_call == NULL) return 0;
  thread_number = system_call(SYS_gettid, 0, 0, 0, 0, 0, 0);
  const redirection_t functions[] = {
      {"syscall", (void *)call_system}, {"getpid", (void *)process_number}};
  return redirect_calls(functions, 2);
}

int ctf_fork(void) {
  pid_t number = fork();
  return number < 0 ? -errno : (int)number;
}

int ctf_connect(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : -errno;
}

int ctf_make_memory(void) {
  int file = memfd_create("inbetween frame", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -errno;
  if (fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK) != 0) {
    int failure = errno;
    close(file);
    return -failure;
  }
  return file;
}

int ctf_free_memory(int file, size_t size) {
  int mode = FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE;
  return size == 0 || fallocate(file, mode, 0, (off_t)size) == 0 ? 0 : -errno;
}

union control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int) * CTF_MOST_FILES)];
};

ssize_t ctf_send(
    int connection, const void *bytes, size_t count, const int *files, int file_count) {
  if (file_count < 0 || file_count > CTF_MOST_FILES) return -EINVAL;
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  union control control;
  memset(&control, 0, sizeof control);
  if (file_count > 0) {
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)file_count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)file_count);
    memcpy(CMSG_DATA(header), files, sizeof(int) * (size_t)file_count);
  }
  ssize_t sent = sendmsg(connection, &message, MSG_NOSIGNAL);
  return sent < 0 ? -errno : sent;
}

ssize_t ctf_receive(int connection, void *bytes, size_t count, int *files, int *file_count) {
  struct iovec part = {.iov_base = bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  union control control;
  message.msg_control = control.bytes;
  message.msg_controllen = sizeof control.bytes;
  *file_count = 0;
  ssize_t received = recvmsg(connection, &message, MSG_CMSG_CLOEXEC);
  if (received < 0) return -errno;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t had = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < had; index++) {
      int file;
      memcpy(&file, CMSG_DATA(header) + index * sizeof(int), sizeof(int));
      if (*file_count < CTF_MOST_FILES) {
        files[(*file_count)++] = file;
      } else {
        close(file);
      }
    }
  }
  return received;
}

static volatile sig_atomic_t watched = -1;

static void look(int number) {
  (void)number;
  int saved = errno;
  struct pollfd request = {.fd = watched, .events = 0};
  if (poll(&request, 1, 0) > 0 && (request.revents & (POLLHUP | POLLERR)) != 0) _exit(0);
  errno = saved;
}

int ctf_end_with(int connection) {
  watched = connection;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = look;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGIO, &action, NULL) != 0) return -errno;
  int flags = fcntl(connection, F_GETFL);
  if (flags < 0 || fcntl(connection, F_SETOWN, own_process()) != 0
      || fcntl(connection, F_SETFL, flags | O_ASYNC) != 0)
    return -errno;
  // The other end may have been closed before.
  look(SIGIO);
  return 0;
}

int ctf_adopt(void) {
  signal(SIGCHLD, SIG_IGN);
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0 ? 0 : -errno;
}

void ctf_await_children(int milliseconds) {
  const struct timespec pause = {.tv_nsec = 1000000};
  for (int waited = 0; waited < milliseconds; waited++) {
    if (waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD) return;
    nanosleep(&pause, NULL);
  }
}

int ctf_renew_events(int descriptor) {
  if (descriptor < 0) return 0;
  int fresh = eventfd(1, EFD_CLOEXEC | EFD_NONBLOCK);
  if (fresh < 0) return -errno;
  int failure = dup3(fresh, descriptor, O_CLOEXEC) < 0 ? -errno : 0;
  close(fresh);
  return failure;
}
