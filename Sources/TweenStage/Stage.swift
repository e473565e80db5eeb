import Foundation
import TweenDocuments
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// One running program: its clock, its input, its windows, its frames.
///
/// State advances on the frame grid only. Frame 0 builds the tree before any input; input at time t
/// is delivered in the first frame at or after t. The same program, input, seed and frame rate give
/// the same display list for the same frame, whichever way one gets there: asked for an earlier
/// frame, the stage starts anew and replays its input.
@MainActor public final class Stage {
  /// How a stage runs its program: a value, which a stage keeps as it is when it is made.
  public struct Configuration: Equatable, Sendable {
    /// Window size in points; nil for the scene's own default size, else 640 by 480.
    ///
    /// A negative one, NaN and infinity make frames that no renderer draws.
    public var size: CGSize?

    /// Device pixels per point.
    ///
    /// A negative one, NaN and infinity make frames that no renderer draws.
    public var scale: Double
    /// Seeds the generator that views find in their environment.
    public var seed: UInt64
    /// The appearance that views start with.
    public var colorScheme: ColorScheme
    /// The grid that frames lie on.
    public var frameRate: FrameRate
    /// A live stage skips frames that its host is too late for, and never goes back.
    public var isLive: Bool

    /// Keeps all input, for `recording` and for going back.
    ///
    /// The initialiser sets it for every stage that isn't live.
    public var keepsInput: Bool
    /// The date at stage time zero; nil for the system's in a live stage, and for 1 January 2001,
    /// 00:00:00 UTC in any other, so that all its runs are equal.
    public var startDate: Date?
    /// What a device would take off the window's edges, in points; leading is the left.
    public var safeAreaInsets = EdgeInsets()
    /// Points at the window's bottom that a device's keyboard would cover.
    public var keyboardHeight: CGFloat = 0

    /// The user's locale, which views show where they say nothing else; nil: en_US, so that all
    /// runs are equal.
    public var locale: Locale?

    /// The user's time zone, which views show where they say nothing else; nil: GMT, so that all
    /// runs are equal.
    public var timeZone: TimeZone?

    /// How much contrast the user wants.
    public var colorSchemeContrast = ColorSchemeContrast.standard
    /// The text size that the user has chosen.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// What else the user has asked the system for. What it says of scheme, contrast and text size
    /// goes before what this configuration says of them.
    public var userSettings = UserSettings()
    /// Which way reading goes.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The kind of device that the program is to think it runs on. Controls look as on a phone and
    /// have its sizes, unless it is a desktop.
    public var idiom = InterfaceIdiom.phone

    /// Whose keys edit text. With those of a Mac the super key is the command key, and the control key
    /// is itself.
    public var keyBindings = KeyBindings.linux

    /// Whether rows of lists and forms that come, go or move do so by the default animation where the
    /// program's change has none, as they did on phones of 2019. Without, such a change shows at once.
    public var listsAnimateChanges = false

    /// Whether the size classes follow the window: compact where it is less than 640 points wide, or
    /// less than 440 high, else regular. Without, both are regular in every window. A program that
    /// sets them itself has what it sets.
    public var followsSizeClasses = true

    /// What the window is called that `displayList`, `tree` and what else the stage shows is of; nil:
    /// the first. One that a scene's id names is opened at the start.
    public var window: String?

    /// Whether what waits on the main actor is left to another stage of the process, whose program it
    /// belongs to.
    package var leavesTasks = false

    /// Whether frames show what a window has over the program's content: its menu bar. A live stage's
    /// always do, and those of one in a window.
    public var showsChrome = false

    /// Whether the program runs in a window of a desktop although it isn't live, as one does that is
    /// recorded: it may open further windows.
    public var isInWindow = false

    /// The name of the device whose safe area the configuration has; nil: none. It is for recordings, and
    /// has no effect by itself.
    public var device: String?

    /// A configuration; each parameter is the property of that name.
    public init(
      size: CGSize? = nil, scale: Double = 1, seed: UInt64 = 0, colorScheme: ColorScheme = .light,
      frameRate: FrameRate = .sixty, isLive: Bool = false, keepsInput: Bool = false,
      startDate: Date? = nil
    ) {
      self.size = size
      self.scale = scale
      self.seed = seed
      self.colorScheme = colorScheme
      self.frameRate = frameRate
      self.isLive = isLive
      self.keepsInput = keepsInput || !isLive
      self.startDate = startDate
    }
  }

