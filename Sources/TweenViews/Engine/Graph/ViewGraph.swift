import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint

/// One running program, or one view: nodes, state, layout, animators, gestures; display lists out, one
/// for each window.
///
/// The host calls, frame by frame: `send` for each input event due, then `advance(to:)`. The tree
/// is built by the first `advance`, or by the first `send`.
@MainActor public final class ViewGraph {
  /// The node whose body runs now: reads are recorded for it.
  // Set and read on the main actor only.
  package nonisolated(unsafe) static var evaluatedNode: ViewNode?

  /// What the last `advance` took; no work before the first.
  public private(set) var report = Report()
  private var counts = Report()
  package let pool: AnimatorPool
  package internal(set) var configuration: Configuration
  package private(set) var now = StageTime.zero
  package let clock: StageClock
  package var timers: TimerQueue { clock.timers }
  /// The modifier keys that are held.
  package internal(set) final var heldModifiers: EventModifiers = []
  package let generator: SeededGenerator
  package let matchedGroups = MatchedGroups()
  package let geometryQueue = GeometryQueue()
  package let geometry = GeometryObservers()
  package let preferences = PreferenceQueue()
  /// Whether anybody reads preferences.
  final var readsPreferences = false
  /// Whether anybody reads what leaves tell only when they are asked; see `LeafToldKey`.
  package private(set) final var asksLeaves = false
  /// Somebody reads what views tell under a key.
  func preferencesAreRead(_ key: any PreferenceKey.Type) {
    readsPreferences = true
    if key is any LeafToldKey.Type { asksLeaves = true }
  }
  /// Whether any view has said how it comes and goes.
  final var writesTransitions = false
  /// Views were retired, set aside or came back in the running update.
  var hasRetiredOrReturned = false

  /// Finds this graph as long as it lives.
  package let anchor = GraphAnchor()
  /// What makes the tree; nil when it is made, and when the program has ended.
  private var source: Source?
  /// The open windows, in the order they opened.
  package internal(set) var windows: [GraphWindow] = []
  /// The same, from the back to the front.
  var order: [GraphWindow] = []
  /// How many have been opened.
  var openedCount = 0
  /// How often one was brought forward by the program or its host.
  package internal(set) var raises = 0
  /// Those of all windows there have been.
  var windowAnchors: [GraphAnchor] = []
  /// What windows that were ever open are called.
  package var knownWindows: Set<String> = []
  /// Makes what a window shows over its content. Set by the host, before anything is made.
  package var makeChrome: (@MainActor (GraphWindow) -> any WindowChrome)?
  /// Whether that is drawn; else it takes keys and presses all the same.
  package var showsChrome = false
  /// The program's name in its menus.
  package var programName = ""
  /// Has the host take a window out of sight.
  package var onMinimize: ((GraphWindow) -> Void)?
  /// How many new documents have been asked for.
  var newDocuments = 0
  /// The option key is held, and nothing else has been pressed meanwhile.
  var isOptionAlone = false
  /// What the window showed that was closed last.
  var lastShown: DisplayList?
  /// The scenes of the program.
  package var scenes = ProgramScenes()
  /// The program's own node, which is in no window; nil for a view.
  private(set) var program: ViewNode?
  /// The tree of the first window.
  package var root: RootNode? { windows.first?.root }
  /// What the content is offered instead of the window's size; set before the tree is built.
  final var contentOffer: ProposedViewSize?
  /// How many elements mix with what is drawn behind them.
  final var onlookerCount = 0
  /// How many elements have a shape that others in them may follow.
  @exclusivity(unchecked) final var containerShapeCount = 0
  /// Whether anything takes space off the edges of another.
  final var hasSafeAreas: Bool
  /// Input that waits for the coming frame.
  private var events: [(event: InputEvent, window: String?)] = []

  private var isInFrame = false
  /// When frames come. The host may predict the next one.
  package var frameTimes = FrameTimes()

