import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint

/// A running program, or a single view, with its nodes, state, layout, animators and gestures. It
/// produces a display list for each window.
///
/// The host calls, for each frame, `send` for each input event that is due, then `advance(to:)`.
/// The tree is built by the first `advance`, or by the first `send`.
@MainActor public final class ViewGraph {
  /// The node under evaluation, for which reads are recorded.
  // Used on the main actor only.
  package nonisolated(unsafe) static var evaluatedNode: ViewNode?

  /// The work done by the last `advance`; no work before the first.
  public internal(set) var report = Report()
  package let pool: AnimatorPool
  package internal(set) var configuration: Configuration
  package internal(set) var now = StageTime.zero
  package let clock: StageClock
  package var timers: TimerQueue { clock.timers }
  /// The modifier keys that are held.
  package internal(set) final var heldModifiers: EventModifiers = []
  package let generator: SeededGenerator
  package let matchedGroups = MatchedGroups()
  package let geometryQueue = GeometryQueue()
  package let geometry = GeometryObservers()
  package let preferences = PreferenceQueue()
  /// The features that any view of the program has used so far.
  @exclusivity(unchecked) package internal(set) final var uses: TreeUses

  /// A weak reference to this graph.
  package let anchor = GraphAnchor()
  /// The function that builds the tree; nil after it was built, and after the program has ended.
  var source: Source?
  /// The program's name in its menus.
  package var programName = ""
  /// The host's settings.
  package var host = GraphHost()
  /// The windows that are open or were open.
  package internal(set) var windowList = WindowList()
  /// The scenes of the program.
  package var scenes = ProgramScenes()
  /// The program's own node, which is outside of all windows; nil for a single view.
  var program: ViewNode?
  /// The tree of the first window.
  package var root: RootNode? { windows.first?.root }
  /// The open windows, in the order in which they were opened.
  package var windows: [GraphWindow] { windowList.open }
  /// The proposal for the content instead of the window's size. Set before the tree is built.
  final var contentOffer: ProposedViewSize?
  /// Events that wait for the coming frame.
  var events: [(event: InputEvent, window: String?)] = []

  /// The times of frames. The host may predict the next one.
  package var frameTimes = FrameTimes()

  package internal(set) var updateState = UpdateState()
  package internal(set) var currentTransaction = Transaction()
  package internal(set) var placementMode = PlacementMode()
  /// The work that waits for an update.
  var queue = UpdateQueue()
  private var warnings: Set<String> = []
  /// The kinds of work so far that did not end in their frames, each once.
  package private(set) var endlessWork: [EndlessWork] = []
  private var lastSerial = 0
  package let retirements = RetirementCount()
  package let depthLimit = DepthLimit()
  private var dateFollowers = DateFollowers()
  /// Whether the program has ended.
  package internal(set) var isEnded = false
  /// The objects that move without animators of the pool.
  package var movers = MoverList()
  /// The places of values that are stored under keys.
  var storedPlaces = StoredPlaces()
  /// The announcements that the program made to assistive technology, with their times.
  package internal(set) var announcements: [(time: StageTime, words: String)] = []