  /// What a host does next.
  public enum Next: Equatable, Sendable {
    /// Something moves: advance to the next frame.
    case nextFrame
    /// Nothing to do before the frame at that moment.
    case wake(at: StageTime)
    /// Nothing to do until input comes or the program asks for a frame.
    case idle
  }

  /// The size of a window that neither its program nor its user gives one.
  public static let fallbackSize = CGSize(width: 640, height: 480)

  /// How it runs, as it was made; what input changes, a window's size for one, is not seen here.
  public let configuration: Configuration
  /// The frame last run; nil before frame 0.
  public private(set) var frameIndex: Int?
  /// In the order in which they were added.
  private var observers: [any StageObserver] = []
  /// Called when the program asks for a frame between two frames: a live host wakes up.
  public var onNeedsFrame: (() -> Void)? {
    didSet { graph.onNeedsFrame = onNeedsFrame }
  }
  /// Has the system open a URL that the program doesn't open itself, and tells whether it took it;
  /// nil: nothing is opened, which a warning says, and the program goes on as if it were.
  public var opensURL: ((URL) -> Bool)? {
    didSet { graph.opensURL = opensURL }
  }
  /// Receives each key and each typed text that nobody in the program takes.
  package var onUnhandledInput: ((InputEvent, GraphWindow) -> Void)? {
    didSet { graph.host.onUnhandledInput = onUnhandledInput }
  }
  /// Says what the program has assistive technology say.
  package var onAnnouncement: ((String) -> Void)? {
    didSet { graph.host.onAnnouncement = onAnnouncement }
  }
  /// What the program had assistive technology say up to the current frame, in order.
  public var announcements: [(time: StageTime, words: String)] { graph.announcements }
  /// Why the program can't go on, in one sentence: its tree has no end, say, because a view contains
  /// itself. nil while it can. Later frames are to be had all the same: they show what there is.
  public var failure: String? { failureNote.sentence }
  /// Receives `failure` once, after the frame that it came up in; nil: standard error does.
  public var onFailure: ((String) -> Void)?

  /// Receives all input as the stage takes it, with the moment at which it happens.
  package var onInput: ((TimedInput) -> Void)?

  /// Where graphs leave why they can't go on. It may come up while the first is asked for its size,
  /// before there is a stage; and a replay fails as the run before it did, which is told once.
  @MainActor private final class FailureNote {
    var sentence: String?
    var isReported = false
  }

  private let failureNote = FailureNote()
  private let makeGraph: @MainActor (ViewGraph.Configuration) -> ViewGraph
  private(set) var graph: ViewGraph
  private var queue = InputQueue()
  private var kept: [TimedInput] = []
  /// How far `advance` has come, which may lie between two frames.
  private(set) var position = StageTime.zero
  /// A program that asks its own stage for a frame while one runs (from a task, say) gets none.
  private var isRunning = false
  /// The moment of the frame that runs; nil between frames.
  private var runningTime: StageTime?

  /// A stage that shows one view.
  ///
  /// - Parameter content: made anew whenever the stage starts from frame 0, so that a replay finds
  ///   fresh model objects.
  /// - Parameter configuration: size, scale, seed and what else a host knows.
  public convenience init<Content: View>(
    content: @autoclosure @escaping @MainActor () -> Content,
    configuration: Configuration = Configuration()
  ) {
    self.init(configuration: configuration) { ViewGraph(content: content(), configuration: $0) }
  }

  /// A stage that runs a program.
  public convenience init<Program: App>(
    app: @autoclosure @escaping @MainActor () -> Program,
    configuration: Configuration = Configuration()
  ) {
    self.init(configuration: configuration) { ViewGraph(app: app(), configuration: $0) }
  }

  /// A stage of a graph that is made with what a program shows.
  private init(
    configuration: Configuration,
    makeGraph: @escaping @MainActor (ViewGraph.Configuration) -> ViewGraph
  ) {
    self.configuration = configuration
    self.makeGraph = makeGraph
    graph = Self.start(configuration, failureNote: failureNote, makeGraph)
  }

  private func tellFailure() {
    guard let sentence = failure, !failureNote.isReported else { return }
    failureNote.isReported = true
    if let onFailure { return onFailure(sentence) }
    FileHandle.standardError.write(Data("error: \(sentence)\n".utf8))
  }

