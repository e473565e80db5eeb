import TweenStage
import TweenViews

/// Types text and presses keys.
enum TypeTool: AgentTool {
  static let name = "type"
  static let description = """
    Types a text into the field that has the focus, or into the named field after a tap on it; then presses \
    a key if one is given. Runs the frames in which this happens. A key alone needs no field. Returns the \
    elements that changed.
    """
  static let parameters =
    AgentTarget.parameters + [
      AgentParameter("text", .text, "The text to type."),
      AgentParameter(
        "key", .text,
        "A key to press after the text: one character, or " + SentenceText.choices(KeyNames.names)
          + "."),
      AgentParameter(
        "modifiers", .choices(KeyNames.modifierNames),
        "Keys held with the key; command is the control key on Linux."),
    ]

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let target = try AgentTarget(arguments)
    let (text, key) = (arguments.text("text"), arguments.text("key"))
    guard text != nil || key != nil else {
      throw AgentFailure("type lacks \"text\" and \"key\"; expected one of them or both.")
    }
    if text == "" { throw AgentFailure("\"text\" is empty; expected one character or more.") }
    if key == nil, !arguments.texts("modifiers").isEmpty {
      throw AgentFailure("\"modifiers\" are given without \"key\"; expected a key, such as \"a\".")
    }
    var window = arguments.text("window")
    var lines: [String] = []
    if !target.isEmpty {
      try session.requireNoWindow(for: "A field beside the text")
      let place = try target.place(in: session)
      window = place.window
      let changes = try session.send(
        [.down, .up].map { .pointer($0, position: place.point, button: .left) }, to: window)
      lines.append("Tapped \(place.words).\n\(changes)")
    }
    let shown = try session.window(window)
    if let text {
      guard shown.caretRect != nil else { throw noField(session) }
      lines.append(
        "Typed \(JSONText.string(text)).\n" + (try session.send([.text(text)], to: shown.id)))
    }
    if let key {
      let modifiers = arguments.value("modifiers") ?? .array([])
      let changes = try session.send(
        line: ["key": .string(key), "modifiers": modifiers, "window": .string(shown.id)])
      lines.append("Pressed \(key).\n\(changes)")
    }
    return AgentResult(lines.joined(separator: "\n"))
  }

  private static func noField(_ session: AgentSession) -> AgentFailure {
    let fields = session.elements.filter {
      [.textField, .secureField].contains($0.element.role)
    }
    return AgentFailure(
      "No text is edited at \(session.text(of: session.stage.time)) s: no field has the focus. Name a "
        + "field; text fields now: " + AgentHandles.list(fields))
  }
}
