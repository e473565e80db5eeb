import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A window of a running program, with its tree, its size, its display list, and its pointer and
/// keyboard state. The graph has the clock, the state and the update queue for all windows.
@MainActor package final class GraphWindow {
  /// The name of the window for scripts and hosts, unique in a run.
  package let id: String
  /// The scene of the window; nil for a view without a program.
  package let scene: WindowScene?
  /// The value that the window was opened for; nil without one.
  package var value: AnyHashable?
  package var graph: ViewGraph { anchor.expectedGraph }
  let anchor = GraphAnchor()
  /// The window's own size, scale and other settings.
  package internal(set) var configuration: ViewGraph.Configuration
  package let pointer = PointerRouter()
  let wheelTakers = WheelTakers()
  /// The root of the tree; nil before it is built, and after the window has closed.
  package private(set) var root: RootNode?
  let displayPass: DisplayPass
  /// The bodies that read the window from `RunningProgram`.
  let changes = WindowChanges()
  /// Whether the tree must be laid out from the root.
  var needsLayout = true
  package private(set) var phase = ScenePhase.active
  /// Whether the window is being closed.
  package private(set) var isClosing = false
  /// Whether the window is hidden, in place of another window that it made room for.
  package internal(set) var isHidden = false
  /// The undo manager for changes in the window.
  package let undoManager = UndoManager()
  /// The document of the window; nil without one.
  package weak var document: (any WindowDocument)?
  /// The bars that the window shows over its content, made at the first access; nil without any.
  package private(set) lazy var chrome: (any WindowChrome)? = {
    let made = scene == nil ? nil : graph.host.makeChrome?(self)
    loadedChrome = made
    return made
  }()
  /// The bars, if they have been made.
  private(set) var loadedChrome: (any WindowChrome)?
  /// The state of the window's accessibility tree.
  var semanticsState = SemanticsState()
  /// The window that is shown again when this one closes.
  package internal(set) weak var hiddenWindow: GraphWindow?

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

  /// Makes the tree. Called during an update.
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

  /// Destroys the tree. Called during an update, or at the end of the program.
  func destroyTree() {
    root?.destroy()
    root = nil
    anchor.clearWindow()
  }

  /// The display list of the last frame.
  package var displayList: DisplayList { displayPass.builder.list }

  /// The title: of the content, else of the scene, else empty.
  package var title: String {
    if let title = root?.title ?? root?.titleOfViews { return title }
    guard let scene else { return "" }
    return scene.declaration.title(root?.environment ?? scene.environment)
  }

  /// The name of the window on the desktop: "Notes", and "Notes 2" for a second window with the same
  /// title.
  ///
  /// - Parameter name: Replaces an empty title.
  package func numberedTitle(orElse name: String) -> String {
    graph.numberTitles()
    let (shown, number) = numbered ?? (title, 1)
    let base = shown.isEmpty ? name : shown
    return number > 1 ? "\(base) \(number)" : base
  }
  /// The title with which the window was last numbered, and its number.
  var numbered: (title: String, number: Int)?

  /// The window's active keyboard shortcuts: ("Ctrl+N", "New Wedge").
  package var shortcuts: [(keys: String, title: String)] {
    root?.shortcuts.map { ($0.shortcut.text, $0.title) } ?? []
  }

  // MARK: Calls from the host

  /// Whether a window can have a size: both sides are finite, and 0 or more.
  static func canBe(_ size: CGSize) -> Bool {
    size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
  }

  /// Prints a warning about a size that a window cannot have.
  static func refuse(_ size: CGSize, in graph: ViewGraph) {
    graph.warn("A window cannot be \(size.width) by \(size.height) points; its size is unchanged.")
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

  /// Applies new settings of the user's system.
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
      return graph.warn("A window cannot have \(scale) pixels a point; its scale is unchanged.")
    }
    guard scale != configuration.scale else { return }
    configuration.scale = scale
    displayPass.setNeeded()
    setEnvironment { $0.displayScale = CGFloat(scale) }
    // Frames are rounded to different pixels now.
    graph.enqueueWrite(transaction: Transaction()) { [weak self] in self?.forgetLayout() }
  }

  func setColorScheme(_ scheme: ColorScheme) {
    configuration.colorScheme = scheme
    colorSchemeDidChange()
  }

  /// Applies the preferred colour scheme of the views, or else the window's own.
  package func colorSchemeDidChange() {
    displayPass.setNeeded()
    setEnvironment { [weak self] values in
      guard let self else { return }
      let preferred = root?.colorSchemePreferences.lazy.filter(\.isPlaced)
        .compactMap(\.scheme).first
      values.colorScheme = preferred ?? configuration.colorScheme
    }
  }

  /// Makes the next layout measure and place everything again.
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

  /// - Returns: False where the window is being closed already.
  func beginClosing() -> Bool {
    guard !isClosing else { return false }
    isClosing = true
    return true
  }

  // MARK: Calls from nodes

  func structureDidChange() {
    displayPass.structureDidChange()
    semanticsState.ignoresCache = true
  }

  /// Called when a layer starts or stops blocking the content below it.
  func reachDidChange() { semanticsState.ignoresCache = true }

  func displayIsNeeded() { displayPass.setNeeded() }

  /// Whether content drawn into a list can be redrawn separately.
  @inline(__always) func canRedraw(in target: DrawTarget) -> Bool {
    target == .window || displayPass.canRedraw(in: target)
  }

  /// Registers an element whose drawing moved, while its inherited values are unchanged.
  func enqueueRedraw(_ element: ElementNode, in target: DrawTarget) {
    displayPass.didMove(element, in: target)
  }

  /// The fill of `slot` in the display list; nil where it has none.
  func shownFill(in slot: ItemSlot) -> DisplayItem.Fill? { displayPass.builder.fill(in: slot) }
}

/// The way in which a window shows whether it has the user's attention.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// The window receives keyboard input.
  case key
  /// The window is in front, but another one receives keyboard input.
  case active
  /// Another window is in front.
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

/// Whether the program can have several windows.
enum SupportsMultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the window receives keyboard input, is in front, or is inactive.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the window has the appearance of an active one.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Sets the values that depend on a window's phase.
  mutating func setPhase(_ phase: ScenePhase) {
    scenePhase = phase
    controlActiveState = phase == .active ? .key : .inactive
    appearsActive = phase == .active
  }
}
