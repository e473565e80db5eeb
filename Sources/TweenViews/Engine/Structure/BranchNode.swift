/// A structure node that shows one of several children, or none, and may take a retired one back.
@MainActor package class BranchNode: ViewNode {
  /// The branch that is shown and its key; nil when nothing is.
  private(set) var active: (key: Int, node: ViewNode)?
  /// Branches that are hidden, by key, while their elements still run a removal transition.
  private var retired: [Int: ViewNode] = [:]

  /// Whether the node replaces one view by another, so that a content slot around it applies to its
  /// content too. False for a condition, whose branches are lists.
  var isSingleElement: Bool { false }

  /// The context of the branches: what they show comes and goes.
  var branchContext: NodeContext {
    var context = childContext
    context.canTransition = true
    if !isSingleElement { context.contentSlot = nil }
    return context
  }

  /// Shows branch `key`: the node that is active or retired under that key is updated, else
  /// `make` makes one.
  func show(_ key: Int, update: (ViewNode) -> Void, make: (NodeContext) -> ViewNode) {
    if let active, active.key == key {
      update(active.node)
      return
    }
    hide()
    if let returning = retired.removeValue(forKey: key) {
      returning.restore()
      update(returning)
      active = (key, returning)
    } else {
      isMaking = true
      active = (key, make(branchContext))
      isMaking = false
    }
    structureDidChange()
  }

  /// Whether a branch under `key` is shown or retired.
  func isKnown(_ key: Int) -> Bool { active?.key == key || retired[key] != nil }

  func hide() {
    guard let (key, node) = active else { return }
    active = nil
    retired[key] = node
    structureDidChange()
    graph.retire(node) { [weak self] in self?.retired.removeValue(forKey: key) }
  }

  package override func structureDidChange() {
    // A branch under construction is reported when it is shown.
    if !isMaking { super.structureDidChange() }
  }
  private var isMaking = false

  package override var holdsNothing: Bool { retired.isEmpty }

  package override func collectElements(into list: inout [ElementNode]) {
    active?.node.collectElements(into: &list)
  }
  package override final var soleElement: ElementNode? { active?.node.soleElement }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let active { visit(active.node) }
    for key in retired.keys.sorted() { if let node = retired[key] { visit(node) } }
  }
}
