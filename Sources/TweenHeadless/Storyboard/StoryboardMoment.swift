import TweenMotion
import TweenStage

/// A moment of a storyboard, which shows the last frame at or before it.
package struct StoryboardMoment: Equatable, Sendable {
  /// The moment, on the stage's clock.
  package var time: StageTime
  /// The title of a mark; nil for a moment of `--at`.
  package var title: String?

  /// A moment, with or without a title.
  package init(time: StageTime, title: String? = nil) {
    self.time = time
    self.title = title
  }

  /// The moments of marks and of plain times, sorted by time.
  ///
  /// Marks of one time stay in their order. A time that occurs more than once, or that equals a
  /// mark's, makes no second moment.
  package static func merged(_ times: [StageTime], _ marks: [InputMark]) -> [StoryboardMoment] {
    let marked = Set(marks.map(\.time))
    let plain = Set(times).subtracting(marked).map { StoryboardMoment(time: $0) }
    let titled = marks.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { StoryboardMoment(time: $0.element.time, title: $0.element.title) }
    // No plain moment has the time of another moment, so the order of equal times is that of marks.
    var moments: [StoryboardMoment] = []
    var rest = plain.sorted { $0.time < $1.time }[...]
    for moment in titled {
      while let next = rest.first, next.time < moment.time {
        moments.append(next)
        rest.removeFirst()
      }
      moments.append(moment)
    }
    return moments + rest
  }

  /// The time as text, such as `0.35 s`.
  var timeText: String { "\(time.secondsText) s" }

  /// The title on one line: each run of blanks and line ends is one space.
  var titleLine: String? {
    title.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}
