import Foundation
import TweenGeometry
import TweenMotion

/// The container view of a layout and its content.
struct LayoutContainer<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutContainer: View {
  typealias Body = Never

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let engine = LayoutEngine(view.layout)
    let node = ContainerNode(engine, context)
    engine.attach(to: node)
    let content = view.content
    node.setContent { Content._makeNode(content, $0) }
    return node
  }

  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let content = view.content
    unsafeDowncast(node, to: ContainerNode.self)
      .update(LayoutEngine(view.layout)) { Content._updateNode($0, content) }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// Runs a program's layout in a container: keeps its cache, and animates its data.
@MainActor final class LayoutEngine<L: Layout>: ContainerLayout, AnimatorOwner {
  private var model: L
  private var attribute = AnimatedAttribute<L.AnimatableData>()
  private var cache: L.Cache?
  private var cacheIsStale = false
  private var anchor: NodeAnchor?
  private var direction = LayoutDirection.leftToRight

  init(_ layout: L) { model = layout }

  func attach(to node: ContainerNode) {
    anchor = node.anchor
    direction = node.environment.layoutDirection
    // The first value does not animate.
    takeData(node)
  }

  private func takeData(_ node: ContainerNode) {
    _ = attribute.update(
      model.animatableData, transaction: node.visibleTransaction(), environment: node.environment,
      pool: node.graph.pool, owner: self)
  }

  /// The layout with its data as currently shown.
  private var shown: L {
    guard attribute.isAnimating else { return model }
    var layout = model
    layout.animatableData = attribute.shown(model.animatableData)
    return layout
  }

  var animationEnvironment: EnvironmentValues? { anchor?.node?.environment }

  func animatorDidMove() {
    cacheIsStale = true
    (anchor?.node as? ContainerNode)?.setNeedsLayout()
  }

  // MARK: ContainerLayout

  func isEqual(to new: any ContainerLayout) -> Bool { false }

  func adopt(_ new: any ContainerLayout, in node: ContainerNode) -> Bool {
    guard let new = new as? LayoutEngine<L> else { return false }
    if valuesAreEqual(model, new.model) { return true }
    let (axis, hidden) = (stackAxis, hiddenLayout)
    model = new.model
    // Data of another layout's type start without an animation.
    if hidden != hiddenLayout { attribute.reset() }
    takeData(node)
    if axis == stackAxis { node.setNeedsLayout() } else { node.expireLayout() }
    return true
  }

  func contentDidExpire(in node: ContainerNode) {
    direction = node.environment.layoutDirection
    cacheIsStale = true
  }

  var hasPlainFrameGuides: Bool { false }

  func end() { attribute.remove() }

  var stackAxis: Axis? {
    (model as? any AxisChanging)?.stackAxis ?? L.layoutProperties.stackOrientation
  }

  /// The identity of a type-erased layout; nil for other layouts.
  private var hiddenLayout: ObjectIdentifier? { (model as? any LayoutHiding)?.hiddenLayout }

  var name: String { String(describing: L.self) }

  /// Calls `body` with the layout as shown and with an up-to-date cache.
  private func run<Result>(
    _ subviews: LayoutSubviews, _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    let layout = shown
    var current: L.Cache
    if let cache {
      current = cache
      if cacheIsStale { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    cacheIsStale = false
    // The cache is held only here now, so that the layout changes it without a copy.
    cache = nil
    let result = body(layout, &current)
    cache = current
    return result
  }

  func size(for proposal: ProposedViewSize, children: [ElementNode]) -> CGSize {
    let subviews = LayoutSubviews(children, direction: direction)
    return run(subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
  }

  func arrange(
    size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> [ChildPlacement] {
    let pass = LayoutPass(CGRect(origin: .zero, size: size), proposal)
    let subviews = LayoutSubviews(children, direction: direction, pass: pass)
    run(subviews) {
      $0.placeSubviews(in: pass.bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
    return subviews.map { pass.placement(of: $0) }
  }

  func spacing(children: [ElementNode]) -> SpacingPreference {
    let subviews = LayoutSubviews(children, direction: direction)
    return run(subviews) { $0.spacing(subviews: subviews, cache: &$1) }.preference
  }

  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [ElementNode]
  ) -> CGFloat?? {
    let bounds = CGRect(origin: .zero, size: size)
    let subviews = LayoutSubviews(children, direction: direction)
    return run(subviews) { layout, cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }
}

/// A type-erased layout.
protocol LayoutHiding {
  /// The type of the erased layout.
  var hiddenLayout: ObjectIdentifier { get }
}

/// A layout whose axis depends on its value.
protocol AxisChanging {
  var stackAxis: Axis? { get }
}
