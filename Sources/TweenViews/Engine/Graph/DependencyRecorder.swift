import Foundation
import Observation
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
    let anchor = node.anchor
    return withObservationTracking(evaluate, onChange: { anchor.observedWillChange() })
  }
}

extension NodeAnchor {
  /// An `@Observable` property that the node read is about to change.
  fileprivate func observedWillChange() {
    let transaction = Transaction.current
    if MainActorThread.isCurrent {
      MainActor.assumeIsolated { mark(transaction) }
    } else {
      let moved = UncheckedTransaction(value: transaction)
      DispatchQueue.main.async { MainActor.assumeIsolated { self.mark(moved.value) } }
    }
  }

  @MainActor private func mark(_ transaction: Transaction) {
    guard let node, !node.isDestroyed else { return }
    node.graph.enqueueWrite(transaction: transaction, of: self) { self.node?.markDirty() }
  }
}

/// Carries a transaction to the main queue: nothing else touches it on the way.
package struct UncheckedTransaction: @unchecked Sendable {
  package let value: Transaction
  package init(value: Transaction) { self.value = value }
}
