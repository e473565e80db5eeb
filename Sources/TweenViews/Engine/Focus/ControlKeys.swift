import Foundation
import TweenMotion

/// The keys of a control that has the focus.
nonisolated package struct ControlKeys {
  /// What Return does on the press, and Space on the release; nil: neither does anything.
  var activate: (@MainActor () -> Void)?
  /// Told whether Space is held.
  var onPressing: (@MainActor (Bool) -> Void)?
  /// Whether Space that is held acts again and again.
  var repeats: Bool
  /// Whether arrows go on from it as Tab does: from an item of a menu.
  var goesByArrows: Bool
  /// Whether the row of a list that it stands in does the same when it is pressed.
  var isOfRow: Bool
  /// Takes other keys; false leaves them to others.
  var other: (@MainActor (KeyPress) -> Bool)?

  package init(
    repeats: Bool = false, goesByArrows: Bool = false, isOfRow: Bool = false,
    activate: (@MainActor () -> Void)? = nil,
    onPressing: (@MainActor (Bool) -> Void)? = nil,
    other: (@MainActor (KeyPress) -> Bool)? = nil
  ) {
    self.repeats = repeats
    self.goesByArrows = goesByArrows
    self.isOfRow = isOfRow
    self.activate = activate
    self.onPressing = onPressing
    self.other = other
  }

  @MainActor func take(_ press: KeyPress, isHeld: inout Bool) -> Bool {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    if let activate {
      switch (press.key, press.phase) {
      case (.return, .down):
        activate()
        return true
      case (.space, .down):
        isHeld = true
        onPressing?(true)
        if repeats { activate() }
        return true
      case (.space, .repeat):
        if repeats, isHeld { activate() }
        return true
      case (.return, .repeat): return true
      case (.space, .up):
        guard isHeld else { return false }
        isHeld = false
        onPressing?(false)
        if !repeats { activate() }
        return true
      default: break
      }
    }
    return press.phase != .up && other?(press) == true
  }
}

private enum KeyFocusKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls inside are no stops of Tab: parts of a control that is one itself.
  package var keyFocusIsBarred: Bool {
    get { self[KeyFocusKey.self] }
    set { self[KeyFocusKey.self] = newValue }
  }
}

extension View {
  /// Makes this control a stop of Tab.
  ///
  /// - Parameters:
  ///   - keys: What keys do while it has the focus.
  ///   - isOn: Whether it is one.
  nonisolated package func controlFocus(_ keys: ControlKeys, isOn: Bool = true) -> some View {
    modifier(FocusTarget(keys, isOn: isOn))
  }
}
