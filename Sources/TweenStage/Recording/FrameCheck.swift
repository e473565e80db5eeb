import TweenMotion

/// What a window showed in one frame while it was recorded, by which a replay finds the first moment that
/// differs.
///
/// Elements are the lines of the tree's text form. A check holds those that differ from the last check of
/// the same window: `lines` stand in place of the lines `replaced`.
package struct FrameCheck: Equatable, Sendable {
  /// The frame's moment.
  package var time: StageTime
  /// What the window is called; nil: the only one.
  package var window: String?
  /// What was drawn.
  package var digest: FrameDigest
  /// Indices into the lines of the last check.
  package var replaced: Range<Int>
  /// Lines of elements.
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

  /// A check of a frame with these elements, where `last` are those of the check before.
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

  /// The elements of this check, where `last` are those of the check before; nil where it belongs
  /// to another one.
  func elements(after last: [String]) -> [String]? {
    guard replaced.upperBound <= last.count else { return nil }
    var elements = last
    elements.replaceSubrange(replaced, with: lines)
    return elements
  }

  /// Its line in a recording.
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
