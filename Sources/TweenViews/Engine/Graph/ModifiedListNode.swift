/// A modifier on several elements: a wrapper around each.
@MainActor
package final class ModifiedListNode<M: UnaryModifier>: ViewNode, ElementModifyingList {
  private var modifier: M
  private(set) var content: ViewNode?
  private var wrappers: [ObjectIdentifier: M.Wrapper] = [:]
  /// The wrapped elements in the order they came, for deterministic visits.
  private var order: [(element: ElementNode, wrapper: M.Wrapper)] = []
  private var needsSweep = false

  init(_ modifier: M, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func setContent(_ node: ViewNode) { content = node }

  /// Each element has a wrapper, so that all must be there.
  package override var childContext: NodeContext {
    var context = super.childContext
    context.rowMaker = nil
    return context
  }

  func update(_ new: M) {
    modifier = new
    for (_, wrapper) in order { new.updateWrapper(wrapper) }
  }

  package override func collectElements(into list: inout [ElementNode]) {
    var elements: [ElementNode] = []
    content?.collectElements(into: &elements)
    for element in elements {
      if let known = wrappers[ObjectIdentifier(element)] {
        list.append(known)
        continue
      }
      var context = childContext
      context.canTransition = element.canTransition
      let wrapper = modifier.makeWrapper(context)
      wrapper.setElement(element)
      element.modifiedList = anchor
      wrappers[ObjectIdentifier(element)] = wrapper
      order.append((element, wrapper))
      list.append(wrapper)
    }
    sweep()
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
    order.removeAll { element, wrapper in
      guard element.isDestroyed else { return false }
      wrappers[ObjectIdentifier(element)] = nil
      wrapper.destroy()
      return true
    }
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    for (_, wrapper) in order { visit(wrapper) }
  }
}

/// A node that keeps something for each element of a list, as long as the element lives.
@MainActor protocol ElementModifyingList: ViewNode {
  func elementWasDestroyed()
}
