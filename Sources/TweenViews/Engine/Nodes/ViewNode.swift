import Foundation
import Foundation
import TweenMotion

package typealias ViewNode = _ViewNode
package typealias NodeContext = _NodeContext

/// What a new node is told by the place it is made for.
public struct _NodeContext {
  package var parent: ViewNode?
  package var environment: EnvironmentValues
  /// The rest, which most places have in common with the one around them.
  fileprivate var surroundings: NodeSurroundings

  @MainActor package init(
    graphAnchor: GraphAnchor, parent: ViewNode?, environment: EnvironmentValues
  ) {
    self.parent = parent
    self.environment = environment
    surroundings = NodeSurroundings(graphAnchor)
  }

  fileprivate init(
    parent: ViewNode?, environment: EnvironmentValues, surroundings: NodeSurroundings
  ) {
    self.parent = parent
    self.environment = environment
    self.surroundings = surroundings
  }

  package var graphAnchor: GraphAnchor { surroundings.graphAnchor }
  @MainActor package var graph: ViewGraph { graphAnchor.expectedGraph }

  /// The nearest modifier above that rewrites transactions.
  package var scope: TransactionScope? {
    get { surroundings.scope }
    set { if newValue !== surroundings.scope { change { $0.scope = newValue } } }
  }
  /// Whether elements made here come and go (`if`, `ForEach`, ...) and so may transition.
  package var canTransition: Bool {
    get { surroundings.canTransition }
    set { if newValue != surroundings.canTransition { change { $0.canTransition = newValue } } }
  }
  /// Set where one view is expected; nil in a list.
  package var contentSlot: ContentSlot? {
    get { surroundings.contentSlot }
    set { if newValue != surroundings.contentSlot { change { $0.contentSlot = newValue } } }
  }
  /// What makes rows and sections of the list that is made here, where they are to be made when they
  /// come into view; nil where all are there from the start.
  var rowMaker: (any RowMaker.Type)? {
    get { surroundings.rowMaker }
    set { if newValue != surroundings.rowMaker { change { $0.rowMaker = newValue } } }
  }
  /// What is written around the list that is made here, for each of its elements.
  var traits: TraitLink? {
    get { surroundings.traits }
    set { if newValue !== surroundings.traits { change { $0.traits = newValue } } }
  }

  private mutating func change(_ write: (NodeSurroundings) -> Void) {
    // Other places, and the nodes in them, keep what they have.
    if !isKnownUniquelyReferenced(&surroundings) { surroundings = NodeSurroundings(surroundings) }
    write(surroundings)
  }
}

/// What nodes are told of their place beside the environment, in one object for all that have it in
/// common: a context is copied for each node that is made, and each object in it counted.
// Written only while a context alone holds it; nodes live and die on the main thread.
private final class NodeSurroundings: @unchecked Sendable {
  let graphAnchor: GraphAnchor
  @exclusivity(unchecked) var scope: TransactionScope?
  @exclusivity(unchecked) var canTransition = false
  @exclusivity(unchecked) var contentSlot: ContentSlot?
  @exclusivity(unchecked) var rowMaker: (any RowMaker.Type)?
  @exclusivity(unchecked) var traits: TraitLink?

  init(_ graphAnchor: GraphAnchor) { self.graphAnchor = graphAnchor }

  init(_ other: NodeSurroundings) {
    graphAnchor = other.graphAnchor
    scope = other.scope
    canTransition = other.canTransition
    contentSlot = other.contentSlot
    rowMaker = other.rowMaker
    traits = other.traits
  }
}

/// A position in the view tree. Views are values and vanish; nodes stay and carry identity.
///
/// A node belongs to one view type for its whole life. Structure nodes (tuples, conditionals,
/// `ForEach`) only list the elements below them; `ElementNode`s lay out and draw.
@MainActor public class _ViewNode {
  package final var graph: ViewGraph { surroundings.graphAnchor.expectedGraph }
  package final var graphAnchor: GraphAnchor { surroundings.graphAnchor }
  private let surroundings: NodeSurroundings
  /// The window that it is in; nil for what belongs to the program, and once the window is closed.
  package final var window: GraphWindow? { graphAnchor.window }
  /// The top of the tree in that window.
  package final var rootNode: RootNode? { graphAnchor.window?.root }
  /// What the window is like; of what is in none, what windows are like at first.
  package final var windowConfiguration: ViewGraph.Configuration {
    graphAnchor.window?.configuration ?? graph.configuration
  }
  /// The size of the window, in points.
  package final var windowSize: CGSize { windowConfiguration.size }
  /// Device pixels per point.
  package final var pixelsPerPoint: Double {
    graphAnchor.window?.configuration.scale ?? graph.configuration.scale
  }
  /// The node whose view made this one. Environment and identity follow this chain.
  package var parent: ViewNode? { parentAnchor?.node }
  private let parentAnchor: NodeAnchor?
  // Written on the main actor, as nodes are made and let go there.
  private nonisolated(unsafe) var ownAnchor: NodeAnchor?
  package let depth: Int
  /// The order in which nodes were made.
  let serial: Int
  package private(set) var environment: EnvironmentValues
  /// The nearest modifier above that rewrites transactions.
  package final var scope: TransactionScope? { surroundings.scope }
  package final var canTransition: Bool { surroundings.canTransition }
  /// Set where one view is expected; nil in a list.
  final var contentSlot: ContentSlot? { surroundings.contentSlot }
  /// What makes rows and sections of the list that this node is part of; nil where all are there
  /// from the start.
  final var rowMaker: (any RowMaker.Type)? { surroundings.rowMaker }
  /// What is written around the list that this node is part of, for each of its elements.
  final var traits: TraitLink? { surroundings.traits }
  /// Waiting in the graph's queue of nodes to update.
  package var isDirty = false
  @exclusivity(unchecked) package final var isDestroyed = false
  /// Marked dirty by its own animator: updated even while it leaves.
  package var isMoving = false
  /// Set while the node is retired: not wanted any more, and kept until what shows it is gone.
  package var retirement: SubtreeRetirement?
  /// Knows the environment's keys that were read while this node was evaluated.
  private final var environmentTracker: EnvironmentTracker?
  /// What this node was told about the places of views while it was evaluated.
  package final var geometryReads: GeometryReads?

