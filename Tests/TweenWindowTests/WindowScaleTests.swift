import Foundation
import Testing
import TweenWindow

@Suite("WindowScale") struct WindowScaleTests {
  static let scales = [1, 1.25, 1.5, 2]

  @Test("on X11 the density makes the scale, units being pixels", arguments: scales)
  func density(scale: Double) {
    let size = WholeSize(width: 600, height: 400)
    let found = WindowScale(window: size, output: size, dotsPerInch: 96 * scale)
    #expect(found == WindowScale(pixelsPerPoint: scale, pixelsPerUnit: 1))
    #expect(found.points(x: 120, y: 60) == CGPoint(x: 120 / scale, y: 60 / scale))
    #expect(
      found.windowSize(points: CGSize(width: 400, height: 300))
        == WholeSize(width: Int(400 * scale), height: Int(300 * scale)))
  }

  @Test("on Wayland output over window makes the scale, units being points", arguments: scales)
  func ratio(scale: Double) {
    let window = WholeSize(width: 400, height: 300)
    let output = WholeSize(width: Int(400 * scale), height: Int(300 * scale))
    let found = WindowScale(window: window, output: output)
    #expect(found == WindowScale(pixelsPerPoint: scale, pixelsPerUnit: scale))
    #expect(found.points(x: 120, y: 60) == CGPoint(x: 120, y: 60))
    #expect(found.points(output: output) == CGSize(width: 400, height: 300))
    #expect(found.windowSize(points: CGSize(width: 400, height: 300)) == window)
  }

  @Test(
    "a requested scale goes before the display's, and positions follow it",
    arguments: scales, scales)
  func requested(scale: Double, ratio: Double) {
    let window = WholeSize(width: 400, height: 300)
    let output = WholeSize(width: Int(400 * ratio), height: Int(300 * ratio))
    let found = WindowScale(window: window, output: output, dotsPerInch: 120, requested: scale)
    #expect(found.pixelsPerPoint == scale)
    #expect(found.pixelsPerUnit == ratio)
    let corner = found.points(x: 400, y: 300)
    let size = found.points(output: output)
    #expect(abs(corner.x - size.width) < 1e-9 && abs(corner.y - size.height) < 1e-9)
    let units = found.windowSize(points: CGSize(width: 400, height: 300))
    #expect(abs(Double(units.width) * ratio - 400 * scale) <= ratio / 2)
  }

  @Test("a size in points covers the output exactly when brought back to pixels")
  func covering() {
    for scale in [1, 1.25, 1.5, 1.7, 2, 2.75] {
      let found = WindowScale(pixelsPerPoint: scale)
      for pixels in 1...3_000 {
        let points = found.points(output: WholeSize(width: pixels, height: pixels))
        #expect((points.width * scale).rounded() == Double(pixels))
        #expect(abs(points.width * scale - Double(pixels)) < 1e-9)
      }
    }
  }

  @Test(
    "numbers that are no scale count as 1",
    arguments: [0, -1, Double.nan, Double.infinity, -Double.infinity])
  func nonsense(scale: Double) {
    #expect(
      WindowScale(pixelsPerPoint: scale, pixelsPerUnit: scale) == WindowScale(pixelsPerPoint: 1))
    let size = WholeSize(width: 400, height: 300)
    #expect(WindowScale(window: size, output: size, dotsPerInch: scale).pixelsPerPoint == 1)
  }

  @Test("scales beyond the range are brought to its ends")
  func range() {
    #expect(WindowScale(pixelsPerPoint: 1e9).pixelsPerPoint == 8)
    #expect(WindowScale(pixelsPerPoint: 1e-9).pixelsPerPoint == 0.25)
  }

  @Test("a window is never asked to be empty or absurdly large")
  func windowSizes() {
    let scale = WindowScale(pixelsPerPoint: 2)
    let sizes: [(CGSize, WholeSize)] = [
      (CGSize(width: 0, height: -5), WholeSize(width: 1, height: 1)),
      (CGSize(width: CGFloat.nan, height: .infinity), WholeSize(width: 1, height: 16_384)),
      (CGSize(width: 1e300, height: 10), WholeSize(width: 16_384, height: 20)),
    ]
    for (points, units) in sizes { #expect(scale.windowSize(points: points) == units) }
  }

  @Test("a window without a size yet has scale 1")
  func emptyWindow() {
    let none = WholeSize(width: 0, height: 0)
    #expect(WindowScale(window: none, output: none) == WindowScale(pixelsPerPoint: 1))
  }
}
