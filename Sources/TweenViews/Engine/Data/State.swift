import Foundation
import TweenMotion

/// A value that belongs to a view's place in the tree and outlives the view's own value.
///
/// Reading it in a body makes that view depend on it; writing an equal value does nothing.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// Begins with `value` when the view's place comes into being; what later values of the view
  /// begin with does not count.
  public init(wrappedValue value: Value) { initial = value }

  /// The same as `init(wrappedValue:)`, under an older name.
  public init(initialValue value: Value) { initial = value }

  /// In a body the value that the running update shows, elsewhere the last one written. A write
  /// waits for the next update, under the thread's current transaction; from another thread it is
  /// handed to the main one. Before the view is first evaluated a write is lost.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, transaction: nil) }
  }

  /// A binding to the value; before the view is first evaluated a constant one of the initial
  /// value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return location.binding
  }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: State<Value>.self)
    if let location = slot as? StateLocation<Value> {
      pointer.pointee.location = location
    } else {
      let location = StateLocation(pointer.pointee.initial, graph: node.graph)
      pointer.pointee.location = location
      slot = location
    }
  }

  /// The initial value counts only once, so new values of the view never differ in it.
  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a `State` lives: in a node.
///
/// Touched on the main actor only; writes from other threads are handed over to it.
package final class StateLocation<Value>: @unchecked Sendable {
  /// What code outside of an update sees: the last write.
  private var latest: Value
  /// What the running update sees.
  private var committed: Value
  private let graph: GraphAnchor
  private var readers = WeakNodes()

  package init(_ value: Value, graph: ViewGraph) {
    latest = value
    committed = value
    self.graph = graph.anchor
  }

  package var binding: Binding<Value> {
    Binding(location: self)
  }

  /// The last write, without a note of who reads it.
  var inspectedValue: Value { latest }

  package func read() -> Value {
    guard let node = ViewGraph.evaluatedNode else { return latest }
    readers.insert(node)
    return committed
  }

  package func write(_ value: Value, transaction base: Transaction?) {
    let moved = UncheckedWrite(value: value, transaction: Transaction.merged(base: base))
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated { write(moved.value, in: moved.transaction) }
    } else {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.write(moved.value, in: moved.transaction) }
      }
    }
  }

  @MainActor private func write(_ value: Value, in transaction: Transaction) {
    if valuesAreEqual(latest, value) { return }
    guard let graph = graph.graph else {
      latest = value
      committed = value
      return
    }
    graph.checkWrite()
    latest = value
    graph.enqueueWrite(transaction: transaction) { [self] in
      committed = value
      readers.markDirty()
    }
    graph.inspection?.note(.state(.init(location: self)), batch: graph.queue.lastBatch)
  }
}

/// Carries a write to the main queue: nothing else touches it on the way.
private struct UncheckedWrite<Value>: @unchecked Sendable {
  let value: Value
  let transaction: Transaction
}

extension Transaction {
  /// A binding's own transaction, overridden by what the thread's current one sets.
  package static func merged(base: Transaction?) -> Transaction {
    guard let base else { return current }
    var merged = base
    merged.merge(current)
    return merged
  }
}

/// The nodes that read something, in the order they came.
package struct WeakNodes {
  private var anchors: [NodeAnchor] = []
  /// The same, for quick looks; empty while there are few.
  private var known: Set<ObjectIdentifier> = []
  private static let few = 8

  private var limit = 16

  package init() {}

  package mutating func insert(_ node: ViewNode) {
    let anchor = MainActor.assumeIsolated { node.anchor }
    if anchors.count < Self.few {
      for other in anchors where other === anchor { return }
    } else {
      if known.isEmpty { known = Set(anchors.map(ObjectIdentifier.init)) }
      guard known.insert(ObjectIdentifier(anchor)).inserted else { return }
    }
    anchors.append(anchor)
    if anchors.count > limit { forgetLost() }
  }

  /// Marks all, and forgets them: who still reads says so when it is evaluated.
  @MainActor package mutating func markDirty() {
    let readers = anchors
    anchors.removeAll()
    known.removeAll()
    for anchor in readers { anchor.node?.markDirty() }
  }

  /// Forgetting nodes that are gone waits until it is worth a pass over all.
  private mutating func forgetLost() {
    anchors.removeAll { anchor in
      guard anchor.node == nil else { return false }
      known.remove(ObjectIdentifier(anchor))
      return true
    }
    if anchors.count < Self.few { known = [] }
    limit = max(16, 2 * anchors.count)
  }
}
