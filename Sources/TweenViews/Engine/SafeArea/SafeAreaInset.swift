import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The modifier of `safeAreaInset`: places a view at an edge in front of the modified view, and
/// reduces the safe area of that view.
nonisolated public struct _InsetViewModifier<Secondary: View>: UnaryModifier {
  public typealias Body = Never
  var secondary: Secondary
  var inset: EdgeInset

  @MainActor package func makeWrapper(_ context: NodeContext) -> SafeAreaInsetNode {
    let node = SafeAreaInsetNode(context, inset)
    let secondary = secondary
    node.setSecondary { Secondary._makeNode(secondary, $0) }
    return node
  }

  @MainActor package func updateWrapper(_ wrapper: SafeAreaInsetNode) {
    let secondary = secondary
    wrapper.update(inset) { Secondary._updateNode($0, secondary) }
  }
}

/// The place of a view beside another, and the distance between the two.
package struct EdgeInset: Equatable, Sendable {
  var edge: Edge
  /// The distance in points; nil: the distance that the two views prefer.
  var spacing: CGFloat?
  /// The alignment guide of both views across the edge.
  var guide: AlignmentKey

  var isVertical: Bool { edge == .top || edge == .bottom }

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func along(_ proposal: ProposedViewSize) -> CGFloat? {
    isVertical ? proposal.height : proposal.width
  }
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
  func replacing(_ length: CGFloat, in proposal: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: length)
      : ProposedViewSize(width: length, height: proposal.height)
  }
}

