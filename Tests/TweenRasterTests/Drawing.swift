import Foundation
import TweenGeometry
import TweenMath
import TweenPaint
import TweenRaster

let white = Color.Resolved(linearRed: 1, linearGreen: 1, linearBlue: 1)
let black = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0)
let clear = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)

extension SeededGenerator {
  /// The generator where an inout one is asked for.
  var mutable: SeededGenerator {
    get { self }
    set {}
  }
}

func fill(
  _ path: Path, stroke: StrokeStyle? = nil, paint: Paint = .solid(white),
  rule: TweenPaint.FillRule = .nonZero, isAntialiased: Bool = true, opacity: Double = 1,
  transform: CGAffineTransform = .identity
) -> DisplayItem {
  DisplayItem(
    .fill(
      DisplayItem.Fill(
        path: path, stroke: stroke, rule: rule, isAntialiased: isAntialiased, paint: paint,
        opacity: opacity, transform: transform)))
}

func list(
  _ items: [DisplayItem], width: Int, height: Int, background: Color.Resolved = black
) -> DisplayList {
  DisplayList(
    size: CGSize(width: width, height: height), background: background, items: items)
}

/// On black, one pixel a point.
func draw(
  _ items: [DisplayItem], width: Int, height: Int, background: Color.Resolved = black,
  threads: Int = 1
) throws -> Bitmap {
  let renderer = Renderer(threadCount: threads)
  try renderer.render(list(items, width: width, height: height, background: background))
  return renderer.bitmap
}

func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  var path = Path()
  path.addRect(CGRect(x: x, y: y, width: width, height: height))
  return path
}

/// The largest difference of two bitmaps' channels.
func distance(_ one: Bitmap, _ other: Bitmap) -> Int {
  var worst = 0
  for (a, b) in zip(one.pixels, other.pixels) where a != b {
    for shift in [UInt32(0), 8, 16, 24] {
      worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
  }
  return worst
}
