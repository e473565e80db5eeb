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

  /// Whether the program wrote something that is not shown yet.
  package var hasChanges: Bool { queue.hasWritesOrNodes }

  /// Fires what is due, moment by moment, with what its tasks do.
  func fireTimers() {
    let firesAll = clock.fire(upTo: now) {
      if turnUpdates < Self.mostTurnUpdates, hasChanges { updateForTurn() }
      settleTasks()
    }
    if !firesAll {
      warn(
        "Timers and sleeps ended more than \(TimerQueue.mostFires) times in one frame; the rest "
          + "waits for the next.")
    }
  }

  /// Lets tasks go on as far as they get at this moment, turn by turn, and shows what they write in
  /// this frame.
  func settleTasks() {
    guard let runTasks else { return }
    for _ in 0..<Self.mostTurns {
      let hasMore = runTasks()
      guard hasChanges else {
        if hasMore { continue } else { return }
      }
      if turnUpdates < Self.mostTurnUpdates {
        guard updateForTurn() else { return }
      } else if !hasMore {
        flush()
        return
      }
    }
    flush()
  }

  /// False where what is left waits for the next frame.
  @discardableResult private func updateForTurn() -> Bool {
    turnUpdates += 1
    return flush()
  }
}
