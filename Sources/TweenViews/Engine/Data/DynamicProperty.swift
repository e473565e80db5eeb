import TweenMotion

/// A stored property of a view that the engine connects to something outside the view's value.
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
  private let fields: [TypeFields.Field]
  private var slots: [AnyObject?]

  package init(type: Any.Type) {
    fields = TypeFields.of(type).fields.filter { $0.dynamicType != nil }
    slots = Array(repeating: nil, count: fields.count)
  }

  package var isEmpty: Bool { fields.isEmpty }

  /// Connects every dynamic property of the value at `base`, which must be of the slots' type.
  package func connect(_ base: UnsafeMutableRawPointer, node: ViewNode) {
    for (index, field) in fields.enumerated() {
      field.dynamicType?._connect(base + field.offset, slot: &slots[index], node: node)
    }
  }

  package func destroy() {
    for slot in slots {
      (slot as? DynamicFieldSlots)?.destroy()
      (slot as? DynamicSlot)?.nodeWasDestroyed()
    }
  }
}

/// A slot that must know when its node ends.
@MainActor package protocol DynamicSlot: AnyObject {
  func nodeWasDestroyed()
}
