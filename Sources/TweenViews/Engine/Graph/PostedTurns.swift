/// What views post for later turns while they are evaluated: a block that measures, say, which writes
/// what it found. It may have them evaluated again, which posts the block again, without an end.
@MainActor struct PostedTurns {
  /// So many updates of a frame may each post work and have it done in the same frame.
  private static let most = 3

  private var count = 0
  private var isInVain = false

  /// Whether what is posted waits for the next frame: enough has been, or the last update that posted
  /// something changed nothing that is seen.
  var wait: Bool { isInVain || count > Self.most }

  mutating func beginFrame() {
    count = 0
    isInVain = false
  }

  /// What an event brings about may post anew.
  mutating func beginEvent() { isInVain = false }

  /// Views have posted work in an update.
  mutating func note(hasChangedDrawing: Bool) {
    count += 1
    isInVain = !hasChangedDrawing
  }
}
