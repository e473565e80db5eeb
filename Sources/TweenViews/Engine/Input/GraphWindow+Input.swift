import Foundation
import TweenMotion

extension ViewGraph {
  /// Handles an event in the window with this name, or in the front window.
  func handle(_ event: InputEvent, in id: String?) {
    noteOptionKey(event)
    switch event {
    case .modifiers(let modifiers): heldModifiers = modifiers
    case .colorScheme(let scheme):
      configuration.colorScheme = scheme
      for window in windows { window.setColorScheme(scheme) }
    case .settings(let settings):
      // Windows that are opened later start with these settings.
      configuration.userSettings = settings.filled(from: configuration.userSettings)
      if let scheme = settings.colorScheme { configuration.colorScheme = scheme }
      for window in windows { window.setUserSettings(settings) }
    case .openWindow(let name): showWindow(name)
    default:
      guard let window = window(id) else {
        if let id, !windowList.knownNames.contains(id) {
          warn("An event names the window \"\(id)\", which does not exist.")
        }
        return
      }
      handle(event, in: window)
    }
  }

  private func handle(_ event: InputEvent, in window: GraphWindow) {
    switch event {
    case .phase(let phase): setPhase(phase, of: window)
    case .close: close(window)
    case .openURL(let url) where url.isFileURL && openDocument(url): break
    case .pointer(.down, _, _):
      if window !== front { activate(window) }
      window.handle(event)
    default: window.handle(event)
    }
  }
}

extension GraphWindow {
  func handle(_ event: InputEvent) {
    switch event {
    case .pointer(let phase, let position, let button):
      guard position.x.isFinite, position.y.isFinite else { return }
      // A right button's menu applies to the view that has the focus, so that button does not
      // change the focus.
      if phase == .down, button == .left { focusWillBePressed(at: position) }
      pointer.handle(phase, at: position, button: button, window: self)
    case .key(let key, let modifiers, let phase):
      graph.heldModifiers = modifiers
      if !handleKey(key, modifiers, phase) { graph.host.onUnhandledInput?(event, self) }
    case .text(let text):
      if !type(text) { graph.host.onUnhandledInput?(event, self) }
    case .textEditing(let text, let selection): compose(text, selection)
    case .paste(let text): paste(text)
    case .scroll(let delta, let position, let glides):
      turnWheel(by: delta, at: position, glides: glides)
    case .resize(let size): setSize(size)
    case .scale(let scale): setScale(scale)
    case .magnify(let factor, let position):
      pointer.twoFingers.change(by: factor, .zero, at: position, window: self)
    case .rotate(let angle, let position):
      pointer.twoFingers.change(by: 1, angle, at: position, window: self)
    case .drop(let items, let position):
      guard position.x.isFinite, position.y.isFinite else { return }
      root?.drags.drop(items, at: position)
    case .openURL(let url): open(url)
    case .request(let request): perform(request)
    // These concern the program, not a window; the stage takes the clipboard's text.
    case .modifiers, .clipboard, .colorScheme, .settings, .openWindow, .phase, .close: break
    }
  }

  /// Scrolls by a page key: the surroundings of the focus, or else of the pointer, or else the
  /// first element that the key can move. Returns false if it moves nothing.
  func turnPages(by key: KeyEquivalent) -> Bool {
    guard [.pageUp, .pageDown, .home, .end].contains(key), let root else { return false }
    for start in [root.focus.focused, pointer.location.flatMap { root.hit($0)?.element }] {
      var element: ElementNode? = start
      while let current = element {
        if current.takePageKey(key) { return true }
        element = current.host
      }
    }
    return offer(key, below: root)
  }

  /// Offers a key to the elements below a node, outermost first. Returns false if none handles it.
  private func offer(_ key: KeyEquivalent, below node: ViewNode) -> Bool {
    var isTaken = false
    node.visitChildren { child in
      if isTaken { return }
      isTaken = (child as? ElementNode)?.takePageKey(key) == true || offer(key, below: child)
    }
    return isTaken
  }

  /// Scrolls the innermost element under the pointer that can still move.
  private func turnWheel(by delta: CGSize, at position: CGPoint, glides: Bool) {
    guard delta.width.isFinite, delta.height.isFinite, position.x.isFinite, position.y.isFinite
    else { return }
    var element = wheelTakers.seek { root?.hit(position) }?.element
    while let current = element {
      if current.takeWheel(delta, glides: glides) { return }
      element = current.host
    }
  }

  private func open(_ url: URL) {
    for listener in root?.urlListeners ?? [] { listener.action(url) }
  }
}
