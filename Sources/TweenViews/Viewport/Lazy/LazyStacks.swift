import Foundation
import TweenGeometry

/// A column of views that are made when they come into view.
///
/// The rows of a `ForEach` are made when scrolling brings them into view. Rows that leave the view
/// disappear; the last 500 of each `ForEach` keep their state until they come back. The lengths of rows
/// that were never made are estimated from the first ones; if an estimate proves wrong, the rows in view
/// stay in place.
public struct LazyVStack<Content: View> {
  let spec: LazySpec
  let content: Content

  /// Creates a column of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which views of different widths are aligned.
  ///   - spacing: the distance between views in points; 8 where it is nil or not finite.
  ///   - pinnedViews: the section headers or footers that stay in view; none by default.
  ///   - content: the views to arrange; rows are made when they come into view.
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

/// A row of views that are made when they come into view.
public struct LazyHStack<Content: View> {
  let spec: LazySpec
  let content: Content

  /// Creates a row of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which views of different heights are aligned.
  ///   - spacing: the distance between views in points; 8 where it is nil or not finite.
  ///   - pinnedViews: the section headers or footers that stay in view; none by default.
  ///   - content: the views to arrange; they are made when they come into view.
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

/// A grid that fills its columns line by line, with views that are made when they come into view.
public struct LazyVGrid<Content: View> {
  let spec: LazySpec
  let content: Content

  /// Creates a grid that fills its columns line by line.
  ///
  /// - Parameters:
  ///   - columns: the columns in reading direction; an empty array means one as wide as the grid.
  ///   - alignment: the position of the columns together in a grid that is wider than they are.
  ///   - spacing: the distance between lines in points; 8 where it is nil or not finite.
  ///   - pinnedViews: the section headers or footers that stay in view; none by default.
  ///   - content: the views to arrange; they are made when they come into view.
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

/// A grid that fills its rows column by column, with views that are made when they come into view.
public struct LazyHGrid<Content: View> {
  let spec: LazySpec
  let content: Content

  /// Creates a grid that fills its rows column by column.
  ///
  /// - Parameters:
  ///   - rows: the rows from the top; an empty array means one as high as the grid.
  ///   - alignment: the position of the rows together in a grid that is higher than they are.
  ///   - spacing: the distance between columns in points; 8 where it is nil or not finite.
  ///   - pinnedViews: the section headers or footers that stay in view; none by default.
  ///   - content: the views to arrange; they are made when they come into view.
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

/// A view that makes a lazy container.
@MainActor private protocol LazyContainerView: View where Body == Never {
  associatedtype Content: View
  var spec: LazySpec { get }
  var content: Content { get }
}

extension LazyContainerView {
  static func makeContainer(_ view: Self, _ context: NodeContext) -> ViewNode {
    let content = view.content
    // The content belongs to the container and needs it first, so the container starts with a placeholder
    // layout.
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
  /// `Never`: the engine makes the rows itself.
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
  /// `Never`: the engine makes the views itself.
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
  /// `Never`: the engine makes the cells itself.
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
  /// `Never`: the engine makes the cells itself.
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    makeContainer(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    updateContainer(node, view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}
