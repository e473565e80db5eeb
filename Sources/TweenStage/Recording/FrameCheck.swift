import TweenMotion

/// The content of a window in one recorded frame. With checks a replay finds the first moment that differs.
///
/// Elements are the lines of the tree's text form. A check stores the difference from the last check of the
/// same window: `lines` replace the lines `replaced`.
package struct FrameCheck: Equatable, Sendable {
  /// The frame's moment.
  package var time: StageTime
  /// The window's id; nil: the program has one window.
  package var window: String?
  /// The checksum of the display list.
  package var digest: FrameDigest
  /// The indices of the replaced lines in the last check.
  package var replaced: Range<Int>
  /// The lines of the elements that changed.
  package var lines: [String]

  package init(
    time: StageTime, window: String?, digest: FrameDigest, replaced: Range<Int>, lines: [String]
  ) {
    self.time = time
    self.window = window
    self.digest = digest
    self.replaced = replaced
    self.lines = lines
  }

  /// Creates a check of a frame with these elements; `last` are the elements of the check before.
  init(
    time: StageTime, window: String?, digest: FrameDigest, elements: [String], after last: [String]
  ) {
    let most = min(elements.count, last.count)
    var start = 0
    while start < most, elements[start] == last[start] { start += 1 }
    var end = 0
    while end < most - start, elements[elements.count - 1 - end] == last[last.count - 1 - end] {
      end += 1
    }
    self.init(
      time: time, window: window, digest: digest, replaced: start..<last.count - end,
      lines: Array(elements[start..<elements.count - end]))
  }

  /// Returns the elements of this check; `last` are those of the check before. Nil if this check belongs to
  /// another one.
  func elements(after last: [String]) -> [String]? {
    guard replaced.upperBound <= last.count else { return nil }
    var elements = last
    elements.replaceSubrange(replaced, with: lines)
    return elements
  }

  /// The check as a line of a recording.
  var line: String {
    var parts = [
      "\"at\":\(time.secondsText)", "\"check\":\"\(digest.text)\"",
      "\"items\":\"\(digest.itemsText)\"",
    ]
    if !replaced.isEmpty || !lines.isEmpty {
      parts.append("\"lines\":[\(replaced.lowerBound),\(replaced.upperBound)]")
      parts.append("\"elements\":[\(lines.map(JSONText.string).joined(separator: ","))]")
    }
    if let window { parts.append("\"window\":\(JSONText.string(window))") }
    return "{" + parts.joined(separator: ",") + "}"
  }
}
