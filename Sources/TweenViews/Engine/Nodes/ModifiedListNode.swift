/// A modifier on a list of elements, with a wrapper around each.
@MainActor
package final class ModifiedListNode<M: UnaryModifier>: ViewNode, ElementModifyingList {
  private var modifier: M
  private(set) var content: ViewNode?
  /// The elements in the order of their insertion, each with the element that is shown for it: a
  /// wrapper, or a placeholder.
  private var order: [(element: ElementNode, shown: ElementNode, wrapper: M.Wrapper?)] = []
  /// The indices of elements in `order`; empty for a small number, usually one, where a linear search
  /// is faster.
  private var places: [ObjectIdentifier: Int] = [:]
  private static var few: Int { 8 }
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
    if let sole = content?.soleElement {
      list.append(modify(sole))
    } else {
      var elements: [ElementNode] = []
      content?.collectElements(into: &elements)
      for element in elements { list.append(modify(element)) }
    }
    sweep()
  }

  private func known(_ element: ElementNode) -> ElementNode? {
    if !places.isEmpty { return places[ObjectIdentifier(element)].map { order[$0].shown } }
    for entry in order where entry.element === element { return entry.shown }
    return nil
  }

  /// Stores the indices of the elements from `start` on.
  private func notePlaces(from start: Int) {
    guard order.count > Self.few else { return }
    for at in (places.isEmpty ? 0 : start)..<order.count {
      places[ObjectIdentifier(order[at].element)] = at
    }
  }

  func shown(of element: ElementNode) -> ElementNode? { known(element) }

  func modify(_ element: ElementNode) -> ElementNode {
    if let known = known(element) { return known }
    let new: ElementNode
    var wrapper: M.Wrapper?
    if let standIn = element as? PlaceholderElement {
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
    order.append((element, new, wrapper))
    notePlaces(from: order.count - 1)
    return new
  }

  /// Elements are usually destroyed together, so that their wrappers are removed in one pass.
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
    guard order.contains(where: { $0.element.isDestroyed }) else { return }
    // Destroying an element may call this again, when the list must already be complete.
    var gone: [ElementNode] = []
    order.removeAll { element, new, _ in
      guard element.isDestroyed else { return false }
      gone.append(new)
      return true
    }
    if !places.isEmpty {
      places.removeAll(keepingCapacity: true)
      notePlaces(from: 0)
    }
    for element in gone { element.destroy() }
  }

  package override var holdsNothing: Bool { true }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    for (_, shown, _) in order { visit(shown) }
  }
}

/// A node that keeps a wrapper for each element of a list, for the element's lifetime.
@MainActor protocol ElementModifyingList: ViewNode {
  /// Returns the element to show for another: a wrapper around it; for a placeholder, a placeholder
  /// for the wrapped elements.
  func modify(_ element: ElementNode) -> ElementNode
  /// Returns the same if it has been made, else nil.
  func shown(of element: ElementNode) -> ElementNode?
  func elementWasDestroyed()
}
