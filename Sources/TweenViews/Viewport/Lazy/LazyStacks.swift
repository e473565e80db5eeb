import Foundation
import TweenGeometry

/// Arranges views one below the other, and makes them when they come into view.
///
/// Rows of a `ForEach` are made once the part of them that a scroll view shows reaches them. Those
/// that go out of view disappear; the last 500 of each `ForEach` keep their state until they come
/// back.
/// How long rows are that were never made is estimated from the first ones; where an estimate turns
/// out wrong, what is in view stays where it is.
public struct LazyVStack<Content: View> {
  let spec: LazySpec
  let content: Content

  /// A column of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: what lines up of views of different widths.
  ///   - spacing: points between views; 8 where it is nil or no number.
  ///   - pinnedViews: which headers and footers of sections stay in view; none by default.
  ///   - content: what is arranged. Its rows are asked for when they come into view.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    spec = LazySpec(
      axis: .vertical, items: nil, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinned: pinnedViews, name: "LazyVStack")
    self.content = content()
  }
}

/// Arranges views side by side, and makes them when they come into view.
public struct LazyHStack<Content: View> {
  let spec: LazySpec
  let content: Content

  /// A row of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: what lines up of views of different heights.
  ///   - spacing: points between views; 8 where it is nil or no number.
  ///   - pinnedViews: which headers and footers of sections stay in view; none by default.
  ///   - content: what is arranged. Its views are asked for when they come into view.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    spec = LazySpec(
      axis: .horizontal, items: nil, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinned: pinnedViews, name: "LazyHStack")
    self.content = content()
  }
}

/// Arranges views in columns, line after line, and makes them when they come into view.
public struct LazyVGrid<Content: View> {
  let spec: LazySpec
  let content: Content

  /// A grid that fills its columns line by line.
  ///
  /// - Parameters:
  ///   - columns: the columns in reading direction; without any, there is one as wide as the grid.
  ///   - alignment: where the columns lie together in a grid that is wider than they are.
  ///   - spacing: points between lines; 8 where it is nil or no number.
  ///   - pinnedViews: which headers and footers of sections stay in view; none by default.
  ///   - content: what is arranged. Its views are asked for when they come into view.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    spec = LazySpec(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinned: pinnedViews, name: "LazyVGrid")
    self.content = content()
  }
}

/// Arranges views in rows, column after column, and makes them when they come into view.
public struct LazyHGrid<Content: View> {
  let spec: LazySpec
  let content: Content

  /// A grid that fills its rows column by column.
  ///
  /// - Parameters:
  ///   - rows: the rows from the top; without any, there is one as high as the grid.
  ///   - alignment: where the rows lie together in a grid that is higher than they are.
  ///   - spacing: points between columns; 8 where it is nil or no number.
  ///   - pinnedViews: which headers and footers of sections stay in view; none by default.
  ///   - content: what is arranged. Its views are asked for when they come into view.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    spec = LazySpec(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinned: pinnedViews, name: "LazyHGrid")
    self.content = content()
  }
}

/// A view that is a lazy container.
@MainActor private protocol LazyContainerView: View where Body == Never {
  associatedtype Content: View
  var spec: LazySpec { get }
  var content: Content { get }
}

extension LazyContainerView {
  static func makeContainer(_ view: Self, _ context: NodeContext) -> ViewNode {
    let content = view.content
    // Until the content is there, which belongs to the container, it has no layout to speak of.
    let node = ContainerNode(DepthLayout(alignment: .center), context)
    node.setContent { context in
      let lazy = LazyContentNode(context)
      lazy.setContent { Content._makeNode(content, $0) }
      node.become(LazyLayout(view.spec, lazy))
      return lazy
    }
    return node
  }

  static func updateContainer(_ node: ViewNode, _ view: Self) {
    let content = view.content
    let node = unsafeDowncast(node, to: ContainerNode.self)
    guard let layout = node.lazyLayout else { return }
    layout.take(view.spec, in: node)
    layout.content.updateContent { Content._updateNode($0, content) }
  }
}

extension LazyVStack: View, LazyContainerView {
  /// The engine makes its rows itself: there is no body.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeContainer(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateContainer(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension LazyHStack: View, LazyContainerView {
  /// The engine makes its views itself: there is no body.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeContainer(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateContainer(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension LazyVGrid: View, LazyContainerView {
  /// The engine makes its cells itself: there is no body.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeContainer(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateContainer(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

extension LazyHGrid: View, LazyContainerView {
  /// The engine makes its cells itself: there is no body.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeContainer(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateContainer(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}