  package init(_ context: NodeContext) {
    surroundings = context.surroundings
    parentAnchor = context.parent?.anchor
    serial = context.graph.nextSerial()
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  deinit { ownAnchor?.clear() }

  /// Finds this node as long as it lives.
  package final var anchor: NodeAnchor {
    if let ownAnchor { return ownAnchor }
    let anchor = NodeAnchor(self)
    ownAnchor = anchor
    return anchor
  }

  /// The context for children: same place, this node as parent.
  package var childContext: NodeContext {
    NodeContext(parent: self, environment: environment, surroundings: surroundings)
  }

  /// Re-evaluates the node after something it read has changed.
  package func performUpdate() {}

  /// Appends the elements this node stands for, in layout order.
  package func collectElements(into list: inout [ElementNode]) {}

  /// The only element this node stands for, where that is known without a list of them; nil: collect
  /// them, and see.
  package var soleElement: ElementNode? { nil }

  package func visitChildren(_ visit: (ViewNode) -> Void) {}

  /// Puts the node in the queue of this update, or of the next one.
  package final func markDirty() {
    guard !isDirty, !isDestroyed else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// The transaction seen at this place during the running update.
  package final func visibleTransaction() -> Transaction {
    guard let scope else { return graph.currentTransaction }
    return scope.apply(to: graph.currentTransaction, pass: graph.updateState.passNumber).limited()
  }

  /// The same for the place and size of what is at this place: what a control animates of its own
  /// looks has no say in where it lies.
  package final func placingTransaction() -> Transaction {
    guard let scope else { return graph.currentTransaction }
    return scope.apply(
      to: graph.currentTransaction, pass: graph.updateState.passNumber, isPlacing: true
    )
    .limited()
  }

  /// Hands a changed environment to this node and everything below it.
  package func environmentDidChange(_ new: EnvironmentValues, keys: Set<ObjectIdentifier>) {
    environment = new
    if let environmentTracker, environmentTracker.reads(anyOf: keys) {
      environmentReadDidChange()
    }
    visitChildren { $0.environmentDidChange(new, keys: keys) }
  }

  /// The environment, with every key read from it noted as something this node depends on.
  package final var trackedEnvironment: EnvironmentValues {
    let tracker = environmentTracker ?? EnvironmentTracker()
    environmentTracker = tracker
    var values = environment
    values.tracker = tracker
    return values
  }

  /// Before the node is evaluated again.
  package final func forgetEnvironmentReads() { environmentTracker?.reset() }

  /// A key that this node read has a new value.
  package func environmentReadDidChange() { markDirty() }

  /// Views whose places this node read lie elsewhere.
  package func geometryDidChange() { markDirty() }

  /// The list of elements below has changed: tells the container that shows them.
  package func structureDidChange() { parent?.structureDidChange() }

  /// Ends the life of this node and of all below it. Called once.
  package func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    retirement?.end()
    retirement = nil
    visitChildren { $0.destroy() }
  }

  /// Whether nothing has come up in this node since it was made that another made of the same view
  /// would lack: no state, no value of before. Those that don't say so keep something.
  package var holdsNothing: Bool { false }

  /// Whether this node and all below it could be made anew, and nobody would know.
  final var isReplaceable: Bool {
    guard holdsNothing, retirement == nil else { return false }
    var holds = true
    visitChildren { if holds { holds = $0.isReplaceable } }
    return holds
  }

  /// The name of the property of this node's that `animation` moves. Of a modifier there is but one.
  package func propertyName(movedBy animation: RunningAnimation) -> String { debugName }

  /// Whether this is a view or modifier of the program's own, as its body shows.
  package var isProgramView: Bool { false }

  /// This node where a program writes its value, for an inspector.
  var inspectedBody: (any InspectedBody)? { nil }

  /// A name for warnings and the tree's text form.
  package var debugName: String { String(describing: type(of: self)) }
}
