import Glibc

/// A lock and the value that it guards, in memory of their own: copies share both.
///
/// As on Apple's systems, a thread that takes the lock twice, or returns a lock that another thread holds,
/// ends the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Whether the calling thread holds the lock.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread holds the lock.
    case owner
    /// The calling thread does not hold the lock.
    case notOwner
  }

  private let guarded: Guarded<State>

  /// Creates a lock that guards a value of any type. The program must ensure that threads may share the
  /// value.
  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

  /// Calls a closure with the value while the lock is held, and returns the closure's result.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    guarded.lock()
    defer { guarded.unlock() }
    return try body(&guarded.state)
  }

  /// Calls a closure with the value if the lock is free, and returns its result; otherwise returns nil at
  /// once.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard guarded.lockIfAvailable() else { return nil }
    defer { guarded.unlock() }
    return try body(&guarded.state)
  }

  /// Calls a closure with the value while the lock is held, and returns the closure's result.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the value if the lock is free, and returns its result; otherwise returns nil at
  /// once.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the program unless the calling thread holds the lock (`owner`) or does not hold it (`notOwner`).
  public func precondition(_ condition: Ownership) {
    Swift.precondition(
      guarded.isHeldHere == (condition == .owner),
      condition == .owner ? "The lock is not held by this thread." : "The lock is held here.")
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a free lock that guards a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a free lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Calls a closure while the lock is held, and returns the closure's result.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Calls a closure while the lock is held, and returns the closure's result.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Calls a closure if the lock is free, and returns its result; otherwise returns nil at once.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }

  /// Calls a closure if the lock is free, and returns its result; otherwise returns nil at once.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }

  /// Waits until the lock is free and takes it.
  @available(*, noasync, message: "Use withLock: another thread may go on after a suspension.")
  public func lock() { guarded.lock() }

  /// Returns the lock, which the calling thread must hold.
  @available(*, noasync, message: "Use withLock: another thread may go on after a suspension.")
  public func unlock() { guarded.unlock() }

  /// Takes the lock if it is free, and returns whether it did.
  @available(*, noasync, message: "Use withLockIfAvailable.")
  public func lockIfAvailable() -> Bool { guarded.lockIfAvailable() }
}

/// A value and its lock, which stores its thread.
private final class Guarded<State>: @unchecked Sendable {
  var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ state: State) {
    self.state = state
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() {
    let result = pthread_mutex_lock(mutex)
    precondition(result == 0, "The lock is taken twice by one thread.")
  }

  func lockIfAvailable() -> Bool { pthread_mutex_trylock(mutex) == 0 }

  func unlock() {
    let result = pthread_mutex_unlock(mutex)
    precondition(result == 0, "The lock is given back by a thread that doesn't have it.")
  }

  /// Whether the calling thread holds the lock. Only then a timed wait reports a deadlock.
  var isHeldHere: Bool {
    var past = timespec()
    switch pthread_mutex_timedlock(mutex, &past) {
    case 0:
      unlock()
      return false
    case EDEADLK: return true
    default: return false
    }
  }
}
