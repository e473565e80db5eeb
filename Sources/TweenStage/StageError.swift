import TweenViews

/// An error of a stage: it did not settle, failed, or has no such window.
public enum StageError: Error, Hashable, Sendable {
  /// Something still moves after `seconds` of the stage's time: `movements`. Without movements the program
  /// changes its content in every frame.
  case notSettled(seconds: Double, movements: [Movement])
  /// The program cannot continue; the reason is one sentence.
  case failed(String)
  /// The window that should be shown is not open at that time. `open` are the ids of the open windows.
  case noWindow(String, seconds: Double, open: [String])
}

extension StageError: CustomStringConvertible {
  /// The error as a sentence for people. `notSettled` names everything that still moves.
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
      return "No window is called \"\(name)\" at \(JSONText.short(seconds)) s; "
        + (open.isEmpty ? "none is open." : "expected one of \(names).")
    }
  }
}
