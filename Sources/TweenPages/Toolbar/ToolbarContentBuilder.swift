import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Builds a toolbar's content from the statements of a closure.
@resultBuilder public enum ToolbarContentBuilder {
  /// Content as it is.
  nonisolated public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  /// A block of one.
  nonisolated public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  /// A block of several, in their order.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  /// An `if` without `else`: nil where its condition does not hold.
  nonisolated public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> Content? { content }

  /// The branch of an `if`, or an earlier case of a `switch`, that is taken.
  nonisolated public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The branch of an `else`, or a later case of a `switch`, that is taken.
  nonisolated public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// What stands in `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// Several pieces of content, in their order.
public struct _TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension _TupleToolbarContent: ToolbarContent, CustomizableToolbarContent,
  PrimitiveToolbarContent
{
  @MainActor @preconcurrency public static func _makeItems(_ tuple: Self) -> AnyView {
    var views: [AnyView] = []
    repeat views.append((each Content)._makeItems(each tuple.content))
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

extension Optional: PrimitiveToolbarContent, CustomizableToolbarContent, ToolbarContent
where Wrapped: ToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ content: Self) -> AnyView {
    guard let content else { return AnyView(EmptyView()) }
    return AnyView(Wrapped._makeItems(content))
  }
}

extension _ConditionalContent: PrimitiveToolbarContent, CustomizableToolbarContent, ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ content: Self) -> AnyView {
    switch content.storage {
    case .trueContent(let first):
      AnyView(ToolbarBranch(isFirst: true, items: TrueContent._makeItems(first)))
    case .falseContent(let second):
      AnyView(ToolbarBranch(isFirst: false, items: FalseContent._makeItems(second)))
    }
  }
}

/// The items of one branch: those of the other are others.
private struct ToolbarBranch: View {
  let isFirst: Bool
  let items: AnyView

  var body: some View {
    if isFirst { items } else { items }
  }
}

extension Group: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent
where Content: ToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ group: Self) -> AnyView {
    Content._makeItems(group.content)
  }

  /// Several pieces of a toolbar's content, as one.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(sole: content())
  }
}
