import TweenMotion

// Objects of a program, `@Observable` and `ObservableObject`, change at once, while what is written to
// state waits for its update. Writes with different transactions are updates of their own all the same
// (Semantics 3.5): what was written before under others is brought up to date as long as the object
// holds what it held then.
extension ViewGraph {
  /// So many updates may come before changes of objects, between two flushes; what comes after them is
  /// shown as far as the flush gets, which warns.
  private static let mostEarlyUpdates = 64

  /// An object that a node reads is about to change under a transaction.
  func objectWillChange(readBy reader: NodeAnchor, under transaction: Transaction) {
    updateEarly(before: transaction)
    objectDidChange(readBy: reader, under: transaction)
  }

  /// An object that a node reads changes, or has changed already, under a transaction.
  func objectDidChange(readBy reader: NodeAnchor, under transaction: Transaction) {
    // A reader is marked once in a batch, however often the object changes.
    if let batch = queue.batchTaking(transaction), batch == reader.markedBatch { return }
    enqueueWrite(transaction: transaction, of: reader) {
      reader.objectMarks += 1
      reader.node?.markDirty()
    }
    reader.markedBatch = queue.lastBatch
  }

  /// Changes of objects have ended that had begun.
  func changesDidEnd(_ count: Int) {
    updateState.openChanges = max(0, updateState.openChanges - count)
  }

  /// A node has subscribed to an object, which may be the one that is about to change.
  func noteSubscriber(_ reader: NodeAnchor) { updateState.lateSubscribers?.append(reader) }

  /// Brings up to date what was written before a write under `transaction` and has an update of its
  /// own. Actions that follow from that wait for the flush, as the program's own action goes on.
  private func updateEarly(before transaction: Transaction) {
    guard let last = queue.lastBatch(before: transaction), mayUpdateEarly else { return }
    updateState.lateSubscribers = []
    LargeStack.run {
      clock.run {
        pool.actions.collecting {
          Transaction.suspendingCurrent {
            openFrameEarly()
            while queue.hasBatches(upTo: last), updateState.earlyUpdates < Self.mostEarlyUpdates {
              updateState.earlyUpdates += 1
              update(runsActions: false)
              leaveCompletions()
            }
          }
        }
      }
    }
    let subscribers = updateState.lateSubscribers ?? []
    updateState.lateSubscribers = nil
    for reader in subscribers { objectDidChange(readBy: reader, under: transaction) }
  }

  /// Completions that an update brought about come after its actions, and before those of the next one.
  private func leaveCompletions() {
    for action in pool.actions.takeAll() {
      queue.insertAction { [weak self] in self?.actAsCompletion(action) }
    }
  }

  /// Whether an update may come in between. Not in one or where animators move and items are drawn, and
  /// not while an object is being changed in place: who reads it then would read it twice at once.
  private var mayUpdateEarly: Bool {
    !updateState.isRunning && !updateState.isHeld && !isEnded && Self.evaluatedNode == nil
      && updateState.openChanges == 0
      && updateState.earlyUpdates < Self.mostEarlyUpdates
  }
}
