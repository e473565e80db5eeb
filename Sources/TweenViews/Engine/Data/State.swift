import Foundation
import TweenMotion

/// A value that belongs to a view's place in the tree and outlives the view's own value.
///
/// Reading it in a body makes that view depend on it. Writing an equal value does nothing.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state that starts with `value` when the view's place is created. The initial values
  /// of later values of the view are ignored.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates the state as `init(wrappedValue:)` does, under an older name.
  public init(initialValue value: Value) { initial = value }

  /// In a body, the value of the running update; elsewhere, the last value written. A write takes
  /// effect in the next update, with the thread's current transaction. A write on another thread is
  /// moved to the main one. Before the view's first evaluation a write is lost.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, transaction: nil) }
  }

  /// A binding to the value; before the view's first evaluation, a constant binding to the initial
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

  /// Returns true: the initial value is used only once, so it never makes two values of a view
  /// differ.
  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// The storage of a `State`, in a node.
///
/// Used on the main actor only; writes on other threads are moved there.
package final class StateLocation<Value>: @unchecked Sendable {
  /// The last value written, which code outside of an update reads.
  private var latest: Value
  /// The value that the running update reads.
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

  /// The last value written. Reading it registers no dependency.
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

/// Carries a write to the main queue. The sender does not use it afterwards.
private struct UncheckedWrite<Value>: @unchecked Sendable {
  let value: Value
  let transaction: Transaction
}

extension Transaction {
  /// Returns a binding's own transaction, overridden by the values set in the thread's current one.
  package static func merged(base: Transaction?) -> Transaction {
    guard let base else { return current }
    var merged = base
    merged.merge(current)
    return merged
  }
}

/// The nodes that read a value, in the order in which they read it first.
package struct WeakNodes {
  private var anchors: [NodeAnchor] = []
  /// The identities of `anchors`, for fast look-ups; empty while there are few.
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

  /// Marks all nodes dirty and forgets them. A node that still reads the value registers again at
  /// its evaluation.
  @MainActor package mutating func markDirty() {
    let readers = anchors
    anchors.removeAll()
    known.removeAll()
    for anchor in readers { anchor.node?.markDirty() }
  }

  /// Removes nodes that are gone. Called only when the number of anchors makes a pass worthwhile.
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