  /// Throws `StageError.failed` where the program can't go on, and `noWindow` where the window that the
  /// configuration names isn't open: a host that shows frames to nobody who would see that something is
  /// missing asks after each.
  public func requireNoFailure() throws(StageError) {
    if let failure { throw .failed(failure) }
    guard let name = configuration.window, frameIndex != nil, window == nil else { return }
    throw .noWindow(name, seconds: time.seconds, open: windows.map(\.id))
  }

  /// Makes a graph of the size that the configuration asks for, else the scene's own.
  private static func start(
    _ configuration: Configuration, failureNote: FailureNote, opensURL: ((URL) -> Bool)? = nil,
    _ makeGraph: @MainActor (ViewGraph.Configuration) -> ViewGraph
  ) -> ViewGraph {
    var graphConfiguration = ViewGraph.Configuration(
      size: configuration.size ?? fallbackSize, scale: configuration.scale,
      seed: configuration.seed, colorScheme: configuration.colorScheme,
      isLive: configuration.isLive, startDate: configuration.startDate)
    graphConfiguration.prefersSceneSize = configuration.size == nil
    graphConfiguration.safeAreaInsets = configuration.safeAreaInsets
    graphConfiguration.keyboardHeight = configuration.keyboardHeight
    graphConfiguration.locale = configuration.locale
    graphConfiguration.timeZone = configuration.timeZone
    graphConfiguration.surroundings = configuration.surroundings
    graphConfiguration.userSettings = configuration.userSettings
    graphConfiguration.isInWindow = configuration.isInWindow
    if !configuration.isLive {
      MachineTimeZone.fix(to: configuration.isInWindow ? configuration.timeZone : nil)
    }
    StagePresent.begin(graphConfiguration)
    let clock = StageClock()
    clock.initialWindow = graphConfiguration
    graphConfiguration.clock = clock
    return clock.run {
      SerialTasks.gathering(!configuration.isLive) {
        let graph = makeGraph(graphConfiguration)
        if !configuration.leavesTasks {
          graph.host.runTasks = { MainQueue.turn() }
          graph.host.hasTasks = { MainQueue.hasTurn }
        }
        graph.onFailure = { sentence in
          if failureNote.sentence == nil { failureNote.sentence = sentence }
        }
        graph.opensURL = opensURL
        graph.useMenuBars()
        graph.host.showsChrome =
          configuration.isLive || configuration.isInWindow || configuration.showsChrome
        // Only the program knows: this makes its tree.
        if configuration.size == nil { _ = graph.defaultSize }
        if let name = configuration.window, graph.hasScene(name) {
          graph.send(.openWindow(name), to: nil)
        }
        return graph
      }
    }
  }

  // A stage that is let go takes its program along.
  isolated deinit { graph.end() }

  /// Adds an observer, which the stage keeps until it is removed.
  package func add(_ observer: any StageObserver) { observers.append(observer) }

  /// Removes an observer.
  package func remove(_ observer: any StageObserver) { observers.removeAll { $0 === observer } }

  // MARK: Reading

  /// What the current frame shows: in the window that the configuration names, or else in the first.
  public var displayList: DisplayList { window?.displayList ?? graph.displayList }
  /// The moment of the current frame.
  public var time: StageTime { configuration.frameRate.time(ofFrame: frameIndex ?? 0) }
  /// The window's size in points.
  public var size: CGSize { displayList.size }
  /// Device pixels per point.
  public var scale: Double { displayList.scale }
  /// The size the program's scene asks for, in points; nil when it does not say.
  public var defaultSize: CGSize? { graph.defaultSize }
  /// The window's title.
  public var title: String { window?.title ?? graph.title }
  /// Keyboard shortcuts in force.
  public var shortcuts: [(keys: String, title: String)] { window?.shortcuts ?? graph.shortcuts }
  /// Work done by the last frame.
  public var report: ViewGraph.Report { graph.report }

  /// What the current frame shows, as elements in a window; the window alone before frame 0.
  public var tree: ViewGraph.Element { window?.tree ?? graph.tree }

  /// The same, made by what has changed since it was last asked for.
  package var keptTree: ViewGraph.Element { window?.keptTree ?? graph.keptTree }
  /// Nobody asks for that any more.
  package func stopKeepingTree() { graph.stopKeepingTree() }

