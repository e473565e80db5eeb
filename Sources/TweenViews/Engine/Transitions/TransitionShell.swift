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

  /// Goes on by another value of the same kind of transition; false for another kind, which needs
  /// a shell of its own.
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

/// The outermost element of a transition's effect. Traits are those of the element inside.
@MainActor package final class ShellNode: WrapperNode, ModifierContentOwner {
  private let element: ElementNode

  init(_ context: NodeContext, element: ElementNode) {
    self.element = element
    super.init(context)
  }

  package func makeContent(_ place: ModifierContentNode) -> ViewNode {
    ElementReferenceNode(place.childContext, element: element, outside: environment)
  }

  /// What the transition is around.
  var shownElement: ElementNode { element }

  package override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value { element.trait(key) }

  package override var debugName: String { "transition" }
}

/// Stands for an element that exists already, made elsewhere in the tree.
@MainActor package final class ElementReferenceNode: ViewNode {
  private let element: ElementNode
  /// The environment around a transition.
  private let outside: EnvironmentValues?

  /// - Parameter outside: The environment around what is around the element, where that may write
  ///   into it.
  init(_ context: NodeContext, element: ElementNode, outside: EnvironmentValues? = nil) {
    self.element = element
    self.outside = outside
    super.init(context)
    passTextRenderer()
  }

  package override func collectElements(into list: inout [ElementNode]) { list.append(element) }

  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    super.environmentDidChange(new, keys: keys)
    passTextRenderer()
  }

  /// The element sees the environment of the place where it was made. Of what a transition writes,
  /// renderers of text reach it all the same: they are what moves there.
  private func passTextRenderer() {
    let wanted = environment.textDefaults.renderer
    let own = element.environment
    guard let outside, !element.isDestroyed, wanted != outside.textDefaults.renderer,
      own.textDefaults.renderer != wanted
    else { return }
    var values = own
    values.textDefaults.renderer = wanted
    element.environmentDidChange(values, keys: values.changedKeys(from: own))
  }
}
