import Foundation
import TweenGeometry
import TweenMotion

/// Manages which view of a window has the focus: at most one.
@MainActor package final class FocusStore {
  /// The number of views that are focusable when they are enabled.
  private var targetCount = 0
  private var followers: [any FocusFollower] = []
  private weak var root: RootNode?
  /// The view that has the focus.
  package private(set) weak var focused: FocusTargetNode?
  /// The time at which a key was handled as a command. Text typed in the same frame is dropped.
  var textDropTime: StageTime?
  /// Whether the editor did not handle the last key, so that its text is typed.
  var leavesText = false
  /// Whether the last key event was a repetition of a held key.
  var isRepeat = false
  /// Whether the focus came by a key: the view is marked until the next press.
  private(set) var isMarked = false
  /// The views that had the focus when a layer covered them, the latest last.
  private var suspended: [FocusHandle] = []
  /// The view that had the focus when a menu opened. The program still sees it as focused
  /// meanwhile.
  private(set) weak var suspendedByMenu: FocusTargetNode?
  private var scopes: [any FocusScope] = []
  /// The number of times that a program set the focus. Each takes effect after the next update.
  fileprivate(set) var requestCount = 0
  /// The number of requests that have not taken effect yet.
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
    if suspendedByMenu === target { endSuspension() }
  }

  /// Gives the focus to a view; nil removes the focus from the current view.
  package func focus(_ target: FocusTargetNode?) {
    let target = target?.canFocus == true ? target : nil
    guard target !== focused else { return }
    if let target, suspendedByMenu != nil {
      if target === suspendedByMenu { return resume(target) }
      // The target is not an item of the menu: the program has moved the focus.
      if root?.isInMenu(target) != true { endSuspension() }
    }
    let old = focused
    // A view in front may take the focus before the layers are updated.
    if let root, let target, let old, root.isCovered(old), !root.isCovered(target) {
      suspended.append(FocusHandle(old))
      if root.isUnderMenu, suspendedByMenu == nil { suspendedByMenu = old }
    }
    focused = target
    updateMark(old, target)
    if old !== suspendedByMenu { old?.focusDidChange(false) }
    target?.focusDidChange(true)
    notifyFollowers()
    root?.reader.keyFocusDidMove(from: old, to: target)
    old?.semanticsDidChange()
    target?.semanticsDidChange()
    if let root { root.focusedValues.update(root) }
    if let target { reveal(target) }
  }

  private func notifyFollowers() {
    for follower in followers {
      // For views below a menu the focus does not change until the last menu closes.
      let isBelow = suspendedByMenu != nil && root?.isInMenu(follower) == false
      follower.focusDidMove(to: isBelow ? suspendedByMenu : focused)
    }
  }

  // MARK: The mark

  /// Records whether keys or presses moved the focus last, and updates the mark.
  func setMarked(_ marked: Bool) {
    guard isMarked != marked else { return }
    isMarked = marked
    updateMark(focused, focused)
  }

  private func updateMark(_ old: FocusTargetNode?, _ new: FocusTargetNode?) {
    if old !== new { old?.marked.showsFocus(false) }
    new?.marked.showsFocus(isMarked || new?.marked.isAlwaysMarked == true)
  }

  /// Scrolls so that a view with its mark is visible, after the update has placed the view.
  private func reveal(_ target: FocusTargetNode) {
    root?.graph.afterUpdate { [weak self, weak target] in
      guard let self, let target, focused === target || suspendedByMenu === target,
        let rect = target.placement?.rect
      else { return }
      let reach = target.marked.mark == nil ? 0 : FocusMark.reach
      target.reveal(rect.insetBy(dx: -reach, dy: -reach))
    }
  }

  /// Scrolls so that the focused view is visible at its new place.
  package func revealFocused() { if let focused { reveal(focused) } }

  /// Redraws the mark if edges around it have moved.
  func edgesMayHaveMoved() { focused?.marked.edgesMayHaveMoved() }

  // MARK: Order

  /// The views that can have the focus, in the order of Tab: the order in which they are written.
  /// Views under a layer that blocks are not included.
  var order: [FocusTargetNode] {
    guard let root, targetCount > 0 else { return [] }
    var found: [FocusTargetNode] = []
    root.visitReachable { collect($0, isInControl: false, into: &found) }
    return found
  }

  /// - Parameter isInControl: Whether a surrounding control is a stop of Tab, or is a list with
  ///   selectable rows.
  private func collect(
    _ element: ElementNode, isInControl: Bool, into found: inout [FocusTargetNode]
  ) {
    guard element.isExposed, element.isReachedByKeys else { return }
    var isInControl = isInControl
    var yielding: FocusTargetNode?
    if let target = element as? FocusTargetNode, target.canFocus {
      if target.value.yieldsToInnerStops {
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

  /// Whether the reachable views are items of a menu, between which arrow keys move as Tab does.
  var movesByArrows: Bool { order.contains { $0.value.keys?.movesByArrows == true } }

  /// Moves the focus to the first reachable view, or to the last. Returns false if there is none.
  @discardableResult package func advance(toFirst: Bool) -> Bool {
    let order = order.filter(\.value.isTabStop)
    guard let target = toFirst ? order.first : order.last else { return false }
    setMarked(true)
    focus(target)
    return true
  }

  /// Moves the focus to the next view, or to the previous one. Returns false if there is none.
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

  /// Gives the focus to a view by a key, so that the view is marked.
  func focus(byKey target: FocusTargetNode) {
    setMarked(true)
    focus(target)
  }

  /// The text typed to find an item of a menu, and the time of its last character.
  private var typedWords = (text: "", time: Date.distantPast)

  /// Moves the focus to the next menu item whose label begins with the text typed without a pause.
  /// Returns false if there is none.
  func goToItem(typed character: Character, in window: GraphWindow) -> Bool {
    let date = window.graph.date
    let goesOn = date.timeIntervalSince(typedWords.time) <= Self.longestTypingPause
    let letter = Self.folded(String(character))
    let text = (goesOn ? typedWords.text : "") + letter
    typedWords = (text, date)
    let items = order.filter { $0.value.keys?.movesByArrows == true }
    // A repeated letter moves to the next item with that letter.
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

  /// The longest pause in seconds between two letters of one text.
  private static let longestTypingPause = 1.0

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// Redraws the mark after the window gained or lost the keys.
  func windowDidChange() { focused?.marked.setNeedsDisplay() }

  /// Gives the focus to the preferred view of a scope, or to its first view if none is preferred.
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

  /// Gives the focus to a preferred view that was just created, if no other view has it.
  func prefer(_ node: any FocusScope) {
    // A focus set by the program takes precedence.
    guard focused == nil, pendingCount == 0, let target = order.first(where: { $0.isInside(node) })
    else { return }
    focus(target)
  }

  // MARK: Layers

  /// The view that has the focus, or had it before a menu opened. Commands of a menu apply to this
  /// view.
  var focusedBelowMenus: FocusTargetNode? {
    guard root?.isUnderMenu == true, let last = suspended.last?.node, !last.isDestroyed else {
      return focused
    }
    return last
  }

  /// Updates the focus after layers were added or removed: a covered view loses the focus, and gets
  /// it back when it is reachable again.
  func layersDidChange() {
    guard let root else { return }
    // The front layer is not a menu any more.
    if let suspendedByMenu, !root.isUnderMenu, root.isCovered(suspendedByMenu) {
      endSuspension(keepsPlace: true)
    }
    if let focused, root.isCovered(focused) {
      suspended.append(FocusHandle(focused))
      if root.isUnderMenu, suspendedByMenu == nil { suspendForMenu(focused) } else { focus(nil) }
    }
    guard focused == nil else { return }
    suspended.removeAll { $0.node == nil }
    guard let last = suspended.last?.node, !root.isCovered(last) else { return }
    if last === suspendedByMenu {
      resume(last)
    } else if last.canFocus {
      suspended.removeLast()
      focus(last)
    }
  }

  /// Suspends the focus of a view while a menu is open over it. Keys go to the menu. For the
  /// program the view still has the focus, because the menu's commands apply to it.
  private func suspendForMenu(_ target: FocusTargetNode) {
    suspendedByMenu = target
    focused = nil
    updateMark(target, nil)
    root?.reader.keyFocusDidMove(from: target, to: nil)
    target.semanticsDidChange()
  }

  /// Returns the focus to a view after the menu has closed.
  private func resume(_ target: FocusTargetNode) {
    guard target.canFocus else { return endSuspension() }
    let old = focused
    suspended.removeAll { $0.node == nil || $0.node === target }
    suspendedByMenu = nil
    focused = target
    updateMark(old, target)
    old?.focusDidChange(false)
    notifyFollowers()
    root?.reader.keyFocusDidMove(from: old, to: target)
    old?.semanticsDidChange()
    target.semanticsDidChange()
    if let root { root.focusedValues.update(root) }
  }

  /// Ends the focus of the view below the menu.
  ///
  /// - Parameter keepsPlace: Whether the view gets the focus back once nothing covers it.
  private func endSuspension(keepsPlace: Bool = false) {
    guard let old = suspendedByMenu else { return }
    suspendedByMenu = nil
    if !keepsPlace { suspended.removeAll { $0.node == nil || $0.node === old } }
    old.focusDidChange(false)
    notifyFollowers()
    if let root { root.focusedValues.update(root) }
  }

  /// Moves the suspended focus below an open menu. The menu keeps the keys until it closes.
  ///
  /// - Returns: Whether a view below the menu matches and can have the focus.
  func moveSuspendedFocus(to isNamed: (FocusTargetNode) -> Bool) -> Bool {
    guard let root, root.isUnderMenu, targetCount > 0 else { return false }
    var found: [FocusTargetNode] = []
    root.visitBelowMenus { collect($0, isInControl: false, into: &found) }
    guard let target = found.first(where: isNamed) else { return false }
    let old = suspendedByMenu
    guard target !== old else { return true }
    suspended.removeAll { $0.node == nil || $0.node === old || $0.node === target }
    suspended.append(FocusHandle(target))
    suspendedByMenu = target
    old?.focusDidChange(false)
    target.focusDidChange(true)
    notifyFollowers()
    old?.semanticsDidChange()
    target.semanticsDidChange()
    root.focusedValues.update(root)
    reveal(target)
    return true
  }

  /// Removes the suspended focus from a view below a menu, on behalf of the program.
  func endSuspension(where isTaken: (FocusTargetNode) -> Bool) {
    if let suspendedByMenu, isTaken(suspendedByMenu) { endSuspension() }
  }

  // MARK: Keys

  /// Whether a text editor has the focus.
  package var isEditing: Bool { focused?.value.editor != nil }

  /// Offers a key to the view that has the focus. Returns whether the view handled it.
  package func offerToFocused(_ press: KeyPress) -> Bool { focused?.handle(press) == true }

  /// Offers a key to the `onKeyPress` handlers of the focused view and of its ancestors.
  func offerToHandlers(_ press: KeyPress) -> Bool {
    var run: [KeyPressNode] = []
    var element: ElementNode? = focused
    while let current = element {
      if let node = current as? KeyPressNode {
        run.append(node)
      } else {
        if handle(press, run) { return true }
        run = []
      }
      element = current.host
    }
    return handle(press, run)
  }

  /// Of several handlers on one view, the one written last is called first.
  private func handle(_ press: KeyPress, _ run: [KeyPressNode]) -> Bool {
    for node in run.reversed() where node.takes(press) { return true }
    return false
  }

  /// Runs the nearest handler of a command, from the focused view outwards. If no view has the
  /// focus, runs the first reachable handler in the order of views.
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
    // Without any handlers the walk is skipped.
    guard commandCount > 0 else { return false }
    root?.visitReachable(offer)
    return isDone
  }

  /// Offers a key that was not handled otherwise to the ancestors of the focused view.
  func offerUnhandled(_ press: KeyPress) -> Bool {
    var element: ElementNode? = focused
    while let current = element {
      if let node = current as? LateKeysNode, node.handle(press) { return true }
      element = current.host
    }
    return false
  }

  /// The number of command handlers in the tree.
  var commandCount = 0
}

/// A node that is notified of moves of the focus.
@MainActor protocol FocusFollower: ViewNode {
  func focusDidMove(to target: FocusTargetNode?)
}

/// A handle by which a view's code gives the focus to the view.
@MainActor package final class FocusHandle {
  fileprivate(set) weak var node: FocusTargetNode?
  nonisolated package init() {}
  init(_ node: FocusTargetNode) { self.node = node }
  func attach(_ node: FocusTargetNode) { self.node = node }
  /// Whether the view has the focus.
  package var isFocused: Bool { node.map { $0.rootNode?.focus.focused === $0 } ?? false }
  /// The undo manager of the view's window.
  package var undoManager: UndoManager? { node?.window?.undoManager }
  /// Gives the view the focus.
  package func focus() { if let node { node.rootNode?.focus.focus(node) } }
  /// Gives the view the focus, unless a text editor elsewhere has it.
  package func focusUnlessEditing() {
    guard let node, node.rootNode?.focus.focused?.value.editor == nil else { return }
    node.rootNode?.focus.focus(node)
  }
  /// Removes the focus from the view.
  package func resign() { if isFocused { node?.rootNode?.focus.focus(nil) } }
  /// Runs an action of the program, and then removes the focus from the view, unless the action set
  /// the focus.
  package func resign(after action: () -> Void) {
    let before = node?.rootNode?.focus.requestCount
    action()
    if node?.rootNode?.focus.requestCount == before { resign() }
  }
  /// Scrolls so that a rectangle of the view, in its own coordinates, is visible.
  package func reveal(_ rect: CGRect) {
    guard let node, let origin = node.placement?.origin else { return }
    node.reveal(rect.offsetBy(dx: origin.x, dy: origin.y))
  }
  /// Whether the shift key is held.
  package var isShiftHeld: Bool { node?.graph.heldModifiers.contains(.shift) ?? false }
  /// The stage's date; the current date while the view is in no tree.
  package var date: Date { node?.graph.date ?? StagePresent.date }
}
