import Foundation

/// Tasks without an actor, run one after another on the thread of the stage that started them.
///
/// On threads of their own they would finish in an arbitrary frame: a program whose model sleeps and counts
/// off the main actor would look different in every run. Only tasks that start on a stage's thread while a
/// headless stage runs are gathered. A live stage leaves tasks to the system's threads, so that their work
/// does not delay its frames.
enum SerialTasks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  // Unchecked: used on the main thread only. `gathering` and the hook check the thread, and `runGathered`
  // is isolated to the main actor.
  private nonisolated(unsafe) static var jobs: [UnownedJob] = []
  private nonisolated(unsafe) static var depth = 0

  /// Whether the runtime calls the hook for each job without an actor. Where the runtime does not export
  /// the hook, tasks run on the system's threads.
  private static let isHooked: Bool = {
    guard let place = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      return false
    }
    let hook = place.assumingMemoryBound(to: Hook?.self)
    // A hook that another library installed stays.
    guard hook.pointee == nil else { return false }
    hook.pointee = { job, enqueue in
      if Thread.isMainThread, SerialTasks.depth > 0 {
        SerialTasks.jobs.append(job)
      } else {
        enqueue(job)
      }
    }
    return true
  }()

  /// Runs `body`. If `isWanted`, the tasks that start in it are gathered for `runGathered`.
  @MainActor static func gathering<Result>(
    _ isWanted: Bool, _ body: () throws -> Result
  ) rethrows -> Result {
    guard isWanted, Thread.isMainThread, isHooked else { return try body() }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Whether gathered tasks wait.
  @MainActor static var hasGathered: Bool { !jobs.isEmpty }

  /// Runs the gathered tasks up to their next suspension, in the order in which they were started. Tasks
  /// that start meanwhile wait for the next call.
  ///
  /// - Returns: whether tasks were gathered.
  @MainActor static func runGathered() -> Bool {
    guard !jobs.isEmpty else { return false }
    let due = jobs
    jobs = []
    for job in due { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    return true
  }
}
