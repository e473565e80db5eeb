import TweenMotion
import TweenPaint

// Updates of the tree: takes entries from `queue` until it is empty.
extension ViewGraph {
  // MARK: Writes

  /// Warns if a program writes state while its views are evaluated.
  package func checkWrite() {
    guard updateState.isRunning, let node = Self.evaluatedNode else { return }
    warn(
      "Modifying state during view update (in \(node.path)) is postponed to the next update: "
        + "change state in an action, onAppear or onChange instead.")
  }

  /// Delays a write until the next update. Writes of one event with equal transactions are applied
  /// together; other writes are applied in separate updates, in order.
  ///
  /// - Parameter reader: The reader of an object that has already changed, before the write is
  ///   applied.
  package func enqueueWrite(
    transaction: Transaction, of reader: NodeAnchor? = nil, _ apply: @escaping () -> Void
  ) {
    transaction.holdListeners()
    updateState.rounds.noteWriter(Self.evaluatedNode)
    queue.insertWrite(transaction, of: reader, apply)
    if !updateState.isRunning { onNeedsFrame?() }
  }

  /// Runs updates until nothing waits. Returns false if the rest waits for the next frame.
  @discardableResult func flush() -> Bool {
    updateState.flushNumber += 1
    updateState.rounds.begin()
    storedPlaces.refresh()
    updateState.openChanges = 0
    if updateState.earlyUpdates > 0 {
      updateState.earlyUpdates = 0
      // Actions that follow from updates run before completions.
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
        warnOfEndlessWork(warning.message, by: warning.cause)
        return false
      }
      if !isDone { update() }
    }
  }

  /// Applies the next batch of writes and updates the tree.
  func update(runsActions: Bool = true) {
    updateState.isRunning = true
    // Changes by animators are not part of the waiting batch.
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

  /// Unmarks the readers of objects that changed with an animation whose update is still to come. A
  /// view would already see the object's new value, and nothing would be left to animate.
  private func leaveToAnimations() {
    for reader in queue.animatedReaders { reader.node?.isDirty = false }
  }

  /// Runs the completions that are due. Returns false if there were none.
  private func runCompletions() -> Bool {
    let due = pool.actions.takeAll()
    for action in due { actAsCompletion(action) }
    return !due.isEmpty
  }

  func actAsCompletion(_ action: () -> Void) {
    acting(nil, as: "an animation's completion", action)
  }

  /// Runs an action of the program on behalf of a node.
  package func acting(_ node: ViewNode?, as name: String = "an action", _ action: () -> Void) {
    let outer = updateState.rounds.writer
    updateState.rounds.writer = (node, name)
    action()
    updateState.rounds.writer = outer
  }

  /// Updates until nothing is dirty and lays out; then sets inserted views to their identity phase
  /// and lays out again.
  func runPass() {
    for _ in 0..<Self.maximumFollowingRounds {
      settle()
      while queue.hasContinuations {
        runFollowers(.insertion)
        for continuation in queue.takeContinuations() { continuation() }
        settle()
      }
      runFollowers(.update)
      // Rows that the layout found to be visible are updated in the same pass, and may be new.
      if !hasGeometryWork, !queue.hasContinuations, !queue.hasDiffs { break }
    }
  }

  /// The highest number of rounds in which matched views move views on which other matched views
  /// depend. The rest waits for the next update.
  private static let maximumFollowingRounds = 16

  /// Whether marks wait that do not come from a write.
  private var hasOwnWork: Bool { queue.hasMarks || !geometryQueue.isEmpty || hasGeometryWork }

  /// Whether nodes wait for layout, or have read positions that changed.
  private var hasGeometryWork: Bool { geometry.hasWork || !preferences.isEmpty }

  /// The highest number of rounds without progress. A round updates the geometry readers at one
  /// nesting depth; rounds that never reach a greater depth would not end.
  private static let maximumLayoutRounds = 256

  /// Updates and lays out until both agree. Nodes that depend on positions are updated after each
  /// layout.
  ///
  /// Nested geometry readers need a round each. A round makes progress if all nodes that it updates
  /// are deeper than those of all rounds before; there are at most as many such rounds as levels in
  /// the tree.
  private func settle() {
    drain()
    layoutIfNeeded()
    var rounds = 0
    var reachedDepth = -1
    while hasGeometryWork {
      rounds += 1
      guard rounds <= Self.maximumLayoutRounds else { return giveUpOnGeometry() }
      // Readers of preferences wait until the nodes that set them have settled.
      if geometry.hasWork {
        if let outermost = geometry.notifyReaders(), outermost > reachedDepth {
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

  /// Places new content directly if everything around it is placed already, without a layout from
  /// the root. If a layout is due, it does the placing, because the surroundings may move.
  private func placeNewContent() {
    let elements = geometry.takeNewContent()
    guard !elements.isEmpty else { return }
    settleMeasurements()
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
    let paths = geometry.abandon().prefix(3).map(\.path)
    let names = paths.map { " \($0);" }.joined()
    warnOfEndlessWork(
      "Layout does not settle: after \(Self.maximumLayoutRounds) rounds in one update, views "
        + "still depend on places or preferences that they change themselves:\(names) the rest "
        + "waits for the next change.", by: paths.first)
  }

  /// Places views that follow the position of other views.
  func runFollowers(_ phase: FollowingPhase) {
    if updateState.hasRetiredOrReturned {
      updateState.hasRetiredOrReturned = false
      matchedGroups.viewsDidRetireOrReturn()
    }
    guard !geometryQueue.isEmpty, !geometryQueue.run(phase) else { return }
    warnOfEndlessWork(
      "Matched geometry is circular: views follow other views that they move themselves.")
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

  /// Updates the nodes marked by `change` at once, before waiting nodes.
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
      // The node's parent may have updated it in the meantime.
      guard node.isDirty, !node.isDestroyed else { continue }
      if let retirement = node.nearestRetirement, !node.isMoving {
        node.isDirty = false
        retirement.recordSkippedUpdate(node)
        continue
      }
      node.isDirty = false
      if node.isMoving, let sleep = node.nearestDormancy {
        sleep.recordSkippedUpdate(node)
        continue
      }
      node.isMoving = false
      node.performUpdate()
    }
  }

  /// Lays out the windows that need it. Called separately only to measure its duration.
  package func layoutIfNeeded() {
    settleMeasurements()
    guard queue.needsLayout else { return }
    // A placed view may change its content, and must then be laid out again.
    for _ in 0..<Self.maximumLayouts {
      queue.needsLayout = false
      for window in windows where window.needsLayout {
        window.needsLayout = false
        window.displayIsNeeded()
        window.root?.layOut(in: window.configuration.size)
      }
      settleMeasurements()
      if !queue.needsLayout { return }
    }
  }

  // The highest number of layouts. Content that depends on a size may change that size without an
  // end; the rest waits for the next update.
  private static let maximumLayouts = 8

  /// Makes the next layout measure and place everything as if for the first time.
  package func forgetLayout() {
    for window in windows { window.forgetLayout() }
  }

  /// Makes the elements whose layout answers may have changed compare them, and notify their hosts.
  package func settleMeasurements() {
    while let (element, old) = queue.takeStale() { element.settleMeasurements(old) }
  }

  /// Runs actions unless lists wait. Actions run after rows that layout found to be visible have
  /// appeared, and are not called for rows that it found to be invisible.
  func runActionsIfSettled() { if !queue.hasDiffs { runActions() } }

  func runActions() {
    while queue.hasActions {
      for action in queue.takeActions() { action() }
    }
  }

  // MARK: Notifications from nodes

  package func enqueue(_ node: ViewNode) {
    queue.insert(node)
    if !updateState.isRunning { onNeedsFrame?() }
  }

  func enqueueDiff(_ container: ContainerNode) { queue.insertDiff(container) }

  func enqueueContinuation(_ action: @escaping () -> Void) { queue.insertContinuation(action) }

  /// Runs `action` after the running update, or after the next one if none is running.
  package func afterUpdate(_ action: @escaping () -> Void) { queue.insertAction(action) }

  func viewsDidRetireOrReturn() { updateState.hasRetiredOrReturned = true }

  func enqueueStale(_ element: ElementNode, _ old: MeasurementCache) {
    queue.insertStale(element, old)
  }

  func layoutIsNeeded(_ top: ElementNode) {
    guard let window = top.window, window.root === top else { return }
    window.needsLayout = true
    queue.needsLayout = true
  }
}
