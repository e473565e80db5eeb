import Foundation
import TweenMotion
import TweenViews

/// Rows one below the other, which scroll, and of which those in view are made.
///
/// Each view in the content is a row; a `Section` sets rows apart, with a header and a footer.
/// `listStyle(_:)` says how it looks. A list takes the room that it is offered; where it is offered
/// none it is 0 high.
///
/// A row whose tag, or whose id in its `ForEach`, is of the selection's type can be selected by a
/// press. Changes of the content move as the transaction says: without an animation they don't.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>
  let content: Content

  init(in selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The list as its style draws it.
  public var body: some View {
    ListBody(content: content, selecting: selection)
  }
}

extension List {
  /// A list of the views in `content`, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - content: the rows.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(in: selection.map { .many($0) } ?? .none, content: content())
  }

  /// A list of the views in `content`, of which one can be selected.
  ///
  /// - Parameters:
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - content: the rows.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(in: selection.map { .one($0) } ?? .none, content: content())
  }

  /// A list of the views in `content`, of which one is always selected.
  ///
  /// - Parameters:
  ///   - selection: the value of the selected row.
  ///   - content: the rows.
  @_disfavoredOverload
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(in: .always(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// A list of the views in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(in: .none, content: content())
  }
}
