import Foundation
import TweenCodecs
import TweenGeometry
import TweenPaint
import TweenRaster
import TweenText

/// Pictures in rows and columns, each with a line under it.
struct ContactSheet {
  /// A picture and its place.
  struct Cell {
    var picture: Bitmap
    var caption: String
    var row: Int
    var column: Int
  }

  var cells: [Cell]
  /// Pixels per point of the pictures.
  var scale: Double
  /// Whether its ground is dark: for pictures that are bright and shone through.
  var isDark = false

  /// Between pictures, in points.
  private static let gap = 24.0
  private static let captionSize = 11.0
  private static let captionHeight = 20.0
  /// A caption that is too long for its picture gets no smaller than this.
  private static let leastCaptionSize = 6.0

  private static let bright = Color.Resolved(
    linearRed: 0.8, linearGreen: 0.8, linearBlue: 0.8, opacity: 1)
  private static let dark = Color.Resolved(
    linearRed: 0.05, linearGreen: 0.05, linearBlue: 0.05, opacity: 1)

  /// The sheet; columns are as wide as their widest picture, rows as high as their highest.
  func bitmap() throws -> Bitmap {
    func pixels(_ points: Double) -> Int { max(1, Int((points * scale).rounded())) }
    let gap = pixels(Self.gap)
    let captionHeight = pixels(Self.captionHeight)
    var widths: [Int: Int] = [:]
    var heights: [Int: Int] = [:]
    for cell in cells {
      widths[cell.column] = max(widths[cell.column] ?? 0, cell.picture.width)
      heights[cell.row] = max(heights[cell.row] ?? 0, cell.picture.height)
    }
    func places(_ sizes: [Int: Int], extra: Int) -> (starts: [Int: Int], end: Int) {
      var starts: [Int: Int] = [:]
      var end = gap
      for (key, size) in sizes.sorted(by: { $0.key < $1.key }) {
        starts[key] = end
        end += size + extra + gap
      }
      return (starts, end)
    }
    let (columns, width) = places(widths, extra: 0)
    let (rows, height) = places(heights, extra: captionHeight)
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= Self.mostPixels else {
      throw FilmStripError.tooLarge(Self.mostPixels)
    }
    let ground = try label("", width: 1, height: 1, scale: 1).pixels.first ?? 0xFFFF_FFFF
    var sheet = Canvas(width: width, height: height, ground: ground)
    for cell in cells {
      guard let x = columns[cell.column], let y = rows[cell.row] else { continue }
      let columnWidth = widths[cell.column] ?? cell.picture.width
      let rowHeight = heights[cell.row] ?? cell.picture.height
      sheet.draw(cell.picture, x: x + (columnWidth - cell.picture.width) / 2, y: y)
      let label = try label(
        cell.caption, width: columnWidth + gap / 2, height: captionHeight, scale: scale)
      sheet.draw(label, x: x - gap / 4, y: y + rowHeight)
    }
    return Bitmap(width: width, height: height, pixels: sheet.pixels)
  }

  /// As many as a strip's.
  private static let mostPixels = 1 << 27

  /// A line of text, centred, on the sheet's ground.
  private func label(
    _ text: String, width: Int, height: Int, scale: Double
  ) throws -> Bitmap {
    let points = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    var line = TextEngine.shared.line(text, font: FontRequest(size: Self.captionSize))
    if line.width > points.width {
      let size = max(Self.leastCaptionSize, Self.captionSize * points.width / line.width)
      line = TextEngine.shared.line(text, font: FontRequest(size: size))
    }
    var list = DisplayList(size: points, scale: scale, background: isDark ? Self.dark : Self.bright)
    let origin = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: max(0, (points.width - line.width) / 2), ty: line.ascent + 2)
    list.items.append(
      DisplayItem(
        .glyphs(
          DisplayItem.Glyphs(
            run: line.run, paint: .solid(isDark ? Self.bright : Self.dark), transform: origin))))
    let renderer = Renderer(threadCount: 1)
    try renderer.render(list)
    return renderer.bitmap
  }
}

/// Pixels that pictures are put on: a bitmap's own are checked with each change.
private struct Canvas {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, ground: UInt32) {
    self.width = width
    self.height = height
    pixels = Array(repeating: ground, count: width * height)
  }

  /// Puts `picture` over what is there; what would lie outside is left out.
  mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
    let columns = max(0, -x)..<max(max(0, -x), min(picture.width, width - x))
    let rows = max(0, -y)..<max(max(0, -y), min(picture.height, height - y))
    picture.pixels.withUnsafeBufferPointer { source in
      for row in rows {
        var target = (y + row) * width + x + columns.lowerBound
        for column in columns {
          let pixel = source[row * picture.width + column]
          let alpha = pixel >> 24
          pixels[target] = alpha == 255 ? pixel : Self.over(pixel, alpha, pixels[target])
          target += 1
        }
      }
    }
  }

  /// A premultiplied pixel over one that is opaque.
  private static func over(_ source: UInt32, _ alpha: UInt32, _ ground: UInt32) -> UInt32 {
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let below = (ground >> shift & 0xFF) * (255 - alpha) + 127
      result |= min(255, (source >> shift & 0xFF) + below / 255) << shift
    }
    return result
  }
}
