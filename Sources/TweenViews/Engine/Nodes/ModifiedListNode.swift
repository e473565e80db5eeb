/// A modifier on several elements: a wrapper around each.
@MainActor
package final class ModifiedListNode<M: UnaryModifier>: ViewNode, ElementModifyingList {
  private var modifier: M
  private(set) var content: ViewNode?
  /// The elements in the order they came, with what is shown of them: a wrapper around each, or what
  /// stands for such.
  private var order: [(element: ElementNode, shown: ElementNode, wrapper: M.Wrapper?)] = []
  /// The places of elements in `order`; empty while there are so few that going through them is
  /// quicker: mostly there is one.
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

  /// Notes the places of elements from one on.
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
    order.append((element, new, wrapper))
    notePlaces(from: order.count - 1)
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
    guard order.contains(where: { $0.element.isDestroyed }) else { return }
    // What is destroyed may come by here again: by then the list is as it will be.
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

/// A node that keeps something for each element of a list, as long as the element lives.
@MainActor protocol ElementModifyingList: ViewNode {
  /// What is shown of an element: a wrapper around it; of what stands for others, what stands for
  /// those with a wrapper around each.
  func modify(_ element: ElementNode) -> ElementNode
  /// The same where it has been made.
  func shown(of element: ElementNode) -> ElementNode?
  func elementWasDestroyed()
}
