/// Counts the updates of one frame, and notes who writes state in them, for the warning where they
/// never end.
@MainActor struct UpdateRounds {
  /// More updates than these in one frame wait for the next frame.
  private static let most = 64
  /// Names are noted in the last updates only: by then those who write all have had a turn.
  private static let named = 8

  /// Whose action runs now.
  var writer: (node: ViewNode?, name: String) = (nil, "an action")
  private var count = 0
  private var names: [String] = []

  mutating func begin() {
    count = 0
    names = []
  }

  /// Counts an update. A warning instead where it has to wait.
  mutating func next() -> String? {
    count += 1
    return count > Self.most ? warning : nil
  }

  /// Notes who writes: the node whose body runs, or else the one whose action does.
  mutating func noteWriter(_ evaluated: ViewNode?) {
    guard count > Self.most - Self.named else { return }
    let name = (evaluated ?? writer.node)?.path ?? writer.name
    if !names.contains(name) { names.append(name) }
  }

  private var warning: String {
    guard let first = names.first else {
      return "Completions keep coming: more than \(Self.most) in one frame, each of an animation "
        + "that animates nothing. They go on in the next frame."
    }
    let others = names.count == 1 ? "" : ", and \(names.dropFirst().joined(separator: ", "))"
    return "State keeps changing: more than \(Self.most) updates in one frame, written by "
      + "\(first)\(others). They go on in the next frame."
  }
}
