import TweenMotion

/// Writes that are applied in one update.
struct UpdateBatch {
  /// The number of the batch. Batches are numbered from 1 in the order of their beginning.
  let number: Int
  var transaction: Transaction
  var writes: [Write] = []

  struct Write {
    let transaction: Transaction
    /// The reader of an object whose property changes at once, before this write is applied; nil if
    /// the written value also waits.
    let reader: NodeAnchor?
    let apply: () -> Void
  }
}
