import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint

/// One running view tree: nodes, state, layout, animators, gestures; display lists out.
///
/// The host calls, frame by frame: `send` for each input event due, then `advance(to:)`. The tree
/// is built by the first `advance`, or by the first `send`.
@MainActor public final class ViewGraph {
  /// The node whose body runs now: reads are recorded for it.
  // Set and read on the main actor only.
  package nonisolated(unsafe) static var evaluatedNode: ViewNode?

  public private(set) var report = Report()
  private var counts = Report()
  package let pool: AnimatorPool
  package internal(set) var configuration: Configuration
  package private(set) var now = StageTime.zero
  package let clock: StageClock
  package var timers: TimerQueue { clock.timers }
  package let pointer = PointerRouter()
  package let generator: SeededGenerator
  package let matchedGroups = MatchedGroups()
  package let geometryQueue = GeometryQueue()
  package let geometry = GeometryObservers()
  package let preferences = PreferenceQueue()
  /// Whether anybody reads preferences.
  final var readsPreferences = false
  /// Views began to leave or came back in the running update.
  private var hasLeaversOrReturners = false

  /// Finds this graph as long as it lives.
  package let anchor = GraphAnchor()
  /// Nil when the program has ended.
  private var makeRoot: (@MainActor (NodeContext) -> ViewNode)?
  package private(set) var root: RootNode?
  /// What the content is offered instead of the window's size; set before the tree is built.
  final var contentOffer: ProposedViewSize?
  let builder: DisplayListBuilder
  // Read and written for each element that moves, by nobody twice at once.
  @exclusivity(unchecked) final var needsDisplayPass = true
  /// How many elements mix with what is drawn behind them.
  final var onlookerCount = 0
  /// How many elements have a shape that others in them may follow.
  @exclusivity(unchecked) final var containerShapeCount = 0
  /// Whether anything takes space off the edges of another.
  final var hasSafeAreas: Bool
  /// Elements whose animators moved since the last display list, leaves apart.
  @exclusivity(unchecked) private var movedWrappers: ContiguousArray<ElementNode> = []
  @exclusivity(unchecked) private var movedLeaves: ContiguousArray<ElementNode> = []
  /// Input that waits for the coming frame.
  private var events: [InputEvent] = []

  // The running update.
  package internal(set) var currentTransaction = Transaction()
  package private(set) var passNumber = 0
  package internal(set) var placementMode = PlacementMode()
  private var dirty = DirtyQueue()
  private var diffs: [ContainerNode] = []
  private var continuations: [() -> Void] = []
  private var afterActions: [() -> Void] = []
  /// Counts the batches of actions that ran after updates.
  private(set) var actionRound = 0
  private var isUpdating = false
  private var needsLayoutPass = true
  /// Set while those are updated who waited for the layout that has just been.
  package private(set) var isAfterLayout = false
  private var stale = StaleElements()
  private var batches: [UpdateBatch] = []
  private var warnings: Set<String> = []
  private var lastSerial = 0
  private var rounds = UpdateRounds()
  package let depthLimit = DepthLimit()
  private var dateFollowers = DateFollowers()
  private var isEnded = false
  /// What moves without animators of the pool's.
  package var movers = MoverList()
  /// The places of values that are stored under keys.
  var storedLocations: [StoredKey: AnyObject] = [:]

  /// Runs what waits on the main actor. Set by the host whose thread that is; without, tasks go on
  /// between frames.
  package var runTasks: (() -> Void)?

