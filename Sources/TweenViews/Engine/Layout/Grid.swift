import Foundation
import TweenGeometry
import TweenMotion

/// A view that arranges others in rows and columns. Each column is as wide as its widest cell, each
/// row as high as its highest.
///
/// A view outside of a `GridRow` is a row of its own, across all columns.
@frozen public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The position of views in larger cells, unless they, their row or their column set
  ///     another.
  ///   - horizontalSpacing: The distance between columns in points; nil means 8.
  ///   - verticalSpacing: The distance between rows in points; nil means 8.
  ///   - content: The rows. A view outside of a `GridRow` is a row of its own, across all columns.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never

  @MainActor private var arrangement: GridArrangement {
    GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ContainerNode(view.arrangement, context)
    let content = view.content
    node.setContent { Content._makeNode(content, $0) }
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let content = view.content
    unsafeDowncast(node, to: ContainerNode.self)
      .update(view.arrangement) { Content._updateNode($0, content) }
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// The cells of one row of a `Grid`. Outside of a grid it has the effect of a `Group`.
@frozen public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameter alignment: The position of cells that are lower than the row; nil means the
  ///   grid's.
  /// - Parameter content: The cells, one for each column.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = GridRowNode(context)
    let content = view.content
    node.content = GridRowNode.Modifier._makeNode(
      node.modifier(view.alignment), node.childContext, contentCount: Content._elementCount,
      makeContent: { Content._makeNode(content, $0) })
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: GridRowNode.self)
    guard let inner = node.content else { return }
    let content = view.content
    GridRowNode.Modifier._updateNode(
      inner, node.modifier(view.alignment), makeContent: { Content._makeNode(content, $0) },
      updateContent: { Content._updateNode($0, content) })
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// A node that lists the cells of a row, each with a trait that identifies the row.
@MainActor private final class GridRowNode: ViewNode {
  typealias Modifier = TraitModifier<GridRowTrait>
  var content: ViewNode?

  func modifier(_ alignment: VerticalAlignment?) -> Modifier {
    Modifier(value: GridRowTrait.Row(number: serial, alignment: alignment))
  }

  override func collectElements(into list: inout [ElementNode]) {
    content?.collectElements(into: &list)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

/// The layout of `Grid`, for `AnyLayout` and for layouts made of others.
@frozen public struct GridLayout: Layout, Sendable {
  /// The position of views in cells that are larger than they are.
  public var alignment: Alignment
  /// The distance between columns in points; nil means 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil means 8.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout with the values of a `Grid`: distances in points, where nil means 8.
  @inlinable public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: ArrangedLayout {
  @MainActor var arrangement: GridArrangement {
    GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

// MARK: Traits of cells

/// The row that a cell belongs to.
package enum GridRowTrait: LayoutTraitKey {
  package struct Row: Equatable {
    /// The number of the row, equal for all its cells and unique to the row.
    var number: Int
    var alignment: VerticalAlignment?
  }
  package static var defaultValue: Row? { nil }
}

enum GridSpanTrait: LayoutTraitKey {
  static let defaultValue = 1
}

enum GridAnchorTrait: LayoutTraitKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentTrait: LayoutTraitKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

enum GridUnsizedAxesTrait: LayoutTraitKey {
  static let defaultValue: Axis.Set = []
}

extension View {
  /// Makes a cell of a `GridRow` span several columns.
  ///
  /// - Parameter count: The number of columns; values below 1 count as 1. A grid has at most 1,000.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier<GridSpanTrait>(value: count))
  }

  /// Places a point of this view at the same relative point of its cell. Takes precedence over the
  /// alignments of the grid, the row and the column.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier<GridAnchorTrait>(value: anchor))
  }

  /// Sets the horizontal position of the views in this cell's column within wider cells. If several
  /// cells of a column set it, the first one applies.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Excludes this view from the column's width or the row's height on `axes`: it is proposed the
  /// size that the other cells need.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier<GridUnsizedAxesTrait>(value: axes))
  }
}
