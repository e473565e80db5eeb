import Foundation
import TweenGeometry
import TweenMotion

/// Arranges views in rows and columns: each column as wide as its widest cell, each row as high as
/// its highest.
///
/// A view that is not in a `GridRow` has a row for itself, across all columns.
@frozen public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - alignment: Where views lie in cells that are larger, where neither they nor their row nor
  ///     their column say otherwise.
  ///   - horizontalSpacing: The distance between columns in points; nil: 8.
  ///   - verticalSpacing: The distance between rows in points; nil: 8.
  ///   - content: Rows; what is no `GridRow` is a row of its own, across all columns.
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

/// The cells of one row of a `Grid`; elsewhere it is like a `Group`.
@frozen public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: Where cells lie that are lower than the row; nil: as the grid says.
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

/// Lists the cells of a row, each marked with the row it belongs to.
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

/// `Grid`'s way to arrange, for `AnyLayout` and for layouts made of others.
@frozen public struct GridLayout: Layout, Sendable {
  /// Where views lie in cells that are larger.
  public var alignment: Alignment
  /// The distance between columns in points; nil: 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil: 8.
  public var verticalSpacing: CGFloat?

  /// A grid's way to arrange, as `Grid` takes it: distances in points, nil: 8.
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

// MARK: What cells say

/// The row that a cell belongs to.
package enum GridRowTrait: LayoutTraitKey {
  package struct Row: Equatable {
    /// The same for all cells of a row, and for no others.
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
  /// Lets a cell of a `GridRow` reach across several columns.
  ///
  /// - Parameter count: The number of columns; 1 for numbers below. A grid has at most 1,000.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier<GridSpanTrait>(value: count))
  }

  /// Puts a point of this view onto the same point of its cell, whatever the grid, the row and the
  /// column say.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier<GridAnchorTrait>(value: anchor))
  }

  /// Where the views of this cell's column lie in cells that are wider. Said by one cell of the
  /// column; of several the first counts.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Keeps this view from making its column wider or its row higher: it takes what the others need.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier<GridUnsizedAxesTrait>(value: axes))
  }
}
