import TweenMotion

// What holds while one part of an update runs.
extension ViewGraph {
  /// Runs `body` with another current transaction.
  func withTransaction(_ transaction: Transaction, _ body: () -> Void) {
    let outer = currentTransaction
    currentTransaction = transaction
    body()
    currentTransaction = outer
  }

  /// Runs `body` with rectangles taken in another way.
  func withPlacementMode(_ mode: PlacementMode, _ body: () -> Void) {
    let outer = placementMode
    placementMode = mode
    body()
    placementMode = outer
  }

  /// Runs `body` with the current transaction carrying `listener` too.
  func withListener(_ listener: AnimationListener, _ body: () -> Void) {
    let outer = currentTransaction
    currentTransaction.add(listener)
    body()
    currentTransaction = outer
  }
}