  /// Called between two frames when a state write, a timer or a task needs a frame.
  public var onNeedsFrame: (() -> Void)?
  /// Opens a URL by the system, and returns whether the system accepted it. Set by the host of a
  /// window. If nil, nothing is opened and a warning is issued.
  public var opensURL: ((URL) -> Bool)?
  /// Receives the message if the program cannot continue because its tree is too deep. Called once;
  /// the default prints to standard error. Deeper views, and content that would be created later,
  /// are not shown then. The host decides whether the process ends.
  public var onFailure: (String) -> Void = { message in
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }
  /// Receives warnings, each of them a full sentence and only once. The default prints to standard
  /// error.
  public var onWarning: (String) -> Void = { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  /// Creates a graph that shows `content` in a window with this configuration. Nothing is built
  /// before the first `advance` or `send`.
  public convenience init<Content: View>(content: Content, configuration: Configuration) {
    self.init(configuration: configuration, .view { Content._makeNode(content, $0) })
  }

  /// The function that builds a tree.
  enum Source {
    /// Creates the content of the only window.
    case view(@MainActor (NodeContext) -> ViewNode)
    /// Creates the program's node, with its scenes.
    case program(@MainActor (NodeContext) -> ViewNode)
  }

  init(configuration: Configuration, _ source: Source) {
    self.configuration = configuration
    self.source = source
    uses = TreeUses(
      safeAreas: configuration.safeAreaInsets != EdgeInsets() || configuration.keyboardHeight > 0)
    clock = configuration.clock ?? StageClock()
    pool = AnimatorPool(isLive: configuration.isLive)
    generator = SeededGenerator(seed: configuration.seed)
    anchor.set(self)
    clock.attach(self)
    updateDate()
  }

  /// The record of causes of changes, while an inspector is attached; nil without one.
  package internal(set) final var inspection: GraphInspection?

  // Nodes cannot be reached any more: a stage ends its graph before it releases the graph.
  isolated deinit {
    LargeStack.run {
      windowList.removeAll()
      program = nil
      source = nil
    }
    anchor.clear()
    for anchor in windowList.anchors { anchor.clear() }
    clock.end()
    StagePresent.clear(of: ObjectIdentifier(self))
  }

  /// The display list of the first window in drawing order, as the last `advance` left it; without
  /// items before the first. Sizes and positions are in points.
  public var displayList: DisplayList {
    windows.first?.displayList ?? windowList.lastShown
      ?? DisplayList(size: configuration.size, scale: configuration.scale)
  }

  /// Registers a node that is notified when dates move to other times of the clock.
  package func addDateFollower(_ node: some DateFollower) {
    guard configuration.followsSystemDate else { return }
    dateFollowers.insert(node)
  }

  /// The difference in seconds between a live stage's date and the system's above which it is
  /// corrected.
  private static let longestDateLag = 1.0

  /// Updates the date for code without access to a stage. In a live program such code reads the
  /// system's date.
  func updateDate() {
    if configuration.followsSystemDate {
      let lag = Date().timeIntervalSince(date)
      if abs(lag) > Self.longestDateLag {
        configuration.startDate += lag
        for follower in dateFollowers.live() { follower.dateDidShift() }
      }
    }
    StagePresent.set(configuration.isLive ? nil : date, of: self)
  }

  // MARK: Making the tree

  func buildIfNeeded() {
    guard let source, !isEnded else { return }
    self.source = nil
    LargeStack.run { clock.run { build(source) } }
  }

  private func build(_ source: Source) {
    updateDate()
    updateState.isRunning = true
    updateState.passNumber += 1
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
    updateState.isRunning = false
    runActionsIfSettled()
  }

  // MARK: Notifications from nodes

  /// Returns the serial number of a new node. Nodes of one depth are updated in the order of
  /// creation.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  func countBodyEvaluation() { updateState.counts.bodyEvaluations += 1 }
  func countLayoutCall() { updateState.counts.layoutCalls += 1 }

  /// Reports `message` as a warning, once.
  package func warn(_ message: String) {
    if warnings.insert(message).inserted { onWarning(message) }
  }

  /// Reports work that does not end in its frame as a warning, once.
  ///
  /// - Parameter cause: The view that causes the work; nil: not known.
  func warnOfEndlessWork(_ message: String, by cause: String? = nil) {
    guard !warnings.contains(message) else { return }
    endlessWork.append(EndlessWork(cause: cause, message: message))
    warn(message)
  }

  /// Work that did not end in its frame, because its limit was reached.
  package struct EndlessWork {
    /// The path of the view that causes the work; nil: not known.
    package let cause: String?
    /// The warning, one or two sentences.
    package let message: String
  }
}
