import Observation
import OpenCombine

/// Makes bindings to the properties of an `@Observable` object: `$object.property`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value

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
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