  /// What the host does next. Times lie on the frame grid, after the current frame.
  public var next: Next {
    guard let frameIndex else { return .nextFrame }
    var due: Int?
    switch graph.nextWork {
    case .nextFrame: return .nextFrame
    case .wake(let time): due = configuration.frameRate.firstFrame(atOrAfter: time)
    case .idle: due = nil
    }
    if let first = queue.firstTime {
      let frame = configuration.frameRate.firstFrame(atOrAfter: first)
      due = min(due ?? frame, frame)
    }
    guard let due else { return .idle }
    if due <= frameIndex + 1 { return .nextFrame }
    return .wake(at: configuration.frameRate.time(ofFrame: due))
  }

  // MARK: Input

  /// Hands in an event that happens at `time`; events at the same time keep their order. One that
  /// is late, its frame having passed, happens in the next frame, also in a recording.
  ///
  /// - Parameters:
  ///   - event: what happens.
  ///   - time: when it happens, in the stage's time.
  ///   - window: what the window is called in which it happens; nil: the one in front then.
  public func send(_ event: InputEvent, at time: StageTime, to window: String? = nil) {
    var time = time
    if frameIndex != nil, time <= self.time { time = self.time.moved(by: 1) }
    let timed = TimedInput(time: time, event: event, window: window)
    queue.insert(timed)
    if configuration.keepsInput { kept.append(timed) }
    onInput?(timed)
  }

  /// Hands in an event of the coming frame, in the window that is called so or in the one in front.
  public func send(_ event: InputEvent, to window: String? = nil) {
    send(event, at: configuration.frameRate.time(ofFrame: (frameIndex ?? -1) + 1), to: window)
  }

  /// Hands in all events of `script`. Its header is the caller's business.
  public func send(_ script: InputScript) {
    for timed in script.events { send(timed.event, at: timed.time, to: timed.window) }
  }

  /// The clipboard's text for code of the program, which reads it now; nil where there is none.
  ///
  /// The stage has a clipboard of its own. Where the desktop's has another text, that becomes input of the
  /// frame that runs, and so a recording has every text that the program read, and no other.
  ///
  /// - Parameter desktop: The text of the desktop's clipboard.
  package func clipboardText(sharing desktop: String?) -> String? {
    graph.clock.run {
      let own = SystemClipboard.stageText
      guard (desktop ?? "") != (own ?? "") else { return own }
      let timed = TimedInput(
        time: runningTime ?? self.time.moved(by: 1), event: .clipboard(desktop ?? ""))
      if configuration.keepsInput { kept.append(timed) }
      onInput?(timed)
      for observer in observers { observer.stageWillDeliver(timed) }
      SystemClipboard.stageText = desktop
      return desktop
    }
  }

  /// Whether an event waits for a frame at `time` or before.
  func hasInput(dueAt time: StageTime) -> Bool { queue.firstTime.map { $0 <= time } ?? false }

  /// The input so far as a script that replays it: on a stage of the same program the same frames
  /// come out, where its configuration is the same in what the header doesn't have: `keyboardHeight`,
  /// `followsSizeClasses`, and a safe area that is no device's.
  public var recording: InputScript {
    var header = InputScript.Header(configuration, size: initialSize)
    header.end = time
    return InputScript(
      header: header,
      events: kept.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        // Where there was one window none needs a name.
        .map { graph.windowList.knownNames.count > 1 ? $0.element : $0.element.inFront })
  }

  /// The date at stage time zero.
  var startDate: Date { graph.configuration.startDate }

  var initialSize: CGSize {
    configuration.size ?? graph.defaultSize ?? Self.fallbackSize
  }

  // MARK: Frames

  /// Runs every frame up to the last one at or before `target` (a live stage: only that one), with
  /// the input due, and says what comes next.
  ///
  /// Never goes back. A call from within a frame, such as a program's task makes, does nothing. All
  /// frames between cost their time, so that a target far away takes as long.
  @discardableResult public func advance(to target: StageTime) -> Next {
    guard !isRunning else { return next }
    isRunning = true
    defer { isRunning = false }
    let index = configuration.frameRate.lastFrame(atOrBefore: target)
    position = max(position, target)
    if frameIndex == nil { run(frame: 0) }
    if configuration.isLive {
      if index > frameIndex ?? 0 { run(frame: index) }
    } else {
      while let current = frameIndex, current < index { run(frame: current + 1) }
    }
    return next
  }

