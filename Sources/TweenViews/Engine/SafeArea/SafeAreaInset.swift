import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// `safeAreaInset`: a view at an edge, before the modified one, whose safe area ends at it.
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

/// Where a view is put beside another, and how far from it.
package struct EdgeInset: Equatable, Sendable {
  var edge: Edge
  /// nil: what the two views prefer.
  var spacing: CGFloat?
  /// The guide that both share across the edge.
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
  /// What the primary's safe area lost at the last placing.
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

  /// The secondary is offered what is left of the primary's minimum, the primary the rest.
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
    // The primary lies at the other edge, in the middle across; the secondary by its guide.
    let primaryOrigin = primaryOrigin(sizes, in: size)
    let (primaryAlong, primaryAcross) = (inset.along(primaryOrigin), inset.across(primaryOrigin))
    let secondaryAlong = isFirst ? 0 : inset.along(size) - inset.along(sizes.secondary)
    let secondaryAcross =
      primaryAcross
      + content.guide(inset.guide, size: sizes.primary, proposal: sizes.primaryOffer)
      - secondary.guide(inset.guide, size: sizes.secondary, proposal: sizes.secondaryOffer)
    let newLength = inset.along(sizes.secondary) + sizes.spacing
    var mode = graph.placementMode
    // What lies at the safe area's edge has another one now, even where its place is the same.
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

  /// What both share when they lie in `size`.
  private func offer(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    inset.isVertical
      ? ProposedViewSize(width: proposal.width ?? size.width, height: size.height)
      : ProposedViewSize(width: size.width, height: proposal.height ?? size.height)
  }

  /// Where the primary lies, from the leading and the top edge.
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

  /// Guides are those of the primary, where it lies.
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

  /// Two pictures have no mode in common.
  package override var ownBlend: BlendOperator? { nil }

  package override var debugName: String { "safeAreaInset" }
}

extension View {
  /// Puts views above or below this one, before it, and takes their height off its safe area.
  ///
  /// - Parameters:
  ///   - edge: whether the views lie above or below.
  ///   - alignment: the guide that both share.
  ///   - spacing: points between the two, which belong to the inset; nil for what they prefer.
  ///   - content: the views that are put there.
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

  /// Puts views beside this one, before it, and takes their width off its safe area.
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