  // The running update.
  package internal(set) var currentTransaction = Transaction()
  package internal(set) var passNumber = 0
  package internal(set) var placementMode = PlacementMode()
  /// What waits until the tree is up to date.
  var queue = UpdateQueue()
  var rounds = UpdateRounds()
  var isUpdating = false
  /// Set while no update may come in between: animators move, or items are drawn.
  private(set) var holdsUpdates = false
  /// Changes of objects that have begun and not ended: an object may be changed in place.
  var openChanges = 0
  /// Updates since the last flush that came before changes of objects.
  var earlyUpdates = 0
  /// Those who subscribe to objects in such an update; nil: none runs.
  var lateSubscribers: [NodeAnchor]?
  /// Set while those are updated who waited for the layout that has just been.
  package internal(set) var isAfterLayout = false
  private var warnings: Set<String> = []
  private var lastSerial = 0
  package let retirements = RetirementCount()
  package let depthLimit = DepthLimit()
  private var dateFollowers = DateFollowers()
  /// Whether the program is over: nothing runs any more.
  package private(set) var isEnded = false
  /// What moves without animators of the pool's.
  package var movers = MoverList()
  /// The places of values that are stored under keys.
  var storedPlaces = StoredPlaces()
  /// What the program had assistive technology say, and when.
  package internal(set) var announcements: [(time: StageTime, words: String)] = []
  /// Says something. Set by the host of a window.
  package var onAnnouncement: ((String) -> Void)?
  /// The last number given to an element of a tree: no two windows' elements share one.
  var lastToldNumber: Int32 = 0

  /// Runs one turn of what waits on the main actor, and tells whether more waits. Set by the host
  /// whose thread that is; without, tasks go on between frames.
  package var runTasks: (() -> Bool)?
  /// Whether any wait. Set with that.
  package var hasTasks: (() -> Bool)?
  /// Counts the calls of `flush`: what follows from one event, moment or turn has one number.
  var flushNumber = 0
  /// Counts frames, and the events in them.
  private(set) var stepNumber = 0
  /// Turns and moments of the running frame that had an update of their own.
  var turnUpdates = 0
  /// What views posted in the running frame, or in the last one.
  var postedTurns = PostedTurns()

