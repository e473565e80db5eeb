import Foundation
import TweenGeometry
import TweenMotion
import TweenStage

/// One action of a user, as a line of an input file.
struct UserAction: Codable, Equatable, Sendable {
  /// The moment at which the action begins.
  var time: StageTime {
    get { StageTime(flicks: flicks) }
    set { flicks = newValue.flicks }
  }
  private var flicks: Int64
  /// The line's members after "at", such as `"tap":[10,20]`.
  private let members: String
  /// The name of the tapped element, such as `button "Add"`; nil: the action is for no element.
  let element: String?
  /// The name of what the action sets, such as the window's size, until another action sets it; nil: the action
  /// sets nothing.
  let setting: String?

  private init(
    at time: StageTime, _ members: String, element: String? = nil, setting: String? = nil
  ) {
    flicks = time.flicks
    self.members = members
    self.element = element
    self.setting = setting
  }

  /// The line of an input file.
  var line: String { "{\"at\":\(time.secondsText),\(members)}" }

  /// The lines of a recording: a comment that names the element, and the event.
  var recordingLines: [String] { (element.map { ["# tap on " + $0] } ?? []) + [line] }

  /// Returns the text of a recording with these actions.
  ///
  /// - Parameters:
  ///   - header: The header's line.
  ///   - comments: Comments before the first action.
  static func recording(header: String, comments: [String] = [], _ actions: [UserAction]) -> String
  {
    let lines = [header] + comments.map { "# " + $0 } + actions.flatMap(\.recordingLines)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Kinds

  static func tap(_ point: CGPoint, at time: StageTime, on name: String? = nil) -> UserAction {
    UserAction(at: time, "\"tap\":\(text(point))", element: name)
  }

  static func drag(
    from start: CGPoint, to end: CGPoint, over seconds: Double, at time: StageTime
  ) -> UserAction {
    UserAction(
      at: time, "\"drag\":[\(text(start)),\(text(end))],\"over\":\(JSONText.number(seconds))")
  }

  static func scroll(by distance: Int, over point: CGPoint, at time: StageTime) -> UserAction {
    UserAction(at: time, "\"scroll\":[0,\(distance)],\"position\":\(text(point)),\"glides\":true")
  }

  static func type(_ words: String, at time: StageTime) -> UserAction {
    UserAction(at: time, "\"text\":\(JSONText.string(words))")
  }

  static func key(_ name: String, at time: StageTime) -> UserAction {
    UserAction(at: time, "\"key\":\(JSONText.string(name))")
  }

  static func resize(_ size: CGSize, at time: StageTime) -> UserAction {
    UserAction(
      at: time, "\"resize\":[\(Int(size.width)),\(Int(size.height))]", setting: "size")
  }

  static func colorScheme(isDark: Bool, at time: StageTime) -> UserAction {
    UserAction(
      at: time, "\"colorScheme\":\"\(isDark ? "dark" : "light")\"", setting: "colorScheme")
  }

  static func setting(_ name: String, _ value: String, at time: StageTime) -> UserAction {
    UserAction(at: time, "\"settings\":{\"\(name)\":\(value)}", setting: name)
  }

  private static func text(_ point: CGPoint) -> String {
    let sides = [point.x, point.y].map { JSONText.number(($0 * 10).rounded() / 10) }
    return "[\(sides.joined(separator: ","))]"
  }
}
