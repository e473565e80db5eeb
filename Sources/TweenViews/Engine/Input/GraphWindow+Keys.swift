import Foundation
import TweenMotion

// Who gets a key: offered to one after the other, the first taker ends it (Controls 1.5).
extension GraphWindow {
  /// Offers a key to those who may take it; false where nobody does.
  func handleKey(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ phase: InputEvent.KeyPhase
  ) -> Bool {
    let press = KeyPress(phase: KeyPress.Phases(phase), key: key, modifiers: modifiers)
    guard let focus = root?.focus else { return false }
    if phase == .up {
      return focus.offerToHandlers(press) || focus.focused?.take(press) == true
    }
    focus.isRepeat = phase == .repeat
    focus.textDropTime = nil
    let isTyped = types(press)
    let isTaken = offer(press)
    // Its text goes with it, but for one that an editor left to be typed. With control there is none:
    // what comes in this frame has been typed after it.
    let hasText = key.typesText && held(modifiers).isDisjoint(with: [.command, .control])
    if isTaken, hasText, !(isTyped && focus.leavesText) { focus.textDropTime = graph.now }
    focus.leavesText = false
    return isTaken
  }

  /// Whether an editor has the focus in which a key types.
  private func types(_ press: KeyPress) -> Bool {
    root?.focus.focused?.value.editor != nil && press.key.typesText
      && held(press.modifiers).isDisjoint(with: [.command, .option, .control])
  }

  /// The modifiers that count. The control key is the command key, but with the keys of a Mac.
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
    if chrome?.takeFirst(press) == true { return true }
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
    if editor != nil, focus.focused?.take(press) == true { return true }
    if editor != nil, isPlain, press.key.typesText {
      focus.leavesText = true
      return true
    }
    if isPlain, perform(press, held, { self.comesEarly($0) }) { return true }
    if editor == nil, focus.focused?.take(press) == true { return true }
    return offerToRest(press, held) || chrome?.takeLast(press) == true
  }

  /// Whether a key opens the menu of what has the focus: the one for it, or shift and F10.
  private func opensMenu(_ press: KeyPress) -> Bool {
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    return press.phase == .down
      && (press.key == .menu && held.isEmpty || press.key == .f10 && held == .shift)
  }

  /// Whether a shortcut without modifiers comes before the keys of the focused control: those of Return
  /// and Esc do only in an alert, and that of Return not where a button there bears the mark of the focus.
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

  /// What comes after the focused view: commands, Tab, what Return and Esc stand for, pages.
  private func offerToRest(_ press: KeyPress, _ held: EventModifiers) -> Bool {
    guard let root else { return false }
    let focus = root.focus
    if held.isEmpty, let command = FocusCommand(press.key), command != .exit,
      focus.perform(command)
    {
      return true
    }
    if focus.focused?.value.editor == nil, press.phase != .up, focus.offerLate(press) {
      return true
    }
    if press.key == .tab, held.isSubset(of: .shift),
      focus.advance(backwards: held.contains(.shift))
    {
      return true
    }
    if held.isSubset(of: .shift), press.key.typesText, press.key != .space, focus.goesByArrows,
      focus.goToItem(typed: press.key.character, in: self)
    {
      return true
    }
    guard held.isEmpty else { return false }
    if press.phase != .up, [.upArrow, .downArrow].contains(press.key), focus.goesByArrows,
      focus.advance(backwards: press.key == .upArrow)
    {
      return true
    }
    if press.phase != .up, [.home, .end].contains(press.key), focus.goesByArrows,
      focus.advance(toFirst: press.key == .home)
    {
      return true
    }
    if press.key == .escape, focus.perform(.exit) { return true }
    if [.return, .escape].contains(press.key), perform(press, held, { _ in true }) { return true }
    if press.key == .escape, press.phase == .down {
      if root.offerEscape() { return true }
      // A field is left before the window is.
      if focus.focused?.value.editor != nil {
        focus.focus(nil)
        return true
      }
    }
    return turnPages(by: press.key)
  }

  /// Does what the first shortcut for a key says; false where there is none. A key that is held acts
  /// again only where the control does so when it is held itself.
  private func perform(
    _ press: KeyPress, _ held: EventModifiers, _ counts: (ShortcutEntry) -> Bool
  ) -> Bool {
    guard let match = shortcut(press.key, held, counts) else { return false }
    if press.phase == .down || match.repeats { match.action() }
    return true
  }

  /// The enabled shortcut for a key. Of several that of the view that comes first, those further in
  /// before those around them; those of no view come last.
  private func shortcut(
    _ key: KeyEquivalent, _ held: EventModifiers, _ counts: (ShortcutEntry) -> Bool
  ) -> ShortcutEntry? {
    guard let root else { return nil }
    let lowercased = key.character.lowercased()
    let matches = root.shortcuts.filter { entry in
      // What leaves takes no keys, as it takes no hits.
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

  /// The first of some nodes, each after those in it.
  private func firstNode(of nodes: Set<ObjectIdentifier>, below node: ViewNode) -> ViewNode? {
    var found: ViewNode?
    node.visitChildren { if found == nil { found = firstNode(of: nodes, below: $0) } }
    if found == nil, nodes.contains(ObjectIdentifier(node)) { found = node }
    return found
  }

  /// Hands typed text to the editor that has the focus, unless its key was taken already. False where
  /// nobody takes it.
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

  /// The middle button is pressed: an editor there has the caret where it will paste. Elsewhere the text
  /// that comes with the press is nobody's.
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

  /// The mark of the focus goes with the next press. On a desktop a press beside all that can have the
  /// focus takes it away.
  func focusWillBePressed(at point: CGPoint) {
    guard let root else { return }
    root.focus.setMarked(false)
    guard root.environment.interfaceIdiom == .desktop, let focused = root.focus.focused else {
      return
    }
    var element = root.hit(point)?.element
    while let current = element {
      if let target = current as? FocusTargetNode, !target.value.givesWay { return }
      element = current.host
    }
    if !root.isCovered(focused) { root.focus.focus(nil) }
  }

  /// Where the caret of the editor stands that has the focus, in the window; nil where none has it.
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
  /// What a key asks for.
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

/// Whose keys edit text.
public enum KeyBindings: String, Hashable, Sendable {
  /// Those of Linux: Home and End, words by the control key.
  case linux
  /// Those of a Mac, whose command key is the super key: words by option, lines by command.
  case mac
}

private enum KeyBindingsKey: EnvironmentKey {
  static var defaultValue: KeyBindings { .linux }
}

extension EnvironmentValues {
  /// Whose keys edit text.
  package var keyBindings: KeyBindings {
    get { self[KeyBindingsKey.self] }
    set { self[KeyBindingsKey.self] = newValue }
  }
}
