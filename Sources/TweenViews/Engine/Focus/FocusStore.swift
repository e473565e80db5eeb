import Foundation
import TweenGeometry
import TweenMotion

/// Which view of a window has the focus: one or none.
@MainActor package final class FocusStore {
  /// How many views can have the focus, or could if they were enabled.
  private var targetCount = 0
  private var followers: [any FocusFollower] = []
  private weak var root: RootNode?
  /// What has the focus.
  package private(set) weak var focused: FocusTargetNode?
  /// When a key was taken before it could type: its text, which comes in the same frame, goes with it.
  var textDropTime: StageTime?
  /// The editor left a key to be typed.
  var leavesText = false
  /// The last key was one held down that came again.
  var isRepeat = false
  /// The focus came by a key: it is marked until the next press.
  private(set) var isMarked = false
  /// What had the focus when a layer came over it, the last one at the end.
  private var suspended: [FocusHandle] = []
  /// What had the focus when a menu opened: it counts as focused for the program all the while.
  private(set) weak var resting: FocusTargetNode?
  private var scopes: [any FocusScope] = []
  /// How often a program has said where the focus is to be: it goes there after the next update.
  fileprivate(set) var requestCount = 0
  /// How many of those the focus has not gone to yet.
  private var pendingCount = 0
  func noteRequest() {
    requestCount += 1
    pendingCount += 1
  }
  func requestIsServed() { pendingCount -= 1 }

  nonisolated init() {}

  func attach(to root: RootNode) { self.root = root }

  func insert(_ target: FocusTargetNode) { targetCount += 1 }
  func insert(_ follower: any FocusFollower) { followers.append(follower) }
  func remove(_ follower: any FocusFollower) { followers.removeAll { $0 === follower } }
  func insert(_ scope: any FocusScope) { scopes.append(scope) }
  func remove(_ scope: any FocusScope) { scopes.removeAll { $0 === scope } }

  func remove(_ target: FocusTargetNode) {
    targetCount -= 1
    if focused === target { focus(nil) }
    if resting === target { endRest() }
  }

  /// Gives the focus to a view; nil takes it from the one that has it.
  package func focus(_ target: FocusTargetNode?) {
    let target = target?.canFocus == true ? target : nil
    guard target !== focused else { return }
    if let target, resting != nil {
      if target === resting { return resume(target) }
      // Anything but an item of the menu: the program has moved the focus.
      if root?.isInMenu(target) != true { endRest() }
    }
    let old = focused
    // What is in front may take the focus before it is told that it lies there.
    if let root, let target, let old, root.isCovered(old), !root.isCovered(target) {
      suspended.append(FocusHandle(old))
      if root.isUnderMenu, resting == nil { resting = old }
    }
    focused = target
    updateMark(old, target)
    if old !== resting { old?.focusDidChange(false) }
    target?.focusDidChange(true)
    tellFollowers()
    root?.reader.keyFocusDidMove(from: old, to: target)
    old?.semanticsDidChange()
    target?.semanticsDidChange()
    if let root { root.focusedValues.update(root) }
    if let target { reveal(target) }
  }

  private func tellFollowers() {
    for follower in followers {
      // To views below a menu the focus is where it was, until the last of the menu is gone.
      let isBelow = resting != nil && root?.isInMenu(follower) == false
      follower.focusDidMove(to: isBelow ? resting : focused)
    }
  }

  // MARK: The mark

  /// Keys move the focus from now on, or presses do.
  func setMarked(_ marked: Bool) {
    guard isMarked != marked else { return }
    isMarked = marked
    updateMark(focused, focused)
  }

  private func updateMark(_ old: FocusTargetNode?, _ new: FocusTargetNode?) {
    if old !== new { old?.marked.showsFocus(false) }
    new?.marked.showsFocus(isMarked || new?.marked.isAlwaysMarked == true)
  }

  /// Scrolls what is around a view so that it shows with its mark, once it lies where it belongs.
  private func reveal(_ target: FocusTargetNode) {
    root?.graph.afterUpdate { [weak self, weak target] in
      guard let self, let target, focused === target || resting === target,
        let rect = target.placement?.rect
      else { return }
      let reach = target.marked.mark == nil ? 0 : FocusMark.reach
      target.reveal(rect.insetBy(dx: -reach, dy: -reach))
    }
  }

  /// Scrolls what is around the view that has the focus so that it shows where it has moved to.
  package func revealFocused() { if let focused { reveal(focused) } }

  /// Has the mark drawn anew where edges around it cut it elsewhere than before.
  func edgesMayHaveMoved() { focused?.marked.edgesMayHaveMoved() }

  // MARK: Order

  /// What can have the focus, in the order of Tab: as the views are written. What lies under a layer
  /// that blocks is out of reach.
  var order: [FocusTargetNode] {
    guard let root, targetCount > 0 else { return [] }
    var found: [FocusTargetNode] = []
    root.visitReachable { collect($0, isInControl: false, into: &found) }
    return found
  }

  /// - Parameter isInControl: whether a control around is a stop, or a list whose rows are selected.
  private func collect(
    _ element: ElementNode, isInControl: Bool, into found: inout [FocusTargetNode]
  ) {
    guard element.isExposed, element.isReachedByKeys else { return }
    var isInControl = isInControl
    var yielding: FocusTargetNode?
    if let target = element as? FocusTargetNode, target.canFocus {
      if target.value.givesWay {
        yielding = target
      } else {
        found.append(target)
        isInControl = isInControl || target.value.keys != nil || target.value.part != nil
      }
    }
    let count = found.count
    element.visitShown { collect($0, isInControl: isInControl, into: &found) }
    if let yielding, found.count == count, !isInControl { found.append(yielding) }
  }

  /// Whether what is in reach are items of a menu, between which arrows go as Tab does.
  var goesByArrows: Bool { order.contains { $0.value.keys?.goesByArrows == true } }

  /// Moves the focus to the first view of all in reach, or to the last; false where none can have it.
  @discardableResult package func advance(toFirst: Bool) -> Bool {
    let order = order.filter(\.value.isTabStop)
    guard let target = toFirst ? order.first : order.last else { return false }
    setMarked(true)
    focus(target)
    return true
  }

  /// Moves the focus to the next view, or the one before; false where none can have it.
  func advance(backwards: Bool) -> Bool {
    let order = order.filter(\.value.isTabStop)
    guard !order.isEmpty else { return false }
    let step = backwards ? order.count - 1 : 1
    let start = order.firstIndex { $0 === focused } ?? (backwards ? 0 : order.count - 1)
    let target = order[(start + step) % order.count]
    focus(byKey: target)
    target.value.editor?.selectAll?()
    return true
  }

  /// Gives the focus to a view, with the mark of keys.
  func focus(byKey target: FocusTargetNode) {
    setMarked(true)
    focus(target)
  }

  /// What has been typed to go to an item of a menu, and when last.
  private var typedWords = (text: "", time: Date.distantPast)

  /// Moves the focus to the next item of a menu whose words begin with what has been typed without a
  /// pause; false where there is none.
  func goToItem(typed character: Character, in window: GraphWindow) -> Bool {
    let date = window.graph.date
    let goesOn = date.timeIntervalSince(typedWords.time) <= Self.longestTypingPause
    let letter = Self.folded(String(character))
    let text = (goesOn ? typedWords.text : "") + letter
    typedWords = (text, date)
    let items = order.filter { $0.value.keys?.goesByArrows == true }
    // A letter again goes to the next item with it.
    let repeats = text.allSatisfy { String($0) == letter }
    let own = items.firstIndex { $0 === focused }
    let start = own.map { repeats ? $0 + 1 : $0 } ?? 0
    for step in items.indices {
      let item = items[(start + step) % items.count]
      let words = window.elements(in: item, origins: nil).first?.label ?? ""
      guard Self.folded(words).hasPrefix(repeats ? letter : text) else { continue }
      setMarked(true)
      focus(item)
      return true
    }
    return false
  }

  /// Seconds between two letters after which the later begins anew.
  private static let longestTypingPause = 1.0

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// The window has the keys now, or another one has.
  func windowDidChange() { focused?.marked.setNeedsDisplay() }

  /// Gives the focus to the view of a scope that is preferred there, or else to its first.
  func reset(in scope: AnyHashable) {
    let order = order
    let named = scopes.filter { $0.scopeID == scope }
    let preferred = named.filter(\.isPreferred)
    let around = named.filter { !$0.isPreferred }
    let inside = order.filter { target in
      around.isEmpty || around.contains { target.isInside($0) }
    }
    focus(
      inside.first { target in preferred.contains { target.isInside($0) } } ?? inside.first)
  }

  /// Gives the focus to a view that has come and is preferred, while no other has it.
  func prefer(_ node: any FocusScope) {
    // What the program has said itself goes before.
    guard focused == nil, pendingCount == 0, let target = order.first(where: { $0.isInside(node) })
    else { return }
    focus(target)
  }

  // MARK: Layers

  /// What has the focus, or had it before a menu opened: what a menu offers is for that.
  var focusedBelowMenus: FocusTargetNode? {
    guard root?.isUnderMenu == true, let last = suspended.last?.node, !last.isDestroyed else {
      return focused
    }
    return last
  }

  /// Layers came or went: what is covered loses the focus, and has it again when it is in reach.
  func layersDidChange() {
    guard let root else { return }
    // What is in front now is no menu.
    if let resting, !root.isUnderMenu, root.isCovered(resting) { endRest(keepsPlace: true) }
    if let focused, root.isCovered(focused) {
      suspended.append(FocusHandle(focused))
      if root.isUnderMenu, resting == nil { rest(focused) } else { focus(nil) }
    }
    guard focused == nil else { return }
    suspended.removeAll { $0.node == nil }
    guard let last = suspended.last?.node, !root.isCovered(last) else { return }
    if last === resting {
      resume(last)
    } else if last.canFocus {
      suspended.removeLast()
      focus(last)
    }
  }

  /// A menu has opened over what has the focus. Keys go to the menu; what the program sees of the focus
  /// stays, for what the menu offers is for that view, and it goes on where it was afterwards.
  private func rest(_ target: FocusTargetNode) {
    resting = target
    focused = nil
    updateMark(target, nil)
    root?.reader.keyFocusDidMove(from: target, to: nil)
    target.semanticsDidChange()
  }

  /// The menu is gone.
  private func resume(_ target: FocusTargetNode) {
    guard target.canFocus else { return endRest() }
    let old = focused
    suspended.removeAll { $0.node == nil || $0.node === target }
    resting = nil
    focused = target
    updateMark(old, target)
    old?.focusDidChange(false)
    tellFollowers()
    root?.reader.keyFocusDidMove(from: old, to: target)
    old?.semanticsDidChange()
    target.semanticsDidChange()
    if let root { root.focusedValues.update(root) }
  }

  /// What had the focus below the menu has lost it.
  ///
  /// - Parameter keepsPlace: whether it has it again once nothing covers it.
  private func endRest(keepsPlace: Bool = false) {
    guard let old = resting else { return }
    resting = nil
    if !keepsPlace { suspended.removeAll { $0.node == nil || $0.node === old } }
    old.focusDidChange(false)
    tellFollowers()
    if let root { root.focusedValues.update(root) }
  }

  /// Moves the focus of what lies below an open menu, whose items keep the keys until it is gone.
  ///
  /// - Returns: whether a view below the menu is named and can have the focus.
  func moveRest(to isNamed: (FocusTargetNode) -> Bool) -> Bool {
    guard let root, root.isUnderMenu, targetCount > 0 else { return false }
    var found: [FocusTargetNode] = []
    root.visitBelowMenus { collect($0, isInControl: false, into: &found) }
    guard let target = found.first(where: isNamed) else { return false }
    let old = resting
    guard target !== old else { return true }
    suspended.removeAll { $0.node == nil || $0.node === old || $0.node === target }
    suspended.append(FocusHandle(target))
    resting = target
    old?.focusDidChange(false)
    target.focusDidChange(true)
    tellFollowers()
    old?.semanticsDidChange()
    target.semanticsDidChange()
    root.focusedValues.update(root)
    reveal(target)
    return true
  }

  /// The program takes the focus from a view below a menu.
  func endRest(where isTaken: (FocusTargetNode) -> Bool) {
    if let resting, isTaken(resting) { endRest() }
  }

  // MARK: Keys

  /// Whether a text is edited.
  package var isEditing: Bool { focused?.value.editor != nil }

  /// Offers a key to the view that has the focus; whether it takes it.
  package func offerToFocused(_ press: KeyPress) -> Bool { focused?.take(press) == true }

  /// Offers a key to the `onKeyPress` of the focused view and of those around it.
  func offerToHandlers(_ press: KeyPress) -> Bool {
    var run: [KeyPressNode] = []
    var element: ElementNode? = focused
    while let current = element {
      if let node = current as? KeyPressNode {
        run.append(node)
      } else {
        if take(press, run) { return true }
        run = []
      }
      element = current.host
    }
    return take(press, run)
  }

  /// Of handlers on one view the one written last is asked first.
  private func take(_ press: KeyPress, _ run: [KeyPressNode]) -> Bool {
    for node in run.reversed() where node.takes(press) { return true }
    return false
  }

  /// Has the nearest handler of a command act, from the focused view outwards. While nothing has the
  /// focus, the first in the order of views that is in reach.
  func perform(_ command: FocusCommand) -> Bool {
    guard let focused else { return performAnywhere(command) }
    var element: ElementNode? = focused
    while let current = element {
      if let node = current as? FocusCommandNode, node.perform(command) { return true }
      element = current.host
    }
    return false
  }

  private func performAnywhere(_ command: FocusCommand) -> Bool {
    var isDone = false
    func offer(_ element: ElementNode) {
      if isDone { return }
      if let node = element as? FocusCommandNode, node.perform(command) { return isDone = true }
      element.visitShown(offer)
    }
    // Who has no handlers is spared the walk.
    guard commandCount > 0 else { return false }
    root?.visitReachable(offer)
    return isDone
  }

  /// Offers a key that nothing has handled to the views around the one that has the focus.
  func offerLate(_ press: KeyPress) -> Bool {
    var element: ElementNode? = focused
    while let current = element {
      if let node = current as? LateKeysNode, node.take(press) { return true }
      element = current.host
    }
    return false
  }

  /// How many handlers of commands there are.
  var commandCount = 0
}

