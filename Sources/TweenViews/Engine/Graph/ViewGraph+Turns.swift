import TweenMotion

// Between two updates a program's own code runs in turns: what a timer's moment brings, what waits
// on the main queue. Each turn that changes something is an update of its own, so that `onChange`
// hears of every change and the next turn finds the tree as the one before left it.
extension ViewGraph {
  /// Turns without an end have had their share of this frame; the rest waits for the next.
  private static let mostTurns = 1000

  /// So many turns of a frame have an update of their own; what later ones change is shown together.
  /// More would let a task that writes at each step hold frames up for longer; fewer would hide
  /// honest chains of changes from those who listen to them.
  private static let mostTurnUpdates = 256

  /// Whether turns share an update: those that views post at each evaluation would have an update each.
  package var sharesTurns: Bool { updateState.postedTurns.wait }

  /// Brings the tree up to date, and notes whether what it evaluated left work for later turns.
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

  /// Fires what is due, moment by moment, with what its tasks do.
  func fireTimers() {
    let firesAll = clock.fire(upTo: now) {
      if !sharesTurns, updateState.turnUpdates < Self.mostTurnUpdates, hasChanges {
        updateForTurn()
      }
      if sharesTurns { goOnFromMoment() } else { settleTasks() }
    }
    if !firesAll {
      warn(
        "Timers and sleeps ended more than \(TimerQueue.mostFires) times in one frame; the rest "
          + "waits for the next.")
    }
  }

  /// Lets tasks go on as far as they get at this moment, turn by turn, and shows what they write in
  /// this frame. What views have posted too often waits for the next frame, as all turns do after it.
  func settleTasks() {
    guard let runTasks = host.runTasks else { return }
    for _ in 0..<Self.mostTurns {
      guard !sharesTurns else { return }
      let hasMore = runTasks()
      guard hasChanges else {
        if hasMore { continue } else { return }
      }
      if updateState.turnUpdates < Self.mostTurnUpdates {
        guard updateForTurn() else { return }
      } else if !hasMore {
        flush()
        return
      }
    }
    flush()
  }

  /// Lets those go on who slept until a moment: they sleep on from it. What they write is shown with
  /// what the following moments bring.
  private func goOnFromMoment() {
    guard let runTasks = host.runTasks else { return }
    for _ in 0..<Self.mostTurns where !runTasks() { return }
  }

  /// False where what is left waits for the next frame.
  @discardableResult private func updateForTurn() -> Bool {
    updateState.turnUpdates += 1
    return flush()
  }
}
