/// Builds views from the statements of a closure.
@resultBuilder public enum ViewBuilder {
  // SwiftUI has a second one here, for Any, which nothing may call: to say of what is no view that it
  // is none. While the compiler looks for a mistake it tries all of a statement with each of the two,
  // and all of each statement in it, so that long chains with a wrong name took twice as long for each
  // closure around it. What is no view is told without it, too.
  /// A view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty block: nothing is shown.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block of several views, in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`: nil where its condition does not hold.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The branch of an `if`, or an earlier case of a `switch`, that is taken.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The branch of an `else`, or a later case of a `switch`, that is taken.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// What stands in `if #available`: its type is hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
