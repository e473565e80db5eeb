import Foundation

/// Which element of a window somebody looks at who has the program read aloud, or works it by
/// switches: one or none. Where nobody does, the program can look at one all the same, as a test does.
@MainActor package final class ReaderFocus {
  /// The node of the element; nil: none.
  package private(set) weak var node: ElementNode?
  /// Whether somebody reads, so that the focus of keys takes the reader along.
  package var isPresent = false
  private var followers: [any ReaderFollower] = []

  nonisolated init() {}

  func insert(_ follower: any ReaderFollower) { followers.append(follower) }
  func remove(_ follower: any ReaderFollower) { followers.removeAll { $0 === follower } }

  /// Looks at an element; nil at none.
  package func move(to node: ElementNode?) {
    guard node !== self.node else { return }
    self.node?.semanticsDidChange()
    node?.semanticsDidChange()
    self.node = node
    for follower in followers { follower.readerDidMove(to: node) }
  }

  /// The reader goes along with the focus of keys; where that leaves what the reader looks at, it looks
  /// at nothing.
  func keyFocusDidMove(from old: FocusTargetNode?, to target: FocusTargetNode?) {
    guard isPresent else { return }
    if let target { return move(to: target) }
    if let old, let node, node.isAtOrInside(old) || old.isAtOrInside(node) { move(to: nil) }
  }
}

/// A node that is told where the reader looks.
@MainActor protocol ReaderFollower: ViewNode {
  func readerDidMove(to node: ElementNode?)
}

extension ElementNode {
  /// Whether this element is another one or shown in it.
  func isAtOrInside(_ other: ElementNode) -> Bool {
    var element: ElementNode? = self
    while let current = element {
      if current === other { return true }
      element = current.host
    }
    return false
  }
}
