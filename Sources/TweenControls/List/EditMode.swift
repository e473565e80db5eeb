import TweenMotion
import TweenViews

/// Whether what is shown may be edited: rows deleted, moved, selected.
public enum EditMode: Sendable, Hashable {
  /// Rows are shown.
  case inactive
  /// A row is about to be edited, while others are shown: its actions are open.
  case transient
  /// Rows are edited.
  case active

  /// Whether anything is edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { .constant(.inactive) }
}

extension EnvironmentValues {
  /// Whether the views here may be edited; a list that finds none set keeps one of its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing: "Edit", then "Done".
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button for the edit mode of the place it stands in.
  public init() {}

  /// The button; it changes the mode with the default animation.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}
