import Observation
import TweenCombine
import TweenMotion

/// Reads what the focused views and the scene tell under a key.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var values = FocusedValues()

  /// The value under a key, which is a property of `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The observable object of this type that is told without a key.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = \FocusedValues.[object: FocusedObjectName<Value>()]
  }

  /// The value as of the view's latest evaluation; nil where nobody tells one, and before the first.
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

/// Reads and writes through a binding that the focused views or the scene tell under a key.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private var focused: FocusedValue<Binding<Value>>

  /// The value of the binding under a key, which is a property of `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    focused = FocusedValue(keyPath)
  }

  /// The binding's value; nil where nobody tells a binding. A write goes through the binding, and is
  /// lost where there is none, or where it is nil.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { focused.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the optional value, which reads and writes as the value itself does.
  public var projectedValue: Binding<Value?> {
    guard let binding = focused.wrappedValue else { return .constant(nil) }
    return Binding(
      get: { binding.wrappedValue },
      set: { new, transaction in
        if let new { binding.transaction(transaction).wrappedValue = new }
      })
  }

  /// Its one field connects in its place.
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

/// Reads an observable object that the focused views or the scene tell by its type: the view is
/// evaluated again whenever the object announces a change.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What `$object` is where there is an object: its members are bindings to its properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Finds the object by its type once the view is in a tree.
  public init() {}

  /// The object; nil where nobody tells one, and before the view is first evaluated.
  public var wrappedValue: ObjectType? { object }

  /// Gives bindings to the properties of the object: `$object?.property`; nil without an object.
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
