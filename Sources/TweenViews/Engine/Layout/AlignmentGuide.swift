import Foundation

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
  /// Whether what the closure reads is followed: layout calls it often, and its first call after a
  /// change tells what that is.
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

  /// Something that the closure read has changed.
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
    // The answers of views that are gone may still be asked for.
    guard !isFollowed, let graph = graphAnchor.graph else { return guide.compute(dimensions) }
    isFollowed = true
    return graph.evaluating(self, keepsReads: true) { guide.compute(dimensions) }
  }
  package override var holdsNothing: Bool { true }
  package override var debugName: String { "alignmentGuide" }
}

extension View {
  /// Sets where a guide of this view lies.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Gives its place from the view's leading side, in points, out of the view's
  ///     size and
  ///     other guides.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: g.key, compute: computeValue))
  }

  /// Sets where a guide of this view lies.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Gives its place from the view's upper side, in points, out of the view's
  ///     size and
  ///     other guides.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: g.key, compute: computeValue))
  }
}
