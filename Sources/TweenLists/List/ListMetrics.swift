import Foundation
import TweenControls
import TweenGeometry

/// The lengths of a list's look, in points.
///
/// The values are those of a phone, as Documentation/Semantics/Lists.md has them (Containers 2.4).
struct ListMetrics: Equatable {
  /// The margin beside cards, and the inset of a row's content, which depend on the list's width.
  var narrowMargin: CGFloat = 16
  var wideMargin: CGFloat = 20
  /// The width from which a list is wide.
  var wideWidth: CGFloat = 390
  /// The padding above and below the content of a row.
  var rowPad: CGFloat = 11
  /// The corner radius of a card.
  var cornerRadius = ControlMetrics.touch.cardRadius
  /// The distance between two sections without footer and header between them.
  var sectionSpacing: CGFloat = 35
  var compactSpacing: CGFloat = 17.5
  /// The part of that distance above the lower section; the rest is below the upper one.
  var spacingAbove: CGFloat = 17 + 1 / 3
  /// The part of the room above a list's first card that is the content's margin, which a program
  /// can replace.
  var topMargin: CGFloat = 28
  /// The distances above a header's text and below it.
  var headerTop: CGFloat = 17
  var headerBottom: CGFloat = 6
  /// The distances above a footer's text and below it.
  var footerTop: CGFloat = 6
  var footerBottom: CGFloat = 12
  /// The distances above and below the text of a header that stays in view.
  var plainHeaderPad: CGFloat = 8
  /// The indentation of each level of an outline.
  var levelIndent: CGFloat = 20

  /// The least width of the index of the sections.
  var indexWidth: CGFloat = 15

  /// The greatest width of cards.
  var readableWidth: CGFloat = 672

  static let classic = ListMetrics()

  /// Returns the margin beside cards in a list of this width.
  ///
  /// Cards have at most a width that is easy to read, and are centred in wider lists (Navigation
  /// 1.10).
  func margin(_ width: CGFloat, _ look: _ListLook) -> CGFloat {
    look.hasMargins ? max(inset(width), ((width - readableWidth) / 2).rounded(.down)) : 0
  }

  /// Returns the distance of a row's content from the sides of its card.
  func inset(_ width: CGFloat) -> CGFloat { width >= wideWidth ? wideMargin : narrowMargin }
}
