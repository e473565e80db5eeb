import Foundation
@_spi(SwiftUI) import Observation
import Synchronization
import TweenMotion

extension ViewGraph {
  /// Runs `evaluate`, and records its reads of state, environment and observable objects for
  /// `node`.
  ///
  /// - Parameter keepsReads: Whether `evaluate` is only one part of the node, so that recorded
  ///   reads of positions by other parts must be kept.
  package func evaluating<Result>(
    _ node: ViewNode, keepsReads: Bool = false, _ evaluate: () -> Result
  ) -> Result {
    let outer = Self.evaluatedNode
    Self.evaluatedNode = node
    if !keepsReads { geometry.evaluationBegins(node) }
    defer { Self.evaluatedNode = outer }
    let reads = ObservedReads(node.anchor)
    // The public function stops at the first change. A second change in another transaction would
    // then be missed until the node is evaluated again.
    return withObservationTracking(
      evaluate, willSet: { reads.willChange($0) }, didSet: { reads.didChange($0) })
  }
}

/// The reads of `@Observable` objects by one evaluation of a node. Marks the node dirty at each
/// change, until the node has been updated.
// Used on the main actor, except for the state that `posted` guards.
private final class ObservedReads: @unchecked Sendable {
  private let anchor: NodeAnchor
  /// The node's mark counter at the first change; nil before.
  private var marksAtFirst: Int?
  /// The number of changes that have begun and not ended.
  private var openCount = 0
  /// The transaction of a change on another thread that is on its way to the main queue.
  private let posted = Mutex<UncheckedTransaction?>(nil)

  init(_ anchor: NodeAnchor) { self.anchor = anchor }

  /// Handles the beginning of a property's change.
  func willChange(_ tracking: ObservationTracking) {
    let transaction = Transaction.current
    guard MainActorThread.isCurrent else { return post(transaction, tracking) }
    MainActor.assumeIsolated {
      guard let graph = currentGraph else { return end(tracking) }
      graph.objectWillChange(readBy: anchor, under: transaction)
      note(tracking, graph)
      noteFirst()
      openCount += 1
      graph.updateState.openChanges += 1
    }
  }

  /// Handles the end of a property's change.
  func didChange(_ tracking: ObservationTracking) {
    guard MainActorThread.isCurrent else { return }
    let transaction = Transaction.current
    MainActor.assumeIsolated {
      guard openCount > 0 else {
        // The node was evaluated after the change had begun, and read the old value.
        guard let graph = currentGraph else { return end(tracking) }
        graph.objectDidChange(readBy: anchor, under: transaction)
        note(tracking, graph)
        return noteFirst()
      }
      openCount -= 1
      anchor.node?.graph.changesDidEnd(1)
      if anchor.node?.graph.inspection != nil, let keyPath = tracking.changed {
        PropertyNames.didChange(keyPath)
      }
    }
  }

  /// Moves a change on another thread to the main queue. The property has changed when it arrives.
  private func post(_ transaction: Transaction, _ tracking: ObservationTracking) {
    let moved = UncheckedTransaction(value: transaction)
    let isNew = posted.withLock { last in
      if let last, last.value.isEqualForBatching(to: moved.value) { return false }
      last = moved
      return true
    }
    guard isNew else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.posted.withLock { $0 = nil }
        guard let graph = self.currentGraph else { return self.end(tracking) }
        graph.objectDidChange(readBy: self.anchor, under: moved.value)
        self.note(tracking, graph)
        self.noteFirst()
      }
    }
  }

  /// The node's graph; nil once the node has been updated since the first change, because it has
  /// new reads then.
  @MainActor private var currentGraph: ViewGraph? {
    guard let node = anchor.node, !node.isDestroyed else { return nil }
    if let marksAtFirst, marksAtFirst != anchor.objectMarks { return nil }
    return node.graph
  }

  /// Records for an inspector which property changes.
  @MainActor private func note(_ tracking: ObservationTracking, _ graph: ViewGraph) {
    guard let inspection = graph.inspection, let keyPath = tracking.changed else { return }
    inspection.note(.property(keyPath), batch: graph.queue.lastBatch)
    // Skipped while another property is being changed in place.
    if graph.updateState.openChanges == 0, let node = anchor.node {
      PropertyNames.willChange(keyPath, readBy: node)
    }
  }

  private func noteFirst() { if marksAtFirst == nil { marksAtFirst = anchor.objectMarks } }

  @MainActor private func end(_ tracking: ObservationTracking) {
    tracking.cancel()
    anchor.node?.graph.changesDidEnd(openCount)
    openCount = 0
  }
}

/// Carries a transaction to the main queue. The sender does not use it afterwards.
package struct UncheckedTransaction: @unchecked Sendable {
  package let value: Transaction
  package init(value: Transaction) { self.value = value }
}
