import Foundation
import Foundation
import TweenMotion

package typealias ViewNode = _ViewNode
package typealias NodeContext = _NodeContext

/// The values that a new node gets from its place in the tree.
public struct _NodeContext {
  package var parent: ViewNode?
  package var environment: EnvironmentValues
  /// The other values, which most places share with the place around them.
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

  /// The nearest modifier above that changes transactions.
  package var scope: TransactionScope? {
    get { surroundings.scope }
    set { if newValue !== surroundings.scope { change { $0.scope = newValue } } }
  }
  /// Whether elements made here are inserted and removed dynamically (`if`, `ForEach`, ...), and so
  /// may have transitions.
  package var canTransition: Bool {
    get { surroundings.canTransition }
    set { if newValue != surroundings.canTransition { change { $0.canTransition = newValue } } }
  }
  /// The slot for one view; nil in a list.
  package var contentSlot: ContentSlot? {
    get { surroundings.contentSlot }
    set { if newValue != surroundings.contentSlot { change { $0.contentSlot = newValue } } }
  }
  /// Makes the rows and sections of the list made here, for a list that makes them when they come
  /// into view; nil where all are made at once.
  var rowMaker: (any RowMaker.Type)? {
    get { surroundings.rowMaker }
    set { if newValue != surroundings.rowMaker { change { $0.rowMaker = newValue } } }
  }
  /// The traits written around the list made here, which apply to each of its elements.
  var traits: TraitLink? {
    get { surroundings.traits }
    set { if newValue !== surroundings.traits { change { $0.traits = newValue } } }
  }

  private mutating func change(_ write: (NodeSurroundings) -> Void) {
    // Copied on write: other places, and the nodes in them, keep their values.
    if !isKnownUniquelyReferenced(&surroundings) { surroundings = NodeSurroundings(surroundings) }
    write(surroundings)
  }
}

/// The values of a place except its parent and environment, in one object that all places with equal
/// values share. A context is copied for each node, and each object in it is retained then.
// Written only while a single context holds it; nodes are made and destroyed on the main thread.
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

/// A position in the view tree. Views are values and are discarded; nodes remain and carry identity.
///
/// A node belongs to one view type for its whole life. Structure nodes (tuples, conditionals,
/// `ForEach`) only list the elements below them; `ElementNode`s lay out and draw.
@MainActor public class _ViewNode {
  package final var graph: ViewGraph { surroundings.graphAnchor.expectedGraph }
  package final var graphAnchor: GraphAnchor { surroundings.graphAnchor }
  private let surroundings: NodeSurroundings
  /// The window of the node; nil for nodes of the program itself, and after the window has closed.
  package final var window: GraphWindow? { graphAnchor.window }
  /// The root of the tree in the node's window.
  package final var rootNode: RootNode? { graphAnchor.window?.root }
  /// The configuration of the window; without a window, the initial configuration of windows.
  package final var windowConfiguration: ViewGraph.Configuration {
    graphAnchor.window?.configuration ?? graph.configuration
  }
  /// The size of the window, in points.
  package final var windowSize: CGSize { windowConfiguration.size }
  /// The number of device pixels per point.
  package final var pixelsPerPoint: Double {
    graphAnchor.window?.configuration.scale ?? graph.configuration.scale
  }
  /// The node whose view made this one. Environment and identity follow this chain.
  package var parent: ViewNode? { parentAnchor?.node }
  private let parentAnchor: NodeAnchor?
  // Written on the main actor, where nodes are made and released.
  private nonisolated(unsafe) var ownAnchor: NodeAnchor?
  package let depth: Int
  /// A number in the order in which nodes are made.
  let serial: Int
  package private(set) var environment: EnvironmentValues
  /// The nearest modifier above that changes transactions.
  package final var scope: TransactionScope? { surroundings.scope }
  package final var canTransition: Bool { surroundings.canTransition }
  /// The slot for one view; nil in a list.
  final var contentSlot: ContentSlot? { surroundings.contentSlot }
  /// Makes the rows and sections of the list that contains this node; nil where all are made at once.
  final var rowMaker: (any RowMaker.Type)? { surroundings.rowMaker }
  /// The traits written around the list that contains this node, which apply to each of its elements.
  final var traits: TraitLink? { surroundings.traits }
  /// Whether the node is in the graph's queue of nodes to update.
  package var isDirty = false
  @exclusivity(unchecked) package final var isDestroyed = false
  /// Whether its own animator marked it dirty, so that it is updated even while it leaves.
  package var isMoving = false
  /// The node's retirement: set after its removal, while its elements are still shown.
  package var retirement: SubtreeRetirement?
  /// The environment's keys that were read while this node was evaluated.
  private final var environmentTracker: EnvironmentTracker?
  /// The geometry of views that was read while this node was evaluated.
  package final var geometryReads: GeometryReads?

