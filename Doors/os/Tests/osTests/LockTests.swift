import Foundation
import Testing

@testable import os

@Suite struct LockTests {
  @Test func `threads that count under a lock lose nothing`() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8000)
  }

  @Test func `copies share the value`() {
    let one = OSAllocatedUnfairLock(initialState: ["a"])
    let other = one
    other.withLock { $0.append("b") }
    #expect(one.withLock { $0 } == ["a", "b"])
  }

  @Test func `a lock that is held is not available`() {
    let lock = OSAllocatedUnfairLock()
    lock.precondition(.notOwner)
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable() && lock.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    #expect(lock.withLockIfAvailable { 1 } == 1)
    #expect(lock.withLock { "inside" } == "inside")
  }

  @Test func `an error gives the lock back`() {
    struct Failure: Error {}
    let lock = OSAllocatedUnfairLock(uncheckedState: 1)
    #expect(throws: Failure.self) { try lock.withLockUnchecked { _ in throw Failure() } }
    #expect(lock.withLockIfAvailable { $0 } == 1)
  }

  @Test func `the lock in a program's own memory`() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    defer { lock.deallocate() }
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }
}
