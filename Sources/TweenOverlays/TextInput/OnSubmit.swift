import TweenMotion
import TweenViews

/// The events that submit the text of a field.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set, one for each trigger.
  public let rawValue: Int
  /// Creates a set from its bits; unknown bits have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The trigger of Return in a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The trigger of Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions of Return in a field, the innermost first.
package struct SubmitActions {
  private var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  /// The actions of text fields.
  var text: [() -> Void] { actions.filter { $0.triggers.contains(.text) }.map(\.action) }

  /// The actions of search fields.
  package var search: [() -> Void] {
    actions.filter { $0.triggers.contains(.search) }.map(\.action)
  }

  mutating func insert(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    actions.insert((triggers, action), at: 0)
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Adds an action for Return in a field of this view. Actions of inner views run first.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.insert(triggers, action) }
  }

  /// Prevents fields inside this view from running the actions of views around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// Accepted without effect: sets the label of the Return key on a screen keyboard, which this
  /// engine does not have.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// A label of the Return key on a screen keyboard.
public struct SubmitLabel: Sendable {
  /// The word "done" for a label of the Return key.
  public static let done = SubmitLabel()
  /// The word "go" for a label of the Return key.
  public static let go = SubmitLabel()
  /// The word "send" for a label of the Return key.
  public static let send = SubmitLabel()
  /// The word "join" for a label of the Return key.
  public static let join = SubmitLabel()
  /// The word "route" for a label of the Return key.
  public static let route = SubmitLabel()
  /// The word "search" for a label of the Return key.
  public static let search = SubmitLabel()
  /// The word "return" for a label of the Return key.
  public static let `return` = SubmitLabel()
  /// The word "next" for a label of the Return key.
  public static let next = SubmitLabel()
  /// The word "continue" for a label of the Return key.
  public static let `continue` = SubmitLabel()
}
