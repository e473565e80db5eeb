import TweenMotion
import TweenViews

/// A result builder that collects the tabs of a `TabView` from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a builder, as the views that a `TabView` arranges.
  public struct Content<C: TabContent> {
    let tabs: C
  }

  /// Returns the tabs of an expression unchanged.
  nonisolated public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// Returns the tabs of a closure with one expression.
  nonisolated public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// Returns empty content for a closure without expressions.
  nonisolated public static func buildBlock() -> EmptyTabContent<TabValue> { EmptyTabContent() }

  /// Combines several tabs in their order. Each of them has this builder's type of value.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> TupleTabContent<TabValue, (repeat each C)> {
    TupleTabContent(value: (repeat each content)) { tabs in
      var views: [AnyView] = []
      repeat views.append((each C)._makeTabs(each tabs))
      return views
    }
  }

  /// Returns the tabs of an `if` without `else`; nil if its condition is false.
  nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// Returns the tabs of an `if`, or of an earlier case of a `switch`.
  nonisolated public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the tabs of an `else`, or of a later case of a `switch`.
  nonisolated public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the tabs in an `if #available` unchanged.
  nonisolated public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
}

extension TabContentBuilder.Content: View {
  /// The tabs as views, which a `TabView` arranges.
  public var body: some View { C._makeTabs(tabs) }
}
