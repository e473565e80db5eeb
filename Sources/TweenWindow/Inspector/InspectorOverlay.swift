import Foundation
import TweenGeometry
import TweenPaint
import TweenText

/// The inspector's drawing above a program's frame. It is never part of the program's display list.
package struct InspectorOverlay: Sendable {
  /// The bounds of a view, in points of the window.
  package struct Bounds: Equatable, Sendable {
    package var rect: CGRect
    /// Whether the program itself declares the view's type.
    package var isOfProgram: Bool

    package init(_ rect: CGRect, isOfProgram: Bool) {
      self.rect = rect
      self.isOfProgram = isOfProgram
    }
  }

  /// A view with its name.
  package struct Mark: Equatable, Sendable {
    package var rect: CGRect
    package var name: String

    package init(_ rect: CGRect, name: String) {
      self.rect = rect
      self.name = name
    }
  }

  /// The bounds of all views.
  package var bounds: [Bounds] = []
  /// The rectangles that this frame has drawn again, in points.
  package var damage: [CGRect] = []
  /// The view that the inspector shows.
  package var chosen: Mark?
  /// The view under the pointer while the user chooses one.
  package var hovered: Mark?
  /// The durations of the last frames; nil: not shown.
  package var times: FrameTimeLog?
  /// The text for a rate of the program's time that is not the usual one.
  package var badge: String?
  /// The milliseconds between two frames.
  package var period = 1000.0 / 60

  package init() {}

  package var isEmpty: Bool {
    bounds.isEmpty && damage.isEmpty && chosen == nil && hovered == nil && times == nil
      && badge == nil
  }

  /// Returns the drawing, to be drawn above a window of `size` points.
  package func items(in size: CGSize) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if !damage.isEmpty {
      items.append(fill(damage.map { Path($0) }, Self.damageColor, 0.18))
      items.append(fill(damage.map { Self.outline($0) }, Self.damageColor, 0.8))
    }
    for (isOfProgram, color) in [(false, Self.viewColor), (true, Self.programColor)] {
      let outlines = bounds.filter { $0.isOfProgram == isOfProgram }.map { Self.outline($0.rect) }
      if !outlines.isEmpty { items.append(fill(outlines, color, 0.75)) }
    }
    if let hovered { items += mark(hovered, Self.viewColor, in: size) }
    if let chosen { items += mark(chosen, Self.chosenColor, in: size) }
    if let times { items += panel(times, in: size) }
    if let badge { items += pill(badge, in: size) }
    return items
  }

  // MARK: Parts

  private static func color(_ red: Double, _ green: Double, _ blue: Double) -> Color.Resolved {
    Color.Resolved(
      linearRed: Float(red), linearGreen: Float(green), linearBlue: Float(blue), opacity: 1)
  }

  private static let viewColor = color(0.03, 0.36, 0.93)
  private static let programColor = color(0.93, 0.31, 0.02)
  private static let chosenColor = color(0.0, 0.30, 1)
  private static let damageColor = color(0.85, 0.05, 0.55)
  private static let missedColor = color(0.93, 0.08, 0.05)
  private static let background = color(0.012, 0.014, 0.018)
  private static let textColor = color(0.95, 0.95, 0.95)
  private static let dimColor = color(0.4, 0.42, 0.45)

  /// The width in points of the lines inside the bounds.
  private static let lineWidth = 1.0

  private func fill(
    _ paths: [Path], _ color: Color.Resolved, _ opacity: Double
  ) -> DisplayItem {
    var all = Path()
    for path in paths { all.addPath(path) }
    return DisplayItem(.fill(DisplayItem.Fill(path: all, paint: .solid(color), opacity: opacity)))
  }

  /// Returns a line along the inside of a rectangle, as four thin rectangles.
  private static func outline(_ rect: CGRect) -> Path {
    let line = min(lineWidth, rect.width / 2, rect.height / 2)
    var path = Path()
    path.addRect(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: line))
    path.addRect(CGRect(x: rect.minX, y: rect.maxY - line, width: rect.width, height: line))
    let (top, height) = (rect.minY + line, rect.height - 2 * line)
    path.addRect(CGRect(x: rect.minX, y: top, width: line, height: height))
    path.addRect(CGRect(x: rect.maxX - line, y: top, width: line, height: height))
    return path
  }

  /// Draws a view's rectangle, with its name and size on a tag above it, or at another place with room.
  private func mark(_ mark: Mark, _ color: Color.Resolved, in size: CGSize) -> [DisplayItem] {
    let text = "\(mark.name)  \(Self.length(mark.rect.width)) × \(Self.length(mark.rect.height))"
    let line = TextEngine.shared.line(text, font: FontRequest(size: 11, weight: .semibold))
    let tag = CGSize(width: line.width + 10, height: line.height + 4)
    var place = CGPoint(x: mark.rect.minX, y: mark.rect.minY - tag.height - 2)
    if place.y < 0 { place.y = mark.rect.maxY + 2 }
    if place.y + tag.height > size.height { place.y = max(0, mark.rect.minY) }
    place.x = max(0, min(place.x, size.width - tag.width))
    let frame = Path(
      roundedRect: CGRect(origin: place, size: tag), cornerRadius: 3)
    return [
      fill([Path(mark.rect)], color, 0.16), fill([Self.outline(mark.rect)], color, 1),
      fill([frame], color, 1),
      glyphs(line, Self.textColor, x: place.x + 5, y: place.y + 2 + line.ascent),
    ]
  }

  /// Draws a few words in the upper right corner.
  private func pill(_ text: String, in size: CGSize) -> [DisplayItem] {
    let line = TextEngine.shared.line(text, font: FontRequest(size: 11, weight: .semibold))
    let pill = CGSize(width: line.width + 16, height: line.height + 6)
    let place = CGPoint(x: max(0, size.width - pill.width - 8), y: 8)
    let frame = Path(
      roundedRect: CGRect(origin: place, size: pill), cornerRadius: pill.height / 2)
    return [
      fill([frame], Self.background, 0.86),
      glyphs(line, Self.textColor, x: place.x + 8, y: place.y + 3 + line.ascent),
    ]
  }

  private func glyphs(
    _ line: TextLine, _ color: Color.Resolved, x: CGFloat, y: CGFloat
  ) -> DisplayItem {
    DisplayItem(
      .glyphs(
        DisplayItem.Glyphs(
          run: line.run, paint: .solid(color),
          transform: CGAffineTransform(translationX: x, y: y))))
  }

  /// Returns a number without decimals if it is whole, otherwise with one.
  static func length(_ length: CGFloat) -> String {
    guard length.isFinite, abs(length) < 1e9 else { return "–" }
    let tenths = Int((length * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    return sign + "\(abs(tenths) / 10)" + (tenths % 10 == 0 ? "" : ".\(abs(tenths) % 10)")
  }

  /// Draws a bar for each frame, with at most twice the height of the frame period, and the figures above.
  private func panel(_ times: FrameTimeLog, in size: CGSize) -> [DisplayItem] {
    let summary = times.summary
    let font = FontRequest(size: 11)
    let lines = [
      "p50 \(Self.length(summary.p50)) ms   p99 \(Self.length(summary.p99)) ms   "
        + "missed \(summary.missed)"
    ].map { TextEngine.shared.line($0, font: font) }
    let (padding, height) = (8.0, 40.0)
    let panel = CGSize(
      width: Double(FrameTimeLog.length) + 2 * padding,
      height: height + 3 * padding + lines.reduce(0) { $0 + $1.height })
    let origin = CGPoint(
      x: max(0, size.width - panel.width - padding), y: max(0, size.height - panel.height - padding)
    )
    let base = origin.y + panel.height - padding
    let left = origin.x + padding
    let scale = height / (2 * period)
    var (bars, missed) = (Path(), Path())
    let start = left + Double(FrameTimeLog.length - times.recent.count)
    for (index, frame) in times.recent.enumerated() {
      let bar = max(1, min(frame.time * scale, height))
      let rect = CGRect(x: start + Double(index), y: base - bar, width: 1, height: bar)
      if frame.missed > 0 || frame.time > period {
        missed.addRect(rect)
      } else {
        bars.addRect(rect)
      }
    }
    var items = [
      fill(
        [Path(roundedRect: CGRect(origin: origin, size: panel), cornerRadius: 8)],
        Self.background, 0.86),
      fill(
        [
          Path(
            CGRect(
              x: left, y: base - height / 2, width: Double(FrameTimeLog.length), height: 1))
        ], Self.dimColor, 0.8),
      fill([bars], Self.textColor, 0.9), fill([missed], Self.missedColor, 1),
    ]
    var y = origin.y + padding
    for line in lines {
      items.append(glyphs(line, Self.textColor, x: left, y: y + line.ascent))
      y += line.height
    }
    return items
  }
}
