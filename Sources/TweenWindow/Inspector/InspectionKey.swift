import TweenMotion
import TweenViews

extension KeyEquivalent {
  /// The function key F12.
  static let f12 = KeyEquivalent("\u{F70F}")
}

/// The keys of a window that control the program's time and the inspector.
package enum InspectionKey: CaseIterable, Sendable {
  case inspector, pause, step, slower, faster

  /// Returns the action of a key with modifiers; nil if there is none.
  package init?(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    if key == .f12, modifiers.isEmpty {
      self = .inspector
      return
    }
    guard modifiers == [.command, .shift] || modifiers == [.control, .shift] else { return nil }
    switch key {
    case .space: self = .pause
    case .return: self = .step
    case ",", "<": self = .slower
    case ".", ">": self = .faster
    default: return nil
    }
  }

  /// The keys, as the help panel names them.
  package var keys: String {
    switch self {
    case .inspector: KeyEquivalent.f12.name
    case .pause: "Ctrl+Shift+Space"
    case .step: "Ctrl+Shift+Return"
    case .slower: "Ctrl+Shift+,"
    case .faster: "Ctrl+Shift+."
    }
  }

  /// The effect in words.
  package var title: String {
    switch self {
    case .inspector: "Inspector on or off"
    case .pause: "Pause or continue"
    case .step: "Step one frame"
    case .slower: "Slower: 1/2, 1/5, 1/10"
    case .faster: "Faster"
    }
  }

  /// Whether a shortcut of the program has the same keys. The program then receives them first.
  package func isTaken(by shortcuts: [(keys: String, title: String)]) -> Bool {
    let own = HelpPanel.spelled(keys)
    return shortcuts.contains { HelpPanel.spelled($0.keys) == own }
  }
}
