import TweenStage
import TweenViews

/// Changes the user's settings.
enum EnvironmentTool: AgentTool {
  static let name = "environment"
  static let description = """
    Changes settings of the user while the program runs, and runs the frame in which this happens: colour \
    scheme, contrast, text size, reduced motion and so on; also the window's phase. Locale, layout direction, \
    device and seed can be set only at the start of the server, by --locale, --layout-direction, --device \
    and --seed. Returns the elements that changed.
    """
  private static let sizes = DynamicTypeSize.allCases.map { "\($0)" }
  /// Settings that only an option of the server sets.
  private static let fixed = [
    ("device", "--device iphone"), ("idiom", "--idiom desktop"),
    ("layoutDirection", "--layout-direction rtl"), ("locale", "--locale de"), ("seed", "--seed 7"),
  ]
  static let parameters =
    [
      AgentParameter("colorScheme", .choice(["light", "dark"]), "The colour scheme."),
      AgentParameter("contrast", .choice(["standard", "increased"]), "The contrast."),
      AgentParameter("textSize", .choice(sizes), "The text size; large is the usual one."),
    ] + UserSettings.switchNames.map { AgentParameter($0, .flag, "The setting \($0).") } + [
      AgentParameter(
        "phase", .choice(["active", "inactive", "background"]), "The phase of the window in front.")
    ]
    + fixed.map { name, option in
      let sentence =
        "\"\(name)\" cannot change while the program runs; start the server with \(option)."
      return AgentParameter(name, .refused(sentence), sentence)
    }

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    var settings: [String: JSONValue] = [:]
    for parameter in parameters where parameter.name != "phase" {
      if let value = arguments.value(parameter.name) { settings[parameter.name] = value }
    }
    let phase = arguments.value("phase")
    guard !settings.isEmpty || phase != nil else {
      throw AgentFailure(
        "environment lacks a setting; expected "
          + SentenceText.choices(
            parameters.filter(\.kind.isAllowed).map { JSONText.string($0.name) }) + ".")
    }
    var lines: [String] = []
    if !settings.isEmpty {
      lines.append(try session.send(line: ["settings": .object(settings)]))
    }
    if let phase { lines.append(try session.send(line: ["phase": phase])) }
    return AgentResult(lines.joined(separator: "\n"))
  }
}
