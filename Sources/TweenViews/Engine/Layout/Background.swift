import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The modifier made by `background` and `overlay`: a second view behind or in front of the first,
/// which determines the size.
nonisolated public struct _LayeredModifier<Secondary: View>: UnaryModifier {
  public typealias Body = Never
  var secondary: Secondary
  var alignment: Alignment
  var isOverlay: Bool
  /// The edges at which the secondary view, which fills the first view's rectangle, also extends
  /// into the safe area's border; nil if it is placed by alignment.
  var filledEdges: Edge.Set?

  @MainActor package func makeWrapper(_ context: NodeContext) -> LayeredNode {
    let node = LayeredNode(context, alignment: alignment, isOverlay: isOverlay)
    node.filledEdges = filledEdges
    let secondary = secondary
    node.setSecondary { Secondary._makeNode(secondary, $0) }
    return node
  }

  @MainActor package func updateWrapper(_ wrapper: LayeredNode) {
    let secondary = secondary
    wrapper.fill(filledEdges)
    wrapper.update(alignment: alignment) { Secondary._updateNode($0, secondary) }
  }
}

@MainActor package class LayeredNode: WrapperNode {
  fileprivate var filledEdges: Edge.Set?
  private var alignment: Alignment
  private let isOverlay: Bool
  private var secondary: ContainerNode?

  init(_ context: NodeContext, alignment: Alignment, isOverlay: Bool) {
    self.alignment = alignment
    self.isOverlay = isOverlay
    super.init(context)
  }

  /// Whether the secondary view has been created.
  final var hasSecondary: Bool { secondary != nil }

  final func setSecondary(_ make: (NodeContext) -> ViewNode) {
    let container = ContainerNode(DepthLayout(alignment: alignment), childContext)
    container.host = self
    secondary = container
    container.setContent(in: .layer, make)
  }

  final func update(alignment new: Alignment, _ updateSecondary: (ViewNode) -> Void) {
    if alignment != new {
      alignment = new
      setNeedsLayout()
    }
    secondary?.update(DepthLayout(alignment: new), updateContent: updateSecondary)
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let secondary { visit(secondary) }
  }

  package override func visitShown(_ visit: (ElementNode) -> Void) {
    if !isOverlay, let secondary { visit(secondary) }
    super.visitShown(visit)
    if isOverlay, let secondary { visit(secondary) }
  }

  fileprivate func fill(_ edges: Edge.Set?) {
    guard filledEdges != edges else { return }
    filledEdges = edges
    setNeedsPlacing()
  }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    guard let secondary else { return }
    guard let filledEdges else {
      return placeAligned(secondary, at: alignment, in: placement)
    }
    let insets = followedSafeAreaInsets(regions: .container, edges: filledEdges)
    let rect = placement.rect.outset(by: insets)
    secondary.place(
      Placement(origin: rect.origin, size: rect.size, proposal: ProposedViewSize(rect.size)))
  }

  package override func geometryDidChange() { setNeedsPlacing() }

  /// A change of the secondary view's size does not change this element's size.
  package override func measurementsDidChange(of content: ElementNode) {
    if content === secondary { setNeedsPlacing() } else { super.measurementsDidChange(of: content) }
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if !isOverlay { secondary?.drawIfNeeded(builder, context) }
    content?.drawIfNeeded(builder, context)
    if isOverlay { secondary?.drawIfNeeded(builder, context) }
  }

  package override func hit(_ point: CGPoint) -> HitResult? {
    isOverlay
      ? secondary?.hit(point) ?? content?.hit(point)
      : content?.hit(point) ?? secondary?.hit(point)
  }

  /// Returns nil, because two pictures have no common blend mode.
  package override var ownBlend: BlendOperator? { nil }

  package override var holdsNothing: Bool { true }
  package override var debugName: String { isOverlay ? "overlay" : "background" }
}

extension WrapperNode {
  /// Proposes this element's size to another element, and places it by the alignment.
  final func placeAligned(
    _ secondary: ElementNode, at alignment: Alignment, in placement: Placement
  ) {
    let offer = ProposedViewSize(placement.size)
    let inner = secondary.dimensions(for: offer)
    let outer = ViewDimensions(size: placement.size) { [content] key in
      // Guides are read during layout, on the main actor.
      MainActor.assumeIsolated {
        content?.explicitGuide(key, size: placement.size, proposal: placement.proposal)
      }
    }
    var origin = alignment.origin(of: inner, in: outer)
    if environment.layoutDirection == .rightToLeft {
      origin.x = placement.size.width - origin.x - inner.width
    }
    secondary.place(
      Placement(
        origin: CGPoint(x: placement.origin.x + origin.x, y: placement.origin.y + origin.y),
        size: CGSize(width: inner.width, height: inner.height), proposal: offer))
  }
}

extension View {
  /// Adds views behind this one, which determines the size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayeredModifier(secondary: content(), alignment: alignment, isOverlay: false))
  }

  /// Adds a view behind this one, which determines the size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayeredModifier(secondary: background, alignment: alignment, isOverlay: false))
  }

  /// Fills the space behind this view with a style, also beyond the given edges into the safe
  /// area's border.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayeredModifier(
        secondary: Rectangle().fill(style), alignment: .center, isOverlay: false,
        filledEdges: edges))
  }

  /// Fills the space behind this view with the current background style, also beyond the given
  /// edges into the safe area's border.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayeredModifier(
        secondary: shape.fill(style, style: fillStyle), alignment: .center, isOverlay: false))
  }

  /// Fills a shape behind this view with the current background style.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Adds views in front of this one, which determines the size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayeredModifier(secondary: content(), alignment: alignment, isOverlay: true))
  }

  /// Adds a view in front of this one, which determines the size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayeredModifier(secondary: overlay, alignment: alignment, isOverlay: true))
  }

  /// Fills the space in front of this view with a style, also beyond the given edges into the safe
  /// area's border.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayeredModifier(
        secondary: Rectangle().fill(style), alignment: .center, isOverlay: true,
        filledEdges: edges))
  }

  /// Fills a shape in front of this view with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayeredModifier(
        secondary: shape.fill(style, style: fillStyle), alignment: .center, isOverlay: true))
  }
}