  /// What the last frame at or before `time` shows. An earlier moment than the current one starts
  /// the program anew and replays its input, unless the stage keeps none: then it stays.
  public func frame(at time: StageTime) -> DisplayList {
    frame(configuration.frameRate.lastFrame(atOrBefore: time))
  }

  /// What frame `index` shows, below 0 frame 0; see `frame(at:)`.
  public func frame(_ index: Int) -> DisplayList {
    if let current = frameIndex, current > index, configuration.keepsInput, !isRunning {
      restart()
    }
    advance(to: configuration.frameRate.time(ofFrame: index))
    return displayList
  }

  /// Shows the last frame at or before `time`, as `frame(at:)` does, and drops the input of later frames:
  /// the run goes on from there, and what is handed in next is a branch of it.
  ///
  /// Does nothing on a stage that keeps no input.
  @discardableResult public func branch(at time: StageTime) -> DisplayList {
    guard configuration.keepsInput, !isRunning else { return displayList }
    let index = configuration.frameRate.lastFrame(atOrBefore: time)
    dropInput(after: configuration.frameRate.time(ofFrame: index))
    return frame(index)
  }

  /// Drops the input after `time`, and goes back to before frame 0: a host that reports its progress
  /// advances by itself.
  package func rewind(droppingInputAfter time: StageTime) {
    guard configuration.keepsInput, !isRunning else { return }
    dropInput(after: time)
    restart()
  }

  private func dropInput(after time: StageTime) {
    kept.removeAll { $0.time > time }
    queue.removeAll(after: time)
  }

  /// Goes back to before frame 0, all input yet to come.
  private func restart() {
    graph.onNeedsFrame = nil
    graph.end()
    graph = Self.start(configuration, failureNote: failureNote, opensURL: opensURL, makeGraph)
    graph.onNeedsFrame = onNeedsFrame
    graph.host.onUnhandledInput = onUnhandledInput
    graph.host.onAnnouncement = onAnnouncement
    frameIndex = nil
    position = .zero
    queue = InputQueue()
    for timed in kept { queue.insert(timed) }
  }

  private func run(frame index: Int) {
    runningTime = configuration.frameRate.time(ofFrame: index)
    defer { runningTime = nil }
    graph.clock.run {
      SerialTasks.gathering(!configuration.isLive) { runGraph(frame: index) }
    }
    frameIndex = index
    if !configuration.isLive {
      graph.frameTimes.coming = configuration.frameRate.time(ofFrame: index + 1)
    }
    tellFailure()
    for observer in observers { observer.stageDidRunFrame() }
  }

  private func runGraph(frame index: Int) {
    let time = configuration.frameRate.time(ofFrame: index)
    for (timed, text) in queue.popClipboards(dueAt: time) {
      for observer in observers { observer.stageWillDeliver(timed) }
      SystemClipboard.stageText = text.isEmpty ? nil : text
    }
    runTasks()
    if frameIndex == nil { graph.advance(to: time) }
    var hasInput = false
    while let timed = queue.popFirst(dueAt: time) {
      for observer in observers { observer.stageWillDeliver(timed) }
      graph.send(timed.event, to: timed.window)
      hasInput = true
    }
    if frameIndex != nil || hasInput { graph.advance(to: time) }
  }

  /// Turns of the main queue that a program has before a frame or between two: a block that posts
  /// itself again forever must not hang them. What is left has its turn in the coming frame.
  private static let mostTurns = 1000

  /// Runs what waits on the main actor, as part of this stage's program. A live host does so between
  /// frames.
  ///
  /// What comes after a turn that changed something waits for the coming frame, which shows that
  /// change first: each turn is an update of its own, unless views post at each evaluation.
  package func runTasks() {
    guard !configuration.leavesTasks else { return }
    graph.clock.run {
      var turns = 0
      let sharesTurns = graph.sharesTurns
      while sharesTurns || !graph.hasChanges, turns < Self.mostTurns, MainQueue.turn() {
        turns += 1
      }
      // The run loop would give the main queue turns of its own.
      guard !graph.hasChanges || !MainQueue.hasWork else { return }
      MainRunLoop.fire(isLive: configuration.isLive)
    }
  }
}
