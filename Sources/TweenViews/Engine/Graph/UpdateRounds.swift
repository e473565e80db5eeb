/// Counts the updates of one frame, and records which nodes write state in them, for the warning
/// about updates that do not end.
@MainActor struct UpdateRounds {
  /// The highest number of updates in a frame. Further updates wait for the next frame.
  private static let most = 64
  /// The number of last updates in which names are recorded. By then every writer has had a turn.
  private static let named = 8

  /// The node and the name of the action that is running.
  var writer: (node: ViewNode?, name: String) = (nil, "an action")
  private var count = 0
  private var names: [String] = []

  mutating func begin() {
    count = 0
    names = []
  }

  /// Counts an update. Returns a warning if the update must wait.
  mutating func next() -> (message: String, cause: String?)? {
    count += 1
    return count > Self.most ? (warning, names.first) : nil
  }

  /// Records the writer: the node under evaluation, or else the node of the running action.
  mutating func noteWriter(_ evaluated: ViewNode?) {
    guard count > Self.most - Self.named else { return }
    let name = (evaluated ?? writer.node)?.path ?? writer.name
    if !names.contains(name) { names.append(name) }
  }

  private var warning: String {
    guard let first = names.first else {
      return
        "More than \(Self.most) completions ran in one frame, each of an animation without changes. "
        + "The others run in the next frame."
    }
    let others = names.count == 1 ? "" : ", and \(names.dropFirst().joined(separator: ", "))"
    return "State keeps changing: more than \(Self.most) updates in one frame, written by "
      + "\(first)\(others). The updates continue in the next frame."
  }
}