@MainActor package final class SafeAreaInsetNode: WrapperNode {
  private var inset: EdgeInset
  private var secondary: ContainerNode?
  /// The reduction of the primary view's safe area at the last placement.
  private var length: CGFloat = 0

  init(_ context: NodeContext, _ inset: EdgeInset) {
    self.inset = inset
    super.init(context)
    graph.uses.safeAreas = true
  }

  func setSecondary(_ make: (NodeContext) -> ViewNode) {
    let container = ContainerNode(DepthLayout(alignment: .center), childContext)
    container.host = self
    secondary = container
    container.setContent(in: .layer, make)
  }

  func update(_ new: EdgeInset, _ updateSecondary: (ViewNode) -> Void) {
    if inset != new {
      inset = new
      setNeedsLayout()
    }
    secondary?.update(DepthLayout(alignment: .center), updateContent: updateSecondary)
  }

  // MARK: Layout

  private struct Sizes {
    var spacing: CGFloat
    var primaryOffer: ProposedViewSize
    var primary: CGSize
    var secondaryOffer: ProposedViewSize
    var secondary: CGSize
  }

  private var spacingBetween: CGFloat {
    if let spacing = inset.spacing { return spacing }
    guard let content, let secondary else { return 0 }
    let (first, second) = isFirst ? (secondary, content) : (content, secondary)
    return SpacingPreference.distance(
      from: first.cachedSpacing, to: second.cachedSpacing, isHorizontal: !inset.isVertical)
  }

  /// Proposes to the secondary view the room beyond the primary's minimum, and to the primary the
  /// rest.
  private func sizes(for proposal: ProposedViewSize) -> Sizes {
    let spacing = spacingBetween
    var secondaryOffer = proposal
    if let offer = inset.along(proposal) {
      let length = max(0, offer - spacing)
      let least = content.map { inset.along($0.size(for: inset.replacing(0, in: proposal))) } ?? 0
      secondaryOffer = inset.replacing(max(0, length - least), in: proposal)
    }
    let secondarySize = secondary?.size(for: secondaryOffer) ?? .zero
    var primaryOffer = proposal
    if let offer = inset.along(proposal) {
      let rest = max(0, offer - inset.along(secondarySize) - spacing)
      primaryOffer = inset.replacing(rest, in: proposal)
    }
    return Sizes(
      spacing: spacing, primaryOffer: primaryOffer,
      primary: content?.size(for: primaryOffer) ?? .zero, secondaryOffer: secondaryOffer,
      secondary: secondarySize)
  }

  package override var isAsLargeAsContent: Bool { false }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = sizes(for: proposal)
    return inset.size(
      along: inset.along(sizes.primary) + sizes.spacing + inset.along(sizes.secondary),
      across: max(inset.across(sizes.primary), inset.across(sizes.secondary)))
  }

  package override func placementDidChange(_ placement: Placement) {
    guard let content, let secondary else { return super.placementDidChange(placement) }
    let size = placement.size
    let sizes = sizes(for: offer(in: size, proposal: placement.proposal))
    // The primary is at the opposite edge, centered across; the secondary is aligned by its guide.
    let primaryOrigin = primaryOrigin(sizes, in: size)
    let (primaryAlong, primaryAcross) = (inset.along(primaryOrigin), inset.across(primaryOrigin))
    let secondaryAlong = isFirst ? 0 : inset.along(size) - inset.along(sizes.secondary)
    let secondaryAcross =
      primaryAcross
      + content.guide(inset.guide, size: sizes.primary, proposal: sizes.primaryOffer)
      - secondary.guide(inset.guide, size: sizes.secondary, proposal: sizes.secondaryOffer)
    let newLength = inset.along(sizes.secondary) + sizes.spacing
    var mode = graph.placementMode
    // The safe area may have changed for views whose place has not, so that they must be placed
    // again.
    mode.isForced = mode.isForced || newLength != length
    length = newLength
    graph.withPlacementMode(mode) {
      place(
        content, along: primaryAlong, across: primaryAcross, size: sizes.primary,
        offer: sizes.primaryOffer, in: placement)
    }
    place(
      secondary, along: secondaryAlong, across: secondaryAcross, size: sizes.secondary,
      offer: sizes.secondaryOffer, in: placement)
  }

  private var isFirst: Bool { inset.edge == .top || inset.edge == .leading }

  /// The proposal for both views together, where their size is `size`.
  private func offer(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    inset.isVertical
      ? ProposedViewSize(width: proposal.width ?? size.width, height: size.height)
      : ProposedViewSize(width: size.width, height: proposal.height ?? size.height)
  }

  /// Returns the origin of the primary view, from the leading and the top edge.
  private func primaryOrigin(_ sizes: Sizes, in size: CGSize) -> CGSize {
    inset.size(
      along: isFirst ? inset.along(size) - inset.along(sizes.primary) : 0,
      across: (inset.across(size) - inset.across(sizes.primary)) / 2)
  }

  private func place(
    _ element: ElementNode, along: CGFloat, across: CGFloat, size: CGSize,
    offer: ProposedViewSize, in placement: Placement
  ) {
    let offset = inset.size(along: along, across: across)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? placement.size.width - offset.width - size.width : offset.width
    element.place(
      Placement(
        origin: CGPoint(x: placement.origin.x + x, y: placement.origin.y + offset.height),
        size: size, proposal: offer))
  }

  package override func safeArea(for content: ElementNode) -> SafeArea? {
    guard content === self.content, let placement else { return nil }
    let insets = EdgeInsets(length, edges: Edge.Set(inset.edge))
    return SafeArea(
      bounds: placement.rect,
      parts: [.init(.container, AbsoluteInsets(insets, environment.layoutDirection))])
  }

  /// The guides are those of the primary view, moved to its place.
  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content else { return nil }
    let sizes = sizes(for: offer(in: size, proposal: proposal))
    guard
      let value = content.explicitGuide(key, size: sizes.primary, proposal: sizes.primaryOffer)
    else { return nil }
    let origin = primaryOrigin(sizes, in: size)
    return value + (key.isHorizontal ? origin.width : origin.height)
  }

  package override var spacing: SpacingPreference { .leaf }

  // MARK: Display and hits

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let secondary { visit(secondary) }
  }

  package override func visitShown(_ visit: (ElementNode) -> Void) {
    super.visitShown(visit)
    if let secondary { visit(secondary) }
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    content?.drawIfNeeded(builder, context)
    secondary?.drawIfNeeded(builder, context)
  }

  package override func hit(_ point: CGPoint) -> HitResult? {
    secondary?.hit(point) ?? content?.hit(point)
  }

  /// Two separate pictures have no common blend mode.
  package override var ownBlend: BlendOperator? { nil }

  package override var debugName: String { "safeAreaInset" }
}

extension View {
  /// Places views above or below this view, in front of it, and reduces its safe area by their
  /// height.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the views are placed.
  ///   - alignment: The horizontal guide that aligns both.
  ///   - spacing: The distance between the two in points, which is part of the inset; nil: the
  ///     distance that they prefer.
  ///   - content: The views at the edge.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        secondary: content(),
        inset: EdgeInset(
          edge: edge == .top ? .top : .bottom, spacing: spacing, guide: alignment.key)))
  }

  /// Places views to the left or right of this view, in front of it, and reduces its safe area by
  /// their width and by `spacing`, in points.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        secondary: content(),
        inset: EdgeInset(
          edge: edge == .leading ? .leading : .trailing, spacing: spacing, guide: alignment.key)))
  }
}
