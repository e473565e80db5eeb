import TweenMotion

/// A view that can compute, without a node, whether it is one row of a list (see `SlotContent`).
package protocol SingleRowView: View {
  /// Whether the view is one element in `environment`, for any content.
  @MainActor func isSingleRow(in environment: EnvironmentValues) -> Bool
}

/// Whether a view is known to be one row of a list.
@MainActor func isSingleRow<V: View>(_ view: V, in environment: EnvironmentValues) -> Bool {
  if V._elementCount == 1 { return true }
  return (view as? any SingleRowView)?.isSingleRow(in: environment) ?? false
}

extension ModifiedContent: SingleRowView where Content: View, Modifier: ViewModifier {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool {
    // A modifier that changes the environment may set a style that makes several elements.
    guard !(modifier is any EnclosingModifier), Modifier._elementCount(contentCount: 1) == 1 else {
      return false
    }
    return TweenViews.isSingleRow(content, in: environment)
  }
}

/// A row that is made when it comes into view; the base class that receives updates of its value.
@MainActor class LateRowNode: ViewNode {
  func takeValue<Content: View>(_ view: Content) {}
}

extension View {
  /// Makes the node of a view that is directly in a list. Where the list makes rows lazily, and the
  /// view is one row, its content is made when it comes into view.
  @MainActor static func makeListed(_ view: Self, _ context: NodeContext) -> ViewNode {
    guard let maker = context.rowMaker, isSingleRow(view, in: context.environment),
      let row = maker.makeRow(view, context)
    else { return _makeNode(view, context) }
    return row
  }

  @MainActor static func updateListed(_ node: ViewNode, _ view: Self) {
    if node.rowMaker != nil, let row = node as? LateRowNode {
      row.takeValue(view)
    } else {
      _updateNode(node, view)
    }
  }
}
