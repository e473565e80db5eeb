// As Apple's module brings Darwin's C library: swift-argument-parser counts on that.
@_exported import Glibc

// A package that finds this module takes these for Apple's, without a dependency on them: one of its
// files may have been compiled before the module was there, the next one after. So the lock is the very
// type that such packages use without the module, and the functions are compiled into who calls them.

/// A lock that is held for moments. It must stay at one place in memory, as an
/// `UnsafeMutablePointer` keeps it; `OSAllocatedUnfairLock` does so by itself.
public typealias os_unfair_lock = pthread_mutex_t

/// The same by its name in C.
public typealias os_unfair_lock_s = pthread_mutex_t

/// Where a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free and takes it. Who has it already waits for ever.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Takes the lock if it is free, and says whether it was.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Gives the lock back.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
