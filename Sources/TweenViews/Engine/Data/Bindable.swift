import Observation
import TweenCombine

/// Makes bindings to the properties of an `@Observable` object: `$object.property`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object that the bindings lead to. Setting it exchanges the object in this wrapper alone.
  public var wrappedValue: Value

  /// This wrapper, whose members are the bindings: `$object.property`.
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }

  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
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
  /// Wraps an object that somebody else owns; the wrapper and its bindings hold it strongly.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an object in place, for a binding in the middle of a body: `Bindable(object).name`.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps the object that another wrapper holds, for a parameter that is given as `$object`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
