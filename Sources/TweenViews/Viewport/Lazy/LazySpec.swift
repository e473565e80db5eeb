import Foundation
import TweenGeometry

/// The settings of a lazy container, from its view.
struct LazySpec: Equatable {
  var axis: Axis
  /// The columns of a vertical grid, the rows of a horizontal one; nil for a stack.
  var items: [GridItem]?
  var alignment: Alignment
  var spacing: CGFloat?
  var pinned = PinnedScrollableViews()
  var name: String

  /// The default distance between lines, in points.
  static let defaultSpacing: CGFloat = 8

  /// The program's spacing; nil if there is none or it is not finite.
  private var givenSpacing: CGFloat? { spacing.flatMap { $0.isFinite ? $0 : nil } }

  var lineSpacing: CGFloat { givenSpacing ?? Self.defaultSpacing }

  /// Whether the distances between lines come from the spacing preferences of their views, as in a stack
  /// that is not lazy. In a grid all distances are equal.
  var usesRowSpacing: Bool { items == nil && givenSpacing == nil }

  static func == (left: LazySpec, right: LazySpec) -> Bool {
    left.axis == right.axis && left.alignment == right.alignment && left.spacing == right.spacing
      && left.pinned == right.pinned && GridItem.areEqual(left.items, right.items)
  }
}
