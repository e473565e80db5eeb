/// Counts updates in which views post work for later turns while they are evaluated: for example a
/// block that measures and writes the result. The write may cause another evaluation, which posts
/// the block again, without an end.
@MainActor struct PostedTurns {
  /// The number of updates in a frame that may post work which runs in the same frame.
  private static let most = 3

  private var count = 0
  private var isInVain = false

  /// Whether posted work waits for the next frame: the limit is reached, or the last update that
  /// posted work changed nothing visible.
  var wait: Bool { isInVain || count > Self.most }

  mutating func beginFrame() {
    count = 0
    isInVain = false
  }

  /// Allows posting again after an event.
  mutating func beginEvent() { isInVain = false }

  /// Records that views posted work in an update.
  mutating func note(hasChangedDrawing: Bool) {
    count += 1
    isInVain = !hasChangedDrawing
  }
}
