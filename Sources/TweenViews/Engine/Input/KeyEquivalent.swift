/// The key of a shortcut or a key event, as the character it types without modifiers.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types; a private-use character for keys that type nothing.
  public var character: Character
  /// The key that types a character without modifiers.
  public init(_ character: Character) { self.character = character }
  /// The key that types a character, as a literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Esc.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards: Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forwards: Delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home: to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Insert, by which Linux copies and pastes too.
  package static let insert = KeyEquivalent("\u{F727}")
  /// A page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key of a numeric pad that clears.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent {
  /// Whether the key types a character: not an arrow, Return, Tab and their like.
  package var typesText: Bool {
    character.unicodeScalars.allSatisfy { $0.value >= 32 && !(0xF700...0xF8FF ~= $0.value) }
  }
}

/// Modifier keys held during an event. `command` is the control key on Linux.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Keys by their bits; unknown ones have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock is on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option: Alt on Linux.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command: the control key on Linux.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is one of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
