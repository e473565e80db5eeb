import Foundation
import TweenGeometry
import TweenMotion

/// Opening, closing and ordering the windows of a program.
extension ViewGraph {
  /// Returns the environment at the root of a window; nil: the environment of the program itself.
  func environment(for window: GraphWindow?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    (window?.configuration ?? configuration).setSurroundings(of: &environment)
    environment.seededGenerator = generator
    environment.stageClock = clock
    environment.graphAnchor = window?.anchor ?? anchor
    environment.presentationQueue = PresentationQueue()
    environment.windowZoomSources = ZoomSources()
    if configuration.isLive || configuration.isInWindow {
      environment[SupportsMultipleWindowsKey.self] = true
    }
    guard let window else { return environment }
    if window.phase != .active { environment.setPhase(window.phase) }
    environment.undoManager = window.undoManager
    window.scene?.setEnvironment(of: &environment)
    return environment
  }

  /// Returns the window with a name; without a name, the window in front.
  package func window(_ id: String?) -> GraphWindow? {
    guard let id else { return front }
    return windows.first { $0.id == id }
  }

  /// The window in front, which was used last.
  package var front: GraphWindow? { windowList.order.last }

  /// Whether a scene of the program has that id, or that name for hosts.
  package func hasScene(_ name: String) -> Bool {
    buildIfNeeded()
    return scenes.scene(named: name) != nil
  }

  // MARK: Opening

  /// Opens a window of a scene, or activates an existing window for the same value.
  ///
  /// - Parameters:
  ///   - name: The scene's id, or its name for hosts; nil: the first scene for such values.
  ///   - value: The value that the window is for.
  ///   - hidden: A window to hide until the new one is closed.
  package func openWindow(
    _ name: String?, value: AnyHashable? = nil, concealing hidden: GraphWindow? = nil
  ) {
    // The scenes are known only after the tree is built.
    buildIfNeeded()
    guard let scene = scene(name, for: value) else { return }
    enqueueWrite(transaction: Transaction()) { [weak self, weak hidden] in
      guard let self else { return }
      let known = scene.windows.first {
        !$0.isClosing && (scene.declaration.isSingle || value != nil && $0.value == value)
      }
      if let known { return raise(known) }
      let window = open(scene, value: value)
      if let hidden { conceal(hidden, for: window) }
    }
  }

  /// Activates a window of the scene, or opens one.
  package func showWindow(_ name: String) {
    buildIfNeeded()
    if let window = scenes.scene(named: name)?.windows.last(where: { !$0.isClosing }) {
      return enqueueWrite(transaction: Transaction()) { [weak self] in self?.raise(window) }
    }
    openWindow(name)
  }

  private func scene(_ name: String?, for value: AnyHashable?) -> WindowScene? {
    guard let name else {
      let found = scenes.all.first { $0.declaration.valueType != nil && $0.accepts(value) }
      if found == nil, let value {
        warn("openWindow: no WindowGroup is for values of the type \(type(of: value.base)).")
      }
      return found
    }
    guard let scene = scenes.scene(named: name) else {
      let names = scenes.all.map { "\"\($0.key)\"" }.joined(separator: ", ")
      warn("openWindow: no scene has the id \"\(name)\"; expected one of \(names).")
      return nil
    }
    guard scene.accepts(value) else {
      warn("openWindow: the scene \"\(name)\" is not for a value of that type.")
      return nil
    }
    return scene
  }

  /// Opens a window of a scene. Called during an update.
  @discardableResult func open(_ scene: WindowScene, value: AnyHashable? = nil) -> GraphWindow {
    scene.openedCount += 1
    let number = scene.declaration.isSingle ? 1 : scene.openedCount
    let id = number == 1 ? scene.key : "\(scene.key)-\(number)"
    var own = configuration
    if let front {
      // The size of the window in use, unless the program sets one.
      own.size = scene.declaration.defaultSize ?? front.configuration.size
      own.scale = front.configuration.scale
    } else if configuration.prefersSceneSize, let size = scene.declaration.defaultSize {
      if GraphWindow.canBe(size) {
        // Set before the first view is made, which then never reads another size.
        own.size = size
        configuration.size = size
      } else {
        GraphWindow.refuse(size, in: self)
      }
    }
    let window = GraphWindow(
      id: id, scene: scene, value: value, graph: self, configuration: own)
    let isFirst = front == nil
    add(window) { scene.makeContent(for: value, $0) }
    // The program was made before the size of its first window was known.
    if isFirst, let root = window.root { programEnvironmentDidChange(root.environment) }
    if windowList.openedCount > 1 { window.takeSizeOfContent() }
    return window
  }

  /// Adds a window, and builds its tree. Called during an update.
  func add(_ window: GraphWindow, _ makeContent: (NodeContext) -> ViewNode) {
    windowList.add(window)
    for other in windows where other !== window && other.phase == .active {
      other.setPhase(.inactive)
    }
    window.build(makeContent)
  }

  /// Hides a window until another one is closed.
  private func conceal(_ hidden: GraphWindow, for window: GraphWindow) {
    hidden.isHidden = true
    window.hiddenWindow = hidden
    hidden.setPhase(.background)
  }

  /// Gives each window the lowest free number among the windows with its title. A window keeps its
  /// number as long as its title, independent of other windows (Scenes 2.1).
  func numberTitles() {
    for window in windows {
      let title = window.title
      if window.numbered?.title == title { continue }
      let taken = windows.compactMap { other in
        other !== window && other.numbered?.title == title ? other.numbered?.number : nil
      }
      var number = 1
      while taken.contains(number) { number += 1 }
      window.numbered = (title, number)
    }
  }

  // MARK: Front and back

