import Foundation
import TweenControls
import TweenGeometry

/// The measures of a list's look, in points.
///
/// Those of the phone, as Documentation/Semantics/Lists.md has them (Containers 2.4).
struct ListMetrics: Equatable {
  /// The margin beside cards, and the inset of what is in a row, by the list's width.
  var narrowMargin: CGFloat = 16
  var wideMargin: CGFloat = 20
  /// From here on a list is wide.
  var wideWidth: CGFloat = 390
  /// Above and below what is in a row.
  var rowPad: CGFloat = 11
  /// Of a card.
  var cornerRadius = ControlMetrics.touch.cardRadius
  /// Between two sections that have neither footer nor header between them.
  var sectionSpacing: CGFloat = 35
  var compactSpacing: CGFloat = 17.5
  /// How much of that stands above the lower one; the rest stands below the upper one.
  var spacingAbove: CGFloat = 17 + 1 / 3
  /// How much of the room above a list's first card is its content's margin, which a program may set.
  var topMargin: CGFloat = 28
  /// Above a header's words, and below them.
  var headerTop: CGFloat = 17
  var headerBottom: CGFloat = 6
  /// Above a footer's words, and below them.
  var footerTop: CGFloat = 6
  var footerBottom: CGFloat = 12
  /// Above and below the words of a header that stays in view.
  var plainHeaderPad: CGFloat = 8
  /// The step to the right of each level of an outline.
  var levelIndent: CGFloat = 20

  /// How wide the index of the sections is at least.
  var indexWidth: CGFloat = 15

  /// What cards are wide at most.
  var readableWidth: CGFloat = 672

  static let classic = ListMetrics()

  /// The margin beside cards in a list of this width.
  ///
  /// Cards are as wide as can be read with ease, and stay in the middle of wider lists (Navigation 1.10).
  func margin(_ width: CGFloat, _ look: _ListLook) -> CGFloat {
    look.hasMargins ? max(inset(width), ((width - readableWidth) / 2).rounded(.down)) : 0
  }

  /// How far what is in a row stands from the sides of its card.
  func inset(_ width: CGFloat) -> CGFloat { width >= wideWidth ? wideMargin : narrowMargin }
}
