import TweenMotion

/// A stored property of a view that the engine connects to something outside the view's value.
///
/// One of a type of the program's own may hold others: these are connected and updated first, in the
/// order of their declaration. One behind an optional is connected while it is there; one in the
/// payload of another enumeration is not.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body, after the properties inside are connected.
  mutating func update()

  /// Connects the property at `field` inside a view that is about to be evaluated. `slot` is the
  /// node's own storage for this property, nil at first.
  @MainActor static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode)

  /// Whether two values of a view hold the same in this property.
  @MainActor static func _isEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool
}

extension DynamicProperty {
  public mutating func update() {}

  /// A property made of properties: each inside is connected in turn.
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

/// The storage a node keeps for the dynamic properties of its view, one slot each.
@MainActor package final class DynamicFieldSlots {
  /// Connects the property at a place, with the slot that the node keeps for it.
  package typealias Connection =
    @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewNode) -> Void

  private let fields: [TypeFields.Field]
  private var slots: [AnyObject?]
  /// Whether what the properties show is kept elsewhere.
  package let holdNothing: Bool

  package convenience init(type: Any.Type) { self.init(TypeFields.of(type)) }

  private init(_ type: TypeFields) {
    fields = type.dynamicFields
    holdNothing = type.holdsNothing
    slots = Array(repeating: nil, count: fields.count)
  }

  /// Slots for a value of `type`; types without such properties share theirs.
  package static func of(_ type: Any.Type) -> DynamicFieldSlots {
    let type = TypeFields.of(type)
    return type.dynamicFields.isEmpty ? none : DynamicFieldSlots(type)
  }
  private static let none = DynamicFieldSlots(type: Void.self)

  package var isEmpty: Bool { fields.isEmpty }

  /// What is kept, a slot for each dynamic property in the order of the fields.
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

  /// Tells those that want to know that what a slot was for has gone.
  fileprivate static func end(_ slot: AnyObject?) {
    (slot as? DynamicFieldSlots)?.destroy()
    (slot as? DynamicSlot)?.nodeWasDestroyed()
  }

  /// A type as that of a dynamic property; nil of others.
  static func dynamicType(of type: Any.Type) -> (any DynamicProperty.Type)? {
    TypeKind(type).mayConform ? type as? any DynamicProperty.Type : nil
  }

  /// How a field of a type is connected, which is that of a dynamic property or not; nil where there is
  /// nothing to connect.
  static func connection(
    of type: Any.Type, _ dynamic: (any DynamicProperty.Type)?
  ) -> Connection? {
    if let dynamic { return { dynamic._connect($0, slot: &$1, node: $2) } }
    guard TypeKind(type) == .optional else { return nil }
    return (type as? any OptionalField.Type)?.connection
  }
}

/// An optional, whose property is connected while there is one.
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

/// A property that shows what is kept elsewhere: a node made anew shows the same.
protocol OutsideProperty: DynamicProperty {}
extension Environment: OutsideProperty {}
extension EnvironmentObject: OutsideProperty {}
extension Binding: OutsideProperty {}
extension ObservedObject: OutsideProperty {}

/// A slot that must know when its node ends.
@MainActor package protocol DynamicSlot: AnyObject {
  func nodeWasDestroyed()
}
