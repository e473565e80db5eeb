import Foundation
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
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

/// A collection and what tells its elements apart.
@available(*, deprecated, message: "Use ForEach(_:id:content:) and List(_:id:rowContent:).")
public struct IdentifierValuePairs<Base: RandomAccessCollection, ID: Hashable> {
  fileprivate let base: Base
  fileprivate let id: KeyPath<Base.Element, ID>
}

extension RandomAccessCollection {
  /// The elements with what tells them apart.
  @available(*, deprecated, message: "Use ForEach(_:id:content:) and List(_:id:rowContent:).")
  public func identified<ID: Hashable>(
    by id: KeyPath<Element, ID>
  ) -> IdentifierValuePairs<Self, ID> { IdentifierValuePairs(base: self, id: id) }
}

extension ForEach where Content: View {
  /// A view for each element of a collection that says what tells them apart.
  @available(*, deprecated, renamed: "init(_:id:content:)")
  public init(
    _ data: IdentifierValuePairs<Data, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data.base, id: data.id, content: content)
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a collection that says what tells them apart.
  @available(*, deprecated, renamed: "init(_:id:rowContent:)")
  public init<Data, ID, RowContent>(
    _ data: IdentifierValuePairs<Data, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(in: .none, content: ForEach(data.base, id: data.id, content: rowContent))
  }
}
