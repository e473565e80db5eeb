import TweenPaint

extension Bitmap {
  /// Returns the image in a smaller size. Each pixel is the average of the area that it covers:
  /// premultiplied, in encoded sRGB like the rasterizer's averages, exact and rounded to the nearest
  /// value.
  ///
  /// - Parameters:
  ///   - width: The new width, clamped to 1...width of the image.
  ///   - height: The new height, clamped to 1...height of the image. An empty image is returned
  ///     unchanged.
  func averaged(width: Int, height: Int) -> Bitmap {
    guard self.width > 0, self.height > 0 else { return self }
    let columns = min(max(width, 1), self.width)
    let rows = min(max(height, 1), self.height)
    if columns == self.width, rows == self.height { return self }
    var average = AreaAverage(of: self, columns: columns, rows: rows)
    return Bitmap(width: columns, height: rows, pixels: average.pixels())
  }
}

/// Averages in whole numbers. Along a side, a source pixel has as many units as the target has pixels,
/// and a target pixel as many as the source has pixels, so that no weight is rounded.
private struct AreaAverage {
  private let source: [UInt32]
  private let sourceWidth: Int
  private let sourceHeight: Int
  private let columns: Int
  private let rows: Int
  /// The sums of one target row: blue, green, red and alpha of each pixel, times the area.
  private var sums: [UInt64]

  init(of source: Bitmap, columns: Int, rows: Int) {
    self.source = source.pixels
    sourceWidth = source.width
    sourceHeight = source.height
    self.columns = columns
    self.rows = rows
    sums = Array(repeating: 0, count: 4 * columns)
  }

  mutating func pixels() -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for row in 0..<sourceHeight {
      let sides = horizontallySummed(row)
      // A source row lies in one target row, or in two.
      let end = (pixels.count / columns + 1) * sourceHeight
      let first = min(rows, end - row * rows)
      add(sides, times: first)
      if (row + 1) * rows >= end {
        appendRow(to: &pixels)
        add(sides, times: rows - first)
      }
    }
    return pixels
  }

  private mutating func add(_ sides: [UInt64], times weight: Int) {
    guard weight > 0 else { return }
    for index in sums.indices { sums[index] += sides[index] * UInt64(weight) }
  }

  /// Returns a source row, summed to the target's width.
  private func horizontallySummed(_ row: Int) -> [UInt64] {
    var sides = [UInt64](repeating: 0, count: 4 * columns)
    var (target, end) = (0, sourceWidth)
    for column in 0..<sourceWidth {
      let pixel = source[row * sourceWidth + column]
      let first = min(columns, end - column * columns)
      Self.add(pixel, times: first, to: &sides, at: 4 * target)
      if (column + 1) * columns >= end {
        target += 1
        end += sourceWidth
        if first < columns { Self.add(pixel, times: columns - first, to: &sides, at: 4 * target) }
      }
    }
    return sides
  }

  private static func add(
    _ pixel: UInt32, times weight: Int, to sides: inout [UInt64], at place: Int
  ) {
    for channel in 0..<4 {
      sides[place + channel] += UInt64(pixel >> (8 * UInt32(channel)) & 255) * UInt64(weight)
    }
  }

  private mutating func appendRow(to pixels: inout [UInt32]) {
    let area = UInt64(sourceWidth) * UInt64(sourceHeight)
    for column in 0..<columns {
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        let value = UInt32((sums[4 * column + channel] + area / 2) / area)
        pixel |= value << (8 * UInt32(channel))
      }
      pixels.append(pixel)
    }
    for index in sums.indices { sums[index] = 0 }
  }
}
