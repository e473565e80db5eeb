import TweenControls
import TweenMotion
import TweenViews

/// Whether the content can be edited: rows deleted, moved, selected.
public enum EditMode: Sendable, Hashable {
  /// The content is shown, without editing.
  case inactive
  /// The actions of one row are open, while the other rows are only shown.
  case transient
  /// The user edits the rows of the content.
  case active

  /// Whether any content is being edited: true unless `inactive`.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  /// The mode that the program sets, which can be nil; nil on the outside: the program sets
  /// nothing.
  static var defaultValue: Binding<EditMode>?? { nil }
}

extension EnvironmentValues {
  /// The binding to the edit mode. A list that finds no mode here uses one of its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? .constant(.inactive) }
    set { self[EditModeKey.self] = .some(newValue) }
  }

  /// The mode that the program sets in the environment; nil: it sets none.
  var writtenEditMode: Binding<EditMode>?? { self[EditModeKey.self] }
}

/// A button that begins and ends editing. Its label is "Edit", and "Done" during editing.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button for the edit mode of its environment.
  public init() {}

  /// The button, which changes the mode with the default animation.
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

/// Stores an edit mode for the views inside, so that a button beside a list can edit the list.
package struct EditModeScope: ViewModifier {
  @State private var mode = EditMode.inactive

  package init() {}

  package func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}
