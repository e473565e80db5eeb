/// Several views in the order in which a `ViewBuilder` closure lists them.
public struct TupleView<T> {
  /// The views, in their order.
  public var value: T
  /// Visits the views in order. The closure is made where the types of the pack are available.
  private let visit: (any TupleVisitor) -> Void

  package init<each Content: View>(_ content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    visit = { visitor in
      for view in repeat each content { visitor.visit(view) }
    }
  }
}

/// Receives each view of a tuple with its own type. Called on the main actor only; the closure that
/// calls it cannot be isolated to it, because it stores a pack.
private protocol TupleVisitor: AnyObject {
  func visit<Content: View>(_ view: Content)
}

extension TupleView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = TupleNode(context)
    var context = node.childContext
    context.contentSlot = nil
    let maker = Maker(context)
    view.visit(maker)
    node.children = maker.made
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    view.visit(Updater(node.children))
  }

  // The types in a tuple cannot be read from `T` alone, so that a tuple counts as varying.
  nonisolated public static var _elementCount: Int? { nil }

  // Only `_makeNode` and `_updateNode` visit tuples, and both are on the main actor: the captured
  // values stay on this thread.

  private final class Maker: TupleVisitor {
    let context: NodeContext
    var made: [ViewNode] = []
    init(_ context: NodeContext) { self.context = context }
    func visit<Content: View>(_ view: Content) {
      nonisolated(unsafe) let (maker, view) = (self, view)
      MainActor.assumeIsolated { maker.made.append(Content.makeListed(view, maker.context)) }
    }
  }

  private final class Updater: TupleVisitor {
    let nodes: [ViewNode]
    var index = 0
    init(_ nodes: [ViewNode]) { self.nodes = nodes }
    func visit<Content: View>(_ view: Content) {
      nonisolated(unsafe) let (updater, view) = (self, view)
      MainActor.assumeIsolated { Content.updateListed(updater.nodes[updater.index], view) }
      index += 1
    }
  }
}

extension TupleView: @MainActor MenuEmptiness {
  package var isEmptyMenu: Bool {
    let seeker = ItemSeeker()
    visit(seeker)
    return !seeker.hasFound
  }
}

/// Searches for a view that may be a menu item.
private final class ItemSeeker: TupleVisitor {
  var hasFound = false

  func visit<Content: View>(_ view: Content) {
    nonisolated(unsafe) let (seeker, view) = (self, view)
    MainActor.assumeIsolated { if !view.isKnownEmptyMenu { seeker.hasFound = true } }
  }
}

@MainActor final class TupleNode: ViewNode {
  var children: [ViewNode] = []

  override func collectElements(into list: inout [ElementNode]) {
    for child in children { child.collectElements(into: &list) }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) { children.forEach(visit) }

  override var holdsNothing: Bool { true }
}
