import TweenMotion

/// The pending work of a graph, in the order in which it is done.
///
///     writes ──► batches         each an update of its own, in the order of the writes
///     nodes, changed lists       together: nodes parents first, then the lists that this changed
///     stale answers, layout      when no node and no list waits
///     continuations              after layout, in the same update: they mark nodes again
///     actions                    after the update, when no list waits
///
/// The queue calls no other code. The caller takes an entry out and runs it afterwards, so that the
/// entry may add others. A node waits at most once, as its `isDirty` shows. An entry stays until it
/// is taken or, at the program's end, dropped.
@MainActor struct UpdateQueue {
  private var batches: [UpdateBatch] = []
  /// The number of the latest batch, which may have been taken already.
  private(set) var lastBatch = 0
  private var dirty = DirtyQueue()
  private var diffs: [ContainerNode] = []
  private var stale = StaleElements()
  private var continuations: [() -> Void] = []
  private var actions: [() -> Void] = []
  /// Whether the tree must be laid out from the top.
  var needsLayout = true
  /// The number of times that actions were taken.
  private(set) var actionRound = 0

  nonisolated init() {}

  // MARK: Pending work

  /// Whether marks wait that need an update even without a write.
  var hasMarks: Bool { !dirty.isEmpty || !diffs.isEmpty || needsLayout || !stale.isEmpty }
  var hasWrites: Bool { !batches.isEmpty }
  /// Whether the pending work needs a frame.
  var hasWritesOrNodes: Bool { !batches.isEmpty || !dirty.isEmpty }
  var hasDiffs: Bool { !diffs.isEmpty }
  var hasContinuations: Bool { !continuations.isEmpty }
  var hasActions: Bool { !actions.isEmpty }

  // MARK: Writes

  /// Adds a write. Consecutive writes with equal transactions form one batch.
  mutating func insertWrite(
    _ transaction: Transaction, of reader: NodeAnchor?, _ apply: @escaping () -> Void
  ) {
    let write = UpdateBatch.Write(transaction: transaction, reader: reader, apply: apply)
    if let last = batchToJoin(transaction) {
      batches[last].writes.append(write)
    } else {
      lastBatch += 1
      batches.append(UpdateBatch(number: lastBatch, transaction: transaction, writes: [write]))
    }
  }

  /// Returns the index of the waiting batch that a write in a transaction joins; nil if it begins a
  /// new one.
  private func batchToJoin(_ transaction: Transaction) -> Int? {
    guard let last = batches.indices.last,
      batches[last].transaction.isEqualForBatching(to: transaction)
    else { return nil }
    return last
  }

  /// Returns the number of the waiting batch that a write in a transaction joins; nil if it begins
  /// a new one.
  func batchTaking(_ transaction: Transaction) -> Int? {
    batchToJoin(transaction).map { batches[$0].number }
  }

  /// Returns the number of the last batch that precedes a write in `transaction` in a separate
  /// update; nil if there is none.
  func lastBatch(before transaction: Transaction) -> Int? {
    batches[..<(batchToJoin(transaction) ?? batches.endIndex)].last?.number
  }

  /// Returns whether a batch waits whose number is at most `number`.
  func hasBatches(upTo number: Int) -> Bool { batches.first.map { $0.number <= number } ?? false }

  mutating func takeBatch() -> UpdateBatch? { batches.isEmpty ? nil : batches.removeFirst() }

  mutating func dropWrites() { batches = [] }

  /// The readers of objects whose animated changes wait for a later update of this flush.
  var animatedReaders: [NodeAnchor] {
    batches.flatMap { batch in
      batch.transaction.animation == nil ? [] : batch.writes.compactMap(\.reader)
    }
  }

  // MARK: Nodes and lists

  /// - Parameter node: A node that is not waiting yet.
  mutating func insert(_ node: ViewNode) { dirty.insert(node) }

  mutating func takeNode() -> ViewNode? { dirty.popFirst() }

  mutating func insertDiff(_ container: ContainerNode) { diffs.append(container) }

  /// Returns the containers whose lists have changed, outer ones first.
  mutating func takeDiffs() -> [ContainerNode] {
    defer { diffs = [] }
    return diffs.sorted { $0.depth < $1.depth }
  }

  /// Nodes and lists that are set aside while others are updated.
  struct SetAside {
    fileprivate let dirty: DirtyQueue
    fileprivate let diffs: [ContainerNode]
  }

  /// Sets waiting nodes and lists aside, so that others can be marked and taken first. `putBack`
  /// must follow.
  mutating func setAside() -> SetAside {
    let waiting = SetAside(dirty: dirty, diffs: diffs)
    (dirty, diffs) = (DirtyQueue(), [])
    return waiting
  }

  mutating func putBack(_ waiting: SetAside) {
    assert(dirty.isEmpty && diffs.isEmpty, "Marks would be lost that were made meanwhile.")
    (dirty, diffs) = (waiting.dirty, waiting.diffs)
  }

  // MARK: Layout

  mutating func insertStale(_ element: ElementNode, _ old: MeasurementCache) {
    stale.insert(element, old)
  }

  /// Returns the innermost element whose layout answers may differ from `old`.
  mutating func takeStale() -> (element: ElementNode, old: MeasurementCache)? { stale.popDeepest() }

  // MARK: Continuations and actions

  mutating func insertContinuation(_ action: @escaping () -> Void) { continuations.append(action) }

  mutating func takeContinuations() -> [() -> Void] {
    defer { continuations = [] }
    return continuations
  }

  mutating func insertAction(_ action: @escaping () -> Void) { actions.append(action) }

  mutating func takeActions() -> [() -> Void] {
    defer { actions = [] }
    actionRound += 1
    return actions
  }
}
