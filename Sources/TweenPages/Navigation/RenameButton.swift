import TweenControls
import TweenMotion
import TweenViews

/// A button that has something renamed: what the views around say by `renameAction`. It is disabled
/// where none says so.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// The button.
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
  /// A button called "Rename".
  public init() { label = TweenControls.Label(system: .rename, symbol: "pencil") }
}

/// Begins to rename something.
public struct RenameAction {
  let action: () -> Void

  /// Begins.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename what the views around say; nil where they say nothing.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What rename buttons in this view do.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Has rename buttons in this view give the focus to a field.
  @MainActor public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
