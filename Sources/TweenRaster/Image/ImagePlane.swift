/// A bitmap, or a level of its pyramid, for sampling: its pixels and the rule for those beyond.
struct ImagePlane {
  /// Invariant: valid while the frame is drawn; `stride` pixels from row to row, and as many columns
  /// and rows as the axes count.
  let pixels: UnsafePointer<UInt32>
  let stride: Int
  let horizontal: ImageAxis
  let vertical: ImageAxis
  /// The scale from pixels of the bitmap to pixels of the plane.
  let scale: Double
  /// Whether the source is whole pixels.
  private let isWhole: Bool

  init(
    pixels: UnsafePointer<UInt32>, stride: Int, horizontal: ImageAxis, vertical: ImageAxis,
    scale: Double
  ) {
    self.pixels = pixels
    self.stride = stride
    self.horizontal = horizontal
    self.vertical = vertical
    self.scale = scale
    isWhole = horizontal.isWhole && vertical.isWhole
  }

  /// Blue, green, red, alpha of a pixel in levels, by its index row by row.
  @inline(__always)
  private func color(_ index: Int) -> Quad {
    let bytes = unsafeBitCast(pixels[index], to: SIMD4<UInt8>.self)
    return inFloats(Pixels4(truncatingIfNeeded: bytes))
  }

  /// The pixel in which a point lies.
  @inline(__always)
  func nearest(_ u: Double, _ v: Double) -> UInt32 {
    let x = horizontal.index(at: u)
    let y = vertical.index(at: v)
    return x | y < 0 ? 0 : pixels[y &* stride &+ x]
  }

  /// The mean of pixels with their shares.
  @inline(__always)
  func mean(
    _ across: UnsafePointer<ImageAxis.Tap>, _ acrossCount: Int,
    _ down: UnsafePointer<ImageAxis.Tap>, _ downCount: Int
  ) -> Quad {
    var sum = Quad.zero
    for row in 0..<downCount {
      var rowSum = Quad.zero
      let start = down[row].index &* stride
      for column in 0..<acrossCount {
        rowSum += color(start &+ across[column].index) * across[column].weight
      }
      sum += rowSum * down[row].weight
    }
    return sum
  }

  // MARK: Interpolation

  /// Samples four points, each between the four pixels around it.
  ///
  /// All four at once, channel by channel: if they are sampled one by one, the compiler separates
  /// their channels, and needs twice the time.
  @inline(__always)
  func interpolated(_ u: SIMD4<Double>, _ v: SIMD4<Double>) -> Channels {
    let (x, across) = Self.split(horizontal.wrapped(u))
    let (y, down) = Self.split(vertical.wrapped(v))
    // Negative where a point's four pixels do not all lie in the source.
    let mostX = SIMD4(repeating: Int64(horizontal.count &- 2))
    let mostY = SIMD4(repeating: Int64(vertical.count &- 2))
    let outside = x | (mostX &- x) | y | (mostY &- y)
    if !isWhole || outside[0] | outside[1] | outside[2] | outside[3] < 0 {
      return interpolatedAtEdges(u, v)
    }
    let step = Int64(stride)
    let a = pixels + Int(y[0] &* step &+ x[0])
    let b = pixels + Int(y[1] &* step &+ x[1])
    let c = pixels + Int(y[2] &* step &+ x[2])
    let d = pixels + Int(y[3] &* step &+ x[3])
    @inline(__always) func gathered(_ offset: Int) -> Channels {
      Channels(Pixels4(a[offset], b[offset], c[offset], d[offset]))
    }
    let top = gathered(0).mixed(gathered(1), across)
    let bottom = gathered(stride).mixed(gathered(stride &+ 1), across)
    return top.mixed(bottom, down)
  }

  /// The pixel to the left of a point, by centres, and the distance of the point from it.
  @inline(__always)
  private static func split(_ u: SIMD4<Double>) -> (SIMD4<Int64>, Quad) {
    let place = u - 0.5
    // See `ImageAxis.floor`.
    let magic = 6_755_399_441_055_744.0
    let moved = place + magic
    let nearest =
      unsafeBitCast(moved, to: SIMD4<Int64>.self)
      &- SIMD4(repeating: Int64(bitPattern: magic.bitPattern))
    let rounded = moved - magic
    let isAbove = rounded .> place
    let whole = rounded.replacing(with: rounded - 1, where: isAbove)
    let share = place - whole
    return (
      nearest.replacing(with: nearest &- 1, where: isAbove),
      Quad(Float(share[0]), Float(share[1]), Float(share[2]), Float(share[3]))
    )
  }

  @inline(never)
  private func interpolatedAtEdges(_ u: SIMD4<Double>, _ v: SIMD4<Double>) -> Channels {
    var result = Channels(blue: .zero, green: .zero, red: .zero, alpha: .zero)
    for lane in 0..<4 {
      let color = isWhole ? betweenPixels(u[lane], v[lane]) : overPixels(u[lane], v[lane])
      result.blue[lane] = color.x
      result.green[lane] = color.y
      result.red[lane] = color.z
      result.alpha[lane] = color.w
    }
    return result
  }

