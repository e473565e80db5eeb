import Foundation
import TweenMotion

/// A key as `onKeyPress` is told it.
public struct KeyPress: Sendable {
  /// What a handler did with a key.
  public enum Result: Sendable {
    /// It took the key: nobody else is asked.
    case handled
    /// It left the key to others.
    case ignored
  }

  /// What a key does.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each phase.
    public let rawValue: Int
    /// Phases by their bits; unknown ones have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held and comes again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is let go.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What the key does.
  public let phase: Phases
  /// The key, by what it types without modifiers.
  public let key: KeyEquivalent
  /// What the key types with its modifiers.
  public let characters: String
  /// The modifiers held meanwhile.
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, modifiers: EventModifiers) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    let character = String(key.character)
    characters = modifiers.contains(.shift) ? character.uppercased() : character
  }
}

/// `onKeyPress`.
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
  /// Acts when a key is pressed while the focus is inside this view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Acts on some phases of a key while the focus is inside this view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Acts on some phases of several keys while the focus is inside this view.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }

  /// Acts on keys that type characters of a set while the focus is inside this view.
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

  /// Acts on any key while the focus is inside this view.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
  }
}
