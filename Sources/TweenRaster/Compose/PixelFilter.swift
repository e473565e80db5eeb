import TweenPaint

/// A layer effect that reads only the pixel it changes, or its neighbours in the tile.
///
/// So a band can apply it alone, and the result does not depend on which parts of a layer are
/// redrawn.
enum PixelFilter {
  case colorMatrix(ColorMatrix)
  case alphaThreshold(AlphaThreshold)

  /// A range of alphas in bytes, and the colour, encoded, in 0...255, of pixels in it.
  struct AlphaThreshold {
    var lowest: Double
    var highest: Double
    var color: SIMD4<Double>
  }

  /// The filter of an effect, if it is one; nil for one with numbers that are not finite.
  static func made(of effect: DisplayItem.LayerEffect?) -> Made? {
    switch effect {
    case .colorMatrix(let matrix):
      if matrix.isIdentity { return Made() }
      guard matrix.rows.joined().allSatisfy(\.isFinite) else { return nil }
      return Made(value: .colorMatrix(matrix))
    case .alphaThreshold(let threshold):
      guard threshold.lowest.isFinite, threshold.highest.isFinite else { return nil }
      return Made(
        value: .alphaThreshold(
          AlphaThreshold(
            lowest: threshold.lowest * 255, highest: threshold.highest * 255,
            color: ColorEncoding.premultiplied(threshold.color, opacity: 1))))
    case .blur, .projection, .shadow, .backdrop, nil: return Made()
    }
  }

  struct Made {
    var value: PixelFilter?
  }

  /// Whether a clear pixel may become visible.
  var changesClear: Bool {
    switch self {
    case .colorMatrix(let matrix): matrix.a5 > 0
    case .alphaThreshold(let threshold): threshold.lowest <= 0
    }
  }

  /// The columns whose pixels the filter reads to make the columns in `range`.
  func reach(_ range: ColumnRange, width: Int) -> ColumnRange {
    switch self {
    case .colorMatrix: range
    case .alphaThreshold:
      ColumnRange(
        start: range.start & ~(Renderer.tileSize - 1),
        end: min((range.end + Renderer.tileSize - 1) & ~(Renderer.tileSize - 1), width))
    }
  }

  /// Filters a band's columns in place.
  ///
  /// - Parameter pixels: row 0 of the band; rows are `stride` apart.
  func apply(
    to pixels: UnsafeMutablePointer<UInt32>, stride: Int,
    columns: UnsafeBufferPointer<ColumnRange>
  ) {
    for range in columns {
      switch self {
      case .colorMatrix(let matrix):
        let filter = MatrixFilter(matrix)
        for row in 0..<Grid.bandRows {
          filter.apply(to: pixels + row * stride + range.start, count: range.end - range.start)
        }
      case .alphaThreshold(let threshold):
        var start = range.start
        while start < range.end {
          let end = min((start | (Renderer.tileSize - 1)) + 1, range.end)
          threshold.apply(to: pixels + start, stride: stride, width: end - start)
          start = end
        }
      }
    }
  }
}

/// A colour matrix on pixels. Single precision is good to a ten-thousandth of a level here.
struct MatrixFilter {
  private let red: MatrixRow
  private let green: MatrixRow
  private let blue: MatrixRow
  private let alpha: MatrixRow
  private let keepsClear: Bool

  init(_ matrix: ColorMatrix) {
    red = MatrixRow(matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5)
    green = MatrixRow(matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5)
    blue = MatrixRow(matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5)
    alpha = MatrixRow(matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5)
    keepsClear = !(matrix.a5 > 0)
  }

  /// `count` is a multiple of 4.
  @inline(never)
  func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      let four = load4(pixels + index)
      if !(keepsClear && isZero(four)) { store4(filtered(four), to: pixels + index) }
      index &+= 4
    }
  }

  @inline(__always)
  private func filtered(_ pixels: Pixels4) -> Pixels4 {
    let c = Channels(pixels)
    let one = Quad(repeating: 1)
    // A clear pixel has no colour: 0 over anything.
    let inverse = one / greater(c.alpha, one)
    let r = c.red * inverse
    let g = c.green * inverse
    let b = c.blue * inverse
    let a = c.alpha * (1 / 255)
    let newAlpha = cut(alpha.times(r, g, b, a), 1)
    return Channels(
      blue: cut(blue.times(r, g, b, a), 1) * newAlpha,
      green: cut(green.times(r, g, b, a), 1) * newAlpha,
      red: cut(red.times(r, g, b, a), 1) * newAlpha, alpha: newAlpha
    ).pixels(times: 255)
  }

  private struct MatrixRow {
    let red: Float
    let green: Float
    let blue: Float
    let alpha: Float
    let one: Float

    /// Absurd numbers are cut, so that no sum of them overflows.
    init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float, _ one: Float) {
      func cut(_ x: Float) -> Float { min(max(x, -1e9), 1e9) }
      self.red = cut(red)
      self.green = cut(green)
      self.blue = cut(blue)
      self.alpha = cut(alpha)
      self.one = cut(one)
    }

    @inline(__always)
    func times(_ r: Quad, _ g: Quad, _ b: Quad, _ a: Quad) -> Quad {
      let color = r * red + g * green + b * blue
      return color + a * alpha + one
    }
  }
}

extension PixelFilter.AlphaThreshold {
  /// Filters one tile of a band.
  ///
  /// The coverage of a pixel, minus a half, is the distance of its alpha from the end of the range,
  /// divided by the alpha's slope. Slopes are taken from neighbours within the tile, so that no tile
  /// depends on another.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, stride: Int, width: Int) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Grid.bandRows * width) { alphas in
      for row in 0..<Grid.bandRows {
        for x in 0..<width {
          alphas[row &* width &+ x] = Double(pixels[row &* stride &+ x] &>> 24)
        }
      }
      for row in 0..<Grid.bandRows {
        for x in 0..<width {
          let at = row &* width &+ x
          let alpha = alphas[at]
          let left = x > 0 ? abs(alpha - alphas[at &- 1]) : 0
          let right = x &+ 1 < width ? abs(alphas[at &+ 1] - alpha) : 0
          let above = row > 0 ? abs(alpha - alphas[at &- width]) : 0
          let below = row &+ 1 < Grid.bandRows ? abs(alphas[at &+ width] - alpha) : 0
          let across = max(left, right)
          let down = max(above, below)
          let slope = (across * across + down * down).squareRoot()
          pixels[row &* stride &+ x] = ColorEncoding.pixel(color * coverage(alpha, slope))
        }
      }
    }
  }

  /// The share of a pixel that lies in the range.
  private func coverage(_ alpha: Double, _ slope: Double) -> Double {
    if slope == 0 { return alpha >= lowest && alpha <= highest ? 1 : 0 }
    // An end of the range at the limit of alpha has no edge.
    let fromBelow = lowest <= 0 ? 1 : ColorEncoding.unit((alpha - lowest) / slope + 0.5)
    let fromAbove = highest >= 255 ? 1 : ColorEncoding.unit((highest - alpha) / slope + 0.5)
    return highest < lowest ? 0 : max(0, fromBelow + fromAbove - 1)
  }
}
