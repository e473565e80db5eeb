/// A structure node that gives each of its children an identity the program chose.
@MainActor protocol IdentifyingNode: ViewNode {
  func identity(of child: ViewNode) -> AnyHashable?
}

/// A node that finds its descendants by the identity that the program gave them.
@MainActor protocol IdentityOwner: ViewNode {
  /// Returns the node with that identity; nil where it has not been made.
  func node(identifiedBy id: AnyHashable) -> ViewNode?
}

extension ViewNode {
  /// The identity that the program gave this node, by `id(_:)` or a `ForEach`, within the tree below
  /// `top`.
  func givenIdentity(below top: ViewNode?) -> AnyHashable? {
    var node = self
    while let parent = node.parent, parent !== top {
      if let id = (parent as? any IdentifyingNode)?.identity(of: node) { return id }
      node = parent
    }
    return nil
  }
}
