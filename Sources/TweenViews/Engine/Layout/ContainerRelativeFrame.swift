import Foundation
import TweenGeometry

/// `containerRelativeFrame`.
nonisolated public struct _ContainerRelativeFrame: UnaryModifier {
  public typealias Body = Never
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat

  @MainActor package func makeWrapper(_ context: NodeContext) -> FrameNode {
    FrameNode(context, .relative(self))
  }
  @MainActor package func updateWrapper(_ wrapper: FrameNode) { wrapper.update(.relative(self)) }

  /// The sides on the frame's axes; nil where the container has none.
  @MainActor func sides(for node: FrameNode) -> ProposedViewSize {
    let container = node.relativeFrameContainer
    container?.relativeFrames.insert(node)
    let size = container?.relativeFrameSize ?? .unspecified
    func side(_ axis: Axis, _ whole: CGFloat?) -> CGFloat? {
      guard axes.contains(axis), let whole, whole.isFinite else { return nil }
      let part = node.length { length(whole, axis) }
      if part >= 0, part.isFinite { return part }
      node.graph.warn(
        "containerRelativeFrame in \(node.path) asks for a length of \(part): it is ignored.")
      return nil
    }
    return ProposedViewSize(
      width: side(.horizontal, size.width), height: side(.vertical, size.height))
  }
}

/// A container that views in it may be as large as a part of: a window, a scroll view, a page.
@MainActor package protocol RelativeFrameContainer: ElementNode {
  /// The size that parts are taken of, without what covers its edges; nil sides: not known.
  var relativeFrameSize: ProposedViewSize { get }
  /// Kept for those that measure themselves by it. When the size is another one, before the content
  /// is measured: `relativeFrames.containerDidResize()`, and then `graph.settleAnswers()`.
  var relativeFrames: RelativeFrameList { get set }
}

/// The frames that depend on a container's size.
@MainActor package struct RelativeFrameList {
  private var frames: [ObjectIdentifier: NodeAnchor] = [:]
  private var order: [NodeAnchor] = []
  /// When there are so many, those that have gone are looked for.
  private var sweepCount = 64

  nonisolated package init() {}

  /// With those that have gone and were not looked for since.
  var count: Int { order.count }

  mutating func insert(_ frame: FrameNode) {
    let anchor = frame.anchor
    let id = ObjectIdentifier(anchor)
    guard frames[id] == nil else { return }
    frames[id] = anchor
    order.append(anchor)
    guard order.count > sweepCount else { return }
    removeGone()
    sweepCount = max(64, order.count * 2)
  }

  private mutating func removeGone() {
    order.removeAll { anchor in
      guard anchor.node?.isDestroyed != false else { return false }
      frames[ObjectIdentifier(anchor)] = nil
      return true
    }
  }

  /// The container has another size: what depends on it is laid out anew.
  package mutating func containerDidResize() {
    removeGone()
    for anchor in order { (anchor.node as? FrameNode)?.setNeedsLayout() }
  }
}

extension ElementNode {
  /// The nearest container around that frames may be relative to.
  var relativeFrameContainer: (any RelativeFrameContainer)? {
    var element = host
    while let current = element {
      if let container = current as? any RelativeFrameContainer { return container }
      element = current.host
    }
    return nil
  }
}

extension View {
  /// Makes the view as large, on `axes`, as the container it is in: the nearest scroll view or page,
  /// or else the window.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as large as `span` of `count` equal parts of the container it is in.
  ///
  /// - Parameters:
  ///   - axes: The axes on which it is that large.
  ///   - count: The number of parts; 1 for numbers below.
  ///   - span: How many of them the view takes, with the distances between.
  ///   - spacing: The distance between two parts, in points.
  ///   - alignment: Where the view lies in that space, if it is of another size.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = max(0, length - spacing * (count - 1)) / count
      return max(0, part * CGFloat(span) + spacing * (CGFloat(span) - 1))
    }
  }

  /// Makes the view, on `axes`, as long as `length` says of the container's length on the axis.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
