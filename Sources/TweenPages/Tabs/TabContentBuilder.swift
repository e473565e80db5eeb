import TweenMotion
import TweenViews

/// Builds the tabs of a `TabView` from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a builder, as the views that a `TabView` arranges.
  public struct Content<C: TabContent> {
    let tabs: C
  }

  /// Tabs as they are.
  nonisolated public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// A block of one.
  nonisolated public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// A block of none.
  nonisolated public static func buildBlock() -> EmptyTabContent<TabValue> { EmptyTabContent() }

  /// A block of several, in their order; each has been an expression of this builder's value.
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

  /// An `if` without `else`: nil where its condition does not hold.
  nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// The branch of an `if`, or an earlier case of a `switch`, that is taken.
  nonisolated public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The branch of an `else`, or a later case of a `switch`, that is taken.
  nonisolated public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// What stands in `if #available`.
  nonisolated public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
}

extension TabContentBuilder.Content: View {
  /// The tabs.
  public var body: some View { C._makeTabs(tabs) }
}
