import TweenMotion

// A program's objects, `@Observable` and `ObservableObject`, change at once, while writes to state
// wait for an update. Nevertheless, writes with different transactions need separate updates
// (Semantics 3.5). Therefore earlier writes with other transactions are applied before the object
// changes.
extension ViewGraph {
  /// The highest number of early updates between two flushes. Beyond it, changes are shown as far
  /// as the flush gets, which issues a warning.
  private static let maximumEarlyUpdates = 64

  /// Handles the beginning of a change, in a transaction, of an object that a node reads.
  func objectWillChange(readBy reader: NodeAnchor, under transaction: Transaction) {
    updateEarly(before: transaction)
    objectDidChange(readBy: reader, under: transaction)
  }

  /// Handles a change, current or past, in a transaction, of an object that a node reads.
  func objectDidChange(readBy reader: NodeAnchor, under transaction: Transaction) {
    // A reader is marked once in a batch, even if the object changes several times.
    if let batch = queue.batchTaking(transaction), batch == reader.markedBatch { return }
    enqueueWrite(transaction: transaction, of: reader) {
      reader.objectMarks += 1
      reader.node?.markDirty()
    }
    reader.markedBatch = queue.lastBatch
  }

  /// Handles the end of changes of objects.
  func changesDidEnd(_ count: Int) {
    updateState.openChanges = max(0, updateState.openChanges - count)
  }

  /// Records that a node has subscribed to an object, which may be the one that is about to change.
  func noteSubscriber(_ reader: NodeAnchor) { updateState.lateSubscribers?.append(reader) }

  /// Applies the waiting writes that precede a write in `transaction` and have separate updates.
  /// Their actions wait for the flush, because the program's own action is still running.
  private func updateEarly(before transaction: Transaction) {
    guard let last = queue.lastBatch(before: transaction), mayUpdateEarly else { return }
    updateState.lateSubscribers = []
    LargeStack.run {
      clock.run {
        pool.actions.collecting {
          Transaction.suspendingCurrent {
            openFrameEarly()
            while queue.hasBatches(upTo: last), updateState.earlyUpdates < Self.maximumEarlyUpdates
            {
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

  /// Completions of an update run after its actions, and before the actions of the next update.
  private func leaveCompletions() {
    for action in pool.actions.takeAll() {
      queue.insertAction { [weak self] in self?.actAsCompletion(action) }
    }
  }

  /// Whether an early update may run. It may not during an update, while animators move or items
  /// are drawn, or while an object is changed in place: a read then would violate exclusive access.
  private var mayUpdateEarly: Bool {
    !updateState.isRunning && !updateState.isHeld && !isEnded && Self.evaluatedNode == nil
      && updateState.openChanges == 0
      && updateState.earlyUpdates < Self.maximumEarlyUpdates
  }
}
