import TweenMotion
import TweenPaint

// How the tree is brought up to date: what waits, in `queue`, is taken until nothing does.
extension ViewGraph {
  // MARK: Writes

  /// Warns where a program writes state while its views are evaluated.
  package func checkWrite() {
    guard updateState.isRunning, let node = Self.evaluatedNode else { return }
    warn(
      "Modifying state during view update (in \(node.path)) is held back to the next update: "
        + "change state in an action, onAppear or onChange instead.")
  }

  /// Holds a write back until the next update. Writes of one event with equal transactions are
  /// applied together; others in updates of their own, in order.
  ///
  /// - Parameter reader: Who reads an object that has changed at once, whenever the write's turn comes.
  package func enqueueWrite(
    transaction: Transaction, of reader: NodeAnchor? = nil, _ apply: @escaping () -> Void
  ) {
    transaction.holdListeners()
    updateState.rounds.noteWriter(Self.evaluatedNode)
    queue.insertWrite(transaction, of: reader, apply)
    if !updateState.isRunning { onNeedsFrame?() }
  }

  /// False where what is left waits for the next frame.
  @discardableResult func flush() -> Bool {
    updateState.flushNumber += 1
    updateState.rounds.begin()
    storedPlaces.lookAgain()
    updateState.openChanges = 0
    if updateState.earlyUpdates > 0 {
      updateState.earlyUpdates = 0
      // Those that follow from updates come before completions.
      runActionsIfSettled()
    }
    defer {
      updateState.rounds.begin()
      updateState.earlyUpdates = 0
      storedPlaces.save(warn: warn)
    }
    while true {
      let hasCompleted = runCompletions()
      runActionsIfSettled()
      let isDone = !queue.hasWrites && !hasOwnWork
      if isDone, !hasCompleted { return true }
      if let warning = updateState.rounds.next() {
        warn(warning)
        return false
      }
      if !isDone { update() }
    }
  }

  /// Applies the writes that come next and brings the tree up to date.
  func update(runsActions: Bool = true) {
    updateState.isRunning = true
    // What animators moved is not part of the changes that wait.
    let written = hasOwnWork ? nil : queue.takeBatch()
    let batch = written ?? UpdateBatch(number: 0, transaction: Transaction())
    updateState.passNumber += 1
    currentTransaction = batch.transaction
    inspection?.begin(batch, in: pool)
    for write in batch.writes { write.apply() }
    if batch.transaction.animation == nil { leaveToAnimations() }
    runPassWatchingPosts()
    updateState.isRunning = false
    currentTransaction = Transaction()
    inspection?.end(in: pool)
    for write in batch.writes { write.transaction.releaseListeners(pool.actions) }
    if runsActions { runActionsIfSettled() }
  }

  /// A view that reads an object sees what that holds now, also where it changed by an animation whose
  /// turn is yet to come: such a view waits for that turn, or nothing would be left to animate.
  private func leaveToAnimations() {
    for reader in queue.animatedReaders { reader.node?.isDirty = false }
  }

  /// False when there was none to be called.
  private func runCompletions() -> Bool {
    let due = pool.actions.takeAll()
    for action in due { actAsCompletion(action) }
    return !due.isEmpty
  }

  func actAsCompletion(_ action: () -> Void) {
    acting(nil, as: "an animation's completion", action)
  }

  /// Runs an action of a program's, for the node it belongs to.
  package func acting(_ node: ViewNode?, as name: String = "an action", _ action: () -> Void) {
    let outer = updateState.rounds.writer
    updateState.rounds.writer = (node, name)
    action()
    updateState.rounds.writer = outer
  }

  /// Updates until nothing is dirty, lays out, then flips inserted views to their identity phase
  /// and lays out again.
  func runPass() {
    for _ in 0..<Self.mostFollowingRounds {
      settle()
      while queue.hasContinuations {
        runFollowers(.insertion)
        for continuation in queue.takeContinuations() { continuation() }
        settle()
      }
      runFollowers(.update)
      // Rows that layout found to be in view come by what is changing: they may be new, too.
      if !hasGeometryWork, !queue.hasContinuations, !queue.hasDiffs { break }
    }
  }

  /// Matched views that move what others depend on, which moves matched views in turn: what is left
  /// after so many rounds waits for the next update.
  private static let mostFollowingRounds = 16

  /// Whether something is to be brought up to date that no write stands for.
  private var hasOwnWork: Bool { queue.hasMarks || !geometryQueue.isEmpty || hasGeometryWork }

  /// Whether some wait for layout, or were told places that are others now.
  private var hasGeometryWork: Bool { geometry.hasWork || !preferences.isEmpty }

  /// One round brings what lies one geometry reader further in; where so many in a row bring nothing
  /// further in than before, there is no end in sight.
  private static let mostLayoutRounds = 256

  /// Updates and lays out until both agree: what depends on places is updated after each layout.
  ///
  /// Readers in each other take a round each. A round is a step ahead where all that is updated lies
  /// further in than in any before it: there are no more of those than levels in the tree.
  private func settle() {
    drain()
    layoutIfNeeded()
    var rounds = 0
    var reachedDepth = -1
    while hasGeometryWork {
      rounds += 1
      guard rounds <= Self.mostLayoutRounds else { return giveUpOnGeometry() }
      // Those who read preferences wait until those who tell them have come to rest.
      if geometry.hasWork {
        if let outermost = geometry.announce(), outermost > reachedDepth {
          reachedDepth = outermost
          rounds = 0
        }
      } else {
        preferences.run()
      }
      updateState.isAfterLayout = true
      drain()
      updateState.isAfterLayout = false
      placeNewContent()
      layoutIfNeeded()
    }
  }

