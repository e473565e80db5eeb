import TweenMotion

/// A stored property of a view that the engine connects to data outside the view's value.
///
/// A program's own type may contain other dynamic properties: they are connected and updated first,
/// in the order of their declaration. A property inside an optional is connected while the optional
/// has a value; a property in the payload of another enumeration is not connected.
public protocol DynamicProperty {
  /// Updates the property. Called before each evaluation of the view's body, after the properties
  /// inside are connected. The default does nothing.
  mutating func update()

  /// Connects the property at `field` in a view that is about to be evaluated. `slot` is the node's
  /// storage for this property, nil at first.
  @MainActor static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode)

  /// Returns whether this property is the same in two values of a view.
  @MainActor static func _isEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool
}

extension DynamicProperty {
  /// Does nothing: the default for properties that need no update of their own.
  public mutating func update() {}

  /// Connects each property inside, then updates this one.
  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let inner = (slot as? DynamicFieldSlots) ?? DynamicFieldSlots(type: Self.self)
    slot = inner
    inner.connect(field, node: node)
    field.assumingMemoryBound(to: Self.self).pointee.update()
  }

  @MainActor public static func _isEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    TypeFields.of(Self.self).areEqual(left, right)
  }
}

/// The storage that a node keeps for the dynamic properties of its view, one slot each.
@MainActor package final class DynamicFieldSlots {
  /// A function that connects the property at an address, given the slot that the node keeps for
  /// it.
  package typealias Connection =
    @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewNode) -> Void

  private let fields: [TypeFields.Field]
  private var slots: [AnyObject?]
  /// Whether all data shown by the properties is stored outside the node.
  package let holdNothing: Bool

  package convenience init(type: Any.Type) { self.init(TypeFields.of(type)) }

  private init(_ type: TypeFields) {
    fields = type.dynamicFields
    holdNothing = type.holdsNothing
    slots = Array(repeating: nil, count: fields.count)
  }

  /// Returns slots for a value of `type`. Types without dynamic properties share one empty
  /// instance.
  package static func of(_ type: Any.Type) -> DynamicFieldSlots {
    let type = TypeFields.of(type)
    return type.dynamicFields.isEmpty ? none : DynamicFieldSlots(type)
  }
  private static let none = DynamicFieldSlots(type: Void.self)

  package var isEmpty: Bool { fields.isEmpty }

  /// The slots' contents, in the order of the dynamic fields.
  var kept: [AnyObject?] { slots }

  /// Connects every dynamic property of the value at `base`, which must be of the slots' type.
  package func connect(_ base: UnsafeMutableRawPointer, node: ViewNode) {
    for (index, field) in fields.enumerated() {
      field.connect?(base + field.offset, &slots[index], node)
    }
  }

  package func destroy() {
    for slot in slots { Self.end(slot) }
  }

  /// Notifies the contents of a slot that the node is gone.
  fileprivate static func end(_ slot: AnyObject?) {
    (slot as? DynamicFieldSlots)?.destroy()
    (slot as? DynamicSlot)?.nodeWasDestroyed()
  }

  /// Returns the type as a dynamic property's type; nil for other types.
  static func dynamicType(of type: Any.Type) -> (any DynamicProperty.Type)? {
    TypeKind(type).mayConform ? type as? any DynamicProperty.Type : nil
  }

  /// Returns how to connect a field of a type, which is a dynamic property or may contain one; nil
  /// if there is nothing to connect.
  static func connection(
    of type: Any.Type, _ dynamic: (any DynamicProperty.Type)?
  ) -> Connection? {
    if let dynamic { return { dynamic._connect($0, slot: &$1, node: $2) } }
    guard TypeKind(type) == .optional else { return nil }
    return (type as? any OptionalField.Type)?.connection
  }
}

/// An optional, whose property is connected while the optional has a value.
private protocol OptionalField {
  @MainActor static var connection: DynamicFieldSlots.Connection? { get }
}

extension Optional: OptionalField {
  @MainActor fileprivate static var connection: DynamicFieldSlots.Connection? {
    let dynamic = DynamicFieldSlots.dynamicType(of: Wrapped.self)
    guard let connect = DynamicFieldSlots.connection(of: Wrapped.self, dynamic) else { return nil }
    return { field, slot, node in
      let optional = field.assumingMemoryBound(to: Wrapped?.self)
      guard var property = optional.pointee else {
        DynamicFieldSlots.end(slot)
        slot = nil
        return
      }
      withUnsafeMutablePointer(to: &property) { connect(UnsafeMutableRawPointer($0), &slot, node) }
      optional.pointee = property
    }
  }
}

/// A property whose data is stored outside the node: a new node shows the same.
protocol OutsideProperty: DynamicProperty {}
extension Environment: OutsideProperty {}
extension EnvironmentObject: OutsideProperty {}
extension Binding: OutsideProperty {}
extension ObservedObject: OutsideProperty {}

/// A slot that is notified when its node is destroyed.
@MainActor package protocol DynamicSlot: AnyObject {
  func nodeWasDestroyed()
}
