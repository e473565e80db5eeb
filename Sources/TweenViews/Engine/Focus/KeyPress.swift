import Foundation
import TweenMotion

/// A key event, as passed to `onKeyPress`.
public struct KeyPress: Sendable {
  /// The result of a handler for a key.
  public enum Result: Sendable {
    /// The handler has handled the key: other handlers are not called.
    case handled
    /// The handler did not handle the key: other handlers are called.
    case ignored
  }

  /// The phases of a key event.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each phase.
    public let rawValue: Int
    /// Creates a set from its bits; unknown bits have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The phase in which the key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The phase in which a held key repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The phase in which the key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases: press, repetition and release.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the event: press, repetition or release.
  public let phase: Phases
  /// The key, identified by the character that it types without modifiers.
  public let key: KeyEquivalent
  /// The character of the key, in upper case while Shift is held. Other modifiers have no effect.
  public let characters: String
  /// The modifier keys that were held during the event.
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, modifiers: EventModifiers) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    let character = String(key.character)
    characters = modifiers.contains(.shift) ? character.uppercased() : character
  }
}

/// The modifier made by `onKeyPress`.
nonisolated struct KeyPressModifier: UnaryModifier {
  typealias Body = Never
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor func makeWrapper(_ context: NodeContext) -> KeyPressNode {
    KeyPressNode(context, self)
  }
  @MainActor func updateWrapper(_ wrapper: KeyPressNode) { wrapper.modifier = self }
}

@MainActor package final class KeyPressNode: WrapperNode {
  fileprivate var modifier: KeyPressModifier

  init(_ context: NodeContext, _ modifier: KeyPressModifier) {
    self.modifier = modifier
    super.init(context)
  }

  func takes(_ press: KeyPress) -> Bool {
    modifier.phases.contains(press.phase) && modifier.matches(press)
      && modifier.action(press) == .handled
  }

  package override var debugName: String { "onKeyPress" }
}

extension View {
  /// Calls `action` when a key is pressed or repeats while the focus is inside this view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls `action` for the given phases of a key while the focus is inside this view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` for the given phases of several keys while the focus is inside this view.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }

  /// Calls `action` for keys that type only characters of a set while the focus is inside this
  /// view.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        matches: { press in press.characters.unicodeScalars.allSatisfy(characters.contains) },
        action: action))
  }

  /// Calls `action` for any key while the focus is inside this view.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
  }
}
