import Foundation
import TweenGeometry
import TweenMotion

/// Insets a container with bars by the safe areas of its window and of the bars around it, where views
/// around the container ignore these safe areas. Without such views it does nothing (Semantics 6.6).
nonisolated package struct WindowSafeArea: UnaryModifier {
  package typealias Body = Never

  package init() {}

  @MainActor package func makeWrapper(_ context: NodeContext) -> WindowSafeAreaNode {
    WindowSafeAreaNode(context)
  }
  @MainActor package func updateWrapper(_ wrapper: WindowSafeAreaNode) {}
}

@MainActor package final class WindowSafeAreaNode: WrapperNode {
  /// The insets at the last placing.
  private var placed = AbsoluteInsets()

  package override func placementDidChange(_ placement: Placement) {
    let insets = followedWindowInsets()
    var mode = graph.placementMode
    // What lies at the safe area's edge has another one now, even where its place is the same.
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

  /// How far this element reaches over the safe areas of the window and of bars, by its place in
  /// layout. An element that reaches beyond the window's own edge does not lie at that edge: 0 there.
  ///
  /// - Parameter isFollowed: Set where the place can change without a new placing of this element.
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
  /// What parts of some regions take off the edges.
  fileprivate func insets(of regions: SafeAreaRegions) -> AbsoluteInsets {
    SafeArea(bounds: bounds, parts: parts.filter { !$0.regions.isDisjoint(with: regions) }).insets
  }
}

extension CGRect {
  /// How far this rectangle reaches over the insets of another one; 0 on edges without insets.
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

  /// Only the edges on which `rect` ends within `bounds`.
  fileprivate func limited(to rect: CGRect, in bounds: CGRect) -> AbsoluteInsets {
    let slack: CGFloat = 0.5
    return AbsoluteInsets(
      top: rect.minY >= bounds.minY - slack ? top : 0,
      left: rect.minX >= bounds.minX - slack ? left : 0,
      bottom: rect.maxY <= bounds.maxY + slack ? bottom : 0,
      right: rect.maxX <= bounds.maxX + slack ? right : 0)
  }
}

/// Padding for a bar of a container: containers with bars inside keep to its safe area.
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
  /// Takes space for a bar off the view's safe area, as the window's edges do.
  nonisolated package func barPadding(_ insets: EdgeInsets) -> some View {
    modifier(BarPaddingLayout(padding: _PaddingLayout(edges: .all, insets: insets)))
  }

  /// Takes space for a bar off the view's safe area, as the window's edges do.
  nonisolated package func barPadding(_ edges: Edge.Set, _ length: CGFloat) -> some View {
    modifier(
      BarPaddingLayout(
        padding: _PaddingLayout(edges: edges, insets: EdgeInsets(length, edges: .all))))
  }
}
