import TweenCombine
import TweenViews

// Data as the talks of 2019 spell it (Controls 16).

/// An object that tells by `willChange` that it changes, or by `didChange` that it has. It has one of
/// the two itself.
@available(*, deprecated, renamed: "ObservableObject")
public protocol BindableObject: ObservableObject
where ObjectWillChangePublisher == AnyPublisher<Void, Never> {
  /// What tells it.
  associatedtype PublisherType: Publisher where PublisherType.Failure == Never
  /// Tells that the object has changed.
  var didChange: PublisherType { get }
  /// Tells that the object is about to change.
  var willChange: PublisherType { get }
}

@available(*, deprecated)
extension BindableObject {
  /// What the object tells by the later name.
  public var didChange: PublisherType { willChange }
  /// What the object tells by the earlier name.
  public var willChange: PublisherType { didChange }
  /// What the object tells, for those who follow observable objects.
  public var objectWillChange: AnyPublisher<Void, Never> {
    willChange.map { _ in }.eraseToAnyPublisher()
  }
}

/// As `ObservedObject`.
@available(*, deprecated, renamed: "ObservedObject")
public typealias ObjectBinding = ObservedObject

/// Something that stands for a value kept elsewhere.
@available(*, deprecated, message: "Use Binding.")
public protocol BindingConvertible {
  /// What kind of value is kept.
  associatedtype Value
  /// Reads and writes it.
  var binding: Binding<Value> { get }
}

@available(*, deprecated)
extension Binding: BindingConvertible {
  /// The binding itself.
  public var binding: Binding<Value> { self }
}
