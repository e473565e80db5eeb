import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The sizes of date and colour pickers in one look, in points and seconds (Controls 5.4).
struct DatePickerMetrics: Sendable {
  static let touch = DatePickerMetrics()

  // MARK: Chips

  var chipRadius: CGFloat = 8
  /// Beside the words of a chip, and above and below them.
  var chipPadding = CGSize(width: 11, height: 7)
  var chipGap: CGFloat = 5

  // MARK: Wheels

  /// What the wheels of days by name, and of months, have at least: room for their longest words.
  var dayColumn: CGFloat = 146
  var monthColumn: CGFloat = 126

  // MARK: Calendar

  /// The calendar in a popover.
  var calendarWidth: CGFloat = 320
  var calendarInset: CGFloat = 6
  /// The wheels of a time in a popover.
  var clockWidth: CGFloat = 220
  var headerHeight: CGFloat = 44
  var weekdayHeight: CGFloat = 22
  /// The side of a day's place; and what a chosen day lies on.
  var day: CGFloat = 44
  var dayFont: CGFloat = 20
  var titleFont: CGFloat = 17
  var weekdayFont: CGFloat = 13
  var weeks = 6
  /// Of the line around the day that keys act on.
  var cursorLine: CGFloat = 3
  var chosenOpacity = 0.12
  var slideDuration = 0.3
  /// How far a drag across goes before it turns the page, as a part of the width.
  var turningShare: CGFloat = 0.25

  // MARK: Colour

  var well: CGFloat = 28
  var wellRing: CGFloat = 3
}