  /// One point of a source of whole pixels.
  private func betweenPixels(_ u: Double, _ v: Double) -> Quad {
    let x = ImageAxis.floor(u - 0.5)
    let y = ImageAxis.floor(v - 0.5)
    let across = Float(u - 0.5 - Double(x))
    let down = Float(v - 0.5 - Double(y))
    func color(_ x: Int, _ y: Int) -> Quad {
      let column = horizontal.place(x)
      let row = vertical.place(y)
      return column | row < 0 ? .zero : self.color(row &* stride &+ column)
    }
    let top = color(x, y) + (color(x &+ 1, y) - color(x, y)) * across
    let bottom = color(x, y &+ 1) + (color(x &+ 1, y &+ 1) - color(x, y &+ 1)) * across
    return top + (bottom - top) * down
  }

  /// One point of a source whose edges cut through pixels.
  private func overPixels(_ u: Double, _ v: Double) -> Quad {
    let capacity = ImageAxis.maximumTaps
    return withUnsafeTemporaryAllocation(of: ImageAxis.Tap.self, capacity: 2 * capacity) { taps in
      guard let across = taps.baseAddress else { return .zero }
      let down = across + capacity
      let acrossCount = horizontal.taps(center: u, width: 1, into: across)
      let downCount = vertical.taps(center: v, width: 1, into: down)
      return mean(across, acrossCount, down, downCount)
    }
  }

  /// The mean of interpolated samples around a point of the plane: four at once.
  @inline(__always)
  func mean(around p: SIMD2<Double>, _ grid: SampleGrid) -> Quad {
    let count = grid.columns &* grid.rows
    var sum = Channels(blue: .zero, green: .zero, red: .zero, alpha: .zero)
    var index = 0
    var column = 0
    var at = p + grid.first
    while index < count {
      var u = SIMD4<Double>(repeating: at.x)
      var v = SIMD4<Double>(repeating: at.y)
      var shares = Quad.zero
      for lane in 0..<4 where index < count {
        u[lane] = at.x
        v[lane] = at.y
        shares[lane] = grid.share
        index &+= 1
        column &+= 1
        at += grid.across
        if column == grid.columns {
          column = 0
          at += grid.newRow
        }
      }
      let colors = interpolated(u, v)
      sum.blue += colors.blue * shares
      sum.green += colors.green * shares
      sum.red += colors.red * shares
      sum.alpha += colors.alpha * shares
    }
    @inline(__always) func total(_ x: Quad) -> Float { (x[0] + x[1]) + (x[2] + x[3]) }
    return Quad(total(sum.blue), total(sum.green), total(sum.red), total(sum.alpha))
  }
}

extension Channels {
  /// Mixes with other channels, by a share for each pixel.
  @inline(__always)
  fileprivate func mixed(_ other: Channels, _ share: Quad) -> Channels {
    Channels(
      blue: blue + (other.blue - blue) * share, green: green + (other.green - green) * share,
      red: red + (other.red - red) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}

/// The places of samples in the area that a pixel covers: a number along both sides, spread so that
/// together, each a pixel of the plane wide, they cover it; exactly, where the sides are whole.
struct SampleGrid {
  let columns: Int
  let rows: Int
  /// The vectors from the area's middle to the first sample, to the next one of a row, and from
  /// beyond a row's end to the next row.
  let first: SIMD2<Double>
  let across: SIMD2<Double>
  let newRow: SIMD2<Double>
  let share: Float

  /// - Parameters:
  ///   - levels: how long the sides are on the plane.
  ///   - across, down: the sides, in the bitmap's pixels.
  @inline(__always)
  init(_ levels: ImageLevels, _ across: SIMD2<Double>, _ down: SIMD2<Double>) {
    columns = ImageAxis.ceiling(levels.across - 1e-9)
    rows = ImageAxis.ceiling(levels.down - 1e-9)
    share = 1 / Float(columns &* rows)
    let scale = 1 / Double(1 &<< levels.level)
    // Samples reach half a pixel beyond their places, so the places span the side less a pixel.
    @inline(__always)
    func step(_ side: SIMD2<Double>, _ length: Double, _ count: Int) -> SIMD2<Double> {
      count > 1 ? side * (scale * (length - 1) / (length * Double(count &- 1))) : .zero
    }
    self.across = step(across, levels.across, columns)
    let downwards = step(down, levels.down, rows)
    newRow = downwards - self.across * Double(columns)
    first = (self.across * Double(columns &- 1) + downwards * Double(rows &- 1)) * -0.5
  }
}

/// The nearest pixel to a colour in levels.
@inline(__always) func nearestPixel(_ color: Quad) -> UInt32 {
  // 2^23 leaves the nearest integer in the low bits.
  let bits = unsafeBitCast(color + Quad(repeating: 8_388_608), to: Pixels4.self)
  return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
}
