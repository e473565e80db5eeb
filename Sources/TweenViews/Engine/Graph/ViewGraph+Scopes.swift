import TweenMotion

// Settings that apply while one part of an update runs.
extension ViewGraph {
  /// Runs `body` with another current transaction.
  func withTransaction(_ transaction: Transaction, _ body: () -> Void) {
    let outer = currentTransaction
    currentTransaction = transaction
    body()
    currentTransaction = outer
  }

  /// Runs `body` with another placement mode.
  func withPlacementMode(_ mode: PlacementMode, _ body: () -> Void) {
    let outer = placementMode
    placementMode = mode
    body()
    placementMode = outer
  }

  /// Runs `body` with `listener` added to the current transaction.
  func withListener(_ listener: AnimationListener, _ body: () -> Void) {
    let outer = currentTransaction
    currentTransaction.add(listener)
    body()
    currentTransaction = outer
  }
}
