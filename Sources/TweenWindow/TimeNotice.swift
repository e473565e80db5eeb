import Foundation
import TweenGeometry
import TweenPaint
import TweenText

/// A sentence above the bottom of the window, shown when F9 is pressed without a time bar.
package struct TimeNotice: Equatable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }

  /// The reason why there is no bar.
  package static let noTimeline = TimeNotice("For a time bar start the program with --timeline.")

  /// Returns the sentence's drawing, to be drawn above a window of `size` points.
  package func items(in size: CGSize) -> [DisplayItem] {
    let line = TextEngine.shared.line(text, font: FontRequest(size: 12))
    let scale = min(1, max(0.1, (size.width - 16) / (line.width + 24)))
    let box = CGRect(x: 0, y: 0, width: line.width + 24, height: 30)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - box.width * scale) / 2,
      ty: size.height - 8 - box.height * scale)
    func solid(_ value: Float, _ opacity: Float) -> Paint {
      .solid(
        Color.Resolved(
          linearRed: value, linearGreen: value, linearBlue: value, opacity: opacity))
    }
    return [
      DisplayItem(
        .fill(
          DisplayItem.Fill(
            path: Path(roundedRect: box, cornerRadius: 8), paint: solid(0.014, 0.9),
            transform: place))),
      DisplayItem(
        .glyphs(
          DisplayItem.Glyphs(
            run: line.run, paint: solid(0.95, 1),
            transform: CGAffineTransform(translationX: 12, y: 19).concatenating(place)))),
    ]
  }
}
