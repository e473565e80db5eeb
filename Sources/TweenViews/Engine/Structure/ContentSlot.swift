import TweenMotion

/// A slot takes one view and no list: a window's root, a page, what is presented, a background,
/// an overlay, a mask, what a safe area's inset shows, the label of a button, a link or a menu.
///
/// A modifier there is made once, around whatever its content turns out to be: no element, one, or
/// several, which an implicit stack arranges. In a list the same modifier would be made for each
/// element, and end and begin with it. The place reaches through bodies, type erasure, identities
/// and modifiers; in what is a list by itself (a tuple, `ForEach`, the branches of a condition, what
/// is in a container) modifiers are made for each element again.
///
/// Around each modifier whose content's type doesn't say that it is one element there is a container
/// of this kind, as there is at the place itself, so that what is made for such a place may have any
/// number of elements.
package enum ContentSlot {
  /// A window's root, a page, a sheet: several views stand one below the other.
  case root
  /// A second view behind or before another: several views lie one over the other.
  case layer
  /// A button's label: several views stand side by side.
  case row

  /// Whether what stands there is part of what is around it, and no beginning of something: one element
  /// needs no container.
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

  /// The implicit container around what `make` makes.
  @MainActor func container(
    _ context: NodeContext, _ make: (NodeContext) -> ViewNode
  ) -> ContainerNode {
    let container = ContainerNode(layout, context)
    container.isImplicit = true
    container.setContent(in: self, make)
    return container
  }
}