  /// Called when a state write, a timer or a task asks for a frame between two frames.
  public var onNeedsFrame: (() -> Void)?
  /// Has the system open a URL for the program, and tells whether it took it. Set by the host of a
  /// window; without, nothing is opened, which a warning says.
  public var opensURL: ((URL) -> Bool)?
  /// Receives the sentence that says why the program can't go on: its tree is too deep. Called once;
  /// by default the sentence goes to standard error and the process ends with status 70. Where this
  /// returns, what lies deeper is not shown, nor anything that would have to be made after it.
  public var onFailure: (String) -> Void = { message in
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(DepthLimit.exitStatus)
  }
  /// Receives warnings: one full sentence each, said once. Standard error by default.
  public var onWarning: (String) -> Void = { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  public convenience init<Content: View>(content: Content, configuration: Configuration) {
    self.init(configuration: configuration) { Content._makeNode(content, $0) }
  }

  init(
    configuration: Configuration, makeRoot: @escaping @MainActor (NodeContext) -> ViewNode
  ) {
    self.configuration = configuration
    self.makeRoot = makeRoot
    hasSafeAreas =
      configuration.safeAreaInsets != EdgeInsets() || configuration.keyboardHeight > 0
    clock = configuration.clock ?? StageClock()
    pool = AnimatorPool(isLive: configuration.isLive)
    generator = SeededGenerator(seed: configuration.seed)
    builder = DisplayListBuilder(
      list: DisplayList(size: configuration.size, scale: configuration.scale))
    anchor.set(self)
    clock.attach(self)
    updateDate()
  }

  // Nodes can't be reached any more: a stage ends its graph before it lets go.
  isolated deinit {
    LargeStack.run {
      root = nil
      makeRoot = nil
    }
    anchor.clear()
    clock.end()
    StagePresent.clear(of: ObjectIdentifier(self))
  }

  public var displayList: DisplayList { builder.list }

  /// Has a node told when a date lies at another moment of the clock than before.
  package func addDateFollower(_ node: some DateFollower) {
    guard configuration.followsSystemDate else { return }
    dateFollowers.insert(node)
  }

  /// A live stage's date may be this far from the system's, in seconds, before it is set right.
  private static let longestDateLag = 1.0

  /// Tells those without a stage at hand what date it is. A live program asks the system itself.
  private func updateDate() {
    if configuration.followsSystemDate {
      let lag = Date().timeIntervalSince(date)
      if abs(lag) > Self.longestDateLag {
        configuration.startDate += lag
        for follower in dateFollowers.live() { follower.dateDidShift() }
      }
    }
    StagePresent.set(configuration.isLive ? nil : date, of: self)
  }

  // MARK: Frames

  /// Handles one event at the time of the coming frame. State it writes shows in that frame
  /// (animated changes begin there at their old value).
  ///
  /// Events wait for `advance(to:)`, which handles them in order at its time. What says how the
  /// first frame looks (size, scale, colour scheme) applies to the tree before it is built.
  public func send(_ event: InputEvent) {
    if root == nil {
      switch event {
      case .resize(let size):
        configuration.size = size
        return
      case .scale(let scale):
        configuration.scale = scale
        return
      case .colorScheme(let scheme):
        configuration.colorScheme = scheme
        return
      default: break
      }
    }
    events.append(event)
    onNeedsFrame?()
  }

  /// Runs due timers, updates, layout and animators, and refreshes `displayList`.
  public func advance(to time: StageTime) {
    guard !isEnded else { return }
    LargeStack.run {
      clock.run { pool.actions.collecting { makeFrame(at: time) } }
    }
  }

  private func makeFrame(at time: StageTime) {
    now = max(time, now)
    updateDate()
    clock.beginFrame(at: now)
    defer { clock.endFrame() }
    counts = Report()
    pool.advance(to: now)
    counts.animatorsMoved = pool.activeCount
    runFollowers(.frame)
    buildIfNeeded()
    flush()
    fireTimers()
    pointer.timeDidAdvance(to: now, graph: self)
    flush()
    let due = events
    events = []
    for event in due {
      handle(event)
      flush()
    }
    settleTasks()
    display()
    report = counts
  }

  private func fireTimers() {
    let firesAll = clock.fire(upTo: now) { runTasks?() }
    if !firesAll {
      warn(
        "Timers and sleeps ended more than \(TimerQueue.mostFires) times in one frame; the rest "
          + "waits for the next.")
    }
  }

  /// Lets tasks go on as far as they get at this moment, and shows what they write in this frame.
  private func settleTasks() {
    guard let runTasks else { return }
    for _ in 0..<Self.mostTaskRounds {
      runTasks()
      if batches.isEmpty, dirty.isEmpty { return }
      // Changes without an end have had their share of this frame.
      guard flush() else { return }
    }
  }

  /// A task that waits for what its own writes bring about may go on for ever; the rest waits for
  /// the next frame.
  private static let mostTaskRounds = 64

  /// Ends the program: every view goes, its tasks are cancelled, its timers are gone. Nothing runs
  /// after that, and the display list stays as it is.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    onNeedsFrame = nil
    LargeStack.run {
      clock.run {
        root?.destroy()
        runAfterActions()
        clock.end()
      }
      root = nil
      makeRoot = nil
    }
    events = []
    batches = []
  }

