import Foundation
import Testing
import TweenMath
import TweenPaint

@testable import TweenRaster

/// A picture blurred by the slowest and plainest means: the Gaussian sampled at pixel centres, in
/// Double, over everything within seven sigmas.
struct ReferenceBlur {
  /// Channels 0...3 of pixel (x, y), each 0...255.
  var channels: [[Double]]
  let width: Int
  let height: Int

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    channels = (0..<4).map { channel in
      bitmap.pixels.map { Double($0 >> UInt32(8 * channel) & 255) }
    }
  }

  /// The Gaussian whose mean is `shift`. A narrow one between pixels is interpolated: its variance
  /// is what linear interpolation leaves of it.
  static func weights(_ sigma: Double, shift: Double = 0) -> [(place: Int, weight: Double)] {
    let whole = Int(shift.rounded(.down))
    let part = shift - Double(whole)
    if part > 0 && sigma < 0.8 {
      let rest = max(sigma * sigma - part * (1 - part), 0).squareRoot()
      let own = weights(rest)
      return own.map { ($0.place + whole, $0.weight * (1 - part)) }
        + own.map { ($0.place + whole + 1, $0.weight * part) }
    }
    if sigma <= 0 { return [(whole, 1)] }
    let radius = Int((7 * sigma).rounded(.up)) + 1
    let all = (-radius...radius).map { place in
      let distance = (Double(place) - part) / sigma
      return (place + whole, exp(-0.5 * distance * distance))
    }
    let sum = all.reduce(0) { $0 + $1.1 }
    return all.map { ($0.0, $0.1 / sum) }
  }

  /// What lies at the edges goes on outside, or outside is clear.
  mutating func blur(
    sigmaX: Double, sigmaY: Double, shiftX: Double = 0, shiftY: Double = 0,
    continuesEdge: Bool = false
  ) {
    for channel in 0..<4 {
      for y in 0..<height {
        Self.blur(
          &channels[channel], from: y * width, step: 1, count: width,
          Self.weights(sigmaX, shift: shiftX), continuesEdge)
      }
      for x in 0..<width {
        Self.blur(
          &channels[channel], from: x, step: width, count: height,
          Self.weights(sigmaY, shift: shiftY), continuesEdge)
      }
    }
  }

  private static func blur(
    _ values: inout [Double], from start: Int, step: Int, count: Int,
    _ weights: [(place: Int, weight: Double)], _ continuesEdge: Bool
  ) {
    let row = (0..<count).map { values[start + $0 * step] }
    for index in 0..<count {
      var sum = 0.0
      for (place, weight) in weights {
        let from = index - place
        if from >= 0 && from < count {
          sum += weight * row[from]
        } else if continuesEdge {
          sum += weight * row[from < 0 ? 0 : count - 1]
        }
      }
      values[start + index * step] = sum
    }
  }

  /// The largest distance of a channel from `bitmap`, in levels.
  func distance(to bitmap: Bitmap) -> Double {
    var worst = 0.0
    for index in bitmap.pixels.indices {
      for channel in 0..<4 {
        let level = Double(bitmap.pixels[index] >> UInt32(8 * channel) & 255)
        worst = max(worst, abs(level - channels[channel][index]))
      }
    }
    return worst
  }
}

/// The blur by itself.
func blurred(
  _ bitmap: Bitmap, sigmaX: Double, sigmaY: Double, continuesEdge: Bool = false, threads: Int = 1,
  result: PixelRect? = nil
) -> Bitmap {
  let result = result ?? PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  var made = Bitmap(width: result.width, height: result.height)
  let blur = GaussianBlur(pool: WorkerPool(threadCount: threads))
  bitmap.pixels.withUnsafeBufferPointer { source in
    made.pixels.withUnsafeMutableBufferPointer { target in
      guard let source = source.baseAddress, let target = target.baseAddress else { return }
      blur.run(
        BlurSource(
          pixels: source, stride: bitmap.width,
          rect: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
          continuesEdge: continuesEdge),
        x: AxisBlur(sigma: sigmaX), y: AxisBlur(sigma: sigmaY), result: result,
        into: PictureSink(pixels: target, stride: result.width, rect: result))
    }
  }
  return made
}

