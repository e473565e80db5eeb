/// Ordered dithering between two colours of a palette.
///
/// For each colour of a frame, the nearest colour of the palette is mixed with a second one; an 8 x 8
/// matrix (B. E. Bayer, 1973), fixed to the canvas, chooses between both at each pixel. The second
/// colour and its share t make the sum of two errors least: the square of the distance between the
/// mixture and the colour, and `smoothness` times the variance t (1 - t) d^2 of the pattern. A colour
/// that is close to one of the palette's thus stays flat, and a wide gap in the palette gets less
/// contrast than an exact mixture would have.
///
/// All values of `Float` below are exact integers, or made by one fixed order of operations.
struct GIFDither {
  /// The weight of a flat pattern against an exact mean, 0 to below 1. At 0.1 single dots are visible
  /// in gradients; above 0.3 the steps of gradients are.
  static let smoothness: Float = 0.2
  /// The matrix: 0 to 63, row by row.
  static let matrix: [UInt8] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    return (0..<3).reduce(UInt8(0)) { value, bit in
      let (column, row) = (UInt8(x >> bit & 1), UInt8(y >> bit & 1))
      return value | ((column ^ row) << 1 | row) << UInt8(2 * (2 - bit))
    }
  }
  /// The weights of red, green and blue.
  private static let weights = SIMD3<Float>(2, 4, 3)

  /// A colour as a mixture of two of the palette.
  struct Mixture: Equatable {
    var darker: UInt8
    var lighter: UInt8
    /// The number of the matrix's 64 places with the lighter colour.
    var lighterCount: UInt8

    /// The index at a place of the canvas.
    @inline(__always)
    func index(threshold: UInt8) -> UInt8 { threshold < lighterCount ? lighter : darker }
  }

  private typealias Lanes = SIMD8<Float>
  private struct Block {
    var red: Lanes
    var green: Lanes
    var blue: Lanes
    var index: SIMD8<Int32>
  }

  private let palette: [SIMD3<Float>]
  private let blocks: [Block]

  /// - Parameter palette: 1 to 256 colours, 0x00RRGGBB.
  init(_ palette: [UInt32]) {
    precondition((1...256).contains(palette.count))
    let colors = palette.map(Self.channels)
    self.palette = colors
    blocks = stride(from: 0, to: colors.count, by: 8).map { start in
      var block = Block(red: .zero, green: .zero, blue: .zero, index: .zero)
      for lane in 0..<8 {
        // The last colour fills the remaining lanes: a repetition changes no result.
        let number = min(start + lane, colors.count - 1)
        block.red[lane] = colors[number].x
        block.green[lane] = colors[number].y
        block.blue[lane] = colors[number].z
        block.index[lane] = Int32(number)
      }
      return block
    }
  }

  private static func channels(_ color: UInt32) -> SIMD3<Float> {
    SIMD3(Float(color >> 16 & 255), Float(color >> 8 & 255), Float(color & 255))
  }

  private static func brightness(_ color: SIMD3<Float>) -> Float {
    (color.x * 3 + color.y * 6) + color.z
  }

  /// The mixture for a colour, 0x00RRGGBB.
  func mixture(for color: UInt32) -> Mixture {
    let color = Self.channels(color)
    let first = nearest(to: color)
    let (second, share) = partner(of: first, for: color)
    let count = UInt8(share * 64 + 0.5)
    let (one, other) = (UInt8(first), UInt8(second))
    if count == 0 { return Mixture(darker: one, lighter: one, lighterCount: 0) }
    if Self.brightness(palette[second]) > Self.brightness(palette[first]) {
      return Mixture(darker: one, lighter: other, lighterCount: count)
    }
    return Mixture(darker: other, lighter: one, lighterCount: 64 - count)
  }

  /// The index of the nearest colour of the palette.
  private func nearest(to color: SIMD3<Float>) -> Int {
    let weights = Self.weights
    var best = Lanes(repeating: .infinity)
    var indices = SIMD8<Int32>.zero
    for block in blocks {
      let (red, green, blue) = (block.red - color.x, block.green - color.y, block.blue - color.z)
      let distance =
        (red * red * weights.x + green * green * weights.y) + blue * blue * weights.z
      let isBetter = distance .< best
      best.replace(with: distance, where: isBetter)
      indices.replace(with: block.index, where: isBetter)
    }
    return Self.least(best, indices).index
  }

  /// The second colour of a mixture, and its share, 0 to 1/2.
  private func partner(
    of first: Int, for color: SIMD3<Float>
  ) -> (index: Int, share: Float) {
    let (base, weights) = (palette[first], Self.weights)
    let error = (color - base) * weights
    if error == .zero { return (first, 0) }
    var best = Lanes(repeating: .infinity)
    var shares = Lanes.zero
    var indices = SIMD8<Int32>.zero
    for block in blocks {
      let (red, green, blue) = (block.red - base.x, block.green - base.y, block.blue - base.z)
      let length = (red * red * weights.x + green * green * weights.y) + blue * blue * weights.z
      let product = (red * error.x + green * error.y) + blue * error.z
      // The least value of -2 t product + t^2 length + smoothness t (1 - t) length.
      // The first colour is the nearest, so no share exceeds 1/2.
      var divisor = length
      divisor.replace(with: 1, where: length .== 0)
      var share = (product / divisor - Self.smoothness / 2) / (1 - Self.smoothness)
      share.replace(with: 0, where: share .< 0)
      let pattern = (1 - share) * share * length * Self.smoothness
      let value = share * share * length - 2 * share * product + pattern
      let isBetter = value .< best
      best.replace(with: value, where: isBetter)
      shares.replace(with: share, where: isBetter)
      indices.replace(with: block.index, where: isBetter)
    }
    let (index, lane) = Self.least(best, indices)
    return (index, shares[lane])
  }

  /// The lane with the least value, and its index; of equal values that with the lowest index.
  private static func least(_ values: Lanes, _ indices: SIMD8<Int32>) -> (index: Int, lane: Int) {
    var best = 0
    for lane in 1..<8 {
      let isBetter =
        values[lane] < values[best]
        || values[lane] == values[best] && indices[lane] < indices[best]
      if isBetter { best = lane }
    }
    return (Int(indices[best]), best)
  }
}