  /// Called when a state write, a timer or a task asks for a frame between two frames.
  public var onNeedsFrame: (() -> Void)?
  /// Has the system open a URL for the program, and tells whether it took it. Set by the host of a
  /// window; without, nothing is opened, which a warning says.
  public var opensURL: ((URL) -> Bool)?
  /// Receives each key and each typed text that nobody takes. Set by the host of a window.
  package var onUnhandledInput: ((InputEvent, GraphWindow) -> Void)?
  /// Receives the sentence that says why the program can't go on: its tree is too deep. Called once;
  /// standard error by default. What lies deeper is not shown then, nor anything that would have to be
  /// made after it; whether the process ends is its host's to say.
  public var onFailure: (String) -> Void = { message in
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }
  /// Receives warnings: one full sentence each, said once. Standard error by default.
  public var onWarning: (String) -> Void = { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  /// A graph that shows `content` in the window that the configuration tells of. Nothing of it is
  /// made before the first `advance` or `send`.
  public convenience init<Content: View>(content: Content, configuration: Configuration) {
    self.init(configuration: configuration, .view { Content._makeNode(content, $0) })
  }

  /// What makes a tree.
  enum Source {
    /// What the one window shows.
    case view(@MainActor (NodeContext) -> ViewNode)
    /// The program's node, with its scenes.
    case program(@MainActor (NodeContext) -> ViewNode)
  }

  init(configuration: Configuration, _ source: Source) {
    self.configuration = configuration
    self.source = source
    hasSafeAreas =
      configuration.safeAreaInsets != EdgeInsets() || configuration.keyboardHeight > 0
    clock = configuration.clock ?? StageClock()
    pool = AnimatorPool(isLive: configuration.isLive)
    generator = SeededGenerator(seed: configuration.seed)
    anchor.set(self)
    clock.attach(self)
    updateDate()
  }

  // Nodes can't be reached any more: a stage ends its graph before it lets go.
  isolated deinit {
    LargeStack.run {
      windows = []
      order = []
      program = nil
      source = nil
    }
    anchor.clear()
    for anchor in windowAnchors { anchor.clear() }
    clock.end()
    StagePresent.clear(of: ObjectIdentifier(self))
  }

  /// What is to be drawn, in the order of drawing, as the last `advance` left it; without items
  /// before the first. Size and places are in points. Of several windows that of the first.
  public var displayList: DisplayList {
    windows.first?.displayList ?? lastShown
      ?? DisplayList(size: configuration.size, scale: configuration.scale)
  }

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
  ///
  /// An event happens in the window in front, but for those that the whole program hears of.
  public func send(_ event: InputEvent) { send(event, to: nil) }

  /// The same in the window that is called so.
  package func send(_ event: InputEvent, to window: String?) {
    if !isBuilt {
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
    events.append((event, window))
    onNeedsFrame?()
  }

  /// Whether the tree has been made.
  private var isBuilt: Bool { source == nil }

  /// Runs due timers, updates, layout and animators, and refreshes `displayList`.
  public func advance(to time: StageTime) {
    guard !isEnded else { return }
    LargeStack.run {
      clock.run { pool.actions.collecting { makeFrame(at: time) } }
    }
  }

  private func makeFrame(at time: StageTime) {
    isInFrame = true
    defer { isInFrame = false }
    let isOpen = frameTimes.begin(at: time)
    now = max(time, now)
    updateDate()
    clock.beginFrame(at: now)
    defer { clock.endFrame() }
    // What was brought up to date for this frame before it began is part of its work.
    if earlyUpdates == 0 { counts = Report() }
    turnUpdates = 0
    postedTurns.beginFrame()
    stepNumber += 1
    if !isOpen { moveAnimators() }
    counts.animatorsMoved = pool.activeCount
    buildIfNeeded()
    if flush() { settleTasks() }
    fireTimers()
    for window in windows { window.pointer.timeDidAdvance(to: now, window: window) }
    flush()
    let due = events
    events = []
    // What an event posted has its turn before the next event, as when they come one by one.
    for (event, window) in due {
      stepNumber += 1
      postedTurns.beginEvent()
      handle(event, in: window)
      flush()
      settleTasks()
      for window in windows { window.undoManager.eventDidEnd() }
    }
    if due.isEmpty { settleTasks() }
    holdsUpdates = true
    for window in windows {
      guard let root = window.root else { continue }
      counts.itemsRefreshed += window.displayPass.run(root, window.configuration)
    }
    holdsUpdates = false
    report = counts
    counts = Report()
    if isBuilt, windows.isEmpty, !isEnded { end() }
  }

  /// Steps what moves to the frame's time.
  private func moveAnimators() {
    holdsUpdates = true
    pool.advance(to: now)
    holdsUpdates = false
    runFollowers(.frame)
  }

  /// Has what is brought up to date between two frames begin where the coming one will have it begin:
  /// a live one comes at an unknown moment.
  func openFrameEarly() {
    guard !isInFrame, !configuration.isLive, let coming = frameTimes.open() else { return }
    now = max(coming, now)
    moveAnimators()
  }

  /// Ends the program: every view goes, its tasks are cancelled, its timers are gone. Nothing runs
  /// after that, and the display list stays as it is.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    onNeedsFrame = nil
    LargeStack.run {
      clock.run {
        for window in windows { window.demolish() }
        program?.destroy()
        runActions()
        clock.end()
      }
      program = nil
      source = nil
    }
    events = []
    queue.dropWrites()
  }

  /// What the host is to do next. It may be another thing after each call of the graph, and after
  /// each change of state.
  public var nextWork: NextWork {
    if isEnded { return .idle }
    if !isBuilt || clock.needsFrame || pool.activeCount > 0 || !events.isEmpty
      || queue.hasWritesOrNodes || windows.contains(where: \.displayPass.isNeeded)
      || !pool.actions.isEmpty
    {
      return .nextFrame
    }
    if let moment = timers.next { return .wake(moment) }
    return .idle
  }

  func buildIfNeeded() {
    guard let source, !isEnded else { return }
    self.source = nil
    LargeStack.run { clock.run { build(source) } }
  }

  private func build(_ source: Source) {
    updateDate()
    isUpdating = true
    passNumber += 1
    switch source {
    case .view(let make):
      let window = GraphWindow(
        id: "main", scene: nil, graph: self, configuration: configuration)
      add(window, make)
    case .program(let make):
      let context = NodeContext(
        graphAnchor: anchor, parent: nil, environment: environment(for: nil))
      program = make(context)
      if let first = scenes.first { open(first) }
    }
    runPassWatchingPosts()
    isUpdating = false
    runActionsIfSettled()
  }

  // MARK: What nodes tell

  /// A number for a new node: nodes of one depth are updated in the order they were made.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  func countBodyEvaluation() { counts.bodyEvaluations += 1 }
  func countLayoutCall() { counts.layoutCalls += 1 }

  /// Says `message` once.
  package func warn(_ message: String) {
    if warnings.insert(message).inserted { onWarning(message) }
  }
}
