import Foundation
import TweenGeometry
import TweenPaint
import TweenText

/// A sentence at a window's lower edge, about the window and not the program: that a picture was written,
/// say.
package struct WindowNotice: Equatable, Sendable {
  /// The sentence.
  package var text: String
  /// When it goes, on the monotonic clock, in nanoseconds.
  package var end: UInt64

  /// How long one stays, in nanoseconds.
  package static let duration: UInt64 = 3_000_000_000

  package init(_ text: String, now: UInt64) {
    self.text = text
    end = now &+ Self.duration
  }

  // In points: the panel's look.
  private static let fontSize = 13.0
  private static let padding = CGSize(width: 14, height: 8)
  private static let margin = 16.0

  private static let background = Color.Resolved(
    linearRed: 0.012, linearGreen: 0.014, linearBlue: 0.018, opacity: 0.88)
  private static let color = Color.Resolved(
    linearRed: 0.95, linearGreen: 0.95, linearBlue: 0.95, opacity: 1)

  /// The notice's drawing, to go on top of a window of `size` points. It is made smaller where the window is
  /// too narrow.
  package func items(in size: CGSize) -> [DisplayItem] {
    let line = TextEngine.shared.line(text, font: FontRequest(size: Self.fontSize, weight: .medium))
    let panel = CGSize(
      width: line.width + 2 * Self.padding.width, height: line.height + 2 * Self.padding.height)
    let room = size.width - 2 * Self.margin
    let scale = min(1, max(0.1, room / panel.width))
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - panel.width * scale) / 2,
      ty: size.height - Self.margin - panel.height * scale)
    let shape = Path(
      roundedRect: CGRect(origin: .zero, size: panel), cornerRadius: panel.height / 2)
    let words = CGAffineTransform(
      translationX: Self.padding.width, y: Self.padding.height + line.ascent)
    return [
      DisplayItem(
        .fill(DisplayItem.Fill(path: shape, paint: .solid(Self.background), transform: place))),
      DisplayItem(
        .glyphs(
          DisplayItem.Glyphs(
            run: line.run, paint: .solid(Self.color), transform: words.concatenating(place)))),
    ]
  }
}
