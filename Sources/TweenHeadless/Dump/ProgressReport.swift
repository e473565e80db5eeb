import TweenStage

/// The form in which a long dump reports its progress.
public enum ProgressStyle: Equatable, Sendable {
  /// No progress is reported.
  case none
  /// A bar that redraws itself, for a terminal.
  case bar
  /// A JSON line a second, for another program.
  case json
}

/// Reports the progress of a dump. Wall time is used here, and never for a pixel.
struct ProgressReport {
  /// Redrawing more often costs time without any benefit.
  private static let barInterval = Duration.milliseconds(100)
  private static let jsonInterval = Duration.seconds(1)
  private static let barWidth = 30

  private let style: ProgressStyle
  private let frameCount: Int
  private let output: ConsoleOutput
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant
  private var done = 0
  private var hasBar = false

  init(style: ProgressStyle, frameCount: Int, output: ConsoleOutput) {
    self.style = style
    self.frameCount = frameCount
    self.output = output
    lastShown = start
  }

  mutating func frameDone() throws(FileError) {
    done += 1
    let now = ContinuousClock.now
    switch style {
    case .none: break
    case .bar: if now - lastShown >= Self.barInterval { try show(at: now) }
    case .json: if now - lastShown >= Self.jsonInterval { try show(at: now) }
    }
  }

  /// Ends the report: removes the bar, or writes the final count.
  mutating func end() throws(FileError) {
    switch style {
    case .none: break
    case .bar: if hasBar { try output.write("\r\u{1B}[K") }
    case .json: try show(at: .now)
    }
  }

  private mutating func show(at now: ContinuousClock.Instant) throws(FileError) {
    lastShown = now
    let seconds = Self.seconds(now - start)
    switch style {
    case .none: break
    case .bar:
      hasBar = true
      try output.write(
        "\r" + Self.bar(done: done, of: frameCount, seconds: seconds) + "\u{1B}[K")
    case .json:
      try output.write(Self.json(done: done, of: frameCount, seconds: seconds))
    }
  }

  private static func seconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) + Double(parts.attoseconds / 1_000_000_000_000_000) / 1000
  }

  /// `[##########          ] 40/120 frames, 55 a second, 3 s left`; without a known number `40 frames,
  /// 55 a second`.
  static func bar(done: Int, of count: Int, seconds: Double) -> String {
    let rate =
      done > 0 && seconds >= 1 ? ", \(Int((Double(done) / seconds).rounded())) a second" : ""
    guard count > 0 || done == 0 else { return "\(done) frames\(rate)" }
    let full = count > 0 ? min(barWidth, done * barWidth / count) : barWidth
    let marks = String(repeating: "#", count: full)
    let blanks = String(repeating: " ", count: barWidth - full)
    var text = "[\(marks)\(blanks)] \(done)/\(count) frames\(rate)"
    if done > 0, seconds >= 1 {
      let left = seconds / Double(done) * Double(count - done)
      text += ", \(Int(left.rounded(.up))) s left"
    }
    return text
  }

  static func json(done: Int, of count: Int, seconds: Double) -> String {
    "{\"done\":\(done),\"frames\":\(count),\"seconds\":\(JSONText.number(seconds))}\n"
  }
}
