/// A modifier on several elements: a wrapper around each.
@MainActor
package final class ModifiedListNode<M: UnaryModifier>: ViewNode, ElementModifyingList {
  private var modifier: M
  private(set) var content: ViewNode?
  /// What is shown of the elements: a wrapper around each, or what stands for such.
  private var shown: [ObjectIdentifier: ElementNode] = [:]
  /// The elements in the order they came, for deterministic visits.
  private var order: [(element: ElementNode, shown: ElementNode, wrapper: M.Wrapper?)] = []
  private var needsSweep = false

  init(_ modifier: M, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func setContent(_ node: ViewNode) { content = node }

  func update(_ new: M) {
    modifier = new
    for (_, _, wrapper) in order { if let wrapper { new.updateWrapper(wrapper) } }
  }

  package override func collectElements(into list: inout [ElementNode]) {
    var elements: [ElementNode] = []
    content?.collectElements(into: &elements)
    for element in elements { list.append(modify(element)) }
    sweep()
  }

  func modify(_ element: ElementNode) -> ElementNode {
    if let known = shown[ObjectIdentifier(element)] { return known }
    let new: ElementNode
    var wrapper: M.Wrapper?
    if let standIn = element as? StandInElement {
      new = standIn.modified(by: self)
    } else {
      var context = childContext
      context.canTransition = element.canTransition
      let made = modifier.makeWrapper(context)
      made.setElement(element)
      wrapper = made
      new = made
    }
    element.modifiedList = anchor
    shown[ObjectIdentifier(element)] = new
    order.append((element, new, wrapper))
    return new
  }

  /// Elements end together as a rule: their wrappers are let go of in one go.
  func elementWasDestroyed() {
    guard !needsSweep, !isDestroyed else { return }
    needsSweep = true
    graph.afterUpdate { [weak self] in
      guard let self, self.needsSweep else { return }
      self.sweep()
    }
  }

  private func sweep() {
    needsSweep = false
    order.removeAll { element, new, _ in
      guard element.isDestroyed else { return false }
      shown[ObjectIdentifier(element)] = nil
      new.destroy()
      return true
    }
  }

  package override var holdsNothing: Bool { true }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    for (_, shown, _) in order { visit(shown) }
  }
}

/// A node that keeps something for each element of a list, as long as the element lives.
@MainActor protocol ElementModifyingList: ViewNode {
  /// What is shown of an element: a wrapper around it; of what stands for others, what stands for
  /// those with a wrapper around each.
  func modify(_ element: ElementNode) -> ElementNode
  func elementWasDestroyed()
}
