import Foundation
import TweenMotion

extension ViewGraph {
  func handle(_ event: InputEvent) {
    switch event {
    case .pointer(let phase, let position, let button):
      guard position.x.isFinite, position.y.isFinite else { return }
      pointer.handle(phase, at: position, button: button, graph: self)
    case .key(let key, let modifiers, let phase):
      if phase == .down { press(key, modifiers) } else { release(key, modifiers) }
    case .modifiers(let held): heldModifiers = held
    case .text(let text): type(text)
    case .scroll(let delta, let position): turnWheel(by: delta, at: position)
    case .resize(let size): setSize(size)
    case .scale(let scale): setScale(scale)
    case .colorScheme(let scheme): setColorScheme(scheme)
    case .magnify(let factor, let position):
      pointer.twoFingers.change(by: factor, .zero, at: position, graph: self)
    case .rotate(let angle, let position):
      pointer.twoFingers.change(by: 1, angle, at: position, graph: self)
    case .drop(let items, let position):
      guard position.x.isFinite, position.y.isFinite else { return }
      root?.drags.drop(items, at: position)
    case .openURL(let url): open(url)
    }
  }

  /// Offers a key to those who may take it, one after the other (Controls 1.5).
  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    // The control key is the command key here.
    var held = modifiers.subtracting([.capsLock, .numericPad])
    if held.contains(.control) {
      held.remove(.control)
      held.insert(.command)
    }
    let focus = root?.focus
    focus?.dropsText = true
    let isCommand = !held.isDisjoint(with: [.command, .option])
    if isCommand, let match = shortcut(key, held) { return match.action() }
    let press = KeyPress(phase: .down, key: key, modifiers: modifiers)
    if focus?.offerToHandlers(press) == true { return }
    focus?.dropsText = false
    if focus?.focused?.value.key(press) == true { return }
    let types = focus?.focused?.value.text != nil && key.typesText
    if !isCommand, !types, let match = shortcut(key, held) { return match.action() }
    if held.isEmpty, key == .escape, root?.offerEscape() == true { return }
    if key == .tab, held.isSubset(of: .shift),
      focus?.advance(backwards: held.contains(.shift)) == true
    {
      return
    }
    if held.isEmpty { turnPages(by: key) }
  }

  private func release(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    _ = root?.focus.offerToHandlers(KeyPress(phase: .up, key: key, modifiers: modifiers))
  }

  /// Hands typed text to the view that has the focus, unless its key was taken already.
  private func type(_ text: String) {
    guard let focus = root?.focus, !focus.dropsText else { return }
    focus.focused?.value.text?(text)
  }

  /// The enabled shortcut for a key; the last one set wins, as views inside do.
  private func shortcut(_ key: KeyEquivalent, _ held: EventModifiers) -> ShortcutEntry? {
    let lowercased = key.character.lowercased()
    return root?.shortcuts.last { entry in
      var wanted = entry.shortcut.modifiers
      if wanted.contains(.control) {
        wanted.remove(.control)
        wanted.insert(.command)
      }
      // What leaves takes no keys, as it takes no hits.
      return entry.isEnabled && entry.node?.nearestRetirement == nil && wanted == held
        && entry.node.map { root?.isCovered($0) == false } != false
        && entry.shortcut.key.character.lowercased() == lowercased
    }
  }

  /// Has a key turn the pages of what is under the pointer, or else of the first that it moves.
  private func turnPages(by key: KeyEquivalent) {
    guard [.pageUp, .pageDown, .home, .end].contains(key), let root else { return }
    var element = pointer.location.flatMap { root.hit($0)?.element }
    while let current = element {
      if current.takePageKey(key) { return }
      element = current.host
    }
    _ = offer(key, below: root)
  }

  /// Offers a key to the elements below a node, outermost first; false where none takes it.
  private func offer(_ key: KeyEquivalent, below node: ViewNode) -> Bool {
    var isTaken = false
    node.visitChildren { child in
      if isTaken { return }
      isTaken = (child as? ElementNode)?.takePageKey(key) == true || offer(key, below: child)
    }
    return isTaken
  }

  /// Turns the wheel over the innermost element under the pointer that still can move.
  private func turnWheel(by delta: CGSize, at position: CGPoint) {
    guard delta.width.isFinite, delta.height.isFinite, position.x.isFinite, position.y.isFinite
    else { return }
    var element = root?.hit(position)?.element
    while let current = element {
      if current.takeWheel(delta) { return }
      element = current.host
    }
  }

  private func open(_ url: URL) {
    for listener in root?.urlListeners ?? [] { listener.action(url) }
  }
}
