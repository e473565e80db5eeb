import Foundation
import TweenMotion

/// The modifier made by `onOpenURL(perform:)`: receives URLs for the program while its view is in
/// the tree.
public struct _OpenURLModifier {
  let action: (URL) -> Void
  nonisolated init(action: @escaping (URL) -> Void) { self.action = action }
}

extension _OpenURLModifier: UnaryModifier {
  public typealias Body = Never
  package func makeWrapper(_ context: NodeContext) -> OpenURLNode {
    let node = OpenURLNode(context)
    node.action = action
    node.rootNode?.urlListeners.append(node)
    return node
  }
  package func updateWrapper(_ wrapper: OpenURLNode) { wrapper.action = action }
}

@MainActor package final class OpenURLNode: WrapperNode {
  var action: (URL) -> Void = { _ in }

  package override func destroy() {
    guard !isDestroyed else { return }
    rootNode?.urlListeners.removeAll { $0 === self }
    super.destroy()
  }
  package override var debugName: String { "onOpenURL" }
}

extension View {
  /// Calls `action` with each URL that the program must open. The option `--open URL` sends one in
  /// the first frame.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}