/// A node that is told where the focus goes.
@MainActor protocol FocusFollower: ViewNode {
  func focusDidMove(to target: FocusTargetNode?)
}

/// Gives the focus to its view.
@MainActor package final class FocusHandle {
  fileprivate(set) weak var node: FocusTargetNode?
  nonisolated package init() {}
  init(_ node: FocusTargetNode) { self.node = node }
  func attach(_ node: FocusTargetNode) { self.node = node }
  /// Whether the view has the focus.
  package var isFocused: Bool { node.map { $0.rootNode?.focus.focused === $0 } ?? false }
  /// What the view's window undoes changes by.
  package var undoManager: UndoManager? { node?.window?.undoManager }
  /// Gives the view the focus.
  package func focus() { if let node { node.rootNode?.focus.focus(node) } }
  /// Gives the view the focus, unless somebody is typing elsewhere.
  package func focusUnlessEditing() {
    guard let node, node.rootNode?.focus.focused?.value.editor == nil else { return }
    node.rootNode?.focus.focus(node)
  }
  /// Takes the focus from the view.
  package func resign() { if isFocused { node?.rootNode?.focus.focus(nil) } }
  /// Does what a program wants, and then takes the focus from the view unless the program has said
  /// where it is to be.
  package func resign(after action: () -> Void) {
    let before = node?.rootNode?.focus.requestCount
    action()
    if node?.rootNode?.focus.requestCount == before { resign() }
  }
  /// Scrolls what is around the view so that a rectangle of it shows, in its own coordinates.
  package func reveal(_ rect: CGRect) {
    guard let node, let origin = node.placement?.origin else { return }
    node.reveal(rect.offsetBy(dx: origin.x, dy: origin.y))
  }
  /// Whether the shift key is held.
  package var isShiftHeld: Bool { node?.graph.heldModifiers.contains(.shift) ?? false }
  /// The stage's date; the present one while the view is in no tree.
  package var date: Date { node?.graph.date ?? StagePresent.date }
}
