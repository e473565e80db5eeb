import Foundation
import TweenMotion

/// A modifier that handles keys which were not handled otherwise, while the focus is inside.
/// Editors, controls and a program's commands have precedence.
nonisolated package struct LateKeys: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = LateKeysNode
  /// Handles a key that is pressed or repeats. Returns false to leave the key to surrounding views.
  var action: @MainActor (KeyPress) -> Bool

  package init(_ action: @escaping @MainActor (KeyPress) -> Bool) { self.action = action }
}

@MainActor package final class LateKeysNode: WrapperNode, ValueNode {
  package var value: LateKeys

  package init(_ context: NodeContext, _ value: LateKeys) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: LateKeys) {}

  func handle(_ press: KeyPress) -> Bool {
    guard environment.isEnabled else { return false }
    var isTaken = false
    graph.acting(self) { isTaken = value.action(press) }
    return isTaken
  }

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  package override var debugName: String { "lateKeys" }
}
