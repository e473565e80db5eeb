import TweenMotion

/// Writes that are applied in one update.
struct UpdateBatch {
  /// Batches are numbered from 1, in the order in which they begin.
  let number: Int
  var transaction: Transaction
  var writes: [Write] = []

  struct Write {
    let transaction: Transaction
    /// Who waits for an object that changes at once, before the write's turn has come; nil where
    /// what is written waits too.
    let reader: NodeAnchor?
    let apply: () -> Void
  }
}
