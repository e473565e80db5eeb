import Foundation
import TweenMotion

/// The actions of keys while a control has the focus.
nonisolated package struct ControlKeys {
  /// The action of Return when it is pressed, and of Space when it is released; nil for neither.
  var activate: (@MainActor () -> Void)?
  /// Called with true when Space is pressed, and with false when it is released.
  var onPressing: (@MainActor (Bool) -> Void)?
  /// Whether Space repeats the action while it is held.
  var repeats: Bool
  /// Whether arrow keys move to the next control as Tab does. True for items of a menu.
  var movesByArrows: Bool
  /// Whether a press on the surrounding list row performs the same action.
  var isOfRow: Bool
  /// Handles other keys. Returns false if it does not handle the key.
  var other: (@MainActor (KeyPress) -> Bool)?

  package init(
    repeats: Bool = false, movesByArrows: Bool = false, isOfRow: Bool = false,
    activate: (@MainActor () -> Void)? = nil,
    onPressing: (@MainActor (Bool) -> Void)? = nil,
    other: (@MainActor (KeyPress) -> Bool)? = nil
  ) {
    self.repeats = repeats
    self.movesByArrows = movesByArrows
    self.isOfRow = isOfRow
    self.activate = activate
    self.onPressing = onPressing
    self.other = other
  }

  @MainActor func handle(_ press: KeyPress, isHeld: inout Bool) -> Bool {
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
  /// Whether Tab skips the controls inside, because they are parts of a control that has the focus
  /// itself.
  package var keyFocusIsBarred: Bool {
    get { self[KeyFocusKey.self] }
    set { self[KeyFocusKey.self] = newValue }
  }
}

extension View {
  /// Makes this control reachable by Tab.
  ///
  /// - Parameters:
  ///   - keys: The actions of keys while the control has the focus.
  ///   - isOn: Whether the control is reachable.
  nonisolated package func controlFocus(_ keys: ControlKeys, isOn: Bool = true) -> some View {
    modifier(FocusTarget(keys, isOn: isOn))
  }
}