  public var nextWork: NextWork {
    if isEnded { return .idle }
    if root == nil || clock.needsFrame || pool.activeCount > 0 || !events.isEmpty
      || !batches.isEmpty
      || dirty.isEmpty == false
      || needsDisplayPass || !pool.actions.isEmpty
    {
      return .nextFrame
    }
    if let moment = timers.next { return .wake(moment) }
    return .idle
  }

  func buildIfNeeded() {
    guard root == nil, !isEnded, let makeRoot else { return }
    LargeStack.run { clock.run { build(makeRoot) } }
  }

  private func build(_ makeRoot: @MainActor (NodeContext) -> ViewNode) {
    updateDate()
    var environment = EnvironmentValues()
    setSurroundings(of: &environment)
    environment.seededGenerator = generator
    environment.stageClock = clock
    environment.graphAnchor = anchor
    let context = NodeContext(
      graphAnchor: anchor, parent: nil, environment: environment, scope: nil)
    isUpdating = true
    passNumber += 1
    let root = RootNode(context)
    root.contentOffer = contentOffer
    self.root = root
    root.setContent(makeRoot)
    runPass()
    isUpdating = false
    runAfterActionsIfSettled()
  }

  private func display() {
    guard needsDisplayPass, let root else { return }
    needsDisplayPass = false
    builder.setCanvas(
      size: configuration.size, scale: configuration.scale,
      background: root.backgroundColor)
    builder.update { builder in
      root.drawIfNeeded(builder, DrawContext())
      if !builder.isRebuilding { redrawMoved(builder) }
    }
    movedWrappers.removeAll(keepingCapacity: true)
    movedLeaves.removeAll(keepingCapacity: true)
    counts.itemsRefreshed = builder.refreshedItems
  }

  /// Draws what animators moved, from the outside in: what is inside of another is drawn with it.
  private func redrawMoved(_ builder: DisplayListBuilder) {
    if movedWrappers.count > 1 {
      let ordered = movedWrappers.map { ($0.hostDepth, $0) }.sorted { $0.0 < $1.0 }
      for (_, element) in ordered { element.redraw(builder) }
    } else {
      movedWrappers.first?.redraw(builder)
    }
    for leaf in movedLeaves { leaf.redraw(builder) }
  }

  // MARK: Writes

  /// Whether a state write may happen now; warns when an update is running.
  package func acceptsWrite() -> Bool {
    guard isUpdating, let node = Self.evaluatedNode else { return true }
    warn(
      "Modifying state during view update (in \(node.path)) is held back to the next update: "
        + "change state in an action, onAppear or onChange instead.")
    return true
  }

  /// Holds a write back until the next update. Writes of one event with equal transactions are
  /// applied together; others in updates of their own, in order.
  package func enqueueWrite(transaction: Transaction, _ apply: @escaping () -> Void) {
    transaction.holdListeners()
    rounds.noteWriter(Self.evaluatedNode)
    if let last = batches.indices.last,
      batches[last].transaction.isEqualForBatching(to: transaction)
    {
      batches[last].writes.append((transaction, apply))
    } else {
      batches.append(UpdateBatch(transaction: transaction, writes: [(transaction, apply)]))
    }
    if !isUpdating { onNeedsFrame?() }
  }

