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

  static func weights(_ sigma: Double, shift: Double = 0) -> [(place: Int, weight: Double)] {
    if sigma <= 0 { return [(0, 1 - shift), (1, shift)] }
    let radius = Int((7 * sigma).rounded(.up)) + 1
    let all = (-radius...radius).map { place in
      let distance = (Double(place) - shift) / sigma
      return (place, exp(-0.5 * distance * distance))
    }
    let sum = all.reduce(0) { $0 + $1.1 }
    return all.map { ($0.0, $0.1 / sum) }
  }

  /// What lies at the edges goes on outside, or outside is clear.
  mutating func blur(
    sigmaX: Double, sigmaY: Double, shiftX: Double = 0, shiftY: Double = 0, goesOn: Bool = false
  ) {
    for channel in 0..<4 {
      for y in 0..<height {
        Self.blur(
          &channels[channel], from: y * width, step: 1, count: width,
          Self.weights(sigmaX, shift: shiftX), goesOn)
      }
      for x in 0..<width {
        Self.blur(
          &channels[channel], from: x, step: width, count: height,
          Self.weights(sigmaY, shift: shiftY), goesOn)
      }
    }
  }

  private static func blur(
    _ values: inout [Double], from start: Int, step: Int, count: Int,
    _ weights: [(place: Int, weight: Double)], _ goesOn: Bool
  ) {
    let row = (0..<count).map { values[start + $0 * step] }
    for index in 0..<count {
      var sum = 0.0
      for (place, weight) in weights {
        let from = index - place
        if from >= 0 && from < count {
          sum += weight * row[from]
        } else if goesOn {
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
  _ bitmap: Bitmap, sigmaX: Double, sigmaY: Double, goesOn: Bool = false, threads: Int = 1,
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
          rect: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), goesOn: goesOn),
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
    for goesOn in [false, true] {
      var reference = ReferenceBlur(picture)
      reference.blur(sigmaX: sigma, sigmaY: sigma, goesOn: goesOn)
      let made = blurred(picture, sigmaX: sigma, sigmaY: sigma, goesOn: goesOn)
      // Half a level of it is the last rounding.
      #expect(reference.distance(to: made) < 1, "\(reference.distance(to: made)) \(goesOn)")
    }
  }
}
