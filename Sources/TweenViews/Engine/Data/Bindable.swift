import Observation
import TweenCombine

/// A wrapper that creates bindings to the properties of an `@Observable` object:
/// `$object.property`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object whose properties are bound. Setting it replaces the object in this wrapper only.
  public var wrappedValue: Value

  /// This wrapper, whose members are bindings: `$object.property`.
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }

  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: ObservableObject {
  @available(
    *, unavailable,
    message:
      "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
  )
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates a wrapper around an existing object. The wrapper and its bindings hold the object
  /// strongly.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a wrapper in place, for a binding in the middle of a body: `Bindable(object).name`.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a wrapper around the object of another wrapper, for a parameter passed as `$object`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the wrapped object, so that bindable objects can be elements of a `ForEach`.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
