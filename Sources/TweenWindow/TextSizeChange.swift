import TweenMotion
import TweenViews

/// A change of the text size by the keys that browsers use.
package enum TextSizeChange: CaseIterable, Sendable {
  case larger, smaller, usual

  /// Returns the change of a key with modifiers; nil if there is none. Plus is a key of its own or the
  /// upper character of another key: `=` with shift on many keyboards.
  package init?(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    guard modifiers.contains(.command), modifiers.isSubset(of: [.command, .shift]) else {
      return nil
    }
    switch (key.character, modifiers.contains(.shift)) {
    case ("+", _), ("=", _): self = .larger
    case ("-", false): self = .smaller
    case ("0", false): self = .usual
    default: return nil
    }
  }

  /// The keys, as the help panel names them.
  package var keys: String {
    switch self {
    case .larger: "Ctrl++"
    case .smaller: "Ctrl+-"
    case .usual: "Ctrl+0"
    }
  }

  /// The effect in words.
  package var title: String {
    switch self {
    case .larger: "Larger text"
    case .smaller: "Smaller text"
    case .usual: "Usual text size"
    }
  }
}
