import TweenMotion

/// A place that takes one view, and no list: a window's root, a page, a presentation, a background,
/// an overlay, a mask, a safe area's inset, the label of a button, a link or a menu.
///
/// A modifier in a slot gets one node, whether its content turns out to have no element, one, or
/// several, which an implicit stack arranges. In a list the same modifier would get a node for each
/// element, created and removed with that element. The slot reaches through bodies, type erasure,
/// identities and modifiers. In content that is a list itself (a tuple, `ForEach`, the branches of a
/// condition, the content of a container) modifiers get a node for each element again.
///
/// An implicit container of the slot's kind is around the slot's content, and around the content of
/// each modifier in it whose type does not guarantee one element. Views in a slot may therefore have
/// any number of elements.
package enum ContentSlot {
  /// A window's root, a page, a sheet: several views are stacked vertically.
  case root
  /// A background or an overlay: several views lie one over the other.
  case layer
  /// A button's label: several views are stacked horizontally.
  case row

  /// Whether the slot's content is part of the layout around it, and not the root of a new one. A
  /// single element then needs no container.
  var isInLine: Bool { if case .row = self { true } else { false } }

  /// How several views are arranged.
  @MainActor fileprivate var layout: any ContainerLayout {
    switch self {
    case .root:
      StackLayout(isHorizontal: false, guide: HorizontalAlignment.center.key, fixedSpacing: nil)
    case .layer: DepthLayout(alignment: .center)
    case .row:
      StackLayout(isHorizontal: true, guide: VerticalAlignment.center.key, fixedSpacing: nil)
    }
  }

  /// Returns the implicit container around the node that `make` returns.
  @MainActor func container(
    _ context: NodeContext, _ make: (NodeContext) -> ViewNode
  ) -> ContainerNode {
    let container = ContainerNode(layout, context)
    container.isImplicit = true
    container.setContent(in: self, make)
    return container
  }
}
