import Foundation
import Synchronization

/// A few threads that sleep until there are numbered tasks, and take them in turn.
///
/// The calling thread works too: with one thread there is no other, and no waiting. It does not wait
/// for helpers that are still waking up when no task is left: on a busy machine a frame takes no
/// longer than its own thread needs.
///
/// Every thread that wakes needs time on a processor, and the semaphore. With many more threads than
/// processors, or with small tasks, the waking alone would take all the time. So the pool starts only
/// as many threads as can work, and wakes only as many as the caller's limit.
final class WorkerPool {
  /// The number of tasks that can run at once, the caller's included.
  let width: Int
  /// The number of calls of helpers so far.
  private(set) var callCount = 0
  private let shared: Shared

  /// The number of threads that can be started on any machine: two for each of two processors have no
  /// measurable cost, and make it possible to test more than two threads anywhere.
  private static let leastLimit = 4

  /// The state that the threads retain; the pool itself can then be released and end them.
  ///
  /// Invariant: `body` and `taskCount` change only while `entry` is 0, that is while no helper is at
  /// work and none may begin; helpers read them only between `enter` and `leave`.
  private final class Shared: @unchecked Sendable {
    let start = DispatchSemaphore(value: 0)
    /// The number of calls that helpers have not answered yet.
    let calls = Atomic<Int>(0)
    let done = DispatchSemaphore(value: 0)
    let next = Atomic<Int>(0)
    let workers = Atomic<Int>(1)
    /// Twice the number of helpers at work, and 1 while others may begin.
    let entry = Atomic<Int>(0)
    let isEnding = Atomic<Bool>(false)
    var body: (Int, Int) -> Void = { _, _ in }
    var taskCount = 0

    func work(as worker: Int) {
      while true {
        let task = next.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
        if task >= taskCount { return }
        body(task, worker)
      }
    }

    func enter() -> Bool {
      var seen = entry.load(ordering: .acquiring)
      while seen & 1 == 1 {
        let (isDone, found) = entry.compareExchange(
          expected: seen, desired: seen + 2, ordering: .acquiringAndReleasing)
        if isDone { return true }
        seen = found
      }
      return false
    }

    /// Leaves the work; the last helper signals the caller, if it waits.
    func leave() {
      let rest = entry.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue
      if rest == 0 { done.signal() }
    }

    /// Wakes helpers until `count` are called, including those called before that have not come yet.
    /// Returns the number of helpers that it woke.
    ///
    /// The count is read once: helpers that come meanwhile are not called again; otherwise two
    /// threads could go on calling and coming while no task is left.
    func call(_ count: Int) -> Int {
      let missing = max(count - calls.load(ordering: .relaxed), 0)
      calls.wrappingAdd(missing, ordering: .relaxed)
      for _ in 0..<missing { start.signal() }
      return missing
    }

    func runHelper() {
      let worker = workers.wrappingAdd(1, ordering: .relaxed).oldValue
      while true {
        start.wait()
        if isEnding.load(ordering: .acquiring) { return }
        calls.wrappingSubtract(1, ordering: .relaxed)
        if enter() {
          work(as: worker)
          leave()
        }
      }
    }
  }

  /// - Parameters:
  ///   - threadCount: the largest number of working threads, the caller's included.
  ///   - processorCount: the number of threads that can work at once; threads beyond that, and beyond
  ///     four, are not started.
  init(
    threadCount: Int, processorCount: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    width = max(1, min(threadCount, max(processorCount, Self.leastLimit)))
    let shared = Shared()
    self.shared = shared
    for _ in 1..<width {
      let thread = Thread { shared.runHelper() }
      thread.name = "TweenRaster"
      thread.start()
    }
  }

  deinit {
    shared.isEnding.store(true, ordering: .releasing)
    for _ in 1..<width { shared.start.signal() }
  }

  /// Calls `body(task, worker)` for every task below `count`, on any thread and in any order, each
  /// `worker` below `width` being used by one thread at a time; returns when all are done.
  ///
  /// - Parameter helpers: the largest number of threads that are worth waking for it.
  func run(
    _ count: Int, helpers: Int = .max, _ body: (_ task: Int, _ worker: Int) -> Void
  ) {
    let helpers = min(helpers, width - 1, count - 1)
    if helpers <= 0 {
      for task in 0..<count { body(task, 0) }
      return
    }
    withoutActuallyEscaping(body) { body in
      shared.body = body
      shared.taskCount = count
      shared.next.store(0, ordering: .relaxed)
      shared.entry.store(1, ordering: .releasing)
      callCount += shared.call(helpers)
      shared.work(as: 0)
      // No helper begins after this; the caller waits for those at work.
      if shared.entry.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0 {
        shared.done.wait()
      }
      shared.body = { _, _ in }
    }
  }
}
