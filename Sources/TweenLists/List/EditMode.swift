import TweenControls
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
  /// What somebody wrote, which may be that there is none; nil where nobody wrote anything.
  static var defaultValue: Binding<EditMode>?? { nil }
}

extension EnvironmentValues {
  /// Whether the views here may be edited; a list that finds none set keeps one of its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? .constant(.inactive) }
    set { self[EditModeKey.self] = .some(newValue) }
  }

  /// What somebody wrote as the mode; nil where nobody did.
  var writtenEditMode: Binding<EditMode>?? { self[EditModeKey.self] }
}

/// A button that begins and ends editing: "Edit", then "Done".
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button for the edit mode of the place it stands in.
  public init() {}

  /// The button; it changes the mode with the default animation.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(system: isEditing ? .done : .edit)
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}

/// Keeps a mode for what is inside, so that a button beside a list edits it.
package struct EditModeScope: ViewModifier {
  @State private var mode = EditMode.inactive

  package init() {}

  package func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}
