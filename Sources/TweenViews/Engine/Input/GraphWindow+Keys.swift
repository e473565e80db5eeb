import Foundation
import TweenMotion

// The order in which handlers are offered a key; the first one that handles it ends the search
// (Controls 1.5).
extension GraphWindow {
  /// Offers a key to all possible handlers. Returns false if none handles it.
  func handleKey(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ phase: InputEvent.KeyPhase
  ) -> Bool {
    let press = KeyPress(phase: KeyPress.Phases(phase), key: key, modifiers: modifiers)
    guard let focus = root?.focus else { return false }
    if phase == .up {
      return focus.offerToHandlers(press) || focus.focused?.handle(press) == true
    }
    focus.isRepeat = phase == .repeat
    focus.textDropTime = nil
    let isTyped = types(press)
    let isTaken = offer(press)
    // The text of a handled key is dropped, unless an editor left the key to be typed. A key with
    // Control has no text, so text in this frame was typed afterwards.
    let hasText = key.typesText && held(modifiers).isDisjoint(with: [.command, .control])
    if isTaken, hasText, !(isTyped && focus.leavesText) { focus.textDropTime = graph.now }
    focus.leavesText = false
    return isTaken
  }

  /// Returns whether the focused view is an editor in which the key types text.
  private func types(_ press: KeyPress) -> Bool {
    root?.focus.focused?.value.editor != nil && press.key.typesText
      && held(press.modifiers).isDisjoint(with: [.command, .option, .control])
  }

  /// Returns the modifiers that count. Control is replaced by Command, except with the key bindings
  /// of a Mac.
  private func held(_ modifiers: EventModifiers) -> EventModifiers {
    var held = modifiers.subtracting([.capsLock, .numericPad])
    if held.contains(.control), root?.environment.keyBindings != .mac {
      held.remove(.control)
      held.insert(.command)
    }
    return held
  }

  private func offer(_ press: KeyPress) -> Bool {
    guard let root else { return false }
    let focus = root.focus
    if chrome?.handleBeforeFocus(press) == true { return true }
    let held = held(press.modifiers)
    let isPlain = held.isDisjoint(with: [.command, .option, .control])
    let editor = focus.focused?.value.editor
    if let editor, editor.isComposing() {
      if press.key == .escape { editor.compose("", 0..<0) }
      return true
    }
    if !isPlain, perform(press, held, { _ in true }) { return true }
    if focus.offerToHandlers(press) { return true }
    if opensMenu(press), focus.pressSecondary() { return true }
    if editor != nil, focus.focused?.handle(press) == true { return true }
    if editor != nil, isPlain, press.key.typesText {
      focus.leavesText = true
      return true
    }
    if isPlain, perform(press, held, { self.comesEarly($0) }) { return true }
    if editor == nil, focus.focused?.handle(press) == true { return true }
    return offerToRest(press, held) || chrome?.handleAfterFocus(press) == true
  }

  /// Returns whether a key opens the menu of the focused view: the menu key, or Shift and F10.
  private func opensMenu(_ press: KeyPress) -> Bool {
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    return press.phase == .down
      && (press.key == .menu && held.isEmpty || press.key == .f10 && held == .shift)
  }

  /// Returns whether a shortcut without modifiers precedes the keys of the focused control. The
  /// shortcuts of Return and Esc do so only in an alert, and that of Return only if no marked
  /// button there has the focus.
  private func comesEarly(_ entry: ShortcutEntry) -> Bool {
    guard [.return, .escape].contains(entry.shortcut.key), entry.shortcut.modifiers.isEmpty else {
      return true
    }
    guard let root, entry.node.flatMap({ root.layer(of: $0)?.level }) == .alert else {
      return false
    }
    let focus = root.focus
    return entry.shortcut.key == .escape || !focus.isMarked
      || focus.focused?.value.keys?.activate == nil
  }

  /// Offers a key to handlers after the focused view: commands, Tab, default actions of Return and
  /// Esc, pages.
  private func offerToRest(_ press: KeyPress, _ held: EventModifiers) -> Bool {
    guard let root else { return false }
    let focus = root.focus
    if held.isEmpty, let command = FocusCommand(press.key), command != .exit,
      focus.perform(command)
    {
      return true
    }
    if focus.focused?.value.editor == nil, press.phase != .up, focus.offerUnhandled(press) {
      return true
    }
    if press.key == .tab, held.isSubset(of: .shift),
      focus.advance(backwards: held.contains(.shift))
    {
      return true
    }
    if held.isSubset(of: .shift), press.key.typesText, press.key != .space, focus.movesByArrows,
      focus.goToItem(typed: press.key.character, in: self)
    {
      return true
    }
    guard held.isEmpty else { return false }
    if press.phase != .up, [.upArrow, .downArrow].contains(press.key), focus.movesByArrows,
      focus.advance(backwards: press.key == .upArrow)
    {
      return true
    }
    if press.phase != .up, [.home, .end].contains(press.key), focus.movesByArrows,
      focus.advance(toFirst: press.key == .home)
    {
      return true
    }
    if press.key == .escape, focus.perform(.exit) { return true }
    if [.return, .escape].contains(press.key), perform(press, held, { _ in true }) { return true }
    if press.key == .escape, press.phase == .down {
      if root.offerEscape() { return true }
      // Esc leaves a field before it closes the window.
      if focus.focused?.value.editor != nil {
        focus.focus(nil)
        return true
      }
    }
    return turnPages(by: press.key)
  }

