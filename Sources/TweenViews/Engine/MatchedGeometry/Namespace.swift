import TweenMotion

/// A name space of a view's own, for identifiers that other views are not to share by chance.
///
/// It belongs to the view's place in the tree: the same in every evaluation of its body, another
/// one in every other place. Read it in a body; read elsewhere it matches nothing.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  private var id = ID(number: ID.nowhere)

  /// A name space for the view that has this property; which one is known in the view's body.
  public init() {}

  /// What tells this name space from others.
  public struct ID: Hashable, Sendable {
    /// Counts the name spaces of a view tree in the order in which they came, from 1.
    let number: Int

    /// The number where no view stands behind the property.
    static let nowhere = 0
  }

  /// The name space of the view's place in the tree; in a view that stands in no tree, one that
  /// matches nothing.
  public var wrappedValue: Namespace.ID { id }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let place =
      (slot as? NamespacePlace) ?? NamespacePlace(node.graph.matchedGroups.nextNamespace())
    slot = place
    field.assumingMemoryBound(to: Namespace.self).pointee.id = place.id
  }

  /// The place in the tree decides, so new values of the view never differ in it.
  @MainActor public static func _isEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    true
  }
}

/// What a node remembers of a name space.
private final class NamespacePlace {
  let id: Namespace.ID
  init(_ id: Namespace.ID) { self.id = id }
}
