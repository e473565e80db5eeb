import Foundation

/// The modifier made by `alignmentGuide(_:computeValue:)`.
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
  /// Whether the closure's reads are tracked. Layout calls the closure often; the first call after
  /// a change records its reads.
  private var isFollowed = false

  init(_ context: NodeContext, _ guide: _AlignmentGuide) {
    self.guide = guide
    super.init(context)
  }

  func update(_ new: _AlignmentGuide) {
    guide = new
    isFollowed = false
    setNeedsLayout()
  }

  /// Handles a change of a value that the closure read.
  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed else { return }
    isFollowed = false
    setNeedsLayout()
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == guide.key else {
      return super.explicitAlignment(key, size: size, proposal: proposal)
    }
    guard let content else { return nil }
    let dimensions = content.dimensions(for: proposal)
    // Layout may still read answers of removed views.
    guard !isFollowed, let graph = graphAnchor.graph else { return guide.compute(dimensions) }
    isFollowed = true
    return graph.evaluating(self, keepsReads: true) { guide.compute(dimensions) }
  }
  package override var holdsNothing: Bool { true }
  package override var debugName: String { "alignmentGuide" }
}

extension View {
  /// Sets the position of a horizontal guide in this view.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Returns the position in points from the view's leading edge, given the view's size
  ///     and other guides.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: g.key, compute: computeValue))
  }

  /// Sets the position of a vertical guide in this view.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Returns the position in points from the view's top edge, given the view's size and
  ///     other guides.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: g.key, compute: computeValue))
  }
}