  /// False where what is left waits for the next frame.
  @discardableResult private func flush() -> Bool {
    rounds.begin()
    defer { rounds.begin() }
    while true {
      let hasCompleted = runCompletions()
      runAfterActionsIfSettled()
      let isDone =
        batches.isEmpty && dirty.isEmpty && diffs.isEmpty && !needsLayoutPass && stale.isEmpty
        && geometryQueue.isEmpty && !hasGeometryWork
      if isDone, !hasCompleted { return true }
      if let warning = rounds.next() {
        warn(warning)
        return false
      }
      if !isDone { update() }
    }
  }

  /// Applies the writes that come next and brings the tree up to date.
  private func update() {
    isUpdating = true
    // What animators moved is not part of the changes that wait.
    let isOwnPass =
      batches.isEmpty || !dirty.isEmpty || !diffs.isEmpty || needsLayoutPass || !stale.isEmpty
      || !geometryQueue.isEmpty || hasGeometryWork
    let batch = isOwnPass ? UpdateBatch(transaction: Transaction()) : batches.removeFirst()
    passNumber += 1
    currentTransaction = batch.transaction
    for write in batch.writes { write.apply() }
    runPass()
    isUpdating = false
    currentTransaction = Transaction()
    for write in batch.writes { write.transaction.releaseListeners(pool.actions) }
    runAfterActionsIfSettled()
  }

  /// False when there was none to be called.
  private func runCompletions() -> Bool {
    let due = pool.actions.takeAll()
    acting(nil, as: "an animation's completion") { for action in due { action() } }
    return !due.isEmpty
  }

  /// Runs an action of a program's, for the node it belongs to.
  package func acting(_ node: ViewNode?, as name: String = "an action", _ action: () -> Void) {
    let outer = rounds.writer
    rounds.writer = (node, name)
    action()
    rounds.writer = outer
  }

  /// Updates until nothing is dirty, lays out, then flips inserted views to their identity phase
  /// and lays out again.
  private func runPass() {
    for _ in 0..<Self.mostFollowingRounds {
      settle()
      while !continuations.isEmpty {
        runFollowers(.insertion)
        let due = continuations
        continuations = []
        for continuation in due { continuation() }
        settle()
      }
      runFollowers(.update)
      if !hasGeometryWork, continuations.isEmpty { break }
    }
  }

  /// Matched views that move what others depend on, which moves matched views in turn: what is left
  /// after so many rounds waits for the next update.
  private static let mostFollowingRounds = 16

  /// Whether some wait for layout, or were told places that are others now.
  private var hasGeometryWork: Bool { geometry.hasWork || !preferences.isEmpty }

  /// One round brings what lies one geometry reader further in; who goes on is no end in sight.
  private static let mostLayoutRounds = 256

