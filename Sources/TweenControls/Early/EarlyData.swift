import TweenCombine
import TweenViews

// Data as the talks of 2019 spell it (Controls 16).

/// An object that publishes its changes: before a change by `willChange`, or after a change by
/// `didChange`. A conforming type implements one of the two; the other defaults to it.
@available(*, deprecated, renamed: "ObservableObject")
public protocol BindableObject: ObservableObject
where ObjectWillChangePublisher == AnyPublisher<Void, Never> {
  /// The type of the publisher of changes.
  associatedtype PublisherType: Publisher where PublisherType.Failure == Never
  /// A publisher that emits after the object has changed.
  var didChange: PublisherType { get }
  /// A publisher that emits before the object changes.
  var willChange: PublisherType { get }
}

@available(*, deprecated)
extension BindableObject {
  /// The publisher `willChange`, under the older name.
  public var didChange: PublisherType { willChange }
  /// The publisher `didChange`, under the newer name.
  public var willChange: PublisherType { didChange }
  /// The publisher `willChange`, as views and other observers of an `ObservableObject` subscribe to
  /// it.
  public var objectWillChange: AnyPublisher<Void, Never> {
    willChange.map { _ in }.eraseToAnyPublisher()
  }
}

/// The earlier name of `ObservedObject`, which observes an object and updates the view.
@available(*, deprecated, renamed: "ObservedObject")
public typealias ObjectBinding = ObservedObject

/// A type that can be read and written through a binding.
@available(*, deprecated, message: "Use Binding.")
public protocol BindingConvertible {
  /// The type of the value behind the binding.
  associatedtype Value
  /// The binding that reads and writes the value.
  var binding: Binding<Value> { get }
}

@available(*, deprecated)
extension Binding: BindingConvertible {
  /// The binding itself, for functions that take a `BindingConvertible`.
  public var binding: Binding<Value> { self }
}
