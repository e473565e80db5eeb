import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A result builder that collects a toolbar's content from the statements of a closure.
@resultBuilder public enum ToolbarContentBuilder {
  /// Returns the content of an expression unchanged.
  nonisolated public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  /// Returns the content of a closure with one expression.
  nonisolated public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  /// Combines several pieces of content, in their order.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  /// Returns the content of an `if` without `else`; nil if its condition is false.
  nonisolated public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> Content? { content }

  /// Returns the content of an `if`, or of an earlier case of a `switch`.
  nonisolated public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the content of an `else`, or of a later case of a `switch`.
  nonisolated public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the content in an `if #available` unchanged.
  nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// Several pieces of toolbar content, in their order.
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

/// The items of one branch, which have another identity than the items of the other branch.
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

  /// Groups several pieces of a toolbar's content as one.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(sole: content())
  }
}
