import TweenMotion

/// A check that `explore` applies to each frame of a program.
@MainActor protocol MotionCheck: AnyObject {
  /// The name by which the check is switched off, such as `contrast`.
  static var id: String { get }
  /// The fault that the check finds, in one sentence.
  static var summary: String { get }
  /// The document that defines the limit, such as `WCAG 2.2, 1.4.3`.
  static var source: String { get }

  init()

  /// Examines the frame that the stage shows. Called for each frame in order, beginning with frame 0.
  ///
  /// - Returns: the faults of this frame. `explore` reports each pair of check and subject once.
  func examine(_ frame: ExploredFrame) throws -> [Finding]
}

/// A fault that a check found.
struct Finding: Codable, Equatable, Sendable {
  /// The check's id.
  var check: String
  /// The view or the element with the fault: a path as of `ShownView`, or an element's name.
  var subject: String
  /// The fault with the found and the expected values, as one sentence.
  var sentence: String
  private var flicks: Int64

  init(check: String, subject: String, sentence: String, time: StageTime) {
    self.check = check
    self.subject = subject
    self.sentence = sentence
    flicks = time.flicks
  }

  /// The moment of the frame.
  var time: StageTime { StageTime(flicks: flicks) }
}
