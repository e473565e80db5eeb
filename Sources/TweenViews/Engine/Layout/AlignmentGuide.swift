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
