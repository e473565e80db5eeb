import Foundation
import TweenMotion

/// Takes keys that nothing else has taken, while the focus is inside: editors and controls come before,
/// and so do the commands of programs.
nonisolated package struct LateKeys: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = LateKeysNode
  /// Receives keys that are pressed, or held and come again; false leaves them to views around.
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

  func take(_ press: KeyPress) -> Bool {
    guard environment.isEnabled else { return false }
    var isTaken = false
    graph.acting(self) { isTaken = value.action(press) }
    return isTaken
  }

  package override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  package override var debugName: String { "lateKeys" }
}
