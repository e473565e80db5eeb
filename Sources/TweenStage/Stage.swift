import Foundation
import TweenDocuments
import TweenMotion
import TweenPaint
import TweenViews

/// A stage runs one program: its clock, its input, its windows, its frames.
///
/// State advances on the frame grid only. Frame 0 builds the tree before any input; input at time t is
/// delivered in the first frame at or after t. The same program, input, seed and frame rate give the same
/// display list for the same frame, by any way to that frame: for an earlier frame the stage starts the
/// program anew and replays its input.
@MainActor public final class Stage {
  /// The next step of a stage's host.
  public enum Next: Equatable, Sendable {
    /// Something moves: advance to the next frame.
    case nextFrame
    /// Nothing happens before the frame at that moment.
    case wake(at: StageTime)
    /// Nothing happens until input comes or the program requests a frame.
    case idle
  }

  /// The size in points of a window for which neither the program nor the user sets a size.
  public static let fallbackSize = CGSize(width: 640, height: 480)

  /// The settings that the stage was made with. Changes by input, such as a window's new size, are not in
  /// it.
  public let configuration: Configuration
  /// The index of the last frame that ran; nil before frame 0.
  public private(set) var frameIndex: Int?
  /// The observers, in the order of their addition.
  private var observers: [any StageObserver] = []
  /// Called when the program requests a frame between two frames, so that a live host wakes up.
  public var onNeedsFrame: (() -> Void)? {
    didSet { graph.onNeedsFrame = onNeedsFrame }
  }
  /// Opens a URL that the program does not handle itself, and returns whether the system accepted it. Nil:
  /// a warning is written, and the program continues as if the URL had been opened.
  public var opensURL: ((URL) -> Bool)? {
    didSet { graph.opensURL = opensURL }
  }
  /// Receives each key and each typed text that the program does not handle.
  package var onUnhandledInput: ((InputEvent, GraphWindow) -> Void)? {
    didSet { graph.host.onUnhandledInput = onUnhandledInput }
  }
  /// Receives the announcements for assistive technology.
  package var onAnnouncement: ((String) -> Void)? {
    didSet { graph.host.onAnnouncement = onAnnouncement }
  }
  /// The announcements for assistive technology up to the current frame, in order.
  public var announcements: [(time: StageTime, words: String)] { graph.announcements }
  /// The reason why the program cannot continue, in one sentence, for example that a view contains itself
  /// without end; otherwise nil. Later frames still run, and show the content that there is.
  public var failure: String? { failureNote.sentence }
  /// Receives `failure` once, after the frame in which it occurred. Nil: the sentence is written to
  /// standard error.
  public var onFailure: ((String) -> Void)?

  /// Receives all input when the stage accepts it, with the moment at which it happens.
  package var onInput: ((TimedInput) -> Void)?

  /// The reason why a graph cannot continue. A failure can occur while the first graph computes its size,
  /// before the stage exists. A replay fails like the run before it, and reports the failure only once.
  @MainActor private final class FailureNote {
    var sentence: String?
    var isReported = false
  }

  private let failureNote = FailureNote()
  private let makeGraph: @MainActor (ViewGraph.Configuration) -> ViewGraph
  private(set) var graph: ViewGraph
  private var queue = InputQueue()
  private var kept: [TimedInput] = []
  /// The moment up to which `advance` has run, possibly between two frames.
  private(set) var position = StageTime.zero
  /// Whether a frame runs. A program that requests a frame of its own stage meanwhile, for example in a
  /// task, receives none.
  private var isRunning = false
  /// The moment of the current frame while it runs; nil between frames.
  private var runningTime: StageTime?

  /// Creates a stage that shows one view.
  ///
  /// - Parameter content: the view, made anew whenever the stage starts from frame 0, so that a replay has
  ///   fresh model objects.
  /// - Parameter configuration: the size, the scale, the seed and other settings.
  public convenience init<Content: View>(
    content: @autoclosure @escaping @MainActor () -> Content,
    configuration: Configuration = Configuration()
  ) {
    self.init(configuration: configuration) { ViewGraph(content: content(), configuration: $0) }
  }

