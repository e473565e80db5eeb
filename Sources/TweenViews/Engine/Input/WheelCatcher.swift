import Foundation
import TweenMotion

/// A modifier that makes a view handle the wheel.
nonisolated package struct WheelCatcher: UnaryModifier {
  package typealias Body = Never
  /// Handles a distance in points. Returns false to leave it to ancestors.
  let action: @MainActor (CGSize) -> Bool

  /// Whether the view handles the wheel only while Control is held.
  let needsControl: Bool

  package init(
    needsControl: Bool = false, _ action: @escaping @MainActor (CGSize) -> Bool
  ) {
    self.action = action
    self.needsControl = needsControl
  }

  @MainActor package func makeWrapper(_ context: NodeContext) -> WheelCatcherNode {
    WheelCatcherNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: WheelCatcherNode) { wrapper.modifier = self }
}

@MainActor package final class WheelCatcherNode: WrapperNode {
  fileprivate var modifier: WheelCatcher

  init(_ context: NodeContext, _ modifier: WheelCatcher) {
    self.modifier = modifier
    super.init(context)
    window?.wheelTakers.add(self)
  }

  package override func takeWheel(_ delta: CGSize, glides: Bool) -> Bool {
    environment.isEnabled
      && (!modifier.needsControl || !graph.heldModifiers.isDisjoint(with: [.command, .control]))
      && modifier.action(delta)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    window?.wheelTakers.remove(self)
    super.destroy()
  }

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  package override var debugName: String { "wheel" }
}
