import Foundation
import TweenGeometry
import TweenMotion

/// The modifier made by `frame(width:height:alignment:)`.
nonisolated public struct _FrameLayout: UnaryModifier {
  public typealias Body = Never
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  @MainActor package func makeWrapper(_ context: NodeContext) -> FrameNode {
    let node = FrameNode(context, .fixed(self))
    node.checkNumbers()
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: FrameNode) { wrapper.update(.fixed(self)) }
}

/// The modifier made by `frame` with minimum, ideal and maximum lengths.
nonisolated public struct _FlexFrameLayout: UnaryModifier {
  public typealias Body = Never
  var width: FlexibleLength
  var height: FlexibleLength
  var alignment: Alignment

  @MainActor package func makeWrapper(_ context: NodeContext) -> FrameNode {
    FrameNode(context, .flexible(self))
  }
  @MainActor package func updateWrapper(_ wrapper: FrameNode) { wrapper.update(.flexible(self)) }
}

/// One side of a flexible frame: Semantics 6.4.
package struct FlexibleLength: Equatable, Sendable {
  package let least: CGFloat?
  package let ideal: CGFloat?
  package let most: CGFloat?

  package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let least = min.map { Swift.max(0, $0) }
    var middle = ideal
    if let given = middle, let least { middle = Swift.max(least, given) }
    var most = max
    if let given = most, let floor = middle ?? least { most = Swift.max(floor, given) }
    self.least = least
    self.ideal = middle
    self.most = most
  }

  /// Whether the frame sets nothing for this side.
  package var isOpen: Bool { least == nil && ideal == nil && most == nil }

  private func clamp(_ value: CGFloat) -> CGFloat {
    Swift.max(Swift.min(value, most ?? .infinity), least ?? -.infinity)
  }

  /// Returns the side's length if it does not depend on the child; nil otherwise.
  package func known(_ proposal: CGFloat?) -> CGFloat? {
    if let proposal {
      return least != nil && most != nil ? clamp(proposal) : nil
    }
    return ideal
  }

  /// Returns the proposal to the child for this side.
  package func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

  /// Returns the side's length, given the child's length `answer` for the proposal `offer`.
  package func length(answer: CGFloat, offer: CGFloat?) -> CGFloat {
    switch (least, most) {
    case (nil, nil): return answer
    case (_?, _?): return clamp(answer)
    case (let least?, nil): return Swift.max(Swift.min(offer ?? .infinity, answer), least)
    case (nil, let most?): return Swift.min(Swift.max(offer ?? -.infinity, answer), most)
    }
  }

  /// Returns the proposal to the child when it is placed in a frame of `size` on this side.
  package func placing(size: CGFloat, proposal: CGFloat?) -> CGFloat? {
    if proposal == nil, ideal == nil, size > (least ?? -.infinity), size < (most ?? .infinity) {
      return nil
    }
    return size
  }
}

