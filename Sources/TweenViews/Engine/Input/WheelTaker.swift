import Foundation
import TweenGeometry

/// A modifier that calls a closure when the wheel turns over its view.
nonisolated private struct WheelModifier: UnaryModifier {
  typealias Body = Never
  let take: @MainActor (CGSize) -> Bool

  @MainActor func makeWrapper(_ context: NodeContext) -> WheelTakerNode {
    WheelTakerNode(context, take)
  }
  @MainActor func updateWrapper(_ wrapper: WheelTakerNode) { wrapper.take = take }
}

@MainActor private final class WheelTakerNode: WrapperNode {
  var take: @MainActor (CGSize) -> Bool

  init(_ context: NodeContext, _ take: @escaping @MainActor (CGSize) -> Bool) {
    self.take = take
    super.init(context)
    window?.wheelTakers.add(self)
  }

  override func takeWheel(_ delta: CGSize, glides: Bool) -> Bool {
    var isTaken = false
    graph.acting(self) { isTaken = take(delta) }
    return isTaken
  }

  override func destroy() {
    guard !isDestroyed else { return }
    window?.wheelTakers.remove(self)
    super.destroy()
  }

  override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  override var debugName: String { "wheel" }
}

extension View {
  /// Calls `take` when the wheel turns over this view.
  ///
  /// - Parameter take: Receives the distance in points, positive if the content moves right and
  ///   down. Returns whether it was handled. If not, the ancestors are offered the distance.
  nonisolated package func onWheel(_ take: @escaping @MainActor (CGSize) -> Bool) -> some View {
    modifier(WheelModifier(take: take))
  }
}
