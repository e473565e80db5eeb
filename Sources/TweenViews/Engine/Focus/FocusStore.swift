import Foundation
import TweenMotion

/// Which view of a window has the focus: one or none.
@MainActor package final class FocusStore {
  private var targets: [FocusTargetNode] = []
  private var followers: [any FocusFollower] = []
  private weak var root: RootNode?
  /// What has the focus.
  package private(set) weak var focused: FocusTargetNode?
  /// A key was taken before it could type: its text goes with it.
  var dropsText = false

  nonisolated init() {}

  func attach(to root: RootNode) { self.root = root }

  func insert(_ target: FocusTargetNode) { targets.append(target) }
  func insert(_ follower: any FocusFollower) { followers.append(follower) }
  func remove(_ follower: any FocusFollower) { followers.removeAll { $0 === follower } }

  func remove(_ target: FocusTargetNode) {
    targets.removeAll { $0 === target }
    if focused === target { focus(nil) }
  }

  /// Gives the focus to a view; nil takes it from the one that has it.
  package func focus(_ target: FocusTargetNode?) {
    let target = target?.canFocus == true ? target : nil
    guard target !== focused else { return }
    let old = focused
    focused = target
    old?.value.didChange(false)
    target?.value.didChange(true)
    for follower in followers { follower.focusDidMove(to: target) }
  }

  /// What can have the focus, in the order of Tab: as the views are written.
  var order: [FocusTargetNode] {
    guard let root, !targets.isEmpty else { return [] }
    var found: [FocusTargetNode] = []
    collect(below: root, into: &found)
    return found
  }

  private func collect(below element: ElementNode, into found: inout [FocusTargetNode]) {
    element.visitShown { child in
      if let target = child as? FocusTargetNode, target.canFocus { found.append(target) }
      collect(below: child, into: &found)
    }
  }

  /// Moves the focus to the next view, or the one before; false where none can have it.
  func advance(backwards: Bool) -> Bool {
    let order = order
    guard !order.isEmpty else { return false }
    let step = backwards ? order.count - 1 : 1
    let start = order.firstIndex { $0 === focused } ?? (backwards ? 0 : order.count - 1)
    focus(order[(start + step) % order.count])
    return true
  }

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
}

/// A node that is told where the focus goes.
@MainActor protocol FocusFollower: ViewNode {
  func focusDidMove(to target: FocusTargetNode?)
}

/// What can have the focus, and what it does with it.
nonisolated package struct FocusTarget: ValueModifier {
  package typealias Body = Never
  package typealias Wrapper = FocusTargetNode
  var isFocusable: Bool
  /// Hands out the way to the focus.
  var handle: FocusHandle?
  var didChange: @MainActor (Bool) -> Void
  /// Takes a key as an editor or a control does; false leaves it to others.
  var key: @MainActor (KeyPress) -> Bool
  /// Takes typed text; nil: nothing is typed here.
  var text: (@MainActor (String) -> Void)?

  package init(
    isFocusable: Bool, handle: FocusHandle?, didChange: @escaping @MainActor (Bool) -> Void,
    key: @escaping @MainActor (KeyPress) -> Bool, text: (@MainActor (String) -> Void)?
  ) {
    self.isFocusable = isFocusable
    self.handle = handle
    self.didChange = didChange
    self.key = key
    self.text = text
  }
}

/// Gives the focus to its view.
@MainActor package final class FocusHandle {
  fileprivate(set) weak var node: FocusTargetNode?
  nonisolated package init() {}
  /// Whether the view has the focus.
  package var isFocused: Bool { node.map { $0.graph.root?.focus.focused === $0 } ?? false }
  /// Gives the view the focus.
  package func focus() { if let node { node.graph.root?.focus.focus(node) } }
  /// Takes the focus from the view.
  package func resign() { if isFocused { node?.graph.root?.focus.focus(nil) } }
  /// The stage's date; the present one while the view is in no tree.
  package var date: Date { node?.graph.date ?? StagePresent.date }
}

@MainActor package final class FocusTargetNode: WrapperNode, ValueNode {
  package var value: FocusTarget

  package init(_ context: NodeContext, _ value: FocusTarget) {
    self.value = value
    super.init(context)
    value.handle?.node = self
    graph.root?.focus.insert(self)
  }

  package func valueDidChange(from old: FocusTarget) {
    value.handle?.node = self
    loseFocusIfUnable()
  }

  package override func environmentReadDidChange() { loseFocusIfUnable() }

  private func loseFocusIfUnable() {
    guard let focus = graph.root?.focus, focus.focused === self, !canFocus else { return }
    graph.afterUpdate { [weak self, weak focus] in
      if let self, let focus, focus.focused === self, !self.canFocus { focus.focus(nil) }
    }
  }

  var canFocus: Bool {
    value.isFocusable && trackedEnvironment.isEnabled && nearestRetirement == nil && !isDestroyed
  }

  func isInside(_ other: ElementNode) -> Bool {
    var element: ElementNode? = self
    while let current = element {
      if current === other { return true }
      element = current.host
    }
    return false
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    let focus = graph.root?.focus
    super.destroy()
    focus?.remove(self)
  }

  package override var debugName: String { "focusable" }
}