  /// Runs the first shortcut for a key. Returns false if there is none. A repetition of a held key
  /// runs it only if the shortcut's control repeats, too.
  private func perform(
    _ press: KeyPress, _ held: EventModifiers, _ counts: (ShortcutEntry) -> Bool
  ) -> Bool {
    guard let match = shortcut(press.key, held, counts) else { return false }
    if press.phase == .down || match.repeats { match.action() }
    return true
  }

  /// Returns the enabled shortcut for a key. Of several, the first in the order of views is chosen,
  /// inner views before outer ones; shortcuts without a view come last.
  private func shortcut(
    _ key: KeyEquivalent, _ held: EventModifiers, _ counts: (ShortcutEntry) -> Bool
  ) -> ShortcutEntry? {
    guard let root else { return nil }
    let lowercased = key.character.lowercased()
    let matches = root.shortcuts.filter { entry in
      // A view that is being removed receives no keys, as it receives no hits.
      entry.isEnabled && self.held(entry.shortcut.modifiers) == held
        && entry.shortcut.key.character.lowercased() == lowercased
        && entry.node?.nearestRetirement == nil
        && entry.node.map { !root.isCovered($0) } != false && counts(entry)
    }
    guard matches.count > 1 else { return matches.first }
    let nodes = Set(matches.compactMap { $0.node.map { ObjectIdentifier($0) } })
    guard let first = firstNode(of: nodes, below: root) else { return matches.first }
    return matches.first { $0.node === first } ?? matches.first
  }

  /// Returns the first of some nodes, in an order in which each node follows the nodes inside of
  /// it.
  private func firstNode(of nodes: Set<ObjectIdentifier>, below node: ViewNode) -> ViewNode? {
    var found: ViewNode?
    node.visitChildren { if found == nil { found = firstNode(of: nodes, below: $0) } }
    if found == nil, nodes.contains(ObjectIdentifier(node)) { found = node }
    return found
  }

  /// Passes typed text to the focused editor, unless its key was handled already. Returns false if
  /// the text is not used.
  func type(_ text: String) -> Bool {
    guard let focus = root?.focus else { return false }
    if focus.textDropTime == graph.now { return true }
    guard let editor = focus.focused?.value.editor else { return focus.isRepeat }
    editor.type(text)
    return true
  }

  func compose(_ text: String, _ selection: Range<Int>) {
    root?.focus.focused?.value.editor?.compose(text, selection)
  }

  func paste(_ text: String) {
    SystemClipboard.text = text
    _ = handleKey("v", .command, .down)
    _ = handleKey("v", .command, .up)
  }

  /// Handles a press of the middle button: moves the caret of an editor there to the place of the
  /// paste. Elsewhere the text of the press is dropped.
  func placeCaret(at point: CGPoint) {
    guard let root else { return }
    root.focus.textDropTime = nil
    var element = root.hit(point)?.element
    while let current = element {
      if let target = current as? FocusTargetNode, let editor = target.value.editor,
        target.canFocus
      {
        if root.focus.focused !== target { root.focus.focus(target) }
        if !editor.isComposing() { editor.press(target.localPoint(point)) }
        return
      }
      element = current.host
    }
    root.focus.textDropTime = graph.now
  }

  /// Removes the mark of the focus at a press. On a desktop, a press outside of all focusable views
  /// also removes the focus.
  func focusWillBePressed(at point: CGPoint) {
    guard let root else { return }
    root.focus.setMarked(false)
    guard root.environment.interfaceIdiom == .desktop, let focused = root.focus.focused else {
      return
    }
    var element = root.hit(point)?.element
    while let current = element {
      if let target = current as? FocusTargetNode, !target.value.yieldsToInnerStops { return }
      element = current.host
    }
    if !root.isCovered(focused) { root.focus.focus(nil) }
  }

  /// The rectangle of the focused editor's caret in the window; nil if no editor has the focus.
  package var caretRect: CGRect? {
    guard let target = root?.focus.focused, let editor = target.value.editor,
      let origin = target.placement?.origin
    else { return nil }
    let caret = editor.caret().offsetBy(dx: origin.x, dy: origin.y)
    return target.rectInWindow(caret)
  }
}

extension KeyPress.Phases {
  fileprivate init(_ phase: InputEvent.KeyPhase) {
    switch phase {
    case .down: self = .down
    case .repeat: self = .repeat
    case .up: self = .up
    }
  }
}

extension FocusCommand {
  /// Returns the command of a key; nil for other keys.
  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .move(.up)
    case .downArrow: self = .move(.down)
    case .leftArrow: self = .move(.left)
    case .rightArrow: self = .move(.right)
    case .escape: self = .exit
    case .delete, .deleteForward: self = .delete
    default: return nil
    }
  }
}

/// The system whose key bindings text editors use.
public enum KeyBindings: String, Hashable, Sendable {
  /// The key bindings of Linux: Home and End, and Control for words.
  case linux
  /// The key bindings of a Mac: Option for words, and Command for lines, which is the Super key.
  case mac
}

private enum KeyBindingsKey: EnvironmentKey {
  static var defaultValue: KeyBindings { .linux }
}

extension EnvironmentValues {
  /// The key bindings of text editors.
  package var keyBindings: KeyBindings {
    get { self[KeyBindingsKey.self] }
    set { self[KeyBindingsKey.self] = newValue }
  }
}
