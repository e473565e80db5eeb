// Apple's module also exports Darwin's C library, and swift-argument-parser relies on that.
@_exported import Glibc

// A package that finds this module uses these names without a dependency on it. One of its files may have
// been compiled before the module existed, and the next one after. Therefore the lock has the type that
// such packages use without the module, and the functions are compiled into their callers.

/// A lock for short times. It must stay at one place in memory, for example behind an
/// `UnsafeMutablePointer`; `OSAllocatedUnfairLock` ensures that itself.
public typealias os_unfair_lock = pthread_mutex_t

/// Another name of `os_unfair_lock`, by which C declares its structure.
public typealias os_unfair_lock_s = pthread_mutex_t

/// A pointer to the place of a lock in memory.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free and takes it. A thread that already holds the lock waits for ever.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Takes the lock if it is free, and returns whether it did.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Returns the lock, which the calling thread must hold.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