@Suite struct GaussianBlurTests {
  /// Hard edges, thin lines, lone pixels, soft and clear parts, premultiplied.
  private func scene(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: width, height: height)
    for _ in 0..<12 {
      let alpha = UInt32.random(in: 0...255, using: &random)
      func part() -> UInt32 { .random(in: 0...alpha, using: &random) }
      let color = alpha << 24 | part() << 16 | part() << 8 | part()
      let x = Int.random(in: 0..<width, using: &random)
      let y = Int.random(in: 0..<height, using: &random)
      let w = [1, 2, width / 2, width][Int.random(in: 0...3, using: &random)]
      let h = [1, 3, height / 3, height][Int.random(in: 0...3, using: &random)]
      for row in y..<min(y + h, height) {
        for column in x..<min(x + w, width) { bitmap.pixels[row * width + column] = color }
      }
    }
    return bitmap
  }

  @Test(arguments: [
    0.25, 0.6, 1.3, 2, 3.9, 4.1, 5, 7.9, 8.1, 10, 15.9, 16.1, 23,
  ])
  func `lies within a level of the Gaussian`(sigma: Double) {
    let picture = scene(44, 34, seed: UInt64(sigma * 100))
    for continuesEdge in [false, true] {
      var reference = ReferenceBlur(picture)
      reference.blur(sigmaX: sigma, sigmaY: sigma, continuesEdge: continuesEdge)
      let made = blurred(picture, sigmaX: sigma, sigmaY: sigma, continuesEdge: continuesEdge)
      // Half a level of it is the last rounding.
      #expect(reference.distance(to: made) < 1, "\(reference.distance(to: made)) \(continuesEdge)")
    }
  }

  @Test func `along x and y may differ`() {
    let picture = scene(44, 34, seed: 5)
    for (x, y) in [(0.0, 6.0), (9, 0.4), (3, 12), (17, 2)] {
      var reference = ReferenceBlur(picture)
      reference.blur(sigmaX: x, sigmaY: y)
      #expect(reference.distance(to: blurred(picture, sigmaX: x, sigmaY: y)) < 1)
    }
  }

  @Test(arguments: [0.5, 3, 4.5, 11, 40])
  func `keeps what is even, and the sum of all`(sigma: Double) {
    let even = Bitmap(width: 24, height: 16, pixels: Array(repeating: 0xFFFF_8001, count: 24 * 16))
    #expect(blurred(even, sigmaX: sigma, sigmaY: sigma, continuesEdge: true) == even)
    // Alone on a wide clear field, so that nothing leaves it.
    let margin = Int(sigma * 4) & ~1
    let spread = blurred(
      even, sigmaX: sigma, sigmaY: sigma,
      result: PixelRect(
        x: -margin, y: -margin, width: 24 + 2 * margin, height: 16 + 2 * margin))
    let before = Double(24 * 16 * 255)
    let after = spread.pixels.reduce(0.0) { $0 + Double($1 >> 24) }
    // What is lost is less than half a level a pixel, where the tail rounds to nothing.
    #expect(abs(after - before) < 0.02 * before + 0.1 * Double(spread.pixels.count))
  }

  @Test func `mirrored is the mirrored blur`() {
    let picture = scene(48, 32, seed: 9)
    func mirrored(_ bitmap: Bitmap) -> Bitmap {
      Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.reversed())
    }
    for sigma in [0.7, 3, 5, 9, 17] {
      let one = blurred(picture, sigmaX: sigma, sigmaY: sigma)
      let other = mirrored(blurred(mirrored(picture), sigmaX: sigma, sigmaY: sigma))
      #expect(zip(one.pixels, other.pixels).allSatisfy { $0 == $1 }, "\(sigma)")
    }
  }

  @Test func `in parts and on threads is the same`() {
    let picture = scene(90, 70, seed: 3)
    var random = SeededGenerator(seed: 4)
    for sigma in [0.6, 2.5, 4.4, 8.8, 20] {
      let all = PixelRect(x: -32, y: -32, width: 160, height: 144)
      let whole = blurred(picture, sigmaX: sigma, sigmaY: sigma / 2, result: all)
      #expect(blurred(picture, sigmaX: sigma, sigmaY: sigma / 2, threads: 3, result: all) == whole)
      for _ in 0..<4 {
        let part = PixelRect(
          x: Int.random(in: -8...25, using: &random) * 4,
          y: Int.random(in: -32...80, using: &random),
          width: 4 * Int.random(in: 1...6, using: &random),
          height: Int.random(in: 1...20, using: &random)
        ).intersection(all)
        if part.isEmpty { continue }
        let made = blurred(picture, sigmaX: sigma, sigmaY: sigma / 2, result: part)
        for y in 0..<part.height {
          for x in 0..<part.width {
            let at = (part.y + y - all.y) * all.width + part.x + x - all.x
            #expect(made.pixels[y * part.width + x] == whole.pixels[at])
          }
        }
      }
    }
  }

  @Test func `never makes a colour exceed its alpha`() {
    for seed in 0..<6 {
      let picture = scene(40, 40, seed: UInt64(20 + seed))
      for sigma in [0.4, 3.3, 6, 13] {
        for pixel in blurred(picture, sigmaX: sigma, sigmaY: sigma).pixels {
          let alpha = pixel >> 24
          #expect(pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha)
        }
      }
    }
  }

  @Test func `grows without a jump`() {
    let picture = scene(48, 40, seed: 31)
    // Where another method takes over.
    for sigma in [0.2, 4, 8, 16, 32] {
      #expect(
        distance(
          blurred(picture, sigmaX: sigma - 1e-6, sigmaY: sigma - 1e-6),
          blurred(picture, sigmaX: sigma, sigmaY: sigma)) <= 1)
    }
    // An edge only ever gets softer.
    var box = Bitmap(width: 64, height: 8)
    for index in box.pixels.indices where index % 64 >= 32 { box.pixels[index] = 0xFF00_0000 }
    var last: UInt32 = 255
    for step in 0..<60 {
      let soft = blurred(box, sigmaX: 0.1 + Double(step) * 0.2, sigmaY: 0, continuesEdge: true)
      let level = soft.pixels[4 * 64 + 36] >> 24
      #expect(level <= last + 1)
      last = min(last, level)
    }
    #expect(last < 200)
  }

  @Test func `takes any number`() {
    let picture = scene(12, 12, seed: 2)
    for sigma in [-1, 0, 1e-300, 1e5, 1e9, 1e300] {
      let made = blurred(picture, sigmaX: sigma, sigmaY: sigma)
      if sigma <= 1e-300 { #expect(made == picture) }
      if sigma >= 1e5 { #expect(made.pixels.allSatisfy { $0 == 0 }) }
    }
    #expect(AxisBlur(sigma: 1e300).levels == AxisBlur(sigma: AxisBlur.largestSigma).levels)
  }
}
