import Foundation
import TweenGeometry
import TweenMotion

/// A view that shows the first of several views that fits in the available space, or the last if
/// none fits.
///
/// A view fits if its ideal size is not larger than the proposed size on the axes in question. All
/// views are kept, with their state. Views that are not shown are not drawn, cannot be hit, and do
/// not appear.
@frozen public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice of views.
  ///
  /// - Parameter axes: The axes on which a view must fit.
  /// - Parameter content: The views to choose from, the preferred one first.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ContainerNode(FittingLayout(axes: view.axes), context)
    let content = view.content
    node.setContent { Content._makeNode(content, $0) }
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let content = view.content
    unsafeDowncast(node, to: ContainerNode.self)
      .update(FittingLayout(axes: view.axes)) { Content._updateNode($0, content) }
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// The layout of `ViewThatFits`: Semantics 6.4.
package struct FittingLayout: ContainerLayout {
  var axes: Axis.Set

  package var name: String { "ViewThatFits" }

  package func isEqual(to new: any ContainerLayout) -> Bool {
    (new as? FittingLayout)?.axes == axes
  }

  /// The tolerance in points by which a length may exceed another and still fit: invisible, but
  /// larger than the rounding errors of sums of lengths.
  private static let tolerance: CGFloat = 1e-6

  package var showsOneChild: Bool { true }

  package func onlyChild(for proposal: ProposedViewSize, children: [ElementNode]) -> Int? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for (index, child) in children.enumerated().dropLast() {
      let size = child.size(for: ideal)
      let fitsAcross =
        !axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity) + Self.tolerance
      let fitsDown =
        !axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity) + Self.tolerance
      if fitsAcross, fitsDown { return index }
    }
    return children.indices.last
  }

  package func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize {
    guard let index = onlyChild(for: proposal, children: children) else { return .zero }
    return children[index].size(for: proposal)
  }

  package func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement] {
    children.map {
      ChildPlacement(origin: .zero, size: $0.size(for: proposal), proposal: proposal)
    }
  }

  package func spacing(children: [ElementNode]) -> SpacingPreference {
    children.first?.cachedSpacing ?? .leaf
  }

  /// Returns the guides of the shown child.
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> CGFloat?? {
    guard key.combine != nil, let index = onlyChild(for: proposal, children: children) else {
      return .some(nil)
    }
    let child = children[index]
    return .some(child.explicitGuide(key, size: child.size(for: proposal), proposal: proposal))
  }
}
