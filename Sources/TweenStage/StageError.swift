import TweenViews

/// What a stage can't do.
public enum StageError: Error, Hashable, Sendable {
  /// After `seconds` of its time the stage still moves: `movements`, and a program that keeps
  /// changing what it shows if there are none.
  case notSettled(seconds: Double, movements: [Movement])
  /// The program can't go on: why, in one sentence.
  case failed(String)
  /// The window that is to be shown isn't open at that time; those that are.
  case noWindow(String, seconds: Double, open: [String])
}

extension StageError: CustomStringConvertible {
  /// The error as a sentence for people. One that has not settled names what still moves.
  public var description: String {
    switch self {
    case .notSettled(let seconds, let movements):
      let head = "The stage has not settled in \(seconds) s: "
      if movements.isEmpty { return head + "its state changes in every frame." }
      return head + movements.map(\.description).joined(separator: "; ") + "."
    case .failed(let sentence):
      return sentence
    case .noWindow(let name, let seconds, let open):
      let names = open.map { "\"\($0)\"" }.joined(separator: ", ")
      return "No window is called \"\(name)\" at \(JSONText.number(seconds)) s; "
        + (open.isEmpty ? "none is open." : "expected one of \(names).")
    }
  }
}
