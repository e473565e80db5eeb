import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The lengths and durations of date and colour pickers in one look, in points and seconds
/// (Controls 5.4).
struct DatePickerMetrics: Sendable {
  static let touch = DatePickerMetrics()

  // MARK: Chips

  var chipRadius: CGFloat = 8
  /// The padding beside the text of a button, and above and below it.
  var chipPadding = CGSize(width: 11, height: 7)
  var chipGap: CGFloat = 5

  // MARK: Wheels

  /// The least widths of the wheel of days by name and of the wheel of months: room for their
  /// longest texts.
  var dayColumn: CGFloat = 146
  var monthColumn: CGFloat = 126

  // MARK: Calendar

  /// The width of the calendar in a popover.
  var calendarWidth: CGFloat = 320
  var calendarInset: CGFloat = 6
  /// The width of the wheels of a time in a popover.
  var clockWidth: CGFloat = 220
  var headerHeight: CGFloat = 44
  var weekdayHeight: CGFloat = 22
  /// The side of a day's place, and the diameter of the disc behind a chosen day.
  var day: CGFloat = 44
  var dayFont: CGFloat = 20
  var titleFont: CGFloat = 17
  var weekdayFont: CGFloat = 13
  var weeks = 6
  /// The width of the line around the day on which keys act.
  var cursorLine: CGFloat = 3
  var chosenOpacity = 0.12
  var slideDuration = 0.3
  /// The distance of a horizontal drag that changes the month, as a share of the width.
  var turningShare: CGFloat = 0.25

  // MARK: Colour

  var well: CGFloat = 28
  var wellRing: CGFloat = 3
}
