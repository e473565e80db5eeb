import Foundation
import TweenMotion
import TweenViews

/// A mark along the track of a slider, for one of its values.
public struct SliderTick<V: BinaryFloatingPoint> {
  /// The identity of a mark: its value.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  /// The label below the mark; nil: no label.
  let label: AnyView?

  /// A mark without a label.
  ///
  /// - Parameter value: The value at which the mark stands.
  nonisolated public init(_ value: V) {
    self.value = value
    label = nil
  }

  // Titles: string.
  /// A mark with a title, which is looked up in the string tables.
  ///
  /// - Parameters:
  ///   - value: The value at which the mark stands.
  ///   - titleKey: The title below the mark.
  nonisolated public init(_ value: V, _ titleKey: LocalizedStringKey) {
    self.value = value
    label = AnyView(Text(titleKey))
  }

  /// A mark with a label of your own.
  ///
  /// - Parameters:
  ///   - value: The value at which the mark stands.
  ///   - label: The view below the mark.
  nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }
}

extension SliderTick: Identifiable {
  /// The identity of the mark: its value.
  public var id: ID { ID(value: value) }
}

extension SliderTick: Comparable {
  /// Returns whether both marks stand at the same value.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  /// Returns whether the first mark stands at a lower value.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A mark in the form in which the slider's track draws it.
public struct _SliderMark {
  let value: Double
  let label: AnyView?
}

/// Content of a slider that consists of marks along its track.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the content's body.
  associatedtype Body: SliderTickContent
  /// The marks of which this content is composed.
  var body: Body { get }
  /// Returns the marks. The library implements it.
  nonisolated func _marks() -> [_SliderMark]
}

extension SliderTickContent {
  nonisolated public func _marks() -> [_SliderMark] { body._marks() }
}

extension Never: SliderTickContent {
  /// A placeholder type: `Never` has no marks.
  public typealias Value = Double
  public func _marks() -> [_SliderMark] { switch self {} }
}

/// Content that creates its marks itself, without a body.
protocol PrimitiveSliderTickContent: SliderTickContent where Body == Never {}

extension PrimitiveSliderTickContent {
  public var body: Never { ProgramEnd.stop("\(Self.self) has no body.") }
}

extension SliderTick: SliderTickContent, PrimitiveSliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V
  nonisolated public func _marks() -> [_SliderMark] {
    [_SliderMark(value: Double(value), label: label)]
  }
}

/// Creates marks for each element of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
> {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates marks for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to an element's identity.
  ///   - content: Returns the marks of an element.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.Value == V {
    self.data = data
    self.content = content
  }

  /// Creates marks for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: Returns the marks of an element.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.Value == V {
    self.data = data
    self.content = content
  }
}

extension SliderTickContentForEach: SliderTickContent, PrimitiveSliderTickContent {
  /// The type of the slider's value.
  public typealias Value = Content.Value
  nonisolated public func _marks() -> [_SliderMark] { data.flatMap { content($0)._marks() } }
}

/// Several pieces of slider content, in their order.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T> {
  /// The pieces of content, as a tuple.
  public var value: T
  fileprivate let marks: [_SliderMark]
}

extension TupleSliderTickContent: SliderTickContent, PrimitiveSliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V
  nonisolated public func _marks() -> [_SliderMark] { marks }
}

extension Optional: SliderTickContent, PrimitiveSliderTickContent
where Wrapped: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = Wrapped.Value
  nonisolated public func _marks() -> [_SliderMark] { self?._marks() ?? [] }
}

extension _ConditionalContent: SliderTickContent, PrimitiveSliderTickContent
where TrueContent: SliderTickContent, FalseContent: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = TrueContent.Value
  nonisolated public func _marks() -> [_SliderMark] {
    switch storage {
    case .trueContent(let first): first._marks()
    case .falseContent(let second): second._marks()
    }
  }
}

/// A result builder that collects a slider's marks from the expressions of a closure.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Returns the mark; infers the slider's type of value.
  nonisolated public static func buildExpression(_ tick: SliderTick<V>) -> SliderTick<V> { tick }

  /// Returns the content of an expression unchanged.
  nonisolated public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> Content { content }

  /// Returns empty content for a closure without expressions.
  nonisolated public static func buildBlock() -> TupleSliderTickContent<V, ()> {
    TupleSliderTickContent(value: (), marks: [])
  }

  /// Returns the content of a closure with one expression.
  nonisolated public static func buildBlock<Content: SliderTickContent>(
    _ content: Content
  ) -> Content { content }

  /// Combines several pieces of content, in their order.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: SliderTickContent>(
    _ content: repeat each Content
  ) -> TupleSliderTickContent<V, (repeat each Content)> {
    var marks: [_SliderMark] = []
    repeat marks += (each content)._marks()
    return TupleSliderTickContent(value: (repeat each content), marks: marks)
  }

  /// Returns the content of an `if` without `else`; nil if its condition is false.
  nonisolated public static func buildIf<Content: SliderTickContent>(
    _ content: Content?
  ) -> Content? { content }

  /// Returns the content of the first branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }

  /// Returns the content of the second branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }
}
