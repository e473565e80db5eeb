/// The number of current retirements in a graph, or slightly more.
@MainActor package final class RetirementCount {
  // Written on the main actor, where nodes are made and released.
  fileprivate nonisolated(unsafe) var alive = 0

  nonisolated init() {}
}

/// Keeps a removed subtree until the last of its shown elements has been erased.
///
/// A *node* retires: its parent keeps it under the key by which it may come back. Its *elements*
/// leave, as items of the containers that show them. Documentation/Views.md describes both.
@MainActor package final class SubtreeRetirement {
  private var remaining: Int
  private var root: ViewNode?
  private let onErased: () -> Void
  /// Nodes whose update was skipped, because views that are leaving keep their last value.
  private var skippedNodes: [ViewNode] = []

  private nonisolated let count: RetirementCount

  init(root: ViewNode, remaining: Int, onErased: @escaping () -> Void) {
    count = root.graph.retirements
    count.alive += 1
    self.root = root
    self.remaining = remaining
    self.onErased = onErased
  }

  deinit { count.alive -= 1 }

  func recordSkippedUpdate(_ node: ViewNode) { skippedNodes.append(node) }

  /// Ends the retirement of a subtree that came back, and updates the nodes whose update was skipped.
  func cancel() {
    root = nil
    for node in skippedNodes { node.markDirty() }
    skippedNodes = []
  }

  /// Ends the retirement of a subtree that is destroyed with its surroundings. Breaks the reference
  /// cycle between the subtree and the retirement.
  func end() {
    root = nil
    skippedNodes = []
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
    // Returns early, because usually nothing leaves, and this runs for many nodes.
    guard graph.retirements.alive > 0 else { return nil }
    var node: ViewNode? = self
    while let current = node {
      if let retirement = current.retirement { return retirement }
      node = current.parent
    }
    return nil
  }

  /// Ends the retirement of a subtree that is shown again.
  func restore() {
    let ended = retirement
    retirement = nil
    ended?.cancel()
    graph.viewsDidRetireOrReturn()
  }
}

extension ElementNode {
  /// Whether a container around this element holds it, and will erase it later.
  ///
  /// A wrapper around an element of a list stays its host forever, even when a container has erased
  /// both and keeps them for a row that may come back. In that case nothing holds the wrapper.
  fileprivate var isHeld: Bool {
    var element = self
    while true {
      if let cell = element.listCell?.node as? ElementNode {
        // Content stays in its cell, even out of view; the result depends on whether the cell is
        // held.
        element = cell
      } else if let wrapper = element.wrapperAround {
        element = wrapper
      } else {
        return element.host != nil
      }
    }
  }

  /// The wrapper around this element that a list made.
  private var wrapperAround: WrapperNode? {
    // Effects are wrappers too, and may be made again between the element and its list's wrapper.
    var wrapper = host as? WrapperNode
    while let current = wrapper, current.listedElement !== self {
      wrapper = current.host as? WrapperNode
    }
    return wrapper
  }
}

extension ViewGraph {
  /// Whether removed views are shown until their transitions end.
  package var hasLeavingViews: Bool { retirements.alive > 0 }

  /// Removes a subtree from the tree. The subtree is destroyed, and `onErased` runs, when the
  /// containers have erased all its elements; at once when it has none.
  package func retire(_ root: ViewNode, onErased: @escaping () -> Void) {
    var elements: [ElementNode] = []
    root.collectElements(into: &elements)
    elements = elements.flatMap(\.representedElements).filter(\.isHeld)
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
