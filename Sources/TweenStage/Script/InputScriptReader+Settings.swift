import TweenMotion
import TweenViews

/// The names of the user settings that are true or false.
private let switches: [(name: String, path: WritableKeyPath<UserSettings, Bool?> & Sendable)] = [
  ("boldText", \.boldText), ("reduceMotion", \.reduceMotion),
  ("reduceTransparency", \.reduceTransparency),
  ("differentiateWithoutColor", \.differentiateWithoutColor), ("buttonShapes", \.buttonShapes),
  ("screenReader", \.screenReader), ("switchControl", \.switchControl),
  ("invertColors", \.invertColors), ("dimFlashingLights", \.dimFlashingLights),
  ("stillImages", \.stillImages), ("largeContentViewer", \.largeContentViewer),
  ("quickActions", \.quickActions), ("assistiveAccess", \.assistiveAccess),
]

extension UserSettings {
  /// The names in input files of the settings that are true or false.
  package static var switchNames: [String] { switches.map(\.name) }

  /// The settings that are not nil, as members of a JSON object.
  package var members: String {
    var parts: [String] = []
    if let colorScheme { parts.append("\"colorScheme\":\"\(colorScheme.rawValue)\"") }
    if let contrast {
      parts.append("\"contrast\":\"\(contrast == .increased ? "increased" : "standard")\"")
    }
    let sizes = DynamicTypeSize.allCases
    if let textSize, sizes.indices.contains(textSize) {
      parts.append("\"textSize\":\"\(sizes[textSize])\"")
    }
    for (name, path) in switches {
      if let isOn = self[keyPath: path] { parts.append("\"\(name)\":\(isOn)") }
    }
    return "{" + parts.joined(separator: ",") + "}"
  }
}

extension InputScriptReader {
  /// Reads the user's settings.
  func settings(_ value: JSONValue) throws(InputScriptError) -> UserSettings {
    guard case .object(let members) = value else {
      throw mismatch("settings", value, "an object such as {\"reduceMotion\":true}")
    }
    var settings = UserSettings()
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "colorScheme":
        guard case .string(let text) = value, let scheme = ColorScheme(rawValue: text) else {
          throw mismatch(name, value, "\"light\" or \"dark\"")
        }
        settings.colorScheme = scheme
      case "contrast":
        guard case .string(let text) = value, ["standard", "increased"].contains(text) else {
          throw mismatch(name, value, "\"standard\" or \"increased\"")
        }
        settings.contrast = text == "increased" ? .increased : .standard
      case "textSize":
        guard case .string(let text) = value,
          let index = DynamicTypeSize.allCases.firstIndex(where: { "\($0)" == text })
        else { throw mismatch(name, value, "a text size such as \"xLarge\"") }
        settings.textSize = index
      default:
        guard let path = switches.first(where: { $0.name == name })?.path else {
          throw error("an unknown setting \"\(name)\"", "a setting such as \"reduceMotion\"")
        }
        guard case .bool(let isOn) = value else { throw mismatch(name, value, "true or false") }
        settings[keyPath: path] = isOn
      }
    }
    return settings
  }
}
