/// Builds views from the statements of a closure.
@resultBuilder public enum ViewBuilder {
  // SwiftUI has a second overload here, for `Any`, that is unavailable: it gives a better error for a
  // value that is no view. While the compiler searches for a mistake, it tries both overloads for all
  // of a statement, and for all statements in it, so that long chains with a wrong name took twice as
  // long for each closure around them. The error is clear without the overload.
  /// Returns the view of a statement unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of an empty block, which shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view of a block with one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns the views of a block with several statements, in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// Returns the view of an `if` without `else`: nil where its condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of an `if` branch, or of an earlier case of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the view of an `else` branch, or of a later case of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the view of an `if #available`, whose type is hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
