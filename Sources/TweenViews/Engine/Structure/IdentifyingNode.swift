/// A structure node that gives each of its children an identity the program chose.
@MainActor protocol IdentifyingNode: ViewNode {
  func identity(of child: ViewNode) -> AnyHashable?
}

/// Knows nodes by the identity a program gives them.
@MainActor protocol IdentityOwner: ViewNode {
  /// The node with that identity, if it is made.
  func node(identifiedBy id: AnyHashable) -> ViewNode?
}
