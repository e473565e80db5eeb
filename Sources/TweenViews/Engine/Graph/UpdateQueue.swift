import TweenMotion

/// What waits in a graph until the tree is up to date, in the order in which it is taken.
///
///     writes ──► batches         each an update of its own, in the order of the writes
///     nodes, changed lists       together: nodes parents first, then the lists that this changed
///     stale answers, layout      when no node and no list waits
///     continuations              after layout, in the same update: they mark nodes again
///     actions                    after the update, when no list waits
///
/// Nothing here calls out: who takes something runs it when the queue has let go of it, so that it
/// may mark what it likes. A node waits once, as its `isDirty` says; what waits is not lost but taken
/// or, at the end of the program, dropped.
@MainActor struct UpdateQueue {
  private var batches: [UpdateBatch] = []
  /// The number of the batch that began last, waiting or not.
  private(set) var lastBatch = 0
  private var dirty = DirtyQueue()
  private var diffs: [ContainerNode] = []
  private var stale = StaleElements()
  private var continuations: [() -> Void] = []
  private var actions: [() -> Void] = []
  /// The tree is to be laid out from the top.
  var needsLayout = true
  /// Counts the batches of actions that were taken.
  private(set) var actionRound = 0

  nonisolated init() {}

  // MARK: What waits

  /// Whether something waits that only an update brings about, whatever has been written.
  var hasMarks: Bool { !dirty.isEmpty || !diffs.isEmpty || needsLayout || !stale.isEmpty }
  var hasWrites: Bool { !batches.isEmpty }
  /// Whether a frame is due for what waits.
  var hasWritesOrNodes: Bool { !batches.isEmpty || !dirty.isEmpty }
  var hasDiffs: Bool { !diffs.isEmpty }
  var hasContinuations: Bool { !continuations.isEmpty }
  var hasActions: Bool { !actions.isEmpty }

  // MARK: Writes

  /// Writes one after another with equal transactions are one batch.
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

  /// The place of the waiting batch that a write under a transaction joins; nil where it begins one.
  private func batchToJoin(_ transaction: Transaction) -> Int? {
    guard let last = batches.indices.last,
      batches[last].transaction.isEqualForBatching(to: transaction)
    else { return nil }
    return last
  }

  /// The number of the waiting batch that a write under a transaction joins; nil where it begins one.
  func batchTaking(_ transaction: Transaction) -> Int? {
    batchToJoin(transaction).map { batches[$0].number }
  }

  /// The number of the last batch that comes before a write under a transaction, in an update of its
  /// own; nil: none does.
  func lastBatch(before transaction: Transaction) -> Int? {
    batches[..<(batchToJoin(transaction) ?? batches.endIndex)].last?.number
  }

  /// Whether a batch waits that has this number or a lower one.
  func hasBatches(upTo number: Int) -> Bool { batches.first.map { $0.number <= number } ?? false }

  mutating func takeBatch() -> UpdateBatch? { batches.isEmpty ? nil : batches.removeFirst() }

  mutating func dropWrites() { batches = [] }

  /// Who waits for objects that change by an animation later in this flush.
  var animatedReaders: [NodeAnchor] {
    batches.flatMap { batch in
      batch.transaction.animation == nil ? [] : batch.writes.compactMap(\.reader)
    }
  }

  // MARK: Nodes and lists

  /// - Parameter node: One that does not wait yet.
  mutating func insert(_ node: ViewNode) { dirty.insert(node) }

  mutating func takeNode() -> ViewNode? { dirty.popFirst() }

  mutating func insertDiff(_ container: ContainerNode) { diffs.append(container) }

  /// The containers whose lists have changed, outer ones first.
  mutating func takeDiffs() -> [ContainerNode] {
    defer { diffs = [] }
    return diffs.sorted { $0.depth < $1.depth }
  }

  /// Nodes and lists that wait for others to be brought up to date before them.
  struct SetAside {
    fileprivate let dirty: DirtyQueue
    fileprivate let diffs: [ContainerNode]
  }

  /// Lets others be marked and taken first. `putBack` follows when they have been.
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

  mutating func insertStale(_ element: ElementNode, _ old: LayoutAnswers) {
    stale.insert(element, old)
  }

  /// The innermost element whose answers may differ from `old`.
  mutating func takeStale() -> (element: ElementNode, old: LayoutAnswers)? { stale.popDeepest() }

  // MARK: What follows

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
