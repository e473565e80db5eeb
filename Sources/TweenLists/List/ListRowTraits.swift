import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The insets that a row sets around its content, by edge; nil: the row sets none at that edge.
struct ListRowInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The insets that are set for a row; at each edge the innermost modifier is used.
  @MainActor init(_ cell: ListCell) {
    for insets in cell.allTraits(ListRowInsetsTrait.self) {
      top = top ?? insets.top
      leading = leading ?? insets.leading
      bottom = bottom ?? insets.bottom
      trailing = trailing ?? insets.trailing
    }
  }

  init(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The traits that only few rows have. A row first checks for all of them together.
@MainActor enum ListRowKeys {
  /// The traits of rows that can be edited, or that a swipe moves.
  static let editing: [any TraitKey.Type] = [
    RowDeletionTrait.self, RowMoveTrait.self, RowInsertionTrait.self, SwipeActionsTrait.self,
  ]
  /// The traits that change the look of a `ListRow`.
  static let look: [any TraitKey.Type] = [
    ListRowInsetsTrait.self, ListRowBackgroundTrait.self, ListRowUpperLineTrait.self,
    ListRowLowerLineTrait.self, ListRowUpperTintTrait.self, ListRowLowerTintTrait.self,
    ListLevelTrait.self, BadgeTrait.self, BadgeProminenceTrait.self,
  ]
}

enum ListRowInsetsTrait: TraitKey {
  static var defaultValue: ListRowInsets { ListRowInsets() }
}
enum ListRowBackgroundTrait: TraitKey {
  static var defaultValue: AnyView? { nil }
}
enum ListRowUpperLineTrait: TraitKey {
  static var defaultValue: Visibility { .automatic }
}
enum ListRowLowerLineTrait: TraitKey {
  static var defaultValue: Visibility { .automatic }
}
enum ListRowUpperTintTrait: TraitKey {
  static var defaultValue: Color? { nil }
}
enum ListRowLowerTintTrait: TraitKey {
  static var defaultValue: Color? { nil }
}
enum ListSectionUpperLineTrait: TraitKey {
  static var defaultValue: Visibility { .automatic }
}
enum ListSectionLowerLineTrait: TraitKey {
  static var defaultValue: Visibility { .automatic }
}
enum ListSectionUpperTintTrait: TraitKey {
  static var defaultValue: Color? { nil }
}
enum ListSectionLowerTintTrait: TraitKey {
  static var defaultValue: Color? { nil }
}
enum ListSectionSpacingTrait: TraitKey {
  static var defaultValue: ListSectionSpacing? { nil }
}
enum SelectionDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}
enum DeleteDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}
enum MoveDisabledTrait: TraitKey {
  static var defaultValue: Bool { false }
}
/// The level of a row of an outline, 0 for the first.
enum ListLevelTrait: TraitKey {
  static var defaultValue: Int { 0 }
}