  /// Places what is shown for the first time where everything around it lies already, without a
  /// layout's way there from the root. Where a layout is due it is left to that one: what is around
  /// may come to lie elsewhere.
  private func placeNewContent() {
    let elements = geometry.takeNewContent()
    guard !elements.isEmpty else { return }
    settleAnswers()
    for (element, mode) in elements where !element.isDestroyed {
      if let placement = element.placement, !queue.needsLayout {
        withPlacementMode(mode) { element.placeAnew(placement) }
      } else {
        element.setNeedsPlacing()
      }
    }
  }

  private func giveUpOnGeometry() {
    preferences.abandon()
    let names = geometry.abandon().prefix(3).map { " \($0.path);" }.joined()
    warn(
      "Layout goes round in a circle: after \(Self.mostLayoutRounds) rounds in one update, views "
        + "still depend on places or preferences that they change themselves:\(names) the rest "
        + "waits for the next change.")
  }

  /// Places what lies where something else is shown.
  func runFollowers(_ phase: FollowingPhase) {
    if updateState.hasRetiredOrReturned {
      updateState.hasRetiredOrReturned = false
      matchedGroups.viewsDidRetireOrReturn()
    }
    guard !geometryQueue.isEmpty, !geometryQueue.run(phase) else { return }
    warn("Matched geometry goes round in a circle: views follow others that they move themselves.")
  }

  private func drain() {
    while true {
      drainDirtyNodes()
      guard queue.hasDiffs else { return }
      let containers = queue.takeDiffs()
      for container in containers { container.compare() }
      for container in containers { container.settleItems() }
    }
  }

  /// Brings what `change` marks up to date at once, before what waits for it already.
  ///
  /// - Parameter isAnimated: Whether the running transaction applies.
  func updateAtOnce(isAnimated: Bool, _ change: () -> Void) {
    guard updateState.isRunning else { return change() }
    let (waiting, outer) = (queue.setAside(), currentTransaction)
    if !isAnimated { currentTransaction = .unanimated }
    change()
    drain()
    queue.putBack(waiting)
    currentTransaction = outer
  }

  /// Updates dirty nodes, parents first.
  package func drainDirtyNodes() {
    while let node = queue.takeNode() {
      // Its parent may have updated it in the meantime.
      guard node.isDirty, !node.isDestroyed else { continue }
      if let retirement = node.nearestRetirement, !node.isMoving {
        node.isDirty = false
        retirement.miss(node)
        continue
      }
      node.isDirty = false
      if node.isMoving, let sleep = node.nearestSleep {
        sleep.miss(node)
        continue
      }
      node.isMoving = false
      node.performUpdate()
    }
  }

  /// The layout of an update; on its own for measurements of what that takes.
  package func layoutIfNeeded() {
    settleAnswers()
    guard queue.needsLayout else { return }
    // What is placed may change what is in it, and be laid out again.
    for _ in 0..<Self.mostLayouts {
      queue.needsLayout = false
      for window in windows where window.needsLayout {
        window.needsLayout = false
        window.displayIsNeeded()
        window.root?.layOut(in: window.configuration.size)
      }
      settleAnswers()
      if !queue.needsLayout { return }
    }
  }

  // Content that is made for a size may change that size, and so on for ever: the rest waits for
  // the next update.
  private static let mostLayouts = 8

  /// Has the coming layout measure and place everything as if for the first time.
  package func forgetLayout() {
    for window in windows { window.forgetLayout() }
  }

  /// Has the elements whose answers may have changed compare them, and tell those around them.
  package func settleAnswers() {
    while let (element, old) = queue.takeStale() { element.settleAnswers(old) }
  }

  /// Actions wait for the rows that layout found to be in view, and are not told of those that it
  /// found not to be.
  func runActionsIfSettled() { if !queue.hasDiffs { runActions() } }

  func runActions() {
    while queue.hasActions {
      for action in queue.takeActions() { action() }
    }
  }

  // MARK: What nodes tell

  package func enqueue(_ node: ViewNode) {
    queue.insert(node)
    if !updateState.isRunning { onNeedsFrame?() }
  }

  func enqueueDiff(_ container: ContainerNode) { queue.insertDiff(container) }

  func enqueueContinuation(_ action: @escaping () -> Void) { queue.insertContinuation(action) }

  /// Runs `action` after the running update, or after the next one.
  package func afterUpdate(_ action: @escaping () -> Void) { queue.insertAction(action) }

  func viewsDidRetireOrReturn() { updateState.hasRetiredOrReturned = true }

  func enqueueStale(_ element: ElementNode, _ old: LayoutAnswers) {
    queue.insertStale(element, old)
  }

  func layoutIsNeeded(_ top: ElementNode) {
    guard let window = top.window, window.root === top else { return }
    window.needsLayout = true
    queue.needsLayout = true
  }
}
