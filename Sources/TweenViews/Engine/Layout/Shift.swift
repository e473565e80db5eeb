import Foundation
import TweenGeometry
import TweenMotion

/// `offset`: moves what is drawn and hit; layout is as without it.
nonisolated public struct _OffsetEffect: UnaryModifier, Equatable {
  public typealias Body = Never
  var offset: CGSize

  @MainActor package func makeWrapper(_ context: NodeContext) -> ShiftNode {
    ShiftNode(context, .offset(offset))
  }
  @MainActor package func updateWrapper(_ wrapper: ShiftNode) { wrapper.update(.offset(offset)) }
}

/// Moves a view by its own size toward an edge; nil leaves it.
nonisolated struct OwnSizeShift: UnaryModifier {
  typealias Body = Never
  var edge: Edge?

  @MainActor func makeWrapper(_ context: NodeContext) -> ShiftNode {
    ShiftNode(context, .ownSize(edge))
  }
  @MainActor func updateWrapper(_ wrapper: ShiftNode) { wrapper.update(.ownSize(edge)) }
}

@MainActor package final class ShiftNode: WrapperNode {
  enum Kind: Equatable {
    case offset(CGSize)
    case ownSize(Edge?)
  }
  private var kind: Kind
  /// The shift is new: the leaves it moves follow the transaction that this modifier sees.
  private var hasMoved = false

  init(_ context: NodeContext, _ kind: Kind) {
    self.kind = kind
    super.init(context)
  }

  func update(_ new: Kind) {
    guard kind != new else { return }
    kind = new
    hasMoved = true
    // The shift is part of the leaves' frames, so placing again is what it takes.
    setNeedsPlacing()
  }

  private func shift(_ size: CGSize) -> CGSize {
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch kind {
    case .offset(let offset):
      return CGSize(width: isMirrored ? -offset.width : offset.width, height: offset.height)
    case .ownSize(nil): return .zero
    case .ownSize(.top?): return CGSize(width: 0, height: -size.height)
    case .ownSize(.bottom?): return CGSize(width: 0, height: size.height)
    case .ownSize(.leading?): return CGSize(width: isMirrored ? size.width : -size.width, height: 0)
    case .ownSize(.trailing?):
      return CGSize(width: isMirrored ? -size.width : size.width, height: 0)
    }
  }

  package override func placementDidChange(_ placement: Placement) {
    let shift = shift(placement.size)
    var moved = placement
    if shift.width.isFinite, shift.height.isFinite {
      moved.origin.x += shift.width
      moved.origin.y += shift.height
    }
    guard hasMoved, scope != nil else {
      content?.place(moved)
      return
    }
    hasMoved = false
    graph.withTransaction(visibleTransaction()) { content?.place(moved) }
  }

  package override var debugName: String { "offset" }
}

/// `position`: takes the whole proposal and puts the view's centre at a point of it.
nonisolated public struct _PositionLayout: UnaryModifier, Equatable {
  public typealias Body = Never
  var position: CGPoint

  @MainActor package func makeWrapper(_ context: NodeContext) -> PositionNode {
    PositionNode(context, position)
  }
  @MainActor package func updateWrapper(_ wrapper: PositionNode) { wrapper.update(position) }
}

@MainActor package final class PositionNode: WrapperNode {
  private var position: CGPoint

  init(_ context: NodeContext, _ position: CGPoint) {
    self.position = position
    super.init(context)
  }

  func update(_ new: CGPoint) {
    guard position != new else { return }
    position = new
    setNeedsLayout()
  }

  package override var isAsLargeAsContent: Bool { false }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let own = super.measure(proposal)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  package override func contentProposal(
    size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(size)
  }

  package override func contentOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let own = content?.size(for: ProposedViewSize(size)) ?? .zero
    return CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2)
  }

  package override func placementDidChange(_ placement: Placement) { placeContent(placement) }
  package override var spacing: SpacingPreference { .leaf }
  package override var debugName: String { "position" }
}

/// `fixedSize`: proposes nil on the chosen axes.
nonisolated public struct _FixedSizeLayout: UnaryModifier, Equatable {
  public typealias Body = Never
  var horizontal: Bool
  var vertical: Bool

  @MainActor package func makeWrapper(_ context: NodeContext) -> FixedSizeNode {
    FixedSizeNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: FixedSizeNode) { wrapper.update(self) }
}

@MainActor package final class FixedSizeNode: WrapperNode {
  private var layout: _FixedSizeLayout

  init(_ context: NodeContext, _ layout: _FixedSizeLayout) {
    self.layout = layout
    super.init(context)
  }

  func update(_ new: _FixedSizeLayout) {
    guard layout != new else { return }
    layout = new
    setNeedsLayout()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: layout.horizontal ? nil : proposal.width,
      height: layout.vertical ? nil : proposal.height)
  }

  package override var isAsLargeAsContent: Bool { false }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    super.measure(inner(proposal))
  }
  package override func contentProposal(
    size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    inner(proposal)
  }
  package override func placementDidChange(_ placement: Placement) { placeContent(placement) }
  package override var debugName: String { "fixedSize" }
}

/// `alignmentGuide`.
nonisolated public struct _AlignmentGuide: UnaryModifier {
  public typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  @MainActor package func makeWrapper(_ context: NodeContext) -> GuideNode {
    GuideNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: GuideNode) { wrapper.update(self) }
}

@MainActor package final class GuideNode: WrapperNode {
  private var guide: _AlignmentGuide

  init(_ context: NodeContext, _ guide: _AlignmentGuide) {
    self.guide = guide
    super.init(context)
  }

  func update(_ new: _AlignmentGuide) {
    guide = new
    setNeedsLayout()
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == guide.key else {
      return super.explicitAlignment(key, size: size, proposal: proposal)
    }
    guard let content else { return nil }
    return guide.compute(content.dimensions(for: proposal))
  }
  package override var debugName: String { "alignmentGuide" }
}

extension View {
  /// Moves the view from where layout put it.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of the space the parent offers.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Gives the view its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: g.key, compute: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: g.key, compute: computeValue))
  }
}
