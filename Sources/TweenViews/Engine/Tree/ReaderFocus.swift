import Foundation

/// The element of a window at which a screen reader, or a user of switch control, currently is: one
/// or none. Without any of these the program can set it too, as a test does.
@MainActor package final class ReaderFocus {
  /// The node of the element; nil without one.
  package private(set) weak var node: ElementNode?
  /// Whether a screen reader is active, so that it follows the keyboard focus.
  package var isPresent = false
  private var followers: [any ReaderFollower] = []

  nonisolated init() {}

  func insert(_ follower: any ReaderFollower) { followers.append(follower) }
  func remove(_ follower: any ReaderFollower) { followers.removeAll { $0 === follower } }

  /// Moves the screen reader to an element; nil to none.
  package func move(to node: ElementNode?) {
    guard node !== self.node else { return }
    self.node?.semanticsDidChange()
    node?.semanticsDidChange()
    self.node = node
    for follower in followers { follower.readerDidMove(to: node) }
  }

  /// Moves the screen reader with the keyboard focus. Where the focus leaves the reader's element
  /// without a new target, the reader is at no element.
  func keyFocusDidMove(from old: FocusTargetNode?, to target: FocusTargetNode?) {
    guard isPresent else { return }
    if let target { return move(to: target) }
    if let old, let node, node.isAtOrInside(old) || old.isAtOrInside(node) { move(to: nil) }
  }
}

/// A node that is notified when the screen reader moves.
@MainActor protocol ReaderFollower: ViewNode {
  func readerDidMove(to node: ElementNode?)
}

extension ElementNode {
  /// Whether this element is another one, or is shown in it.
  func isAtOrInside(_ other: ElementNode) -> Bool {
    var element: ElementNode? = self
    while let current = element {
      if current === other { return true }
      element = current.host
    }
    return false
  }
}
