import Foundation
import TweenGeometry
import TweenMotion

/// The modifier of `safeAreaPadding`: padding that is part of the safe area.
nonisolated public struct _SafeAreaPaddingLayout: ValueModifier {
  public typealias Body = Never
  package typealias Wrapper = SafeAreaPaddingNode
  var padding: _PaddingLayout

  package var value: EdgeInsets { padding.value }
}

@MainActor package class SafeAreaPaddingNode: PaddingNode {
  /// The insets at the last placement.
  private var placed = EdgeInsets()

  package required init(_ context: NodeContext, _ value: EdgeInsets) {
    super.init(context, value)
    graph.uses.safeAreas = true
  }

  /// The regions of the safe area that the padding belongs to.
  package var regions: SafeAreaRegions { .container }

  package override func placementDidChange(_ placement: Placement) {
    var mode = graph.placementMode
    // The safe area may have changed for views whose place has not, so that they must be placed
    // again.
    mode.isForced = mode.isForced || placed != insets
    placed = insets
    graph.withPlacementMode(mode) { super.placementDidChange(placement) }
  }

  package override func safeArea(for content: ElementNode) -> SafeArea? {
    guard let placement else { return nil }
    return SafeArea(
      bounds: placement.rect,
      parts: [.init(regions, AbsoluteInsets(insets, environment.layoutDirection))])
  }

  package override var debugName: String { "safeAreaPadding" }
}

/// The modifier of `_automaticPadding(_:)`: padding that is part of the safe area.
nonisolated public struct _AutomaticPaddingLayout: ValueModifier {
  public typealias Body = Never
  package typealias Wrapper = AutomaticPaddingNode
  var padding: _PaddingLayout

  package var value: EdgeInsets { padding.value }
}

@MainActor package final class AutomaticPaddingNode: SafeAreaPaddingNode {
  package override var regions: SafeAreaRegions { [.container, .automaticPadding] }
  package override var debugName: String { "automaticPadding" }
}

extension View {
  /// Reduces the view's safe area by the given insets.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingLayout(padding: _PaddingLayout(edges: .all, insets: insets)))
  }

  /// Reduces the view's safe area at some edges by a length in points; nil for the default of 16
  /// points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _SafeAreaPaddingLayout(
        padding: _PaddingLayout(
          edges: edges, insets: length.map { EdgeInsets($0, edges: .all) })))
  }

  /// Reduces the view's safe area by the same length in points at all edges.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Adds the padding that a container gives its content automatically. The padding is part of the
  /// safe area, so that views which ignore the safe area reach the container's edges. Nil for the
  /// default of 16 points.
  nonisolated public func _automaticPadding(_ edgeInsets: EdgeInsets? = nil) -> some View {
    modifier(_AutomaticPaddingLayout(padding: _PaddingLayout(edges: .all, insets: edgeInsets)))
  }

  /// Extends the view over the automatic padding of the containers around it, at each edge where the
  /// view ends at that padding, and over no other part of the safe area. With `false` it has no
  /// effect.
  nonisolated public func _ignoresAutomaticPadding(_ ignoresPadding: Bool) -> some View {
    modifier(
      _SafeAreaRegionsIgnoringLayout(
        regions: ignoresPadding ? .automaticPadding : [], edges: .all))
  }
}
