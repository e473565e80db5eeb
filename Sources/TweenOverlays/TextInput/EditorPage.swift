import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The state of a field from its last layout, which its view does not depend on.
@MainActor final class EditorPage {
  var size = CGSize.zero
  /// The offset of the text from the field's corner.
  var scroll = CGPoint.zero
  /// The offset that the last scroll to the caret set.
  var keptScroll = CGPoint.zero
  /// The last frame of the caret in the text.
  var lastCaret = CGRect.null
  /// The frame of the caret in the field.
  var caret = CGRect.zero
  /// Whether the field scrolls to the caret; false after the wheel has scrolled.
  var followsCaret = true
  var isPressed = false
  var lastLocation = CGPoint.zero
  /// Whether the current press extends the selection.
  private(set) var extends = false
  /// The range that the current press selected first.
  var pressed = 0..<0
  private var grain = EditorGrain.character
  private var count = 0
  private var pressTime = Date.distantPast
  private var pressLocation = CGPoint.zero

  nonisolated init() {}

  /// The longest time in seconds, and the greatest distance in points, between presses that count
  /// as a multiple press.
  private static let longestPause = 0.35
  private static let nearness: CGFloat = 6

  /// Counts a press: the second selects by words, the third by paragraphs.
  func press(at location: CGPoint, date: Date, extends: Bool) {
    let isNext =
      date.timeIntervalSince(pressTime) <= Self.longestPause
      && abs(location.x - pressLocation.x) <= Self.nearness
      && abs(location.y - pressLocation.y) <= Self.nearness
    count = isNext ? min(count + 1, 3) : 1
    pressTime = date
    pressLocation = location
    grain = count == 1 ? .character : count == 2 ? .word : .paragraph
    self.extends = extends
  }

  /// Returns the range that a press at a position selects.
  func stretch(around offset: Int, in editing: TextEditing) -> Range<Int> {
    switch grain {
    case .character:
      let place = editing.boundary(at: offset)
      return place..<place
    case .word: return editing.word(at: offset)
    case .paragraph: return editing.paragraph(at: offset)
    }
  }
}
