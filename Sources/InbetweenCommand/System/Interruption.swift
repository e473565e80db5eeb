import Glibc

/// Signals that end the command, while it has files to remove: the running child process is ended, and the
/// command continues with an error, which removes the files.
///
/// Without it a signal ends the command at once.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  // Written by the handler of signals, and read between two calls of the system.
  nonisolated(unsafe) private static var received: Int32 = 0
  nonisolated(unsafe) private static var child: pid_t = 0
  nonisolated(unsafe) private static var isWatching = false

  private static var signalSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }

  /// Calls `body` with signals watched. After a signal the process ends by it, once `body` has returned.
  static func watched<Value>(
    _ body: () throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    received = 0
    child = 0
    isWatching = true
    var watched: [Int32] = []
    // A parent's thread may have blocked them.
    var all = signalSet
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    for number in signals {
      // A signal that is ignored, as under nohup, stays so.
      if let old = signal(number, SIG_IGN), unsafeBitCast(old, to: Int.self) == 1 { continue }
      watched.append(number)
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        if Interruption.received == 0 { Interruption.received = number }
        // SwiftPM ends its compilers after SIGINT.
        if Interruption.child > 0 { kill(Interruption.child, SIGINT) }
      }
      sigaction(number, &action, nil)
    }
    defer {
      for number in watched { signal(number, SIG_DFL) }
      isWatching = false
      if received != 0 {
        raise(received)
        // The first process of a container is not ended by its own signals.
        exit(128 + received)
      }
    }
    return try body()
  }

  /// Calls `body`, which removes files, with signals ignored, in child processes too.
  static func ignored(_ body: () -> Void) {
    let watched = isWatching ? signals : []
    var old: [sigaction] = []
    for number in watched {
      var (action, former) = (sigaction(), sigaction())
      action.__sigaction_handler.sa_handler = SIG_IGN
      sigaction(number, &action, &former)
      old.append(former)
    }
    let earlier = received
    received = 0
    body()
    received = earlier
    for (number, action) in zip(watched, old) {
      var action = action
      sigaction(number, &action, nil)
    }
  }

  /// Throws an error after a signal.
  static func check() throws(CommandFailure) {
    if received != 0 { throw CommandFailure("ended by signal \(received)", 128 + received) }
  }

  /// Starts a child process, which the next signal ends. Throws an error instead after a signal.
  ///
  /// - Parameter start: Starts it, with these attributes, and returns its number; 0 if that failed.
  static func start(_ start: (inout posix_spawnattr_t) -> pid_t) throws(CommandFailure) {
    var (blocked, before) = (signalSet, sigset_t())
    // A signal between the check or the start and the assignment waits for the assignment.
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try check()
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &before)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    child = start(&attributes)
    posix_spawnattr_destroy(&attributes)
  }

  /// The child process has ended; its number may belong to another process soon.
  static func forgetChild() { child = 0 }
}
