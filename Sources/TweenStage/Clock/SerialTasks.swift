import Foundation

/// Tasks that are no business of the main actor's, run one after another on the thread of the stage
/// that made them.
///
/// On threads of their own they would come back in whichever frame they happen to: a program whose
/// model sleeps and counts off the main actor would look different in every run. Only what begins
/// on a stage's thread while a headless stage runs is gathered; a live stage leaves tasks alone, so
/// that their work doesn't hold its frames up.
enum SerialTasks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  // Unchecked: touched on the main thread only; `gathering` and the hook ask for it, and
  // `runGathered` is the main actor's.
  private nonisolated(unsafe) static var jobs: [UnownedJob] = []
  private nonisolated(unsafe) static var depth = 0

  /// The runtime asks this hook about each job without an actor. Where the runtime is linked so that
  /// it can't be found, tasks run on the system's threads.
  private static let isHooked: Bool = {
    guard let place = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      return false
    }
    let hook = place.assumingMemoryBound(to: Hook?.self)
    // Somebody else's hook stays.
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

  /// Runs `body`; the tasks it begins are gathered for `runGathered` if `isWanted`.
  @MainActor static func gathering<Result>(
    _ isWanted: Bool, _ body: () throws -> Result
  ) rethrows -> Result {
    guard isWanted, Thread.isMainThread, isHooked else { return try body() }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Whether any are gathered.
  @MainActor static var hasGathered: Bool { !jobs.isEmpty }

  /// Runs the gathered tasks as far as they get, in the order they were begun; not those that they
  /// begin.
  ///
  /// - Returns: whether there were any.
  @MainActor static func runGathered() -> Bool {
    guard !jobs.isEmpty else { return false }
    let due = jobs
    jobs = []
    for job in due { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    return true
  }
}
