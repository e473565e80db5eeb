import TweenMath
import TweenPaint

/// The mean of pictures in linear light, as a film or an eye takes it: of several moments, and of several
/// pixels for one.
///
/// Sums are whole numbers, so that the mean is the same in every order and on every machine. A channel's
/// light is a number of 65,535 (IEC 61966-2-1), of which the nearest of the 256 codes is the mean's.
struct LightMean {
  /// Pixels across and down for one of the mean.
  private let factor: Int
  private let hasAlpha: Bool
  private var width = 0
  private var height = 0
  private var weight: UInt64 = 0
  /// Red, green, blue: each the sum of lights; with alpha of lights times alpha, and the sum of alphas.
  private var sums: [UInt64] = []

  /// - Parameters:
  ///   - factor: pixels across and down for one of the mean, at least 1; what does not fill one at the
  ///     right and the bottom is left out.
  ///   - hasAlpha: Whether pixels may be less than opaque; otherwise they count as over black.
  init(factor: Int, hasAlpha: Bool) {
    self.factor = factor
    self.hasAlpha = hasAlpha
  }

  /// Forgets all pictures.
  mutating func reset() {
    weight = 0
    for index in sums.indices { sums[index] = 0 }
  }

  /// Adds a picture, as often as `count`. All have one size.
  mutating func add(_ bitmap: Bitmap, count: Int) {
    let channels = hasAlpha ? 4 : 3
    if weight == 0 {
      width = bitmap.width / factor
      height = bitmap.height / factor
      let needed = width * height * channels
      if sums.count != needed { sums = Array(repeating: 0, count: needed) }
    }
    precondition(
      bitmap.width / factor == width && bitmap.height / factor == height,
      "All pictures of a mean have one size.")
    weight += UInt64(count * factor * factor)
    let (factor, width, height, count) = (factor, width, height, UInt64(count))
    sums.withUnsafeMutableBufferPointer { sums in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        Self.light.withUnsafeBufferPointer { light in
          for row in 0..<height * factor {
            let source = row * bitmap.width
            var target = row / factor * width * channels
            for column in 0..<width {
              for part in 0..<factor {
                let pixel = pixels[source + column * factor + part]
                if hasAlpha {
                  Self.addStraight(pixel, count, light, sums, at: target)
                } else {
                  sums[target] &+= light[Int(pixel >> 16 & 255)] &* count
                  sums[target + 1] &+= light[Int(pixel >> 8 & 255)] &* count
                  sums[target + 2] &+= light[Int(pixel & 255)] &* count
                }
              }
              target += channels
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func addStraight(
    _ pixel: UInt32, _ count: UInt64, _ light: UnsafeBufferPointer<UInt64>,
    _ sums: UnsafeMutableBufferPointer<UInt64>, at target: Int
  ) {
    let alpha = UInt64(pixel >> 24)
    guard alpha > 0 else { return }
    let straight = FilmPixels.straight(pixel)
    let share = alpha &* count
    sums[target] &+= light[Int(straight >> 16 & 255)] &* share
    sums[target + 1] &+= light[Int(straight >> 8 & 255)] &* share
    sums[target + 2] &+= light[Int(straight & 255)] &* share
    sums[target + 3] &+= share
  }

  /// The mean of what was added.
  func mean() -> Bitmap {
    let count = width * height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initialized in
      sums.withUnsafeBufferPointer { sums in
        Self.codes.withUnsafeBufferPointer { codes in
          for index in 0..<count {
            pixels.initializeElement(
              at: index,
              to: hasAlpha
                ? transparent(sums, at: index * 4, codes) : opaque(sums, at: index * 3, codes))
          }
        }
      }
      initialized = count
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func opaque(
    _ sums: UnsafeBufferPointer<UInt64>, at index: Int, _ codes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    func channel(_ offset: Int) -> UInt32 {
      UInt32(codes[Int((sums[index + offset] + weight / 2) / weight)])
    }
    return 0xFF00_0000 | channel(0) << 16 | channel(1) << 8 | channel(2)
  }

  private func transparent(
    _ sums: UnsafeBufferPointer<UInt64>, at index: Int, _ codes: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    let share = sums[index + 3]
    let alpha = UInt32((share + weight / 2) / weight)
    guard alpha > 0 else { return 0 }
    func channel(_ offset: Int) -> UInt32 {
      let code = UInt32(codes[Int((sums[index + offset] + share / 2) / share)])
      return (code * alpha + 127) / 255
    }
    return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
  }

  /// The light of each code.
  private static let light: [UInt64] = (0..<256).map { code in
    let value = Double(code) / 255
    let linear = value <= 0.04045 ? value / 12.92 : Elementary.pow((value + 0.055) / 1.055, 2.4)
    return UInt64((linear * 65_535).rounded())
  }

  /// The code whose light is nearest, for each light; of two the lower.
  private static let codes: [UInt8] = {
    var codes: [UInt8] = []
    codes.reserveCapacity(65_536)
    var code = 0
    for value in 0..<UInt64(65_536) {
      while code < 255, light[code + 1] + light[code] < 2 * value { code += 1 }
      codes.append(UInt8(code))
    }
    return codes
  }()
}
