import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// One window of a running program: its tree, its size, what it shows, who has its pointer and its
/// keys. The graph keeps its clock, its state and what waits to be updated for all of them.
@MainActor package final class GraphWindow {
  /// What scripts and hosts call it; no two windows of a run share one.
  package let id: String
  /// The scene that it shows; nil for a view without a program.
  package let scene: WindowScene?
  /// The value that it is for; nil: none.
  package var value: AnyHashable?
  package var graph: ViewGraph { anchor.expectedGraph }
  let anchor = GraphAnchor()
  /// Size, scale and what else is the window's own.
  package internal(set) var configuration: ViewGraph.Configuration
  package let pointer = PointerRouter()
  let wheelTakers = WheelTakers()
  /// nil before it is built, and once it is closed.
  package private(set) var root: RootNode?
  let displayPass: DisplayPass
  /// Bodies that asked `RunningProgram` for the window.
  let changes = WindowChanges()
  /// The tree is to be laid out from the top.
  var needsLayout = true
  package private(set) var phase = ScenePhase.active
  /// It is on its way out.
  package private(set) var isClosing = false
  /// Not shown, for one that it has made room for.
  package internal(set) var isHidden = false
  /// What undoes changes in it.
  package let undoManager = UndoManager()
  /// The document that it shows; nil: none.
  package weak var document: (any WindowDocument)?
  /// What it shows over its content, made when it is first asked for; nil: nothing.
  package private(set) lazy var chrome: (any WindowChrome)? = {
    let made = scene == nil ? nil : graph.host.makeChrome?(self)
    knownChrome = made
    return made
  }()
  /// The same where it has been made.
  private(set) var knownChrome: (any WindowChrome)?
  /// What is told to those who ask for its tree.
  var semanticsState = SemanticsState()
  /// The window that comes back when this one goes.
  package internal(set) weak var concealed: GraphWindow?

  init(
    id: String, scene: WindowScene?, value: AnyHashable? = nil, graph: ViewGraph,
    configuration: ViewGraph.Configuration
  ) {
    self.id = id
    self.scene = scene
    self.value = value
    self.configuration = configuration
    displayPass = DisplayPass(size: configuration.size, scale: configuration.scale)
    anchor.set(graph, self)
  }

  /// Makes the tree, within an update.
  func build(_ makeContent: (NodeContext) -> ViewNode) {
    let context = NodeContext(
      graphAnchor: anchor, parent: scene, environment: graph.environment(for: self))
    let root = RootNode(context)
    root.contentOffer = graph.contentOffer
    self.root = root
    root.setContent(makeContent)
    for source in graph.scenes.commands { root.addCommands(source) }
    graph.queue.needsLayout = true
  }

  /// Ends its tree, within an update or at the program's end.
  func demolish() {
    root?.destroy()
    root = nil
    anchor.clearWindow()
  }

  /// What is to be drawn, as the last frame left it.
  package var displayList: DisplayList { displayPass.builder.list }

  /// The title: what the content says, else the scene, or empty.
  package var title: String {
    if let title = root?.title ?? root?.titleOfViews { return title }
    guard let scene else { return "" }
    return scene.facts.title(root?.environment ?? scene.environment)
  }

  /// A name for the window as desktops show it: "Notes", and "Notes 2" for a second window with the
  /// same title.
  ///
  /// - Parameter name: Stands for an empty title.
  package func numberedTitle(orElse name: String) -> String {
    graph.numberTitles()
    let (shown, number) = numbered ?? (title, 1)
    let base = shown.isEmpty ? name : shown
    return number > 1 ? "\(base) \(number)" : base
  }
  /// The title that the window was last numbered by, and its number.
  var numbered: (title: String, number: Int)?

  /// Keyboard shortcuts in force in it: ("Ctrl+N", "New Wedge").
  package var shortcuts: [(keys: String, title: String)] {
    root?.shortcuts.map { ($0.shortcut.text, $0.title) } ?? []
  }

  // MARK: What the host tells

  /// Whether a window can have that size.
  static func canBe(_ size: CGSize) -> Bool {
    size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
  }

  /// Warns of a size that no window can have.
  static func refuse(_ size: CGSize, in graph: ViewGraph) {
    graph.warn("A window cannot be \(size.width) by \(size.height) points: it stays as it is.")
  }

  package func setSize(_ size: CGSize) {
    guard Self.canBe(size) else { return Self.refuse(size, in: graph) }
    guard size != configuration.size else { return }
    configuration.size = size
    graph.enqueueWrite(transaction: Transaction()) { [weak self] in
      self?.root?.setNeedsLayout()
      self?.root?.relativeFrames.containerDidResize()
      self?.changes.note()
    }
    if let surroundings = configuration.surroundings {
      let settings = configuration.userSettings
      setEnvironment { surroundings(&$0, size, settings) }
    }
    displayPass.setNeeded()
  }

  /// The user has asked the system for something else.
  func setUserSettings(_ new: UserSettings) {
    let settings = new.filled(from: configuration.userSettings)
    guard settings != configuration.userSettings else { return }
    configuration.userSettings = settings
    root?.reader.isPresent = settings.screenReader == true
    let size = configuration.size
    if let surroundings = configuration.surroundings {
      setEnvironment { surroundings(&$0, size, settings) }
    }
    displayPass.setNeeded()
    if let scheme = new.colorScheme, scheme != configuration.colorScheme { setColorScheme(scheme) }
  }

  package func setEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    graph.enqueueWrite(transaction: Transaction()) { [weak self] in
      guard let root = self?.root else { return }
      var values = root.environment
      change(&values)
      root.environmentWasReplaced(by: values)
    }
  }

  package func setScale(_ scale: Double) {
    guard scale > 0, scale.isFinite else {
      return graph.warn("A window cannot have \(scale) pixels a point: it keeps its own.")
    }
    guard scale != configuration.scale else { return }
    configuration.scale = scale
    displayPass.setNeeded()
    setEnvironment { $0.displayScale = CGFloat(scale) }
    // Frames are rounded to other pixels now.
    graph.enqueueWrite(transaction: Transaction()) { [weak self] in self?.forgetLayout() }
  }

  func setColorScheme(_ scheme: ColorScheme) {
    configuration.colorScheme = scheme
    colorSchemeDidChange()
  }

  /// Shows the scheme that is preferred, or else the one the window was given.
  package func colorSchemeDidChange() {
    displayPass.setNeeded()
    setEnvironment { [weak self] values in
      guard let self else { return }
      let preferred = root?.colorSchemePreferences.lazy.filter(\.isPlaced)
        .compactMap(\.scheme).first
      values.colorScheme = preferred ?? configuration.colorScheme
    }
  }

  /// Has the coming layout measure and place everything as if for the first time.
  func forgetLayout() {
    root?.forgetLayout()
    needsLayout = true
    graph.queue.needsLayout = true
  }

  func setPhase(_ new: ScenePhase) {
    guard new != phase else { return }
    phase = new
    setEnvironment { $0.setPhase(new) }
    root?.focus.windowDidChange()
  }

  /// - Returns: false where it is closing already.
  func beginClosing() -> Bool {
    guard !isClosing else { return false }
    isClosing = true
    return true
  }

  // MARK: What nodes tell

  func structureDidChange() {
    displayPass.structureDidChange()
    semanticsState.startsAnew = true
  }

  /// A layer keeps what is below it out of reach, or no longer does.
  func reachDidChange() { semanticsState.startsAnew = true }

  func displayIsNeeded() { displayPass.setNeeded() }

  /// Whether what is drawn into a list may be drawn anew by itself.
  @inline(__always) func canRedraw(in target: DrawTarget) -> Bool {
    target == .window || displayPass.canRedraw(in: target)
  }

  /// The drawing of `element` moved, and what it inherits from above did not.
  func enqueueRedraw(_ element: ElementNode, in target: DrawTarget) {
    displayPass.didMove(element, in: target)
  }

  /// The fill that the display list has in `slot`; nil where it has none.
  func shownFill(in slot: ItemSlot) -> DisplayItem.Fill? { displayPass.builder.fill(in: slot) }
}

/// How a window shows that it has the user's attention.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// It has the keys.
  case key
  /// It is in front, and the keys go elsewhere.
  case active
  /// Another one has it.
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

/// Whether a user may have several windows of the program.
enum SupportsMultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the window has the keys.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the window looks as one that has the user's attention.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// What a window's phase says to the views in it.
  mutating func setPhase(_ phase: ScenePhase) {
    scenePhase = phase
    controlActiveState = phase == .active ? .key : .inactive
    appearsActive = phase == .active
  }
}
