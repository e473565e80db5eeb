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
    /// Whether it is bright and translucent, so that it needs a dark background.
    var isOnDark = false
  }

  var cells: [Cell]
  /// Pixels per point of the pictures.
  var scale: Double
  /// Whether its background is dark: for bright and translucent pictures.
  var isDark = false

  /// The gap between pictures, in points.
  private static let gap = 24.0
  private static let captionSize = 11.0
  private static let lineHeight = 14.0
  /// The padding above the first line of a caption and below its last, in points.
  private static let captionPadding = 4.0
  /// The smallest size of a caption, even for a word that is too long for its column.
  private static let leastCaptionSize = 6.0
  /// The least width of a column, in points, so that captions of small pictures have room.
  private static let leastColumn = 72.0
  private static let maximumLines = 4

  private static let bright = Color.Resolved(
    linearRed: 0.8, linearGreen: 0.8, linearBlue: 0.8, opacity: 1)
  private static let dark = Color.Resolved(
    linearRed: 0.05, linearGreen: 0.05, linearBlue: 0.05, opacity: 1)

  /// The sheet; columns are as wide as their widest picture, rows as high as their highest.
  func bitmap() throws -> Bitmap {
    func pixels(_ points: Double) -> Int { max(1, Int((points * scale).rounded())) }
    let gap = pixels(Self.gap)
    var widths: [Int: Int] = [:]
    for cell in cells {
      widths[cell.column] = max(
        widths[cell.column] ?? pixels(Self.leastColumn), cell.picture.width)
    }
    // A caption may reach half into the gaps beside its column.
    func room(_ cell: Cell) -> Double {
      Double((widths[cell.column] ?? cell.picture.width) + gap / 2) / scale
    }
    let captions = cells.map { Self.lines(of: $0.caption, in: room($0)) }
    var heights: [Int: Int] = [:]
    for (cell, lines) in zip(cells, captions) {
      let height = cell.picture.height + pixels(Self.height(of: lines))
      heights[cell.row] = max(heights[cell.row] ?? 0, height)
    }
    func places(_ sizes: [Int: Int]) -> (starts: [Int: Int], end: Int) {
      var starts: [Int: Int] = [:]
      var end = gap
      for (key, size) in sizes.sorted(by: { $0.key < $1.key }) {
        starts[key] = end
        end += size + gap
      }
      return (starts, end)
    }
    let (columns, width) = places(widths)
    let (rows, height) = places(heights)
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= Self.maximumPixels else {
      throw FilmStripError.tooLarge(Self.maximumPixels)
    }
    let grounds = try [false, true].map { isDark in
      try label([], width: 1, height: 1, scale: 1, isDark: isDark).pixels.first ?? 0xFFFF_FFFF
    }
    var sheet = Canvas(width: width, height: height, ground: grounds[isDark ? 1 : 0])
    for (cell, lines) in zip(cells, captions) {
      guard let x = columns[cell.column], let y = rows[cell.row] else { continue }
      let columnWidth = widths[cell.column] ?? cell.picture.width
      let left = x + (columnWidth - cell.picture.width) / 2
      if cell.isOnDark, !isDark {
        sheet.fill(
          grounds[1], x: left - gap / 4, y: y - gap / 4, width: cell.picture.width + gap / 2,
          height: cell.picture.height + gap / 2)
      }
      sheet.draw(cell.picture, x: left, y: y)
      let label = try label(
        lines, width: columnWidth + gap / 2, height: pixels(Self.height(of: lines)),
        scale: scale, isDark: isDark)
      // Directly under its picture, for any height of its neighbours.
      sheet.draw(
        label, x: x - gap / 4, y: y + cell.picture.height + (cell.isOnDark ? gap / 4 : 0))
    }
    return Bitmap(width: width, height: height, pixels: sheet.pixels)
  }

  /// The same as for a strip.
  private static let maximumPixels = 1 << 27

  private static func height(of lines: [String]) -> Double {
    Double(lines.count) * lineHeight + 2 * captionPadding
  }

  /// A caption in lines of whole words.
  private static func lines(of text: String, in room: Double) -> [String] {
    func width(_ text: String) -> Double {
      TextEngine.shared.line(text, font: FontRequest(size: captionSize)).width
    }
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      let longer = lines.last.map { $0 + " " + word }
      if let longer, width(longer) <= room || lines.count == maximumLines {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Lines of text, centred, on a sheet's background.
  private func label(
    _ lines: [String], width: Int, height: Int, scale: Double, isDark: Bool
  ) throws -> Bitmap {
    let points = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    var list = DisplayList(size: points, scale: scale, background: isDark ? Self.dark : Self.bright)
    for (index, text) in lines.enumerated() {
      var line = TextEngine.shared.line(text, font: FontRequest(size: Self.captionSize))
      if line.width > points.width {
        let size = max(Self.leastCaptionSize, Self.captionSize * points.width / line.width)
        line = TextEngine.shared.line(text, font: FontRequest(size: size))
      }
      let top = Self.captionPadding + Double(index) * Self.lineHeight
      let origin = CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: max(0, (points.width - line.width) / 2), ty: line.ascent + top)
      list.items.append(
        DisplayItem(
          .glyphs(
            DisplayItem.Glyphs(
              run: line.run, paint: .solid(isDark ? Self.bright : Self.dark), transform: origin))))
    }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(list)
    return renderer.bitmap
  }
}

/// Pixels onto which pictures are drawn: a bitmap's own are checked with each change.
private struct Canvas {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, ground: UInt32) {
    self.width = width
    self.height = height
    pixels = Array(repeating: ground, count: width * height)
  }

  /// Fills a rectangle with one colour, clipped to the canvas.
  mutating func fill(_ pixel: UInt32, x: Int, y: Int, width: Int, height: Int) {
    for row in max(0, y)..<max(max(0, y), min(self.height, y + height)) {
      for column in max(0, x)..<max(max(0, x), min(self.width, x + width)) {
        pixels[row * self.width + column] = pixel
      }
    }
  }

  /// Draws `picture` over the existing pixels, clipped to the sheet.
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

  /// A premultiplied pixel over an opaque one.
  private static func over(_ source: UInt32, _ alpha: UInt32, _ ground: UInt32) -> UInt32 {
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let below = (ground >> shift & 0xFF) * (255 - alpha) + 127
      result |= min(255, (source >> shift & 0xFF) + below / 255) << shift
    }
    return result
  }
}
