import TweenControls
import TweenMotion
import TweenViews

/// A button that starts renaming, by the action that `renameAction` sets on an enclosing view. It
/// is disabled if none is set.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// The button, which calls the rename action.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == TweenControls.Label<Text, Image> {
  /// A button with the label "Rename" in the environment's language, and a pencil.
  public init() { label = TweenControls.Label(system: .rename, symbol: "pencil") }
}

/// An action that starts to rename something.
public struct RenameAction {
  let action: () -> Void

  /// Starts to rename: calls the closure or moves the focus.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that starts renaming; nil if no enclosing view sets one.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of the rename buttons in this view.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Sets the rename buttons in this view to focus a text field.
  @MainActor public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
