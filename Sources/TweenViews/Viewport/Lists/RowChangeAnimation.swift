import TweenMotion

/// Gives the changes of a list's rows an animation where they have none.
@MainActor final class RowChangeAnimation {
  /// Whether it does.
  final class Switch {
    var isOn: Bool
    init(_ isOn: Bool) { self.isOn = isOn }
  }

  let areAnimated: Switch
  /// Around all of the list. The list notes there in which updates its rows are others.
  let scope: TransactionScope

  init(_ isOn: Bool, around outer: TransactionScope?) {
    let areAnimated = Switch(isOn)
    self.areAnimated = areAnimated
    scope = TransactionScope(outer: outer) { transaction, hasChanged in
      guard areAnimated.isOn, hasChanged, transaction.animation == nil,
        !transaction.disablesAnimations
      else { return }
      transaction.animation = .default
    }
  }
}

private enum ListsAnimateChangesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether rows of lists come, go and move by the default animation where the change has none.
  package var listsAnimateChanges: Bool {
    get { self[ListsAnimateChangesKey.self] }
    set { self[ListsAnimateChangesKey.self] = newValue }
  }
}
