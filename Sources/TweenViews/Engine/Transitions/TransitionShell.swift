import Foundation
import TweenMotion

/// The effect of a transition around one element of a container.
@MainActor final class TransitionShell {
  private var transition: AnyTransition
  let node: ShellNode

  init(
    _ transition: AnyTransition, around element: ElementNode, phase: TransitionPhase,
    container: ContainerNode
  ) {
    self.transition = transition
    var context = container.childContext
    context.canTransition = false
    node = ShellNode(context, element: element)
    let shell = node
    node.setContent(transition.makeNode(phase, shell.childContext, shell))
  }

  /// Continues with another value of the same kind of transition. Returns false for another kind,
  /// which needs its own shell.
  func take(_ new: AnyTransition) -> Bool {
    guard transition.isSameKind(as: new) else { return false }
    transition = new
    return true
  }

  func update(_ phase: TransitionPhase) {
    guard let content = node.contentNode else { return }
    transition.updateNode(content, phase, node)
  }
}

/// The outermost element of a transition's effect. It has the traits of the element inside.
@MainActor package final class ShellNode: WrapperNode, ModifierContentOwner {
  private let element: ElementNode

  init(_ context: NodeContext, element: ElementNode) {
    self.element = element
    super.init(context)
  }

  package func makeContent(_ place: ModifierContentNode) -> ViewNode {
    ElementReferenceNode(place.childContext, element: element, shell: self)
  }

  /// The element inside the transition.
  var shownElement: ElementNode { element }

  package override func writtenTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    element.writtenTrait(key)
  }

  package override func writesTrait(among keys: [any TraitKey.Type]) -> Bool {
    element.writesTrait(among: keys)
  }

  package override var debugName: String { "transition" }
}

/// A node that represents an existing element from elsewhere in the tree.
@MainActor package final class ElementReferenceNode: ViewNode {
  private let element: ElementNode
  private let shell: NodeAnchor?

  /// - Parameter shell: The node of the transition around the element, whose environment the element
  ///   gets.
  init(_ context: NodeContext, element: ElementNode, shell: ShellNode? = nil) {
    self.element = element
    self.shell = shell?.anchor
    super.init(context)
    updateElementEnvironment(environment, isAnimated: false)
  }

  package override func collectElements(into list: inout [ElementNode]) { list.append(element) }

  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    super.environmentDidChange(new, keys: keys)
    updateElementEnvironment(new, isAnimated: true)
  }

  /// - Parameter written: The transition's environment; nil where the transition is gone.
  private func updateElementEnvironment(_ written: EnvironmentValues?, isAnimated: Bool) {
    guard let outside = shell?.node?.environment else { return }
    element.transitionDidWrite(written ?? outside, over: outside, isAnimated: isAnimated)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    // The element may remain without this transition.
    updateElementEnvironment(nil, isAnimated: false)
    super.destroy()
  }
}