  /// Activates a window, which then receives keyboard input.
  package func activate(_ window: GraphWindow) {
    guard windows.contains(where: { $0 === window }), !window.isClosing else { return }
    windowList.putInFront(window)
    window.isHidden = false
    for other in windows where other !== window && other.phase == .active {
      other.setPhase(.inactive)
    }
    window.setPhase(.active)
    programPhaseDidChange()
  }

  /// Activates a window for the program, and requests that its host raises it too.
  private func raise(_ window: GraphWindow) {
    activate(window)
    windowList.raises += 1
  }

  /// Sets a window's phase, as its host reports it.
  func setPhase(_ phase: ScenePhase, of window: GraphWindow) {
    if phase == .active { return activate(window) }
    window.setPhase(phase)
    programPhaseDidChange()
  }

  /// The phase of the program: the most active phase of its windows.
  var programPhase: ScenePhase { windows.map(\.phase).max() ?? .background }

  func programPhaseDidChange() {
    guard let program, program.environment.scenePhase != programPhase else { return }
    enqueueWrite(transaction: Transaction()) { [weak self] in
      guard let self, let window = windows.first, let root = window.root else { return }
      programEnvironmentDidChange(root.environment)
    }
  }

  /// Sets the program's environment to that of its first window, except for the phase.
  func programEnvironmentDidChange(_ values: EnvironmentValues) {
    guard let program else { return }
    var new = values
    new.setPhase(programPhase)
    new.graphAnchor = anchor
    new.presentationQueue = program.environment.presentationQueue
    new.windowSettings = program.environment.windowSettings
    let keys = new.changes(from: program.environment)
    if !keys.isEmpty { program.environmentDidChange(new, keys: keys) }
  }

  /// Activates a window, at the program's request.
  package func bringForward(_ window: GraphWindow) {
    enqueueWrite(transaction: Transaction()) { [weak self] in self?.raise(window) }
  }

  /// Minimizes a window, at the program's request.
  package func minimize(_ window: GraphWindow) {
    enqueueWrite(transaction: Transaction()) { [weak self] in
      self?.setPhase(.background, of: window)
    }
    host.onMinimize?(window)
  }

  /// Whether windows have a menu bar: if the program has commands or settings.
  package var hasMenus: Bool {
    !scenes.commands.isEmpty || scenes.all.contains { $0.declaration.kind == .settings }
  }

  // MARK: Closing

  /// Closes all windows, which ends the program.
  package func closeAll() { for window in windows { close(window) } }

  /// Closes a window: its views get the background phase, and are removed in the next update. Closing
  /// the last window ends the program.
  package func close(_ window: GraphWindow) {
    guard window.beginClosing() else { return }
    window.setPhase(.background)
    programPhaseDidChange()
    enqueueWrite(transaction: Transaction()) { [weak self] in
      self?.afterUpdate {
        self?.enqueueWrite(transaction: Transaction()) { self?.remove(window) }
      }
    }
  }

  /// Removes a closed window. Called during an update.
  private func remove(_ window: GraphWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    // The remaining windows keep their current numbers.
    numberTitles()
    windowList.remove(window)
    window.destroyTree()
    if let concealed = window.hiddenWindow, concealed.isHidden {
      raise(concealed)
    } else if let next = windowList.order.last(where: { !$0.isHidden && !$0.isClosing }) {
      raise(next)
    } else {
      for window in windows where window.isHidden { return raise(window) }
      programPhaseDidChange()
    }
  }

  /// Closes the windows of a scene, or the windows for a value.
  package func closeWindows(_ name: String?, value: AnyHashable?) {
    let scene = name.map { scenes.scene(named: $0) }
    for window in windows {
      if let scene, window.scene !== scene { continue }
      if let value, window.value != value { continue }
      close(window)
    }
  }
}

extension GraphWindow {
  /// Sets the size of a new window by its content: the ideal size of the content where the scene's
  /// resizability requires it, and always within the content's limits.
  func takeSizeOfContent() {
    guard let limits = contentLimits else { return }
    let wanted =
      scene?.declaration.resizability == .automatic && !limits.isFixed
      ? configuration.size : root?.sizeOfContent(.unspecified) ?? configuration.size
    let asked = limits.isFixed ? wanted : scene?.declaration.defaultSize ?? wanted
    let size = limits.clamp(asked)
    guard size != configuration.size else { return }
    configuration.size = size
    if let surroundings = configuration.surroundings, var values = root?.environment {
      surroundings(&values, configuration.size, configuration.userSettings)
      root?.environmentWasReplaced(by: values)
    }
  }

  /// The sizes to which the user can resize the window, by its scene; nil: any size.
  package var contentLimits: WindowLimits? {
    guard let scene, let root else { return nil }
    let isFixed: Bool
    switch (scene.declaration.resizability, scene.declaration.kind) {
    case (.contentSize, _), (.automatic, .settings): isFixed = true
    case (.contentMinSize, _), (.automatic, _): isFixed = false
    }
    let least = root.sizeOfContent(.zero)
    let most =
      isFixed
      ? root.sizeOfContent(.infinity) : CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    return WindowLimits(least: least, most: most, isFixed: isFixed)
  }
}

/// The minimum and maximum size of a window, in points.
package struct WindowLimits: Equatable {
  package var least: CGSize
  /// The maximum size; infinite without a limit.
  package var most: CGSize
  /// Whether the initial size of the window is the ideal size of its content.
  package var isFixed: Bool

  /// Returns the nearest size within the limits, rounded up to whole points.
  package func clamp(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(least.width, min(size.width, most.width)).rounded(.up),
      height: max(least.height, min(size.height, most.height)).rounded(.up))
  }
}
