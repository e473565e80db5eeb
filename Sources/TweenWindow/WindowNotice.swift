import Foundation
import TweenGeometry
import TweenPaint
import TweenText

/// A sentence at a window's lower edge about the window, not the program, such as that a picture was
/// written; or a few lines, such as a compiler's errors.
package struct WindowNotice: Equatable, Sendable {
  /// The lines of the notice.
  package var text: String
  /// The moment at which the notice expires, on the monotonic clock in nanoseconds; `UInt64.max`: never.
  package var end: UInt64

  /// The duration of a notice in nanoseconds.
  package static let duration: UInt64 = 3_000_000_000

  /// - Parameters:
  ///   - text: the lines.
  ///   - now: the monotonic clock in nanoseconds; nil: the notice does not expire.
  package init(_ text: String, now: UInt64?) {
    self.text = text
    end = now.map { $0 &+ Self.duration } ?? .max
  }

  // In points: the panel's look.
  private static let fontSize = 13.0
  private static let padding = CGSize(width: 14, height: 8)
  private static let lineGap = 3.0
  private static let cornerRadius = 16.0
  private static let margin = 16.0

  private static let background = Color.Resolved(
    linearRed: 0.012, linearGreen: 0.014, linearBlue: 0.018, opacity: 0.88)
  private static let color = Color.Resolved(
    linearRed: 0.95, linearGreen: 0.95, linearBlue: 0.95, opacity: 1)

  /// Returns the notice's drawing, to be drawn above a window of `size` points. Lines are broken between
  /// words; the notice is scaled down if a word does not fit.
  ///
  /// - Parameters:
  ///   - size: The window's size in points.
  ///   - inset: The height of other content at the window's lower edge, in points. The notice stands above
  ///      it.
  package func items(in size: CGSize, above inset: Double = 0) -> [DisplayItem] {
    let font = FontRequest(size: Self.fontSize, weight: .medium)
    let room = size.width - 2 * Self.margin
    let lines = text.split(separator: "\n").flatMap { line in
      Self.wrapped(line, within: room - 2 * Self.padding.width, font)
    }
    let height = lines.reduce(0) { $0 + $1.height } + Self.lineGap * Double(max(0, lines.count - 1))
    let panel = CGSize(
      width: (lines.map(\.width).max() ?? 0) + 2 * Self.padding.width,
      height: height + 2 * Self.padding.height)
    let scale = min(1, max(0.1, room / panel.width))
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - panel.width * scale) / 2,
      ty: size.height - inset - Self.margin - panel.height * scale)
    let shape = Path(
      roundedRect: CGRect(origin: .zero, size: panel),
      cornerRadius: min(Self.cornerRadius, panel.height / 2))
    var items = [
      DisplayItem(
        .fill(DisplayItem.Fill(path: shape, paint: .solid(Self.background), transform: place)))
    ]
    var top = Self.padding.height
    for line in lines {
      let words = CGAffineTransform(translationX: Self.padding.width, y: top + line.ascent)
      items.append(
        DisplayItem(
          .glyphs(
            DisplayItem.Glyphs(
              run: line.run, paint: .solid(Self.color), transform: words.concatenating(place)))))
      top += line.height + Self.lineGap
    }
    return items
  }

  /// Returns a line, broken where it is wider than the width.
  private static func wrapped(
    _ text: Substring, within width: Double, _ font: FontRequest
  ) -> [TextLine] {
    var lines: [TextLine] = []
    var words = ""
    var line = TextEngine.shared.line("", font: font)
    for word in text.split(separator: " ") {
      let longer = words.isEmpty ? String(word) : words + " " + word
      let next = TextEngine.shared.line(longer, font: font)
      if next.width > width, !words.isEmpty {
        lines.append(line)
        words = String(word)
        line = TextEngine.shared.line(words, font: font)
      } else {
        (words, line) = (longer, next)
      }
    }
    return words.isEmpty ? lines : lines + [line]
  }
}