@MainActor package final class FrameNode: WrapperNode {
  enum Kind {
    case fixed(_FrameLayout)
    case flexible(_FlexFrameLayout)
    case relative(_ContainerRelativeFrame)
  }
  private var kind: Kind
  /// Whether the reads of a closure that computes a length are tracked, as for alignment guides.
  private var isFollowed = false

  init(_ context: NodeContext, _ kind: Kind) {
    self.kind = kind
    super.init(context)
  }

  func update(_ new: Kind) {
    switch (kind, new) {
    case (.fixed(let one), .fixed(let other))
    where one.width == other.width && one.height == other.height
      && one.alignment == other.alignment:
      return
    case (.flexible(let one), .flexible(let other))
    where one.width == other.width && one.height == other.height
      && one.alignment == other.alignment:
      return
    default: break
    }
    kind = new
    isFollowed = false
    checkNumbers()
    setNeedsLayout()
  }

  /// Handles a change of a value that a closure for a length read.
  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed else { return }
    isFollowed = false
    setNeedsLayout()
  }

  /// Returns the length that a closure of the program computes, and tracks its reads.
  func length(_ compute: () -> CGFloat) -> CGFloat {
    guard !isFollowed, let graph = graphAnchor.graph else { return compute() }
    isFollowed = true
    return graph.evaluating(self, keepsReads: true, compute)
  }

  func checkNumbers() {
    guard case .fixed(let fixed) = kind else { return }
    for side in [fixed.width, fixed.height] {
      if let side, !(side >= 0 && side.isFinite) {
        graph.warn(
          "Invalid frame dimension \(side) (negative or non-finite) in \(path) is ignored.")
      }
    }
  }

  private var alignment: Alignment {
    switch kind {
    case .fixed(let fixed): fixed.alignment
    case .flexible(let flexible): flexible.alignment
    case .relative(let relative): relative.alignment
    }
  }

  private static func usable(_ length: CGFloat?) -> CGFloat? {
    if let length, length >= 0, length.isFinite { length } else { nil }
  }

  package override var isAsLargeAsContent: Bool { false }

  /// The sides that the frame determines itself; nil for a flexible frame.
  private var fixedSides: ProposedViewSize? {
    switch kind {
    case .fixed(let fixed):
      ProposedViewSize(width: Self.usable(fixed.width), height: Self.usable(fixed.height))
    case .relative(let relative): relative.sides(for: self)
    case .flexible: nil
    }
  }

  override var ampleSize: AmpleSize? {
    guard case .fixed(let fixed) = kind, let width = Self.usable(fixed.width),
      let height = Self.usable(fixed.height)
    else { return nil }
    return AmpleSize(
      size: CGSize(width: width, height: height), leastWidth: 0, leastHeight: 0)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let sides = fixedSides {
      if let width = sides.width, let height = sides.height {
        return CGSize(width: width, height: height)
      }
      let answer = super.measure(
        ProposedViewSize(
          width: sides.width ?? proposal.width, height: sides.height ?? proposal.height))
      return CGSize(width: sides.width ?? answer.width, height: sides.height ?? answer.height)
    }
    guard case .flexible(let flexible) = kind else { return super.measure(proposal) }
    let width = flexible.width.known(proposal.width)
    let height = flexible.height.known(proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let offer = ProposedViewSize(
      width: flexible.width.offer(proposal.width), height: flexible.height.offer(proposal.height))
    let answer = super.measure(offer)
    return CGSize(
      width: width ?? flexible.width.length(answer: answer.width, offer: offer.width),
      height: height ?? flexible.height.length(answer: answer.height, offer: offer.height))
  }

  package override func contentProposal(
    size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    if let sides = fixedSides {
      return ProposedViewSize(
        width: sides.width ?? proposal.width, height: sides.height ?? proposal.height)
    }
    guard case .flexible(let flexible) = kind else { return proposal }
    return ProposedViewSize(
      width: flexible.width.placing(size: size.width, proposal: proposal.width),
      height: flexible.height.placing(size: size.height, proposal: proposal.height))
  }

  package override func contentOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    guard let content else { return .zero }
    let offer = contentProposal(size: size, proposal: proposal)
    let inner = content.size(for: offer)
    let own = ViewDimensions(size: size)
    let (across, down) = (alignment.horizontal, alignment.vertical)
    return CGPoint(
      x: own[across] - content.guide(across.key, size: inner, proposal: offer),
      y: own[down] - content.guide(down.key, size: inner, proposal: offer))
  }

  package override func placementDidChange(_ placement: Placement) {
    placeContent(placement)
  }

  /// The frame has no preferences for spacing on the axes that it determines, because the content
  /// may lie anywhere inside.
  package override var spacing: SpacingPreference {
    var edges: Edge.Set = []
    switch kind {
    case .fixed(let fixed):
      if Self.usable(fixed.width) != nil { edges.formUnion(.horizontal) }
      if Self.usable(fixed.height) != nil { edges.formUnion(.vertical) }
    case .flexible(let flexible):
      if !flexible.width.isOpen { edges.formUnion(.horizontal) }
      if !flexible.height.isOpen { edges.formUnion(.vertical) }
    case .relative(let relative):
      let sides = relative.sides(for: self)
      if sides.width != nil { edges.formUnion(.horizontal) }
      if sides.height != nil { edges.formUnion(.vertical) }
    }
    var spacing = super.spacing
    spacing.reset(edges)
    return spacing
  }
  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  package override var holdsNothing: Bool { true }
  package override var debugName: String { "frame" }
}

extension WrapperNode {
  /// Places the content at `contentOrigin`, mirrored in right-to-left layouts.
  package func placeContent(_ placement: Placement) {
    guard let content else { return }
    let offer = contentProposal(size: placement.size, proposal: placement.proposal)
    let size = content.size(for: offer)
    var origin = contentOrigin(size: placement.size, proposal: placement.proposal)
    if environment.layoutDirection == .rightToLeft {
      origin.x = placement.size.width - origin.x - size.width
    }
    content.place(
      Placement(
        origin: CGPoint(x: placement.origin.x + origin.x, y: placement.origin.y + origin.y),
        size: size, proposal: offer))
  }
}

extension ViewNode {
  /// The names of this node and its nearest ancestors, for warnings.
  package var path: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let current = node {
      if let name = current.pathName { names.append(name) }
      if names.count == 4 { break }
      node = current.parent
    }
    return names.reversed().joined(separator: " > ")
  }

  /// The node's name in paths; nil for internal nodes.
  var pathName: String? {
    let name = debugName
    return self is ElementNode || !name.contains("Node") ? name : nil
  }
}

extension Alignment {
  /// Returns the origin of an inner view in an outer one at which both share this alignment's
  /// guides.
  package func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint {
    CGPoint(
      x: outer[horizontal] - inner[horizontal], y: outer[vertical] - inner[vertical])
  }
}

extension View {
  /// Puts this view in a frame with fixed sides in points; nil leaves a side to the view. A
  /// negative or infinite length is ignored with a warning.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Returns a view with the same size as this one. Has no effect.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }

  /// Puts this view in a frame with minimum, ideal and maximum lengths of its sides, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}

/// A length in points, under its name in the first beta versions.
@available(*, deprecated, renamed: "CGFloat")
public typealias Length = CGFloat
