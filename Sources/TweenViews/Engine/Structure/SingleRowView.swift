import TweenMotion

/// A view that can compute, without a node, whether it is one row of a list (see `SlotContent`).
package protocol SingleRowView: View {
  /// Whether it is one element in `environment`, whatever it shows.
  @MainActor func isSingleRow(in environment: EnvironmentValues) -> Bool
}

/// Whether a view is known to be one row of a list.
@MainActor func isSingleRow<V: View>(_ view: V, in environment: EnvironmentValues) -> Bool {
  if V._elementCount == 1 { return true }
  return (view as? any SingleRowView)?.isSingleRow(in: environment) ?? false
}

extension ModifiedContent: SingleRowView where Content: View, Modifier: ViewModifier {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool {
    // What sees another environment may have a style there that makes several of it.
    guard !(modifier is any EnclosingModifier), Modifier._elementCount(contentCount: 1) == 1 else {
      return false
    }
    return TweenViews.isSingleRow(content, in: environment)
  }
}

/// A row that is made late, as what updates it knows it.
@MainActor class LateRowNode: ViewNode {
  func takeValue<Content: View>(_ view: Content) {}
}

extension View {
  /// Makes the node of a view that stands in a list by itself: where rows are made when they come into
  /// view, and this is one, then.
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
