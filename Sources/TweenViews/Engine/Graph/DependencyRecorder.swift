import Foundation
@_spi(SwiftUI) import Observation
import Synchronization
import TweenMotion

extension ViewGraph {
  /// Runs `evaluate` with reads of state, environment and observable objects recorded for `node`.
  ///
  /// - Parameter keepsReads: What is evaluated is one part of the node among others: places that
  ///   those have read stay known.
  package func evaluating<Result>(
    _ node: ViewNode, keepsReads: Bool = false, _ evaluate: () -> Result
  ) -> Result {
    let outer = Self.evaluatedNode
    Self.evaluatedNode = node
    if !keepsReads { geometry.evaluationBegins(node) }
    defer { Self.evaluatedNode = outer }
    let reads = ObservedReads(node.anchor)
    // The public form ends at the first change: a second one, under another transaction, would not be
    // seen before the node is evaluated again.
    return withObservationTracking(
      evaluate, willSet: { reads.willChange($0) }, didSet: { reads.didChange($0) })
  }
}

/// What one evaluation of a node read of `@Observable` objects: marks the node at each change, until
/// the node has been brought up to date.
// Touched on the main actor, but for what `posted` guards.
private final class ObservedReads: @unchecked Sendable {
  private let anchor: NodeAnchor
  /// How often the node had been marked when the first change came; nil: none has.
  private var marksAtFirst: Int?
  /// Changes that have begun and not ended.
  private var openCount = 0
  /// The transaction of another thread's change that is on its way to the main queue.
  private let posted = Mutex<UncheckedTransaction?>(nil)

  init(_ anchor: NodeAnchor) { self.anchor = anchor }

  /// A property is about to change.
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

  /// It has changed.
  func didChange(_ tracking: ObservationTracking) {
    guard MainActorThread.isCurrent else { return }
    let transaction = Transaction.current
    MainActor.assumeIsolated {
      guard openCount > 0 else {
        // The node was evaluated when the change had begun, and read what was there before.
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

  /// Hands a change of another thread's over: the property has changed when that arrives.
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

  /// The node's graph; nil once the node has been brought up to date since the first change, and so
  /// has read anew.
  @MainActor private var currentGraph: ViewGraph? {
    guard let node = anchor.node, !node.isDestroyed else { return nil }
    if let marksAtFirst, marksAtFirst != anchor.objectMarks { return nil }
    return node.graph
  }

  /// An inspector is told which property changes.
  @MainActor private func note(_ tracking: ObservationTracking, _ graph: ViewGraph) {
    guard let inspection = graph.inspection, let keyPath = tracking.changed else { return }
    inspection.note(.property(keyPath), batch: graph.queue.lastBatch)
    // Not while another is being changed in place.
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

/// Carries a transaction to the main queue: nothing else touches it on the way.
package struct UncheckedTransaction: @unchecked Sendable {
  package let value: Transaction
  package init(value: Transaction) { self.value = value }
}
