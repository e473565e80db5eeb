import TweenMotion

/// Writes that are applied in one update.
struct UpdateBatch {
  var transaction: Transaction
  var writes: [(transaction: Transaction, apply: () -> Void)] = []
}
