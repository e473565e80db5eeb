import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// What of a field is known where it was laid out last: no part of what its view shows.
@MainActor final class EditorPage {
  var size = CGSize.zero
  /// How far the text lies from the field's corner.
  var scroll = CGPoint.zero
  /// The same, as the caret left it.
  var keptScroll = CGPoint.zero
  /// Where the caret stood in the text.
  var lastCaret = CGRect.null
  /// Where the caret stands in the field.
  var caret = CGRect.zero
  /// Whether the caret is to be seen; not after the wheel has turned.
  var followsCaret = true
  var isPressed = false
  var lastLocation = CGPoint.zero
  /// Whether the press under way goes on from what is selected.
  private(set) var extends = false
  /// What the press under way selected first.
  var pressed = 0..<0
  private var grain = EditorGrain.character
  private var count = 0
  private var pressTime = Date.distantPast
  private var pressLocation = CGPoint.zero

  nonisolated init() {}

  /// Presses that follow each other so fast, in seconds, and so near, in points, are counted.
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

  /// What a press at a place selects.
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
