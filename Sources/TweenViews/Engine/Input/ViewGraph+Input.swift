import Foundation
import TweenMotion

extension ViewGraph {
  func handle(_ event: InputEvent) {
    switch event {
    case .pointer(let phase, let position, let button):
      guard position.x.isFinite, position.y.isFinite else { return }
      pointer.handle(phase, at: position, button: button, graph: self)
    case .key(let key, let modifiers, let phase):
      if phase == .down { press(key, modifiers) }
    case .text: break
    case .scroll(let delta, let position): scroll(by: delta, at: position)
    case .resize(let size): setSize(size)
    case .scale(let scale): setScale(scale)
    case .colorScheme(let scheme): setColorScheme(scheme)
    case .openURL(let url): open(url)
    }
  }

  /// Runs the first enabled shortcut for a key; the last one set wins, as views inside do.
  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    // The control key is the command key here.
    var held = modifiers.subtracting([.capsLock, .numericPad])
    if held.contains(.control) {
      held.remove(.control)
      held.insert(.command)
    }
    let lowercased = KeyEquivalent(Character(key.character.lowercased()))
    let match = root?.shortcuts.last { entry in
      var wanted = entry.shortcut.modifiers
      if wanted.contains(.control) {
        wanted.remove(.control)
        wanted.insert(.command)
      }
      // What leaves takes no keys, as it takes no hits.
      return entry.isEnabled && entry.node?.nearestRetirement == nil && wanted == held
        && entry.shortcut.key.character.lowercased() == lowercased.character.lowercased()
    }
    if let match { return match.action() }
    if held.isEmpty { scroll(by: key) }
  }

  private func open(_ url: URL) {
    for listener in root?.urlListeners ?? [] { listener.action(url) }
  }
}
