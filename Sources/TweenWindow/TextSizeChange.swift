import TweenMotion
import TweenViews

/// A change of the text size by keys, as browsers have it.
package enum TextSizeChange: CaseIterable, Sendable {
  case larger, smaller, usual

  /// The change that a key with modifiers makes; nil: none. Plus is a letter of its own or the upper
  /// one of another key: on many keyboards `=` with shift.
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

  /// The keys, as the panel of keys names them.
  package var keys: String {
    switch self {
    case .larger: "Ctrl++"
    case .smaller: "Ctrl+-"
    case .usual: "Ctrl+0"
    }
  }

  /// What it does, in words.
  package var title: String {
    switch self {
    case .larger: "Larger text"
    case .smaller: "Smaller text"
    case .usual: "Usual text size"
    }
  }
}
