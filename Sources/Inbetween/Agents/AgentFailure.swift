import TweenMotion
import TweenRaster
import TweenStage

/// The reason why a tool call failed, in one or more sentences.
struct AgentFailure: Error, Equatable, CustomStringConvertible {
  /// The sentences, each with its full stop.
  var description: String

  init(_ description: String) { self.description = description }

  /// Describes an error of the engine.
  init(_ error: any Error) {
    switch error {
    case let failure as AgentFailure: self = failure
    case let error as InputScriptError where error.file == AgentSession.inputName:
      self.init("Found \(error.found); expected \(error.expected).")
    default: self.init(SentenceText.capitalized(ProgramRunner.sentence(of: error)))
    }
  }
}

/// The beginnings of sentences.
enum SentenceText {
  /// Returns the sentence with its first letter in upper case.
  static func capitalized(_ sentence: String) -> String {
    sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// Returns the names as `a, b or c`.
  static func choices(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "none" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
