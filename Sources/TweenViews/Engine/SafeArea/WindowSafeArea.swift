import Foundation
import TweenGeometry
import TweenMotion

/// Insets a container with bars by the safe areas of the window and of the bars around it, where
/// views around the container ignore these safe areas. Without such views it has no effect (Semantics
/// 6.6).
nonisolated package struct WindowSafeArea: UnaryModifier {
  package typealias Body = Never

  package init() {}

  @MainActor package func makeWrapper(_ context: NodeContext) -> WindowSafeAreaNode {
    WindowSafeAreaNode(context)
  }
  @MainActor package func updateWrapper(_ wrapper: WindowSafeAreaNode) {}
}

@MainActor package final class WindowSafeAreaNode: WrapperNode {
  /// The insets at the last placement.
  private var placed = AbsoluteInsets()

  package override func placementDidChange(_ placement: Placement) {
    let insets = followedWindowInsets()
    var mode = graph.placementMode
    // The safe area may have changed for views whose place has not, so that they must be placed
    // again.
    mode.isForced = mode.isForced || insets != placed
    placed = insets
    graph.withPlacementMode(mode) {
      guard !insets.isZero, let content else { return super.placementDidChange(placement) }
      let inner = placement.rect.inset(by: insets)
      let offer = ProposedViewSize(inner.size)
      content.place(
        Placement(origin: inner.origin, size: content.size(for: offer), proposal: offer))
    }
  }

  package override func safeArea(for content: ElementNode) -> SafeArea? {
    guard let placement, !placed.isZero else { return nil }
    return SafeArea(
      bounds: placement.rect, parts: [.init([.container, .window], placed)])
  }

  package override func geometryDidChange() { setNeedsPlacing() }

  private func followedWindowInsets() -> AbsoluteInsets {
    guard graph.uses.safeAreas else { return AbsoluteInsets() }
    var isFollowed = false
    let insets = windowInsets(isFollowed: &isFollowed)
    if isFollowed {
      graph.geometry.follow(self) { [anchor] in
        guard let node = anchor.node as? WindowSafeAreaNode, !node.isDestroyed else {
          return false
        }
        var isFollowed = false
        return node.windowInsets(isFollowed: &isFollowed) != insets
      }
    }
    return insets
  }

  /// Returns the lengths by which this element overlaps the safe areas of the window and of bars, by
  /// its place in layout. The length is 0 at an edge where the element extends beyond the window,
  /// because it does not end at the window's edge.
  ///
  /// - Parameter isFollowed: Set to true where the place can change without a new placement of this
  ///   element.
  private func windowInsets(isFollowed: inout Bool) -> AbsoluteInsets {
    guard let placement else { return AbsoluteInsets() }
    var rect = placement.rect
    var overlap = AbsoluteInsets()
    var beyond = placement.rect
    var inner: ElementNode = self
    while let outer = inner.host, !outer.keepsSafeAreaOut {
      if let area = outer.safeArea(for: inner) {
        let insets = area.insets(of: .window)
        beyond = area.bounds.offsetBy(
          dx: placement.rect.minX - rect.minX, dy: placement.rect.minY - rect.minY)
        overlap.grow(to: rect.overlap(over: insets, of: area.bounds))
      }
      if outer is SpaceNode, let place = outer.placement {
        isFollowed = true
        rect = rect.offsetBy(dx: place.origin.x, dy: place.origin.y)
      }
      inner = outer
    }
    return overlap.limited(to: placement.rect, in: beyond)
  }

  package override var debugName: String { "windowSafeArea" }
}

extension SafeArea {
  /// Returns the insets of the parts that belong to some of the regions.
  fileprivate func insets(of regions: SafeAreaRegions) -> AbsoluteInsets {
    SafeArea(bounds: bounds, parts: parts.filter { !$0.regions.isDisjoint(with: regions) }).insets
  }
}

extension CGRect {
  /// Returns the lengths by which this rectangle overlaps the insets of another; 0 at edges without
  /// insets.
  fileprivate func overlap(over insets: AbsoluteInsets, of bounds: CGRect) -> AbsoluteInsets {
    let safe = bounds.inset(by: insets)
    return AbsoluteInsets(
      top: insets.top > 0 ? max(safe.minY - minY, 0) : 0,
      left: insets.left > 0 ? max(safe.minX - minX, 0) : 0,
      bottom: insets.bottom > 0 ? max(maxY - safe.maxY, 0) : 0,
      right: insets.right > 0 ? max(maxX - safe.maxX, 0) : 0)
  }
}

extension AbsoluteInsets {
  fileprivate mutating func grow(to other: AbsoluteInsets) {
    top = max(top, other.top)
    left = max(left, other.left)
    bottom = max(bottom, other.bottom)
    right = max(right, other.right)
  }

  /// Returns the insets at the edges where `rect` ends within `bounds`, and 0 at the others.
  fileprivate func limited(to rect: CGRect, in bounds: CGRect) -> AbsoluteInsets {
    let slack: CGFloat = 0.5
    return AbsoluteInsets(
      top: rect.minY >= bounds.minY - slack ? top : 0,
      left: rect.minX >= bounds.minX - slack ? left : 0,
      bottom: rect.maxY <= bounds.maxY + slack ? bottom : 0,
      right: rect.maxX <= bounds.maxX + slack ? right : 0)
  }
}

/// Padding for a bar of a container. Containers with bars inside respect it, like the window's edges.
nonisolated package struct BarPaddingLayout: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = BarPaddingNode
  var padding: _PaddingLayout

  package var value: EdgeInsets { padding.value }
}

@MainActor package final class BarPaddingNode: SafeAreaPaddingNode {
  package override var regions: SafeAreaRegions { [.container, .window] }
  package override var debugName: String { "barPadding" }
}

extension View {
  /// Reduces the view's safe area for a bar, like the edges of the window.
  nonisolated package func barPadding(_ insets: EdgeInsets) -> some View {
    modifier(BarPaddingLayout(padding: _PaddingLayout(edges: .all, insets: insets)))
  }

  /// Reduces the view's safe area for a bar at some edges, like the edges of the window.
  nonisolated package func barPadding(_ edges: Edge.Set, _ length: CGFloat) -> some View {
    modifier(
      BarPaddingLayout(
        padding: _PaddingLayout(edges: edges, insets: EdgeInsets(length, edges: .all))))
  }
}
