import Foundation
import TweenMotion
import TweenViews

/// A scrolling column of rows, of which only the visible ones are created.
///
/// Each view in the content is a row; a `Section` groups rows, with a header and a footer.
/// `listStyle(_:)` sets the look. A list takes the room that it is offered; without an offered
/// height its height is 0.
///
/// A row can be selected by a press if its tag, or its id in its `ForEach`, has the selection's
/// type. Changes of the content are animated only if their transaction has an animation.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>
  let content: Content

  init(in selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The list as the current style draws it.
  public var body: some View {
    ListBody(content: content, selecting: selection)
  }
}

extension List {
  /// Creates a list of the views in `content`. Any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - content: The rows.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(in: selection.map { .many($0) } ?? .none, content: content())
  }

  /// Creates a list of the views in `content`. One row can be selected.
  ///
  /// - Parameters:
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - content: The rows.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(in: selection.map { .one($0) } ?? .none, content: content())
  }

  /// Creates a list of the views in `content`. One row is always selected.
  ///
  /// - Parameters:
  ///   - selection: The tag or id of the selected row.
  ///   - content: The rows.
  @_disfavoredOverload
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(in: .always(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the views in `content`, without a selection.
  public init(@ViewBuilder content: () -> Content) {
    self.init(in: .none, content: content())
  }
}
