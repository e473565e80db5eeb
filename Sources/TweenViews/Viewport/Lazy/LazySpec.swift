import Foundation
import TweenGeometry

/// What a lazy container is told by its view.
struct LazySpec: Equatable {
  var axis: Axis
  /// The columns of a vertical grid, the rows of a horizontal one; nil for a stack.
  var items: [GridItem]?
  var alignment: Alignment
  var spacing: CGFloat?
  var pinned = PinnedScrollableViews()
  var name: String

  /// Points between lines where nobody says.
  static let defaultSpacing: CGFloat = 8

  /// The program's; nil without one that is finite.
  private var givenSpacing: CGFloat? { spacing.flatMap { $0.isFinite ? $0 : nil } }

  var lineSpacing: CGFloat { givenSpacing ?? Self.defaultSpacing }

  /// Each distance between lines is computed from the spacing preferences of their views, as in a stack
  /// that isn't lazy. Those of a grid are all alike.
  var usesRowSpacing: Bool { items == nil && givenSpacing == nil }

  static func == (left: LazySpec, right: LazySpec) -> Bool {
    left.axis == right.axis && left.alignment == right.alignment && left.spacing == right.spacing
      && left.pinned == right.pinned && GridItem.areEqual(left.items, right.items)
  }
}
