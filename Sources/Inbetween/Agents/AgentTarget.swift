import Foundation
import TweenStage
import TweenViews

/// An element or a point that a call names.
struct AgentTarget {
  private let handle: String?
  private let label: String?
  private let identifier: String?
  private let role: String?
  private let point: CGPoint?
  private let window: String?

  /// A place in a window.
  struct Place {
    var point: CGPoint
    /// The window's id; nil: the window in front.
    var window: String?
    var element: AgentElement?

    /// The place in words.
    var words: String {
      let numbers = "\(JSONText.short(point.x)),\(JSONText.short(point.y))"
      return element.map { "\($0.phrase) at \(numbers)" } ?? "the point \(numbers)"
    }
  }

  private static let roles = ViewGraph.Element.Role.allCases.map(\.rawValue)
  private static let side = -InputScriptReader.largestSide...InputScriptReader.largestSide

  /// The arguments that name an element.
  static let elementParameters = [
    AgentParameter("handle", .text, "The element's handle, such as e3, from tree or find."),
    AgentParameter("label", .text, "The element's exact label."),
    AgentParameter("id", .text, "The element's accessibility identifier."),
    AgentParameter("role", .choice(roles), "The element's role, alone or with a label."),
    AgentParameter(
      "window", .text,
      "The window, by its handle (w1) or id. Default: all; for a point, the window in front."),
  ]

  /// The arguments that name an element or a point.
  static let parameters =
    elementParameters + [
      AgentParameter("x", .number(side), "With y: a point in points from the window's left edge."),
      AgentParameter("y", .number(side), "With x: a point in points from the window's top edge."),
    ]

  init(_ arguments: AgentArguments) throws(AgentFailure) {
    handle = arguments.text("handle")
    label = arguments.text("label")
    identifier = arguments.text("id")
    role = arguments.text("role")
    window = arguments.text("window")
    switch (arguments.number("x"), arguments.number("y")) {
    case (let x?, let y?): point = CGPoint(x: x, y: y)
    case (nil, nil): point = nil
    default: throw AgentFailure("Only one of \"x\" and \"y\" is given; expected both or none.")
    }
    let names = [
      handle.map { _ in "handle" }, label.map { _ in "label" }, identifier.map { _ in "id" },
      point.map { _ in "x" },
    ].compactMap(\.self)
    for (name, text) in [
      ("handle", handle), ("label", label), ("id", identifier), ("window", window),
    ] where text == "" {
      throw AgentFailure("\"\(name)\" is empty; expected one character or more.")
    }
    if names.count > 1 {
      throw AgentFailure(
        "\"\(names[0])\" and \"\(names[1])\" are both given; expected one of them.")
    }
    if role != nil, let other = names.first, other == "handle" || other == "x" {
      throw AgentFailure(
        "\"role\" and \"\(other)\" are both given; a role is for a label, an id, or alone.")
    }
  }

  /// Whether the call names no element and no point.
  var isEmpty: Bool {
    handle == nil && label == nil && identifier == nil && role == nil && point == nil
  }

  /// The search in words.
  private var words: String {
    let kind = role ?? "element"
    if let label { return "\(kind) with the label \(JSONText.string(label))" }
    if let identifier { return "\(kind) with the id \(JSONText.string(identifier))" }
    return kind
  }

  /// Returns the named elements of the current frame; none for a point.
  @MainActor func matches(in session: AgentSession) throws -> [AgentElement] {
    let elements = session.elements
    let window = try window.map { try session.handles.window($0) }
    if let handle {
      let element = try session.handles.element(handle)
      guard window == nil || element.window == window else {
        throw AgentFailure(
          "\(handle) is in the window \(JSONText.string(element.window)); expected no \"window\" "
            + "beside a handle.")
      }
      return [element]
    }
    guard label != nil || identifier != nil || role != nil else { return [] }
    return elements.filter { element in
      !element.isWindow && (window == nil || element.window == window)
        && (label == nil || element.element.label == label)
        && (identifier == nil || element.element.identifier == identifier)
        && (role == nil || element.element.role.rawValue == role)
    }
  }

  /// Returns the only named element, or throws a sentence with the elements that there are.
  ///
  /// Of several elements, the only one with an action is the named one.
  @MainActor func element(in session: AgentSession) throws -> AgentElement {
    let found = try matches(in: session)
    guard found.count != 1 else {
      guard !found[0].isWindow else {
        throw AgentFailure(
          "\(found[0].handle) is a window; expected an element's handle, such as e1.")
      }
      return found[0]
    }
    let acting = found.filter { !$0.element.actions.isEmpty }
    if acting.count == 1 { return acting[0] }
    guard found.isEmpty else {
      throw AgentFailure(
        "There are \(found.count) matches for \(words); expected one. Use a handle: "
          + AgentHandles.list(found))
    }
    throw AgentFailure("There is no \(words). \(Self.hint(label, session.handles.elements))")
  }

  /// Returns the point that the call names: a point, or the place at which an element is pressed. Throws a
  /// sentence for a point outside the window, and for an element that is not visible.
  @MainActor func place(in session: AgentSession) throws -> Place {
    if let point {
      let shown = try session.window(window)
      guard CGRect(origin: .zero, size: shown.size).contains(point) else {
        throw AgentFailure(
          "The point \(JSONText.short(point.x)),\(JSONText.short(point.y)) is outside the window "
            + "\(JSONText.string(shown.id)), which has \(Self.text(shown.size)) points.")
      }
      return Place(point: point, window: window == nil ? nil : shown.id)
    }
    guard !isEmpty else {
      throw AgentFailure(
        "No element and no point is given; expected \"handle\", \"label\", \"id\", \"role\", or "
          + "\"x\" and \"y\". Elements now: " + AgentHandles.list(session.elements))
    }
    let element = try element(in: session)
    guard Self.isVisible(element, in: session) else {
      throw AgentFailure(
        "\(element.phrase) is outside the visible part of the window; expected a scroll before, "
          + "with \"until\" {\"handle\":\"\(element.handle)\"}.")
    }
    return Place(
      point: element.element.pressPoint, window: element.window, element: element)
  }

  /// Whether the place at which an element is pressed lies in its window.
  @MainActor static func isVisible(_ element: AgentElement, in session: AgentSession) -> Bool {
    guard let window = session.stage.window(element.window) else { return false }
    let seen = element.element.details.visible ?? element.element.frame
    return CGRect(origin: .zero, size: window.size).contains(element.element.pressPoint)
      && seen.width > 0 && seen.height > 0
  }

  static func text(_ size: CGSize) -> String {
    "\(JSONText.short(size.width))x\(JSONText.short(size.height))"
  }

  /// Returns the elements that may be meant, in a sentence.
  private static func hint(_ label: String?, _ elements: [AgentElement]) -> String {
    let others = elements.filter { !$0.isWindow }
    guard let label else { return "Elements now: " + AgentHandles.list(others) }
    let labels = others.map(\.element.label).filter { !$0.isEmpty }
    let word = label.lowercased()
    let near =
      Subcommand.nearest(to: label, in: labels)
      ?? labels.first { $0.lowercased().contains(word) && !word.isEmpty }
    guard let near, let element = others.first(where: { $0.element.label == near }) else {
      return "Elements now: " + AgentHandles.list(others)
    }
    return "Did you mean \(element.phrase)?"
  }
}
