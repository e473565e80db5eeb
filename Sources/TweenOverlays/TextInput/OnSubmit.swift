import TweenMotion
import TweenViews

/// What ends the editing of a text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each trigger.
  public let rawValue: Int
  /// Triggers by their bits; unknown ones have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text field or a secure one.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What Return in a field does, the innermost first.
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
  /// Acts when Return is pressed in a field of this view; actions further in come first.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.insert(triggers, action) }
  }

  /// Keeps the actions from around this view from fields inside it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// What the Return key of a screen keyboard says; there is no such keyboard here.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// What the Return key of a screen keyboard says.
public struct SubmitLabel: Sendable {
  /// The word "done".
  public static let done = SubmitLabel()
  /// The word "go".
  public static let go = SubmitLabel()
  /// The word "send".
  public static let send = SubmitLabel()
  /// The word "join".
  public static let join = SubmitLabel()
  /// The word "route".
  public static let route = SubmitLabel()
  /// The word "search".
  public static let search = SubmitLabel()
  /// The word "return".
  public static let `return` = SubmitLabel()
  /// The word "next".
  public static let next = SubmitLabel()
  /// The word "continue".
  public static let `continue` = SubmitLabel()
}
