import Foundation
import Synchronization

/// A few threads that sleep until there are tasks with numbers to be done, and take them in turn.
///
/// The calling thread works too: with one thread there is no other, and no waiting.
final class WorkerPool {
  /// How many tasks can run at once, the caller's included.
  let width: Int
  private let shared: Shared

  /// What the threads hold on to; the pool itself can then go away and end them.
  ///
  /// Invariant: `body`, `taskCount` and `isEnding` change only while every helper sleeps, that is
  /// before `start` is signalled and after `done` was waited for as often.
  private final class Shared: @unchecked Sendable {
    let start = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    let next = Atomic<Int>(0)
    let workers = Atomic<Int>(1)
    var body: (Int, Int) -> Void = { _, _ in }
    var taskCount = 0
    var isEnding = false

    func work(as worker: Int) {
      while true {
        let task = next.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
        if task >= taskCount { return }
        body(task, worker)
      }
    }
  }

  init(threadCount: Int) {
    width = max(1, threadCount)
    let shared = Shared()
    self.shared = shared
    for _ in 1..<width {
      let thread = Thread {
        let worker = shared.workers.wrappingAdd(1, ordering: .relaxed).oldValue
        while true {
          shared.start.wait()
          if shared.isEnding { return }
          shared.work(as: worker)
          shared.done.signal()
        }
      }
      thread.name = "TweenRaster"
      thread.start()
    }
  }

  deinit {
    shared.isEnding = true
    for _ in 1..<width { shared.start.signal() }
  }

  /// Calls `body(task, worker)` for every task below `count`, on any thread and in any order, each
  /// `worker` below `width` being used by one thread at a time; returns when all are done.
  func run(_ count: Int, _ body: (_ task: Int, _ worker: Int) -> Void) {
    if width == 1 || count <= 1 {
      for task in 0..<count { body(task, 0) }
      return
    }
    withoutActuallyEscaping(body) { body in
      let helpers = min(width, count) - 1
      shared.body = body
      shared.taskCount = count
      shared.next.store(0, ordering: .releasing)
      for _ in 0..<helpers { shared.start.signal() }
      shared.work(as: 0)
      for _ in 0..<helpers { shared.done.wait() }
      shared.body = { _, _ in }
    }
  }
}
