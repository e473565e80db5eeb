import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenStage
import TweenText

/// The bar that F9 shows at the window's bottom: the whole run as a track, the shown moment as a knob, and
/// marks as ticks with their titles.
package struct TimeBar: Equatable, Sendable {
  /// The content of the window.
  package enum Status: Equatable, Sendable {
    /// The running program.
    case present
    /// The requested moment of the run.
    case past
    /// The nearest earlier moment that is available at once.
    case nearby
    /// The program on its way to the moment, with the completed part from 0 to 1.
    case replaying(Double)
  }

  /// The end of the run so far.
  package var end: StageTime
  /// The moment at the knob; the end while the program runs.
  package var moment: StageTime
  package var status: Status
  /// The marks in order.
  package var marks: [InputMark]
  package var frameRate: FrameRate
  /// A problem, in one sentence, shown above the rest.
  package var note: String?

  package init(
    end: StageTime, moment: StageTime, status: Status, marks: [InputMark] = [],
    frameRate: FrameRate = .sixty, note: String? = nil
  ) {
    self.end = end
    self.moment = moment
    self.status = status
    self.marks = marks
    self.frameRate = frameRate
    self.note = note
  }

  // In points: the bar's look.
  private static let margin = 8.0
  private static let padding = 14.0
  private static let fontSize = 13.0
  private static let smallSize = 11.0
  private static let cornerRadius = 10.0
  private static let trackHeight = 4.0
  private static let knobRadius = 7.0
  private static let titleRow = 15.0
  private static let textRow = 18.0
  private static let noteRow = 15.0
  private static let noteGap = 6.0
  private static let gap = 8.0

  private static func color(
    _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1
  ) -> Paint {
    .solid(
      Color.Resolved(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity))
  }

  private static let background = color(0.012, 0.014, 0.018, 0.94)
  private static let bright = color(0.95, 0.95, 0.95)
  private static let dim = color(0.42, 0.43, 0.46)
  private static let rail = color(0.1, 0.105, 0.12)
  private static let accent = color(1, 0.62, 0.12)
  private static let live = color(0.25, 0.75, 0.38)
  private static let alarm = color(1, 0.32, 0.22)

  // MARK: Places

  /// Returns the bar's rectangle in a window of `size` points.
  package func frame(in size: CGSize) -> CGRect {
    let width = max(0, size.width - 2 * Self.margin)
    let height =
      2 * 10 + Self.textRow + Self.gap + 2 * Self.knobRadius + (marks.isEmpty ? 0 : Self.titleRow)
      + noteHeight(noteLines(in: width).count)
    return CGRect(
      x: Self.margin, y: size.height - Self.margin - height, width: width, height: height)
  }

  private func noteHeight(_ count: Int) -> Double {
    count == 0 ? 0 : Double(count) * Self.noteRow + Self.noteGap
  }

  /// Returns the note in at most four lines that fit into the width.
  private func noteLines(in width: CGFloat) -> [TextLine] {
    guard let note else { return [] }
    let room = width - 2 * Self.padding
    func line(_ text: String) -> TextLine {
      TextEngine.shared.line(text, font: FontRequest(size: Self.smallSize))
    }
    var lines: [TextLine] = []
    var text = ""
    for word in note.split(separator: " ") {
      let longer = text.isEmpty ? String(word) : text + " " + word
      if line(longer).width > room, !text.isEmpty {
        lines.append(line(text))
        text = String(word)
      } else {
        text = longer
      }
    }
    lines.append(line(text))
    return lines.prefix(4).filter { $0.width <= room }
  }

  /// Returns the track's rectangle. The middle of the knob moves from its left end to its right end.
  package func track(in size: CGSize) -> CGRect {
    let frame = frame(in: size)
    let inset = Self.padding + Self.knobRadius
    return CGRect(
      x: frame.minX + inset, y: frame.maxY - 10 - Self.knobRadius - Self.trackHeight / 2,
      width: max(1, frame.width - 2 * inset), height: Self.trackHeight)
  }

  /// Returns the moment under a place of the window. Places outside of the track count as its ends.
  package func time(atX x: CGFloat, in size: CGSize) -> StageTime {
    let track = track(in: size)
    let part = min(max(0, (x - track.minX) / track.width), 1)
    return StageTime(seconds: max(0, end.seconds) * part)
  }

  /// Returns the place of a moment on the track.
  package func x(of time: StageTime, in size: CGSize) -> CGFloat {
    let track = track(in: size)
    guard end > .zero else { return track.maxX }
    return track.minX + track.width * min(max(0, time.seconds / end.seconds), 1)
  }

  /// The title of the chapter that contains the moment: the last mark at or before it.
  package var chapter: String? { marks.last { $0.time <= moment }?.title }

  /// Returns a moment as minutes, seconds and hundredths: `1:03.25`.
  package static func text(of time: StageTime) -> String {
    let hundredths = max(0, time.flicks) / (StageTime.flicksPerSecond / 100)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(hundredths / 6000):\(two(hundredths / 100 % 60)).\(two(hundredths % 100))"
  }

  // MARK: Drawing

  /// Returns the bar's drawing, to be drawn above a window of `size` points.
  package func items(in size: CGSize) -> [DisplayItem] {
    let frame = frame(in: size)
    guard frame.width > 2 * Self.padding + 4 * Self.knobRadius else { return [] }
    var items = [fill(Path(roundedRect: frame, cornerRadius: Self.cornerRadius), Self.background)]
    items += words(in: frame)
    items += drawnTrack(in: size)
    return items
  }

  private func words(in frame: CGRect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let notes = noteLines(in: frame.width)
    for (index, line) in notes.enumerated() {
      items.append(
        glyphs(
          line.run, Self.alarm, x: frame.minX + Self.padding,
          y: frame.minY + 10 + Double(index) * Self.noteRow + Self.smallSize))
    }
    let baseline = frame.minY + 10 + noteHeight(notes.count) + Self.fontSize
    let left = frame.minX + Self.padding
    let right = frame.maxX - Self.padding
    var x = left
    func add(_ text: String, _ font: FontRequest, _ paint: Paint, gap: Double = 8) {
      let line = TextEngine.shared.line(text, font: font)
      guard x + line.width <= right else { return }
      items.append(glyphs(line.run, paint, x: x, y: baseline))
      x += line.width + gap
    }
    let bold = FontRequest(size: Self.fontSize, weight: .semibold)
    let plain = FontRequest(size: Self.fontSize)
    let small = FontRequest(size: Self.smallSize)
    if status == .present {
      items.append(
        fill(
          Path(ellipseIn: CGRect(x: left, y: baseline - 9, width: 8, height: 8)), Self.live))
      x += 14
    }
    add(Self.text(of: moment), bold, status == .present ? Self.bright : Self.accent, gap: 5)
    if status != .present {
      add("of \(Self.text(of: end))", plain, Self.dim)
      add("frame \(frameRate.lastFrame(atOrBefore: moment))", small, Self.dim)
    }
    if let chapter { add(chapter, plain, Self.bright) }
    // The first remark that fits is shown at the right.
    for text in remarks {
      let line = TextEngine.shared.line(text, font: small)
      guard x + 12 + line.width <= right else { continue }
      items.append(glyphs(line.run, Self.dim, x: right - line.width, y: baseline))
      break
    }
    return items
  }

  /// The texts for the right side, longest first.
  private var remarks: [String] {
    switch status {
    case .present: ["Drag back, or \u{2190}   M mark   F9 hide", "F9 hide"]
    case .past:
      [
        "\u{2190} \u{2192} frame   Space play on from here   M mark   Esc back to now",
        "Space play on   Esc now", "Esc now",
      ]
    case .nearby: ["Going there \u{2026}", "\u{2026}"]
    case .replaying(let part): ["Playing on: \(Int((part * 100).rounded(.down))) %"]
    }
  }

  private func drawnTrack(in size: CGSize) -> [DisplayItem] {
    let track = track(in: size)
    let knob = x(of: moment, in: size)
    let radius = Self.trackHeight / 2
    var items = [fill(Path(roundedRect: track, cornerRadius: radius), Self.rail)]
    let done = CGRect(
      x: track.minX, y: track.minY, width: max(Self.trackHeight, knob - track.minX),
      height: track.height)
    items.append(
      fill(
        Path(roundedRect: done, cornerRadius: radius),
        status == .present ? Self.live : Self.accent))
    if case .replaying(let part) = status {
      let replayed = CGRect(
        x: track.minX, y: track.minY,
        width: max(Self.trackHeight, (knob - track.minX) * min(max(0, part), 1)),
        height: track.height)
      items.append(fill(Path(roundedRect: replayed, cornerRadius: radius), Self.bright))
    }
    items += ticks(in: size)
    let outer = CGRect(
      x: knob - Self.knobRadius, y: track.midY - Self.knobRadius, width: 2 * Self.knobRadius,
      height: 2 * Self.knobRadius)
    items.append(fill(Path(ellipseIn: outer), Self.background))
    items.append(fill(Path(ellipseIn: outer.insetBy(dx: 1.5, dy: 1.5)), Self.bright))
    return items
  }

  private func ticks(in size: CGSize) -> [DisplayItem] {
    let track = track(in: size)
    var items: [DisplayItem] = []
    var free = -Double.infinity
    for mark in marks {
      let x = x(of: mark.time, in: size)
      items.append(
        fill(
          Path(CGRect(x: x - 0.75, y: track.minY - 6, width: 1.5, height: 6 + track.height)),
          Self.bright))
      let line = TextEngine.shared.line(mark.title, font: FontRequest(size: Self.smallSize))
      // A title that would cover the one before it is omitted; its tick stays.
      let start = max(track.minX, min(x - 0.75, track.maxX - line.width))
      guard start >= free else { continue }
      items.append(glyphs(line.run, Self.dim, x: start, y: track.minY - 10))
      free = start + line.width + 6
    }
    return items
  }

  private func fill(_ path: Path, _ paint: Paint) -> DisplayItem {
    DisplayItem(.fill(DisplayItem.Fill(path: path, paint: paint)))
  }

  private func glyphs(_ run: GlyphRun, _ paint: Paint, x: Double, y: Double) -> DisplayItem {
    DisplayItem(
      .glyphs(
        DisplayItem.Glyphs(
          run: run, paint: paint, transform: CGAffineTransform(translationX: x, y: y))))
  }
}
