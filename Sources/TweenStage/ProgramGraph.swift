import Foundation
import TweenDocuments
import TweenMotion
import TweenPaint
import TweenViews

/// What a stage needs of the graph it runs: `ViewGraph`, or a stand-in in a test of the stage.
@MainActor package protocol ProgramGraph: AnyObject {
  var displayList: DisplayList { get }
  var report: ViewGraph.Report { get }
  var nextWork: ViewGraph.NextWork { get }
  var title: String { get }
  var defaultSize: CGSize? { get }
  var shortcuts: [(keys: String, title: String)] { get }
  /// What is shown, as elements.
  var tree: ViewGraph.Element { get }
  /// The same, made by what has changed since it was last asked for.
  var keptTree: ViewGraph.Element { get }
  /// Nobody asks for that any more.
  func stopKeepingTree()
  var onNeedsFrame: (() -> Void)? { get set }
  /// Handles an event of the coming frame.
  func send(_ event: InputEvent)
  /// The same in the window that is called so; nil: in the one in front.
  func send(_ event: InputEvent, to window: String?)
  /// The open windows, in the order they opened.
  var windows: [GraphWindow] { get }
  /// Whether more than one was ever open.
  var hadSeveralWindows: Bool { get }
  /// Has windows show a menu bar over their content, or have one that takes keys alone.
  func useChrome(isShown: Bool)
  /// Whether a scene of the program has that id.
  func hasScene(_ name: String) -> Bool
  /// Whether the program is over.
  var isEnded: Bool { get }
  /// Runs the frame at `time`; the first call builds the tree.
  func advance(to time: StageTime)
  /// The clock of the program's timers.
  var clock: StageClock { get }
  /// What moves in the current frame.
  var movements: [Movement] { get }
  /// Given by the stage: runs one turn of what waits on the main actor, for the graph to call within
  /// a frame, and tells whether more waits.
  var runTasks: (() -> Bool)? { get set }
  /// Given by the stage: whether any waits.
  var hasTasks: (() -> Bool)? { get set }
  /// Whether all turns before the coming frame share its update.
  var sharesTurns: Bool { get }
  /// Whether the program wrote something that only a frame shows.
  var hasChanges: Bool { get }
  /// Given by the stage after a frame: when the next one will be.
  func expectFrame(at time: StageTime)
  /// Given by the host: has the system open a URL.
  var opensURL: ((URL) -> Bool)? { get set }
  /// Given by the host: receives each key and each typed text that nobody takes.
  var onUnhandledInput: ((InputEvent, GraphWindow) -> Void)? { get set }
  /// What the program had assistive technology say, and when.
  var announcements: [(time: StageTime, words: String)] { get }
  /// Given by the host: says something.
  var onAnnouncement: ((String) -> Void)? { get set }
  /// Where the caret of the text stands that is edited, in the window; nil while none is.
  var caretRect: CGRect? { get }
  /// Hands `receive`, once, why the program can't go on, if that comes up.
  func tellFailure(_ receive: @escaping (String) -> Void)
  /// Ends the program's life; nothing is asked of the graph after that.
  func end()
}

extension ProgramGraph {
  // A stand-in without windows, timers, tasks, failures or a life needs none of these.
  package func send(_ event: InputEvent, to window: String?) { send(event) }
  package var windows: [GraphWindow] { [] }
  package var hadSeveralWindows: Bool { false }
  package func hasScene(_ name: String) -> Bool { false }
  package func useChrome(isShown: Bool) {}
  package var isEnded: Bool { false }
  package var clock: StageClock { StageClock() }
  package var movements: [Movement] { [] }
  package var tree: ViewGraph.Element { ViewGraph.Element(role: .window) }
  package var keptTree: ViewGraph.Element { tree }
  package func stopKeepingTree() {}
  package var runTasks: (() -> Bool)? {
    get { nil }
    set {}
  }
  package var hasTasks: (() -> Bool)? {
    get { nil }
    set {}
  }
  package var sharesTurns: Bool { false }
  package var hasChanges: Bool { false }
  package func expectFrame(at time: StageTime) {}
  package var opensURL: ((URL) -> Bool)? {
    get { nil }
    set {}
  }
  package var onUnhandledInput: ((InputEvent, GraphWindow) -> Void)? {
    get { nil }
    set {}
  }
  package var caretRect: CGRect? { nil }
  package var announcements: [(time: StageTime, words: String)] { [] }
  package var onAnnouncement: ((String) -> Void)? {
    get { nil }
    set {}
  }
  package func tellFailure(_ receive: @escaping (String) -> Void) {}
  package func end() {}
}

extension ViewGraph: ProgramGraph {
  package var runTasks: (() -> Bool)? {
    get { host.runTasks }
    set { host.runTasks = newValue }
  }
  package var hasTasks: (() -> Bool)? {
    get { host.hasTasks }
    set { host.hasTasks = newValue }
  }
  package var onUnhandledInput: ((InputEvent, GraphWindow) -> Void)? {
    get { host.onUnhandledInput }
    set { host.onUnhandledInput = newValue }
  }
  package var onAnnouncement: ((String) -> Void)? {
    get { host.onAnnouncement }
    set { host.onAnnouncement = newValue }
  }
  package func tellFailure(_ receive: @escaping (String) -> Void) { onFailure = receive }
  package func expectFrame(at time: StageTime) { frameTimes.coming = time }
  package var hadSeveralWindows: Bool { windowList.knownNames.count > 1 }
  package func useChrome(isShown: Bool) {
    useMenuBars()
    host.showsChrome = isShown
  }
}
