/// The key of a shortcut or a key event, as the character it types without modifiers.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types; a private-use character for keys that type nothing.
  public var character: Character
  /// Creates the key that types a character without modifiers.
  public init(_ character: Character) { self.character = character }
  /// Creates the key that types a character, from a literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Esc key, which cancels or closes.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key, which deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Delete key, which deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key, which moves to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key, which moves to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Insert key, which also copies and pastes on Linux.
  package static let insert = KeyEquivalent("\u{F727}")
  /// The Page Up key, which scrolls by a page.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key, which scrolls by a page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key of a numeric pad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key, which moves the focus.
  public static let tab = KeyEquivalent("\t")
  /// The space bar, which types a space.
  public static let space = KeyEquivalent(" ")
  /// The Return key, which confirms or types a line break.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
  /// Whether the key types a character; false for arrows, Return, Tab and similar keys.
  package var typesText: Bool {
    character.unicodeScalars.allSatisfy { $0.value >= 32 && !(0xF700...0xF8FF ~= $0.value) }
  }
}

/// A set of modifier keys held during an event. On Linux, `command` is the Control key.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each key.
  public let rawValue: Int
  /// Creates a set from its bits; unknown bits have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock state, while it is on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key, on either side.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key, on either side.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key, which is Alt on Linux.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key, which is Control on Linux.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The origin of the key on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifiers in this set.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
