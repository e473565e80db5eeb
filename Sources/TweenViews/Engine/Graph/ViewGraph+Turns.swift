import TweenMotion

// Between two updates a program's own code runs in turns: the actions of timers at one moment, or
// the jobs on the main queue. Each turn that changes something has an update of its own, so that
// `onChange` is called for every change and the next turn finds an updated tree.
extension ViewGraph {
  /// The highest number of turns in a frame. Further turns wait for the next frame.
  private static let maximumTurns = 1000

  /// The highest number of turns in a frame with an update of their own; the changes of later turns
  /// share one. With a higher limit a task that writes at each step would delay frames; with a
  /// lower one chains of intended changes would be hidden from `onChange`.
  private static let maximumTurnUpdates = 256

  /// Whether turns share an update. Work that views post at each evaluation would otherwise have an
  /// update each.
  package var sharesTurns: Bool { updateState.postedTurns.wait }

  /// Updates the tree, and records whether the evaluated views left work for later turns.
  func runPassWatchingPosts() {
    guard let hasTasks = host.hasTasks, !hasTasks() else { return runPass() }
    let newest = timers.newest
    let passes = windows.map { ($0.displayPass, $0.displayPass.beginWatch()) }
    runPass()
    var hasChangedDrawing = windows.count != passes.count
    for (pass, wasNeeded) in passes where pass.endWatch(wasNeeded) { hasChangedDrawing = true }
    guard hasTasks() || timers.hasNewer(than: newest, dueBy: now) else { return }
    updateState.postedTurns.note(hasChangedDrawing: hasChangedDrawing)
  }

  /// Whether the program wrote something that is not shown yet.
  package var hasChanges: Bool { queue.hasWritesOrNodes }

  /// Fires the due timers, moment by moment, together with the tasks that they resume.
  func fireTimers() {
    let firesAll = clock.fire(upTo: now) {
      if !sharesTurns, updateState.turnUpdates < Self.maximumTurnUpdates, hasChanges {
        updateForTurn()
      }
      if sharesTurns { resumeTasks() } else { settleTasks() }
    }
    if !firesAll {
      warnOfEndlessWork(
        "Timers and sleeps ended more than \(TimerQueue.maximumFires) times in one frame; the rest "
          + "waits for the next frame.")
    }
  }

  /// Runs tasks as far as possible at this moment, turn by turn, and shows their writes in this
  /// frame. Work that views post too often waits for the next frame, as do all turns after it.
  func settleTasks() {
    guard let runTasks = host.runTasks else { return }
    for _ in 0..<Self.maximumTurns {
      guard !sharesTurns else { return }
      let hasMore = runTasks()
      guard hasChanges else {
        if hasMore { continue } else { return }
      }
      if updateState.turnUpdates < Self.maximumTurnUpdates {
        guard updateForTurn() else { return }
      } else if !hasMore {
        flush()
        return
      }
    }
    flush()
  }

  /// Runs the tasks that slept until this moment, which may sleep again. Their writes are shown
  /// together with those of the following moments.
  private func resumeTasks() {
    guard let runTasks = host.runTasks else { return }
    for _ in 0..<Self.maximumTurns where !runTasks() { return }
  }

  /// Updates the tree for one turn. Returns false if the rest waits for the next frame.
  @discardableResult private func updateForTurn() -> Bool {
    updateState.turnUpdates += 1
    return flush()
  }
}
