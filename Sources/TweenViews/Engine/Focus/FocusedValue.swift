import Observation
import TweenCombine
import TweenMotion

/// A property that reads a value which the focused views or the scene provide under a key.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var values = FocusedValues()

  /// Creates a property that reads the value under a key, a property of `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// Creates a property that reads the observable object of this type, which is provided without a
  /// key.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = \FocusedValues.[object: FocusedObjectName<Value>()]
  }

  /// The value at the view's latest evaluation; nil if none is provided, and before the first
  /// evaluation.
  public var wrappedValue: Value? { values[keyPath: keyPath] }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: FocusedValue<Value>.self)
    let keyPath = pointer.pointee.keyPath
    pointer.pointee.values =
      FocusedValueReader.connect(slot: &slot, node: node) { old, new in
        valuesAreEqual(old[keyPath: keyPath], new[keyPath: keyPath])
      }.values
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    left.assumingMemoryBound(to: FocusedValue<Value>.self).pointee.keyPath
      == right.assumingMemoryBound(to: FocusedValue<Value>.self).pointee.keyPath
  }
}

/// A property that reads and writes through a binding which the focused views or the scene provide.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private var focused: FocusedValue<Binding<Value>>

  /// Creates a property that uses the binding under a key, a property of `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    focused = FocusedValue(keyPath)
  }

  /// The binding's value; nil if no binding is provided. A write goes through the binding. It is
  /// lost if there is no binding, or if the new value is nil.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { focused.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the optional value, with the same reads and writes as `wrappedValue`.
  public var projectedValue: Binding<Value?> {
    guard let binding = focused.wrappedValue else { return .constant(nil) }
    return Binding(
      get: { binding.wrappedValue },
      set: { new, transaction in
        if let new { binding.transaction(transaction).wrappedValue = new }
      })
  }

  /// Connects the one field inside.
  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    FocusedValue<Binding<Value>>._connect(field, slot: &slot, node: node)
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    FocusedValue<Binding<Value>>._isEqual(left, right)
  }
}

/// A property that reads an observable object which the focused views or the scene provide by its
/// type. The view is evaluated again whenever the object announces a change.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type of `$object` if there is an object; its members are bindings to properties of the
  /// object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Creates a property that finds the object by its type once the view is in a tree.
  public init() {}

  /// The object; nil if none is provided, and before the view's first evaluation.
  public var wrappedValue: ObjectType? { object }

  /// A wrapper whose members are bindings to properties of the object: `$object?.property`; nil
  /// without an object.
  public var projectedValue: Wrapper? {
    object.map { ObservedObject(wrappedValue: $0).projectedValue }
  }

  @MainActor public static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    let pointer = field.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
    let (reader, values) = FocusedValueReader.connect(slot: &slot, node: node) { old, new in
      old[object: FocusedObjectName<ObjectType>()] === new[object: FocusedObjectName<ObjectType>()]
    }
    let object = values[object: FocusedObjectName<ObjectType>()]
    pointer.pointee.object = object
    if let object {
      ObjectSubscription.connect(object, slot: &reader.subscription, node: node)
    } else {
      (reader.subscription as? ObjectSubscription)?.nodeWasDestroyed()
      reader.subscription = nil
    }
  }

  @MainActor public static func _isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
    -> Bool
  {
    true
  }
}
