import TweenMotion

/// Animates changes of a list's rows that have no animation.
@MainActor final class RowChangeAnimation {
  /// A shared switch for these animations.
  final class Switch {
    var isOn: Bool
    init(_ isOn: Bool) { self.isOn = isOn }
  }

  let areAnimated: Switch
  /// The transaction scope around the whole list. The list records there in which updates its rows changed.
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
  /// Whether rows of lists come, go and move with the default animation if the change has none.
  package var listsAnimateChanges: Bool {
    get { self[ListsAnimateChangesKey.self] }
    set { self[ListsAnimateChangesKey.self] = newValue }
  }
}
