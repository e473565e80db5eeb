import TweenViews

/// The names of keys and modifiers in input files.
package enum KeyNames {
  private static let named: [(name: String, key: KeyEquivalent)] = [
    ("clear", .clear), ("delete", .delete), ("deleteForward", .deleteForward),
    ("downArrow", .downArrow), ("end", .end), ("escape", .escape), ("f10", .f10), ("home", .home),
    ("leftArrow", .leftArrow), ("menu", .menu), ("pageDown", .pageDown), ("pageUp", .pageUp),
    ("return", .return), ("rightArrow", .rightArrow), ("space", .space), ("tab", .tab),
    ("upArrow", .upArrow),
  ]

  private static let modifiers: [(name: String, modifier: EventModifiers)] = [
    ("capsLock", .capsLock), ("shift", .shift), ("control", .control), ("option", .option),
    ("command", .command), ("numericPad", .numericPad),
  ]

  package static let names = named.map(\.name)
  package static let modifierNames = modifiers.map(\.name)

  static let expectedKey =
    "one character or a key's name (" + names.joined(separator: ", ") + ")"
  static let expectedModifiers =
    "a list of " + modifierNames.map { "\"\($0)\"" }.joined(separator: ", ")

  /// Returns the key that `text` names: by a name, or by the character that the key types.
  static func key(_ text: String) -> KeyEquivalent? {
    if let match = named.first(where: { $0.name == text }) { return match.key }
    guard text.count == 1, let character = text.first else { return nil }
    return KeyEquivalent(character)
  }

  package static func text(of key: KeyEquivalent) -> String {
    named.first { $0.key == key }?.name ?? String(key.character)
  }

  static func modifier(_ text: String) -> EventModifiers? {
    modifiers.first { $0.name == text }?.modifier
  }

  package static func texts(of set: EventModifiers) -> [String] {
    modifiers.filter { set.contains($0.modifier) }.map(\.name)
  }
}
