import TweenStage
import TweenViews

/// Prints the values of views.
enum ValuesTool: AgentTool {
  static let name = "values"
  static let description = """
    Returns the values of views in the current frame: path, frame in points of the window, opacity, rotation, \
    scale; and for each moving property its curve, start, target and current value. Without "views" the \
    views of the program's own types and all that move. json adds velocities and the remaining seconds.
    """
  static let parameters = [
    AgentParameter(
      "views", .text,
      "A part of the views' paths, such as Card or #milk; upper and lower case count as equal."),
    AgentParameter("moving", .flag, "Only views with a moving property."),
    AgentParameter(
      "window", .text, "The window, by its handle (w1) or id. Default: the window in front."),
    AgentFormat.parameter,
  ]
  static let isReading = true

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let all = try session.values(of: session.window(arguments.text("window")))
    var views = all
    if arguments.flag("moving") { views.removeAll { $0.motions.isEmpty } }
    if let text = arguments.text("views") {
      views.removeAll { !$0.path.lowercased().contains(text.lowercased()) }
      guard !views.isEmpty else {
        let own = all.filter(\.isOfProgram)
        let names = (own.isEmpty ? all : own).prefix(12).map(\.path)
        throw AgentFailure(
          "No view has \(JSONText.string(text)) in its path\(arguments.flag("moving") ? " and moves" : "")"
            + "; \(own.isEmpty ? "views" : "views of the program"): \(names.isEmpty ? "none" : names.joined(separator: "; "))."
        )
      }
    } else if !arguments.flag("moving") {
      views.removeAll { !$0.isOfProgram && $0.motions.isEmpty }
    }
    if AgentFormat(arguments) == .json {
      return AgentResult("[" + views.map(\.json).joined(separator: ",\n ") + "]")
    }
    guard !views.isEmpty else {
      return AgentResult(
        arguments.flag("moving")
          ? "Nothing moves."
          : "Nothing moves, and no view has a type of the program; \"views\" finds others.")
    }
    return AgentResult(views.map { "\($0.path)\n  \($0.line)" }.joined(separator: "\n"))
  }
}

extension AgentSession {
  /// The values of a window's views, with their movements.
  func values(of window: Stage.Window) -> [ShownView] {
    stage.inspecting { window.shownValues }
  }
}
