import TweenMath
import TweenPaint

/// The mean of pictures in linear light, as in a camera or an eye: of several moments, and of several
/// pixels for one.
///
/// Sums are whole numbers, so that the mean is the same in every order and on every machine. A
/// channel's light is a number of 65,535 (IEC 61966-2-1); the mean has the nearest of the 256 codes.
struct LightMean {
  /// Pixels across and down for one of the mean.
  private let factor: Int
  private let hasAlpha: Bool
  /// Threads that add, at least 1.
  private let threads: Int
  private var width = 0
  private var height = 0
  /// The number of pixels that were added for each of the mean.
  private var weight = 0
  /// Of opaque pixels: sums of the lights of red, green and blue.
  private var lights: [UInt32] = []
  /// With alpha: sums of the lights of red, green and blue, each times alpha, and of alpha.
  private var shares: [UInt64] = []

  /// The largest number of lights whose sum fits into 32 bits.
  private static let largestWeight = 65_536

  /// - Parameters:
  ///   - factor: the number of pixels across and down for one of the mean, at least 1; incomplete
  ///     blocks at the right and the bottom are ignored.
  ///   - hasAlpha: Whether pixels may be transparent; otherwise they count as over black.
  ///   - threads: The number of adding threads, at least 1; nil: one per core.
  init(factor: Int, hasAlpha: Bool, threads: Int? = nil) {
    self.factor = factor
    self.hasAlpha = hasAlpha
    self.threads = max(1, threads ?? RowBands.cores)
  }

  /// Forgets all pictures.
  mutating func reset() { weight = 0 }

