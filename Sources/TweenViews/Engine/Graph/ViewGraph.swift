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
  /// What any view of the program has used so far.
  @exclusivity(unchecked) package internal(set) final var uses: TreeUses

  /// Finds this graph as long as it lives.
  package let anchor = GraphAnchor()
  /// What makes the tree; nil when it is made, and when the program has ended.
  var source: Source?
  /// The program's name in its menus.
  package var programName = ""
  /// What the host has set.
  package var host = GraphHost()
  /// The windows that are and were open.
  package internal(set) var windowList = WindowList()
  /// The scenes of the program.
  package var scenes = ProgramScenes()
  /// The program's own node, which is in no window; nil for a view.
  var program: ViewNode?
  /// The tree of the first window.
  package var root: RootNode? { windows.first?.root }
  /// The open windows, in the order they opened.
  package var windows: [GraphWindow] { windowList.open }
  /// What the content is offered instead of the window's size; set before the tree is built.
  final var contentOffer: ProposedViewSize?
  /// Input that waits for the coming frame.
  var events: [(event: InputEvent, window: String?)] = []

  /// When frames come. The host may predict the next one.
  package var frameTimes = FrameTimes()

  package internal(set) var updateState = UpdateState()
  package internal(set) var currentTransaction = Transaction()
  package internal(set) var placementMode = PlacementMode()
  /// What waits until the tree is up to date.
  var queue = UpdateQueue()
  private var warnings: Set<String> = []
  private var lastSerial = 0
  package let retirements = RetirementCount()
  package let depthLimit = DepthLimit()
  private var dateFollowers = DateFollowers()
  /// Whether the program is over: nothing runs any more.
  package internal(set) var isEnded = false
  /// What moves without animators of the pool's.
  package var movers = MoverList()
  /// The places of values that are stored under keys.
  var storedPlaces = StoredPlaces()
  /// What the program had assistive technology say, and when.
  package internal(set) var announcements: [(time: StageTime, words: String)] = []

  /// Called when a state write, a timer or a task asks for a frame between two frames.
  public var onNeedsFrame: (() -> Void)?
  /// Has the system open a URL for the program, and tells whether it took it. Set by the host of a
  /// window; without, nothing is opened, which a warning says.
  public var opensURL: ((URL) -> Bool)?
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
    uses = TreeUses(
      safeAreas: configuration.safeAreaInsets != EdgeInsets() || configuration.keyboardHeight > 0)
    clock = configuration.clock ?? StageClock()
    pool = AnimatorPool(isLive: configuration.isLive)
    generator = SeededGenerator(seed: configuration.seed)
    anchor.set(self)
    clock.attach(self)
    updateDate()
  }

  /// Notes why things change, while an inspector is attached; nil: nobody inspects.
  package internal(set) final var inspection: GraphInspection?

  // Nodes can't be reached any more: a stage ends its graph before it lets go.
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

  /// What is to be drawn, in the order of drawing, as the last `advance` left it; without items
  /// before the first. Size and places are in points. Of several windows that of the first.
  public var displayList: DisplayList {
    windows.first?.displayList ?? windowList.lastShown
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

  // MARK: What nodes tell

  /// A number for a new node: nodes of one depth are updated in the order they were made.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  func countBodyEvaluation() { updateState.counts.bodyEvaluations += 1 }
  func countLayoutCall() { updateState.counts.layoutCalls += 1 }

  /// Says `message` once.
  package func warn(_ message: String) {
    if warnings.insert(message).inserted { onWarning(message) }
  }
}