  /// Creates a stage that runs a program, made anew whenever the stage starts from frame 0.
  public convenience init<Program: App>(
    app: @autoclosure @escaping @MainActor () -> Program,
    configuration: Configuration = Configuration()
  ) {
    self.init(configuration: configuration) { ViewGraph(app: app(), configuration: $0) }
  }

  /// Creates a stage whose graph `makeGraph` makes.
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

  /// Throws `StageError.failed` if the program cannot continue, and `noWindow` if the window that the
  /// configuration names is not open. Hosts without a viewer, such as dumps, call it after each frame.
  public func requireNoFailure() throws(StageError) {
    if let failure { throw .failed(failure) }
    guard let name = configuration.window, frameIndex != nil, window == nil else { return }
    throw .noWindow(name, seconds: time.seconds, open: windows.map(\.id))
  }

  /// Makes a graph with the size of the configuration, or of the scene if the configuration has none.
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
        // Only the program's tree has the size; this builds the tree.
        if configuration.size == nil { _ = graph.defaultSize }
        if let name = configuration.window, graph.hasScene(name) {
          graph.send(.openWindow(name), to: nil)
        }
        return graph
      }
    }
  }

  // The program ends with its stage.
  isolated deinit { graph.end() }

  /// Adds an observer. The stage retains it until it is removed.
  package func add(_ observer: any StageObserver) { observers.append(observer) }

  /// Removes an observer from the stage.
  package func remove(_ observer: any StageObserver) { observers.removeAll { $0 === observer } }

  // MARK: Reading

  /// The drawing of the current frame, in the window that the configuration names or otherwise the first
  /// window.
  public var displayList: DisplayList { window?.displayList ?? graph.displayList }
  /// The moment of the current frame; zero before frame 0.
  public var time: StageTime { configuration.frameRate.time(ofFrame: frameIndex ?? 0) }
  /// The size of the shown window's content, in points.
  public var size: CGSize { displayList.size }
  /// The number of device pixels per point.
  public var scale: Double { displayList.scale }
  /// The default size that the program's scene sets, in points; nil if it sets none.
  public var defaultSize: CGSize? { graph.defaultSize }
  /// The title of the shown window; empty if the program sets none.
  public var title: String { window?.title ?? graph.title }
  /// The keyboard shortcuts that act in the shown window now, with their titles.
  public var shortcuts: [(keys: String, title: String)] { window?.shortcuts ?? graph.shortcuts }
  /// Counts of the work that the last frame did.
  public var report: ViewGraph.Report { graph.report }

  /// The content of the current frame as a tree of elements in a window; only the window before frame 0.
  public var tree: ViewGraph.Element { window?.tree ?? graph.tree }

  /// The tree of elements. It is updated by the changes since the last access.
  package var keptTree: ViewGraph.Element { window?.keptTree ?? graph.keptTree }
  /// Stops keeping the tree. The next access to `keptTree` builds it anew.
  package func stopKeepingTree() { graph.stopKeepingTree() }

  /// The host's next step. Its moment lies on the frame grid, after the current frame.
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

  /// Sends an event that happens at `time`. Events at the same time keep their order. An event whose frame
  /// has passed happens in the next frame, in a recording too.
  ///
  /// - Parameters:
  ///   - event: the event that the program receives.
  ///   - time: the moment, in the stage's time.
  ///   - window: the id of the window that receives the event; nil: the window that is then in front.
  public func send(_ event: InputEvent, at time: StageTime, to window: String? = nil) {
    var time = time
    if frameIndex != nil, time <= self.time { time = self.time.moved(by: 1) }
    let timed = TimedInput(time: time, event: event, window: window)
    queue.insert(timed)
    if configuration.keepsInput { kept.append(timed) }
    onInput?(timed)
  }

  /// Sends an event for the next frame, to the window with an id or, if nil, the window in front.
  public func send(_ event: InputEvent, to window: String? = nil) {
    send(event, at: configuration.frameRate.time(ofFrame: (frameIndex ?? -1) + 1), to: window)
  }

  /// Sends all events of `script`. The caller applies the script's header.
  public func send(_ script: InputScript) {
    for timed in script.events { send(timed.event, at: timed.time, to: timed.window) }
  }

  /// Returns the clipboard's text when code of the program reads it; nil if there is none.
  ///
  /// The stage has a clipboard of its own. Another text of the desktop's clipboard becomes input of the
  /// current frame, so that a recording has exactly the texts that the program read.
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

  /// Lets the views that read the clipboard read it again in the next frame, after a change of the desktop's
  /// clipboard.
  package func desktopClipboardDidChange() { graph.clock.run { SystemClipboard.invalidate() } }

  /// Whether an event is due at `time` or before.
  func hasInput(dueAt time: StageTime) -> Bool { queue.firstTime.map { $0 <= time } ?? false }

  /// The input so far, as a script that replays it. A stage of the same program gives the same frames, if
  /// its configuration is equal in the settings that the header does not have: `keyboardHeight`,
  /// `followsSizeClasses`, and a safe area that is not a device's.
  public var recording: InputScript {
    var header = InputScript.Header(configuration, size: initialSize)
    header.end = time
    return InputScript(
      header: header,
      events: kept.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        // A single window needs no name.
        .map { graph.windowList.knownNames.count > 1 ? $0.element : $0.element.inFront })
  }

  /// The date and time at stage time zero.
  var startDate: Date { graph.configuration.startDate }

  var initialSize: CGSize {
    configuration.size ?? graph.defaultSize ?? Self.fallbackSize
  }

  // MARK: Frames

  /// Runs every frame up to the last frame at or before `target`, with its input, and returns the host's
  /// next step. A live stage runs only the last of these frames.
  ///
  /// The stage never goes back. A call within a frame, for example in a program's task, does nothing. Each
  /// frame on the way is computed, so a distant target takes a long time.
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

  /// Returns the drawing of the last frame at or before `time`. For an earlier moment than the current one
  /// the stage starts the program anew and replays its input. A stage without kept input stays at its
  /// frame.
  public func frame(at time: StageTime) -> DisplayList {
    frame(configuration.frameRate.lastFrame(atOrBefore: time))
  }

  /// Returns the drawing of frame `index`; an index below 0 counts as 0. See `frame(at:)`.
  public func frame(_ index: Int) -> DisplayList {
    if let current = frameIndex, current > index, configuration.keepsInput, !isRunning {
      restart()
    }
    advance(to: configuration.frameRate.time(ofFrame: index))
    return displayList
  }

  /// Goes to the last frame at or before `time`, as `frame(at:)` does, and drops the input of later frames:
  /// the run continues from there with the input that is sent next.
  ///
  /// Does nothing on a stage that keeps no input.
  @discardableResult public func branch(at time: StageTime) -> DisplayList {
    guard configuration.keepsInput, !isRunning else { return displayList }
    let index = configuration.frameRate.lastFrame(atOrBefore: time)
    dropInput(after: configuration.frameRate.time(ofFrame: index))
    return frame(index)
  }

  /// Drops the input after `time`, and goes back before frame 0. The caller then advances the stage itself,
  /// so that it can report progress.
  package func rewind(droppingInputAfter time: StageTime) {
    guard configuration.keepsInput, !isRunning else { return }
    dropInput(after: time)
    restart()
  }

  private func dropInput(after time: StageTime) {
    kept.removeAll { $0.time > time }
    queue.removeAll(after: time)
  }

  /// Goes back before frame 0; all kept input is sent again.
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

  /// The largest number of turns of the main queue before a frame or between two frames, because a block
  /// may post itself again for ever. Remaining work runs in the next frame.
  private static let mostTurns = 1000

  /// Runs the work that waits on the main actor, as part of this stage's program. A live host calls it
  /// between frames.
  ///
  /// A turn that changes something ends the loop: the next frame shows that change before further work
  /// runs, so that each turn is one update. In programs whose views post work at each evaluation, turns
  /// share an update.
  package func runTasks() {
    guard !configuration.leavesTasks else { return }
    graph.clock.run {
      var turns = 0
      let sharesTurns = graph.sharesTurns
      while sharesTurns || !graph.hasChanges, turns < Self.mostTurns, MainQueue.turn() {
        turns += 1
      }
      // The run loop would run further turns of the main queue.
      guard !graph.hasChanges || !MainQueue.hasWork else { return }
      MainRunLoop.fire(isLive: configuration.isLive)
    }
  }
}