  /// Updates and lays out until both agree: what depends on places is updated after each layout.
  private func settle() {
    drain()
    layoutIfNeeded()
    var rounds = 0
    while hasGeometryWork {
      rounds += 1
      guard rounds <= Self.mostLayoutRounds else { return giveUpOnGeometry() }
      // Those who read preferences wait until those who tell them have come to rest.
      if geometry.hasWork { geometry.announce() } else { preferences.run() }
      isAfterLayout = true
      drain()
      isAfterLayout = false
      layoutIfNeeded()
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
  private func runFollowers(_ phase: FollowingPhase) {
    if hasLeaversOrReturners {
      hasLeaversOrReturners = false
      matchedGroups.viewsDidLeaveOrReturn()
    }
    guard !geometryQueue.isEmpty, !geometryQueue.run(phase) else { return }
    warn("Matched geometry goes round in a circle: views follow others that they move themselves.")
  }

  private func drain() {
    while true {
      drainDirtyNodes()
      guard !diffs.isEmpty else { return }
      let due = diffs.sorted { $0.depth < $1.depth }
      diffs = []
      for container in due { container.diff() }
    }
  }

  /// Brings what `change` marks up to date at once, before what waits for it already.
  ///
  /// - Parameter isAnimated: Whether the running transaction applies.
  func updateAtOnce(isAnimated: Bool, _ change: () -> Void) {
    guard isUpdating else { return change() }
    let (waitingNodes, waitingDiffs, outer) = (dirty, diffs, currentTransaction)
    (dirty, diffs) = (DirtyQueue(), [])
    if !isAnimated { currentTransaction = .unanimated }
    change()
    drain()
    (dirty, diffs, currentTransaction) = (waitingNodes, waitingDiffs, outer)
  }

  /// Updates dirty nodes, parents first.
  package func drainDirtyNodes() {
    while let node = dirty.popFirst() {
      // Its parent may have updated it in the meantime.
      guard node.isDirty, !node.isDestroyed else { continue }
      if let retirement = node.nearestRetirement, !node.isMoving {
        node.isDirty = false
        retirement.miss(node)
        continue
      }
      node.isDirty = false
      node.isMoving = false
      node.performUpdate()
    }
  }

  /// The layout of an update; on its own for measurements of what that takes.
  package func layoutIfNeeded() {
    settleAnswers()
    guard needsLayoutPass, let root else { return }
    needsDisplayPass = true
    // What is placed may change what is in it, and be laid out again.
    for _ in 0..<Self.mostLayouts {
      needsLayoutPass = false
      root.layOut(in: configuration.size)
      settleAnswers()
      if !needsLayoutPass { return }
    }
  }

  // Content that is made for a size may change that size, and so on for ever: the rest waits for
  // the next update.
  private static let mostLayouts = 8

  /// Has the coming layout measure and place everything as if for the first time.
  package func forgetLayout() {
    root?.forgetLayout()
    needsLayoutPass = true
  }

  /// Has the elements whose answers may have changed compare them, and tell those around them.
  package func settleAnswers() {
    guard !stale.isEmpty else { return }
    while let (element, old) = stale.popDeepest() { element.settleAnswers(old) }
  }

  /// Actions wait for the rows that layout found to be in view, and are not told of those that it
  /// found not to be.
  private func runAfterActionsIfSettled() { if diffs.isEmpty { runAfterActions() } }

  private func runAfterActions() {
    while !afterActions.isEmpty {
      let due = afterActions
      afterActions = []
      actionRound += 1
      for action in due { action() }
    }
  }

  // MARK: What nodes tell

  /// A number for a new node: nodes of one depth are updated in the order they were made.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  package func enqueue(_ node: ViewNode) {
    dirty.insert(node)
    if !isUpdating { onNeedsFrame?() }
  }

  func enqueueDiff(_ container: ContainerNode) { diffs.append(container) }

  func enqueueContinuation(_ action: @escaping () -> Void) { continuations.append(action) }

  /// Runs `action` after the running update, or after the next one.
  package func afterUpdate(_ action: @escaping () -> Void) { afterActions.append(action) }

  func structureDidChange() {
    builder.structureDidChange()
    needsDisplayPass = true
  }

  func viewsDidLeaveOrReturn() { hasLeaversOrReturners = true }

  func displayIsNeeded() { needsDisplayPass = true }

  /// The drawing of `element` moved, and what it inherits from above did not.
  func enqueueRedraw(_ element: ElementNode) {
    if element.isLeaf { movedLeaves.append(element) } else { movedWrappers.append(element) }
    needsDisplayPass = true
  }

  /// The fill that the display list has in `slot`; nil where it has none.
  func shownFill(in slot: ItemSlot) -> DisplayItem.Fill? { builder.fill(in: slot) }

  func enqueueStale(_ element: ElementNode, _ old: LayoutAnswers) { stale.insert(element, old) }

  func layoutIsNeeded(_ top: ElementNode) { if top === root { needsLayoutPass = true } }

  func countBodyEvaluation() { counts.bodyEvaluations += 1 }
  func countLayoutCall() { counts.layoutCalls += 1 }

  /// Says `message` once.
  package func warn(_ message: String) {
    if warnings.insert(message).inserted { onWarning(message) }
  }
}
