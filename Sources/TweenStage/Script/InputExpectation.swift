import TweenMotion
import TweenViews

/// The content that a moment of a program must show. Expectations make an input file a test.
///
/// The program does not receive them. An expectation is compared with the first frame at or after its
/// moment, after the input of that frame.
public struct InputExpectation: Equatable, Sendable {
  /// The content that is compared with the frame.
  public enum Subject: Equatable, Sendable {
    /// An element of the tree with a label, or with an identifier after `#`. One element of that name must
    /// have the role and the value, unless they are nil.
    case element(name: String, role: ViewGraph.Element.Role? = nil, value: String? = nil)
    /// The absence of any element with a label, or with an identifier after `#`.
    case absence(name: String)
    /// The SHA-256 of the frame's pixels in hexadecimal digits, as in a manifest, or its first digits. A
    /// file has 16 to 64 digits.
    case pixels(hash: String)
  }

  /// The moment that the expectation is about, on the stage's clock.
  public var time: StageTime
  /// The content that the frame must show.
  public var subject: Subject
  /// The window's id; nil: the window that the stage shows.
  public var window: String?

  /// Creates an expectation for a moment. Nothing is checked.
  public init(time: StageTime, _ subject: Subject, window: String? = nil) {
    self.time = time
    self.subject = subject
    self.window = window
  }
}

extension InputExpectation {
  /// The expectation as a line of an input file.
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
