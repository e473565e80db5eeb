import Foundation
import TweenGeometry
import TweenMotion

/// `safeAreaPadding`: padding that belongs to the safe area.
nonisolated public struct _SafeAreaPaddingLayout: ValueModifier {
  public typealias Body = Never
  package typealias Wrapper = SafeAreaPaddingNode
  var padding: _PaddingLayout

  package var value: EdgeInsets { padding.value }
}

@MainActor package class SafeAreaPaddingNode: PaddingNode {
  /// The insets at the last placing.
  private var placed = EdgeInsets()

  package required init(_ context: NodeContext, _ value: EdgeInsets) {
    super.init(context, value)
    graph.uses.safeAreas = true
  }

  /// What of the safe area the padding is.
  package var regions: SafeAreaRegions { .container }

  package override func placementDidChange(_ placement: Placement) {
    var mode = graph.placementMode
    // What lies at the safe area's edge has another one now, even where its place is the same.
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

/// `_automaticPadding`.
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
  /// Takes space off the view's safe area.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingLayout(padding: _PaddingLayout(edges: .all, insets: insets)))
  }

  /// Takes space off the view's safe area; nil asks for the default, 16 points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _SafeAreaPaddingLayout(
        padding: _PaddingLayout(
          edges: edges, insets: length.map { EdgeInsets($0, edges: .all) })))
  }

  /// The same by one length in points on all edges.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// The padding that a container gives its content by itself: it belongs to the safe area, so that
  /// what ignores that reaches the container's edges; nil for the default, 16 points.
  nonisolated public func _automaticPadding(_ edgeInsets: EdgeInsets? = nil) -> some View {
    modifier(_AutomaticPaddingLayout(padding: _PaddingLayout(edges: .all, insets: edgeInsets)))
  }

  /// Lets the view reach over the padding that containers around give it by themselves, wherever it
  /// ends at its edge, and over nothing else of the safe area. With false it does nothing.
  nonisolated public func _ignoresAutomaticPadding(_ ignoresPadding: Bool) -> some View {
    modifier(
      _SafeAreaRegionsIgnoringLayout(
        regions: ignoresPadding ? .automaticPadding : [], edges: .all))
  }
}
