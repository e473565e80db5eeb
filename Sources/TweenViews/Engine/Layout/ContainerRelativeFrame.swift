import Foundation
import TweenGeometry

/// The modifier made by `containerRelativeFrame`, which sizes a view relative to its container.
nonisolated public struct _ContainerRelativeFrame: UnaryModifier {
  public typealias Body = Never
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat

  @MainActor package func makeWrapper(_ context: NodeContext) -> FrameNode {
    FrameNode(context, .relative(self))
  }
  @MainActor package func updateWrapper(_ wrapper: FrameNode) { wrapper.update(.relative(self)) }

  /// Returns the lengths of the frame's sides; nil for sides that the container does not determine.
  @MainActor func sides(for node: FrameNode) -> ProposedViewSize {
    let container = node.relativeFrameContainer
    container?.relativeFrames.insert(node)
    let size = container?.relativeFrameSize ?? .unspecified
    func side(_ axis: Axis, _ whole: CGFloat?) -> CGFloat? {
      guard axes.contains(axis), let whole, whole.isFinite else { return nil }
      let part = node.length { length(whole, axis) }
      if part >= 0, part.isFinite { return part }
      node.graph.warn(
        "containerRelativeFrame in \(node.path) returned the invalid length \(part), which is ignored."
      )
      return nil
    }
    return ProposedViewSize(
      width: side(.horizontal, size.width), height: side(.vertical, size.height))
  }
}

/// A container to whose size frames inside can refer: a window, a scroll view, a page.
@MainActor package protocol RelativeFrameContainer: ElementNode {
  /// The size to which frames refer, without covered edges; nil for unknown sides.
  var relativeFrameSize: ProposedViewSize { get }
  /// The frames that refer to this container. If its size changes,
  /// `relativeFrames.containerDidResize()` and then `graph.settleMeasurements()` must be called before
  /// the content is measured.
  var relativeFrames: RelativeFrameList { get set }
}

/// The frames that depend on a container's size.
@MainActor package struct RelativeFrameList {
  private var frames: [ObjectIdentifier: NodeAnchor] = [:]
  private var order: [NodeAnchor] = []
  /// The number of frames above which removed ones are deleted.
  private var sweepCount = 64

  nonisolated package init() {}

  /// The number of frames, including removed ones that were not deleted yet.
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

  /// Marks the dependent frames for layout after a change of the container's size.
  package mutating func containerDidResize() {
    removeGone()
    for anchor in order { (anchor.node as? FrameNode)?.setNeedsLayout() }
  }
}

extension ElementNode {
  /// The nearest surrounding container to which frames can refer.
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
  /// Makes this view as large, on `axes`, as its container: the nearest scroll view or page, or
  /// else the window.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes this view as large as `span` of `count` equal parts of its container.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the size is set.
  ///   - count: The number of parts; values below 1 count as 1.
  ///   - span: The number of parts that the view takes, including the distances between them.
  ///   - spacing: The distance between two parts, in points.
  ///   - alignment: The view's position in that space, if its size differs.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = max(0, length - spacing * (count - 1)) / count
      return max(0, part * CGFloat(span) + spacing * (CGFloat(span) - 1))
    }
  }

  /// Sets this view's length on `axes` to the result of `length` for the container's length on the
  /// axis.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
