import Foundation
import TweenStage
import TweenViews

/// Scrolls by a distance, or until an element is visible.
enum ScrollTool: AgentTool {
  static let name = "scroll"
  static let description = """
    Scrolls the view under an element or a point (default: the middle of the window in front), like fingers \
    on a trackpad: by "dx" and "dy" points, or step by step, in both directions, "until" an element is \
    visible. Runs the frames in which this happens.
    """
  private static let far = -100_000.0...100_000
  static let parameters =
    AgentTarget.parameters + [
      AgentParameter(
        "dx", .number(far), "Points by which the content moves right; negative: left. Default: 0."),
      AgentParameter(
        "dy", .number(far),
        "Points by which the content moves down; negative moves it up and shows what is below. "
          + "Default: 0."),
      AgentParameter(
        "until", .members(AgentTarget.elementParameters),
        "Scroll until this element is visible: {\"label\":\"Row 80\"}."),
      AgentParameter(
        "axis", .choice(["vertical", "horizontal"]), "The direction for until. Default: vertical."),
    ]
  /// The most steps in one direction.
  private static let mostSteps = 400

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let target = try AgentTarget(arguments)
    let distance = CGSize(
      width: arguments.number("dx") ?? 0, height: arguments.number("dy") ?? 0)
    let until = try arguments.members("until").map { try AgentTarget($0) }
    guard (distance != .zero) != (until != nil) else {
      throw AgentFailure(
        until == nil
          ? "scroll lacks a distance; expected \"dx\", \"dy\" or \"until\"."
          : "A distance and \"until\" are both given; expected one of them.")
    }
    let place: AgentTarget.Place
    if target.isEmpty {
      let window = try session.window(arguments.text("window"))
      place = AgentTarget.Place(
        point: CGPoint(x: window.size.width / 2, y: window.size.height / 2), window: window.id)
    } else {
      place = try target.place(in: session)
    }
    if until != nil { try session.requireNoWindow(for: "\"until\"") }
    guard let until else {
      let changes = try session.send([.scroll(distance, position: place.point)], to: place.window)
      return AgentResult("Scrolled at \(place.words).\n\(changes)")
    }
    return try scroll(until, at: place, isVertical: arguments.text("axis") != "horizontal", session)
  }

  private static func scroll(
    _ until: AgentTarget, at place: AgentTarget.Place, isVertical: Bool, _ session: AgentSession
  ) throws -> AgentResult {
    guard !until.isEmpty else {
      throw AgentFailure(
        "\"until\" names no element; expected \"handle\", \"label\", \"id\" or \"role\" in it.")
    }
    let size = try session.window(place.window).size
    let step = max(20, (isVertical ? size.height : size.width) / 3)
    var hasMoved = false
    // First towards the element if the tree has it, otherwise towards the end.
    let frame = try until.matches(in: session).first?.element.frame
    let isBefore = frame.map { isVertical ? $0.midY < 0 : $0.midX < 0 } ?? false
    for sign in isBefore ? [1.0, -1] : [-1.0, 1] {
      let delta =
        isVertical
        ? CGSize(width: 0, height: sign * step) : CGSize(width: sign * step, height: 0)
      for _ in 0..<mostSteps {
        if let found = try visible(until, session) {
          return AgentResult("\(found.phrase) is visible.\n\(found.handle) \(found.line)")
        }
        let before = session.elements.map(\.line)
        _ = try session.send([.scroll(delta, position: place.point)], to: place.window)
        // Content beyond the end springs back.
        if session.elements.map(\.line) == before { break }
        hasMoved = true
      }
    }
    if let found = try visible(until, session) {
      return AgentResult("\(found.phrase) is visible.\n\(found.handle) \(found.line)")
    }
    guard hasMoved else {
      throw AgentFailure(
        "Nothing scrolls at \(place.words); name an element or a point inside the view that scrolls."
      )
    }
    throw AgentFailure(
      "The view at \(place.words) was scrolled to both ends, and the element of \"until\" did not "
        + "become visible. Elements now: "
        + AgentHandles.list(session.elements.filter { !$0.isWindow }))
  }

  private static func visible(
    _ until: AgentTarget, _ session: AgentSession
  ) throws -> AgentElement? {
    try until.matches(in: session).first { AgentTarget.isVisible($0, in: session) }
  }
}
