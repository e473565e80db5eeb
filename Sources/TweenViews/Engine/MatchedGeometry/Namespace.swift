import TweenMotion

/// A namespace that belongs to one view, for identifiers that must not collide with those of other
/// views.
///
/// The namespace belongs to the view's place in the tree: it is the same in each evaluation of the
/// view's body, and different in each other place. Read it in a body; read elsewhere it matches
/// nothing.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  private var id = ID(number: ID.nowhere)

  /// Creates a namespace for the view with this property. Its value is set while the view's body is
  /// evaluated.
  public init() {}

  /// Identifies a namespace within a view tree.
  public struct ID: Hashable, Sendable {
    /// The number of the namespace, counted from 1 in the order of creation.
    let number: Int

    /// The number of a property outside of any view in a tree.
    static let nowhere = 0
  }

  /// The namespace of the view's place in the tree. Outside of a view tree, a namespace that matches
  /// nothing.
  public var wrappedValue: Namespace.ID { id }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let place =
      (slot as? NamespacePlace) ?? NamespacePlace(node.graph.matchedGroups.nextNamespace())
    slot = place
    field.assumingMemoryBound(to: Namespace.self).pointee.id = place.id
  }

  /// Always equal, because the namespace depends on the place in the tree, and not on the view's
  /// value.
  @MainActor public static func _isEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    true
  }
}

/// The namespace that a node stores for its view.
private final class NamespacePlace {
  let id: Namespace.ID
  init(_ id: Namespace.ID) { self.id = id }
}
