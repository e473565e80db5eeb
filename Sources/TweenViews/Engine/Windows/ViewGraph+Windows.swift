import Foundation
import TweenGeometry
import TweenMotion

/// How windows of a program come and go.
extension ViewGraph {
  /// What the views of a window find at the top of its tree; nil: what the program itself finds.
  func environment(for window: GraphWindow?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    (window?.configuration ?? configuration).setSurroundings(of: &environment)
    environment.seededGenerator = generator
    environment.stageClock = clock
    environment.graphAnchor = window?.anchor ?? anchor
    environment.presentationLine = PresentationLine()
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

  /// The window that is called so; without a name the one in front.
  package func window(_ id: String?) -> GraphWindow? {
    guard let id else { return front }
    return windows.first { $0.id == id }
  }

  /// The window in front: the one that was used last.
  package var front: GraphWindow? { windowList.order.last }

  /// Whether a scene of the program has that id, or is called so by hosts.
  package func hasScene(_ name: String) -> Bool {
    buildIfNeeded()
    return scenes.scene(named: name) != nil
  }

  // MARK: Opening

  /// Opens a window of a scene, or brings the one forward that is there for it.
  ///
  /// - Parameters:
  ///   - name: the scene's id, or what a host calls it; nil: the first that is for such values.
  ///   - value: what the window is for.
  ///   - hidden: a window that makes room for it until it is closed.
  package func openWindow(
    _ name: String?, value: AnyHashable? = nil, concealing hidden: GraphWindow? = nil
  ) {
    // The tree says which scenes there are.
    buildIfNeeded()
    guard let scene = scene(name, for: value) else { return }
    enqueueWrite(transaction: Transaction()) { [weak self, weak hidden] in
      guard let self else { return }
      let known = scene.windows.first {
        !$0.isClosing && (scene.facts.isSingle || value != nil && $0.value == value)
      }
      if let known { return raise(known) }
      let window = open(scene, value: value)
      if let hidden { conceal(hidden, for: window) }
    }
  }

  /// Brings a window of the scene forward where there is one, else opens one.
  package func showWindow(_ name: String) {
    buildIfNeeded()
    if let window = scenes.scene(named: name)?.windows.last(where: { !$0.isClosing }) {
      return enqueueWrite(transaction: Transaction()) { [weak self] in self?.raise(window) }
    }
    openWindow(name)
  }

  private func scene(_ name: String?, for value: AnyHashable?) -> WindowScene? {
    guard let name else {
      let found = scenes.all.first { $0.facts.valueType != nil && $0.takes(value) }
      if found == nil, let value {
        warn("openWindow: no WindowGroup is for values of the type \(type(of: value.base)).")
      }
      return found
    }
    guard let scene = scenes.scene(named: name) else {
      let names = scenes.all.map { "\"\($0.key)\"" }.joined(separator: ", ")
      warn("openWindow: no scene has the id \"\(name)\"; there are \(names).")
      return nil
    }
    guard scene.takes(value) else {
      warn("openWindow: the scene \"\(name)\" is not for a value of that type.")
      return nil
    }
    return scene
  }

  /// Within an update.
  @discardableResult func open(_ scene: WindowScene, value: AnyHashable? = nil) -> GraphWindow {
    scene.openedCount += 1
    let number = scene.facts.isSingle ? 1 : scene.openedCount
    let id = number == 1 ? scene.key : "\(scene.key)-\(number)"
    var own = configuration
    if let front {
      // As large as the one in use, unless the program says how large.
      own.size = scene.facts.defaultSize ?? front.configuration.size
      own.scale = front.configuration.scale
    } else if configuration.prefersSceneSize, let size = scene.facts.defaultSize {
      if GraphWindow.canBe(size) {
        // Before the first view is made: one that reads the size sees no other first.
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
    // The program was made before its first window's size was known.
    if isFirst, let root = window.root { programEnvironmentDidChange(root.environment) }
    if windowList.openedCount > 1 { window.takeSizeOfContent() }
    return window
  }

  /// Within an update.
  func add(_ window: GraphWindow, _ makeContent: (NodeContext) -> ViewNode) {
    windowList.add(window)
    for other in windows where other !== window && other.phase == .active {
      other.setPhase(.inactive)
    }
    window.build(makeContent)
  }

  /// A window goes out of sight for another, until that one is closed.
  private func conceal(_ hidden: GraphWindow, for window: GraphWindow) {
    hidden.isHidden = true
    window.concealed = hidden
    hidden.setPhase(.background)
  }

  /// Gives each window a number among those with its title, the least that is free. It keeps the number
  /// as long as it keeps the title, whatever other windows do (Scenes 2.1).
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

  /// Brings a window forward: it has the keys now.
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

  /// The same, by the program: its host is to bring the window forward too.
  private func raise(_ window: GraphWindow) {
    activate(window)
    windowList.raises += 1
  }

  /// What the host tells of a window.
  func setPhase(_ phase: ScenePhase, of window: GraphWindow) {
    if phase == .active { return activate(window) }
    window.setPhase(phase)
    programPhaseDidChange()
  }

  /// What the program itself finds: the most of its windows.
  var programPhase: ScenePhase { windows.map(\.phase).max() ?? .background }

  func programPhaseDidChange() {
    guard let program, program.environment.scenePhase != programPhase else { return }
    enqueueWrite(transaction: Transaction()) { [weak self] in
      guard let self, let window = windows.first, let root = window.root else { return }
      programEnvironmentDidChange(root.environment)
    }
  }

  /// The program finds what its first window does, but for the phase.
  func programEnvironmentDidChange(_ values: EnvironmentValues) {
    guard let program else { return }
    var new = values
    new.setPhase(programPhase)
    new.graphAnchor = anchor
    new.presentationLine = program.environment.presentationLine
    new.windowSettings = program.environment.windowSettings
    let keys = new.changedKeys(from: program.environment)
    if !keys.isEmpty { program.environmentDidChange(new, keys: keys) }
  }

  /// Brings a window forward, for the program.
  package func bringForward(_ window: GraphWindow) {
    enqueueWrite(transaction: Transaction()) { [weak self] in self?.raise(window) }
  }

  /// Takes a window out of sight, for the program.
  package func minimize(_ window: GraphWindow) {
    enqueueWrite(transaction: Transaction()) { [weak self] in
      self?.setPhase(.background, of: window)
    }
    host.onMinimize?(window)
  }

  /// Whether windows have a menu bar: where the program has commands, or settings.
  package var hasMenus: Bool {
    !scenes.commands.isEmpty || scenes.all.contains { $0.facts.kind == .settings }
  }

  // MARK: Closing

  /// Closes all windows, which ends the program.
  package func closeAll() { for window in windows { close(window) } }

  /// Closes a window: its views learn that it is in the background, and go with the next update. The
  /// last one to go ends the program.
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

  /// Within an update.
  private func remove(_ window: GraphWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    // Those that stay keep the numbers that they have beside it.
    numberTitles()
    windowList.remove(window)
    window.demolish()
    if let concealed = window.concealed, concealed.isHidden {
      raise(concealed)
    } else if let next = windowList.order.last(where: { !$0.isHidden && !$0.isClosing }) {
      raise(next)
    } else {
      for window in windows where window.isHidden { return raise(window) }
      programPhaseDidChange()
    }
  }

  /// Closes the windows of a scene, or those of a value.
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
  /// A window as large as its content is as large as that would like to be.
  func takeSizeOfContent() {
    guard let limits = contentLimits else { return }
    let wanted =
      scene?.facts.resizability == .automatic && !limits.isFixed
      ? configuration.size : root?.sizeOfContent(.unspecified) ?? configuration.size
    let asked = limits.isFixed ? wanted : scene?.facts.defaultSize ?? wanted
    let size = limits.clamp(asked)
    guard size != configuration.size else { return }
    configuration.size = size
    if let surroundings = configuration.surroundings, var values = root?.environment {
      surroundings(&values, configuration.size, configuration.userSettings)
      root?.environmentWasReplaced(by: values)
    }
  }

  /// Between which sizes the user may have the window, as its scene says; nil: any.
  package var contentLimits: WindowLimits? {
    guard let scene, let root else { return nil }
    let isFixed: Bool
    switch (scene.facts.resizability, scene.facts.kind) {
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

/// Between which sizes a window may be, in points.
package struct WindowLimits: Equatable {
  package var least: CGSize
  /// Infinite where there is no limit.
  package var most: CGSize
  /// Whether the window begins with the size that its content would like.
  package var isFixed: Bool

  /// The nearest size within.
  package func clamp(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(least.width, min(size.width, most.width)).rounded(.up),
      height: max(least.height, min(size.height, most.height)).rounded(.up))
  }
}
