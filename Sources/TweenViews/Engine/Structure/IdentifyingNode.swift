/// A structure node that gives each of its children an identity the program chose.
@MainActor protocol IdentifyingNode: ViewNode {
  func identity(of child: ViewNode) -> AnyHashable?
}

/// Knows nodes by the identity a program gives them.
@MainActor protocol IdentityOwner: ViewNode {
  /// The node with that identity, if it is made.
  func node(identifiedBy id: AnyHashable) -> ViewNode?
}

extension ViewNode {
  /// The identity a program gives this node, by `id(_:)` or a `ForEach`, within what is below `top`.
  func givenIdentity(below top: ViewNode?) -> AnyHashable? {
    var node = self
    while let parent = node.parent, parent !== top {
      if let id = (parent as? any IdentifyingNode)?.identity(of: node) { return id }
      node = parent
    }
    return nil
  }
}
