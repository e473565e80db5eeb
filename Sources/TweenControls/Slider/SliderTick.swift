import Foundation
import TweenMotion
import TweenViews

/// A mark at the track of a slider, for one of its values.
public struct SliderTick<V: BinaryFloatingPoint> {
  /// What a mark is known by: its value.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  /// What stands below the mark; nil: nothing.
  let label: AnyView?

  /// A mark without words.
  ///
  /// - Parameter value: Where it stands.
  nonisolated public init(_ value: V) {
    self.value = value
    label = nil
  }

  // Titles: string.
  /// A mark with words, which are looked up.
  ///
  /// - Parameters:
  ///   - value: Where it stands.
  ///   - titleKey: The words below it.
  nonisolated public init(_ value: V, _ titleKey: LocalizedStringKey) {
    self.value = value
    label = AnyView(Text(titleKey))
  }

  /// A mark with a label of your own.
  ///
  /// - Parameters:
  ///   - value: Where it stands.
  ///   - label: What stands below it.
  nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }
}

extension SliderTick: Identifiable {
  /// What the mark is known by.
  public var id: ID { ID(value: value) }
}

extension SliderTick: Comparable {
  /// Whether both stand at one value.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  /// Whether the first stands at the lower value.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A mark as a track shows it.
public struct _SliderMark {
  let value: Double
  let label: AnyView?
}

/// The marks at a slider's track.
public protocol SliderTickContent<Value> {
  /// The slider's type of value.
  associatedtype Value: BinaryFloatingPoint
  /// What it is made of.
  associatedtype Body: SliderTickContent
  /// The marks that it stands for.
  var body: Body { get }
  /// The marks. Made by the library.
  nonisolated func _marks() -> [_SliderMark]
}

extension SliderTickContent {
  nonisolated public func _marks() -> [_SliderMark] { body._marks() }
}

extension Never: SliderTickContent {
  /// None; nobody asks.
  public typealias Value = Double
  public func _marks() -> [_SliderMark] { switch self {} }
}

/// Content that makes its marks itself.
protocol PrimitiveSliderTickContent: SliderTickContent where Body == Never {}

extension PrimitiveSliderTickContent {
  public var body: Never { ProgramEnd.stop("\(Self.self) has no body.") }
}

extension SliderTick: SliderTickContent, PrimitiveSliderTickContent {
  /// The slider's type of value.
  public typealias Value = V
  nonisolated public func _marks() -> [_SliderMark] {
    [_SliderMark(value: Double(value), label: label)]
  }
}

/// Marks for the elements of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
> {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Marks for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What an element is known by.
  ///   - content: The marks of one.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.Value == V {
    self.data = data
    self.content = content
  }

  /// Marks for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The marks of one.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.Value == V {
    self.data = data
    self.content = content
  }
}

extension SliderTickContentForEach: SliderTickContent, PrimitiveSliderTickContent {
  /// The slider's type of value.
  public typealias Value = Content.Value
  nonisolated public func _marks() -> [_SliderMark] { data.flatMap { content($0)._marks() } }
}

/// Several pieces of content, in their order.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T> {
  /// The pieces.
  public var value: T
  fileprivate let marks: [_SliderMark]
}

extension TupleSliderTickContent: SliderTickContent, PrimitiveSliderTickContent {
  /// The slider's type of value.
  public typealias Value = V
  nonisolated public func _marks() -> [_SliderMark] { marks }
}

extension Optional: SliderTickContent, PrimitiveSliderTickContent
where Wrapped: SliderTickContent {
  /// The slider's type of value.
  public typealias Value = Wrapped.Value
  nonisolated public func _marks() -> [_SliderMark] { self?._marks() ?? [] }
}

extension _ConditionalContent: SliderTickContent, PrimitiveSliderTickContent
where TrueContent: SliderTickContent, FalseContent: SliderTickContent {
  /// The slider's type of value.
  public typealias Value = TrueContent.Value
  nonisolated public func _marks() -> [_SliderMark] {
    switch storage {
    case .trueContent(let first): first._marks()
    case .falseContent(let second): second._marks()
    }
  }
}

/// Makes marks of a closure's expressions.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A mark of the slider's type of value.
  nonisolated public static func buildExpression(_ tick: SliderTick<V>) -> SliderTick<V> { tick }

  /// Marks.
  nonisolated public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> Content { content }

  /// No marks.
  nonisolated public static func buildBlock() -> TupleSliderTickContent<V, ()> {
    TupleSliderTickContent(value: (), marks: [])
  }

  /// One piece.
  nonisolated public static func buildBlock<Content: SliderTickContent>(
    _ content: Content
  ) -> Content { content }

  /// Several pieces, in their order.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: SliderTickContent>(
    _ content: repeat each Content
  ) -> TupleSliderTickContent<V, (repeat each Content)> {
    var marks: [_SliderMark] = []
    repeat marks += (each content)._marks()
    return TupleSliderTickContent(value: (repeat each content), marks: marks)
  }

  /// An `if` without `else`: nil where its condition does not hold.
  nonisolated public static func buildIf<Content: SliderTickContent>(
    _ content: Content?
  ) -> Content? { content }

  /// The branch of an `if` that is taken.
  nonisolated public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }

  /// The branch of an `else` that is taken.
  nonisolated public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }
}
