import TweenMotion
import TweenViews

/// What a moment of a program has to show: with some of them an input file is a test.
///
/// The program does not receive it. It is compared with the first frame at or after its moment, after the
/// input of that frame.
public struct InputExpectation: Equatable, Sendable {
  /// What is expected.
  public enum Subject: Equatable, Sendable {
    /// An element of the tree that is called so: by its label, or by its identifier after `#`. One of
    /// that name has to have the role and the value, each where it is not nil.
    case element(name: String, role: ViewGraph.Element.Role? = nil, value: String? = nil)
    /// No element is called so.
    case absence(name: String)
    /// The SHA-256 of the frame's pixels, as a manifest has it, in hexadecimal digits; or its first ones.
    case pixels(hash: String)
  }

  /// The moment, on the stage's clock.
  public var time: StageTime
  /// What is expected.
  public var subject: Subject
  /// What the window is called; nil: the one that the stage shows.
  public var window: String?

  /// An expectation of a moment.
  public init(time: StageTime, _ subject: Subject, window: String? = nil) {
    self.time = time
    self.subject = subject
    self.window = window
  }
}

extension InputExpectation {
  /// Its line in an input file.
  var line: String {
    var parts = ["\"at\":\(time.secondsText)"]
    switch subject {
    case .element(let name, let role, let value):
      parts.append("\"expect\":\(JSONText.string(name))")
      if let role { parts.append("\"role\":\"\(role.rawValue)\"") }
      if let value { parts.append("\"value\":\(JSONText.string(value))") }
    case .absence(let name):
      parts.append("\"absent\":\(JSONText.string(name))")
    case .pixels(let hash): parts.append("\"hash\":\"\(hash)\"")
    }
    if let window { parts.append("\"window\":\(JSONText.string(window))") }
    return "{" + parts.joined(separator: ",") + "}"
  }
}