  package init(_ context: NodeContext) {
    surroundings = context.surroundings
    parentAnchor = context.parent?.anchor
    serial = context.graph.nextSerial()
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  deinit { ownAnchor?.clear() }

  /// A reference to this node that does not keep it alive.
  package final var anchor: NodeAnchor {
    if let ownAnchor { return ownAnchor }
    let anchor = NodeAnchor(self)
    ownAnchor = anchor
    return anchor
  }

  /// The context for children: the same place, with this node as parent.
  package var childContext: NodeContext {
    NodeContext(parent: self, environment: environment, surroundings: surroundings)
  }

  /// Evaluates the node again after a value that it read has changed.
  package func performUpdate() {}

  /// Appends the elements that this node represents, in layout order.
  package func collectElements(into list: inout [ElementNode]) {}

  /// The only element that this node represents, where it is known without a list; nil: read
  /// `collectElements(into:)`.
  package var soleElement: ElementNode? { nil }

  package func visitChildren(_ visit: (ViewNode) -> Void) {}

  /// Adds the node to the queue of this update, or of the next one.
  package final func markDirty() {
    guard !isDirty, !isDestroyed else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// The transaction that applies at this place during the running update.
  package final func visibleTransaction() -> Transaction {
    guard let scope else { return graph.currentTransaction }
    return scope.apply(to: graph.currentTransaction, pass: graph.updateState.passNumber).limited()
  }

  /// The transaction for the place and size of elements here. It excludes animations that a control
  /// applies to its own appearance.
  package final func placingTransaction() -> Transaction {
    guard let scope else { return graph.currentTransaction }
    return scope.apply(
      to: graph.currentTransaction, pass: graph.updateState.passNumber, isPlacing: true
    )
    .limited()
  }

  /// Passes a changed environment to this node and all nodes below it.
  package func environmentDidChange(_ new: EnvironmentValues, keys: Set<ObjectIdentifier>) {
    environment = new
    if let environmentTracker, environmentTracker.reads(anyOf: keys) {
      environmentReadDidChange()
    }
    visitChildren { $0.environmentDidChange(new, keys: keys) }
  }

  /// The environment, which records each key read from it as a dependency of this node.
  package final var trackedEnvironment: EnvironmentValues {
    let tracker = environmentTracker ?? EnvironmentTracker()
    environmentTracker = tracker
    var values = environment
    values.tracker = tracker
    return values
  }

  /// Discards the recorded keys, before the node is evaluated again.
  package final func forgetEnvironmentReads() { environmentTracker?.reset() }

  /// Called when a key that this node read has a new value.
  package func environmentReadDidChange() { markDirty() }

  /// Called when geometry that this node read has changed.
  package func geometryDidChange() { markDirty() }

  /// Notifies the container of this node's elements that their list has changed.
  package func structureDidChange() { parent?.structureDidChange() }

  /// Ends the life of this node and of all nodes below it. Further calls do nothing.
  package func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    retirement?.end()
    retirement = nil
    visitChildren { $0.destroy() }
  }

  /// Whether a new node of the same view would be equal to this one: it has no state and no earlier
  /// values. A node without state overrides it. The default is `false`.
  package var holdsNothing: Bool { false }

  /// Whether this node and all nodes below it can be replaced by new ones without a difference.
  final var isReplaceable: Bool {
    guard holdsNothing, retirement == nil else { return false }
    var holds = true
    visitChildren { if holds { holds = $0.isReplaceable } }
    return holds
  }

  /// The name of this node's property that `animation` animates. A modifier has only one.
  package func propertyName(movedBy animation: RunningAnimation) -> String { debugName }

  /// Whether this is a view or modifier that the program defines, with a body.
  package var isProgramView: Bool { false }

  /// This node, if it belongs to a value that the program wrote, for an inspector.
  var inspectedBody: (any InspectedBody)? { nil }

  /// The name in warnings and in the tree's text form.
  package var debugName: String { String(describing: type(of: self)) }
}