  /// Adds a picture `count` times. All pictures have one size, and together at most 65,536 pixels for
  /// one of the mean.
  mutating func add(_ bitmap: Bitmap, count: Int) {
    if weight == 0 { begin(width: bitmap.width / factor, height: bitmap.height / factor) }
    precondition(
      bitmap.width / factor == width && bitmap.height / factor == height,
      "All pictures of a mean have one size.")
    weight += count * factor * factor
    precondition(weight <= Self.largestWeight, "The sums of a mean have 32 bits.")
    let (factor, width, height, threads) = (factor, width, height, threads)
    let pixelsInRow = bitmap.width
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      Self.light.withUnsafeBufferPointer { light in
        if hasAlpha {
          shares.withUnsafeMutableBufferPointer { sums in
            RowBands.forEach(of: height, threads: threads) { rows in
              for row in rows.lowerBound * factor..<rows.upperBound * factor {
                Self.addShares(
                  pixels, at: row * pixelsInRow, width, factor, UInt64(count), light, sums,
                  to: row / factor * width * 4)
              }
            }
          }
        } else {
          lights.withUnsafeMutableBufferPointer { sums in
            RowBands.forEach(of: height, threads: threads) { rows in
              for row in rows.lowerBound * factor..<rows.upperBound * factor {
                Self.addLights(
                  pixels, at: row * pixelsInRow, width, factor, UInt32(count), light, sums,
                  to: row / factor * width * 3)
              }
            }
          }
        }
      }
    }
  }

  private mutating func begin(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    let count = width * height
    if hasAlpha {
      Self.clear(&shares, count: count * 4)
    } else {
      Self.clear(&lights, count: count * 3)
    }
  }

  /// Sets sums to 0, in the same memory where their number is unchanged.
  private static func clear<Sum: FixedWidthInteger>(_ sums: inout [Sum], count: Int) {
    if sums.count != count {
      sums = Array(repeating: 0, count: count)
    } else {
      sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }
  }

  /// A hot loop: the row has `width * factor` pixels from `start` on, the sums three for each of `width`.
  private static func addLights(
    _ pixels: UnsafeBufferPointer<UInt32>, at start: Int, _ width: Int, _ factor: Int,
    _ count: UInt32, _ light: UnsafeBufferPointer<UInt32>,
    _ sums: UnsafeMutableBufferPointer<UInt32>, to first: Int
  ) {
    var target = first
    var source = start
    for _ in 0..<width {
      for _ in 0..<factor {
        let pixel = pixels[source]
        sums[target] &+= light[Int(pixel >> 16 & 255)] &* count
        sums[target &+ 1] &+= light[Int(pixel >> 8 & 255)] &* count
        sums[target &+ 2] &+= light[Int(pixel & 255)] &* count
        source &+= 1
      }
      target &+= 3
    }
  }

  /// As `addLights`, with four sums.
  private static func addShares(
    _ pixels: UnsafeBufferPointer<UInt32>, at start: Int, _ width: Int, _ factor: Int,
    _ count: UInt64, _ light: UnsafeBufferPointer<UInt32>,
    _ sums: UnsafeMutableBufferPointer<UInt64>, to first: Int
  ) {
    for column in 0..<width {
      let target = first + column * 4
      for part in 0..<factor {
        let pixel = pixels[start + column * factor + part]
        let alpha = UInt64(pixel >> 24)
        guard alpha > 0 else { continue }
        let straight = FilmPixels.straight(pixel)
        let share = alpha &* count
        sums[target] &+= UInt64(light[Int(straight >> 16 & 255)]) &* share
        sums[target + 1] &+= UInt64(light[Int(straight >> 8 & 255)]) &* share
        sums[target + 2] &+= UInt64(light[Int(straight & 255)]) &* share
        sums[target + 3] &+= share
      }
    }
  }

  /// The mean of the added pictures.
  func mean() -> Bitmap {
    let count = width * height
    let width = width
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initialized in
      Self.codes.withUnsafeBufferPointer { codes in
        if hasAlpha {
          shares.withUnsafeBufferPointer { sums in
            RowBands.forEach(of: height, threads: threads) { rows in
              for index in rows.lowerBound * width..<rows.upperBound * width {
                pixels.initializeElement(at: index, to: clear(sums, at: index * 4, codes))
              }
            }
          }
        } else {
          lights.withUnsafeBufferPointer { sums in
            RowBands.forEach(of: height, threads: threads) { rows in
              for index in rows.lowerBound * width..<rows.upperBound * width {
                pixels.initializeElement(at: index, to: opaque(sums, at: index * 3, codes))
              }
            }
          }
        }
      }
      initialized = count
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @inline(__always)
  private func opaque(
    _ sums: UnsafeBufferPointer<UInt32>, at index: Int, _ codes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    // The largest sum is below 2^32 - 2^16, so that half of a weight fits.
    let weight = UInt32(weight)
    func channel(_ offset: Int) -> UInt32 {
      UInt32(codes[Int((sums[index + offset] + weight / 2) / weight)])
    }
    return 0xFF00_0000 | channel(0) << 16 | channel(1) << 8 | channel(2)
  }

  @inline(__always)
  private func clear(
    _ sums: UnsafeBufferPointer<UInt64>, at index: Int, _ codes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    let share = sums[index + 3]
    let alpha = UInt32((share + UInt64(weight) / 2) / UInt64(weight))
    guard alpha > 0 else { return 0 }
    func channel(_ offset: Int) -> UInt32 {
      let code = UInt32(codes[Int((sums[index + offset] + share / 2) / share)])
      return (code * alpha + 127) / 255
    }
    return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
  }

  /// The light of each code.
  private static let light: [UInt32] = (0..<256).map { code in
    let value = Double(code) / 255
    let linear = value <= 0.04045 ? value / 12.92 : Elementary.pow((value + 0.055) / 1.055, 2.4)
    return UInt32((linear * 65_535).rounded())
  }

  /// The code whose light is nearest, for each light; of two the lower.
  private static let codes: [UInt8] = {
    var codes: [UInt8] = []
    codes.reserveCapacity(65_536)
    var code = 0
    for value in 0..<UInt32(65_536) {
      while code < 255, light[code + 1] + light[code] < 2 * value { code += 1 }
      codes.append(UInt8(code))
    }
    return codes
  }()
}
