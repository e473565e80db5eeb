/// How many retirements of a graph are under way, or a few more.
@MainActor package final class RetirementCount {
  // Written on the main actor, as nodes are made and let go there.
  fileprivate nonisolated(unsafe) var alive = 0

  nonisolated init() {}
}

/// Keeps a subtree that is not wanted any more until its last shown element has been erased.
///
/// A *node* retires, and who made it keeps it, under what it may come back by; its *elements* leave,
/// as items of the containers that show them. Documentation/Views.md has both lives.
@MainActor package final class SubtreeRetirement {
  private var remaining: Int
  private var root: ViewNode?
  private let onErased: () -> Void
  /// Nodes whose update was skipped because views on their way out keep their last value.
  private var missed: [ViewNode] = []

  private nonisolated let count: RetirementCount

  init(root: ViewNode, remaining: Int, onErased: @escaping () -> Void) {
    count = root.graph.retirements
    count.alive += 1
    self.root = root
    self.remaining = remaining
    self.onErased = onErased
  }

  deinit { count.alive -= 1 }

  func miss(_ node: ViewNode) { missed.append(node) }

  /// The subtree came back before it was gone: what it missed is made up for.
  func cancel() {
    root = nil
    for node in missed { node.markDirty() }
    missed = []
  }

  /// The subtree goes at once, with what is around it. It and this hold each other till then.
  func end() {
    root = nil
    missed = []
  }

  func elementWasErased() {
    remaining -= 1
    guard remaining <= 0, let root else { return }
    end()
    onErased()
    root.destroy()
  }
}

extension ViewNode {
  /// The retirement of the node itself, or of the nearest ancestor that is retired.
  package var nearestRetirement: SubtreeRetirement? {
    // Mostly nothing leaves, and this is asked for each of many nodes in each other.
    guard graph.retirements.alive > 0 else { return nil }
    var node: ViewNode? = self
    while let current = node {
      if let retirement = current.retirement { return retirement }
      node = current.parent
    }
    return nil
  }

  /// A retired subtree is wanted again.
  func comeBack() {
    let ended = retirement
    retirement = nil
    ended?.cancel()
    graph.viewsDidRetireOrReturn()
  }
}

extension ElementNode {
  /// Whether an element around this one holds it, and so will erase it one day.
  ///
  /// A wrapper around an element of a list is its host for ever, also when a container has erased
  /// both and keeps them for a row that comes back: it is the wrapper then that nobody holds.
  fileprivate var isHeld: Bool {
    var element = self
    while true {
      if let cell = element.listCell?.node as? ElementNode {
        // What is in a cell stays there, out of view as well: it is the cell that is held.
        element = cell
      } else if let wrapper = element.wrapperAround {
        element = wrapper
      } else {
        return element.host != nil
      }
    }
  }

  /// The wrapper that a list put around this element.
  private var wrapperAround: WrapperNode? {
    // Effects are made anew between the two.
    var wrapper = host as? WrapperNode
    while let current = wrapper, current.listedElement !== self {
      wrapper = current.host as? WrapperNode
    }
    return wrapper
  }
}

extension ViewGraph {
  /// Takes a subtree out of the tree: it is destroyed when the containers that show its elements
  /// have erased them all (at once when it has none), after which `onErased` runs.
  package func retire(_ root: ViewNode, onErased: @escaping () -> Void) {
    var elements: [ElementNode] = []
    root.collectElements(into: &elements)
    elements = elements.flatMap(\.shownOrStoodFor).filter(\.isHeld)
    if elements.isEmpty {
      onErased()
      root.destroy()
      return
    }
    let retirement = SubtreeRetirement(root: root, remaining: elements.count, onErased: onErased)
    root.retirement = retirement
    for element in elements { element.awaitedBy = retirement }
    viewsDidRetireOrReturn()
  }
}
