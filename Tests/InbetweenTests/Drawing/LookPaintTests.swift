import InbetweenTesting
import SwiftUI
import Testing
import TweenMath

/// Gradients, shadows, blurs and colour effects by the figures of Look 7.
@Suite @MainActor struct LookPaintTests {
  /// Red, green and blue at a pixel.
  private func pixel<Content: View>(
    _ x: Int, _ y: Int, size: Int, @ViewBuilder _ content: () -> Content
  ) throws -> [Int] {
    let content = content()
    let tester = StageTester(
      content, size: CGSize(width: CGFloat(size), height: CGFloat(size)))
    tester.advance()
    let pixel = try tester.bitmap().pixels[y * size + x]
    return [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
  }

  private func isNear(_ found: [Int], _ expected: [Int], by distance: Int) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= distance }
  }

  private let red = Color(red: 1, green: 56.0 / 255, blue: 60.0 / 255)
  private let blue = Color(red: 0, green: 136.0 / 255, blue: 1)

  @Test func `the middle of a gradient is mixed as the eye does`() throws {
    // Of 101 pixels the one whose centre is the middle.
    let middle = try pixel(50, 50, size: 101) {
      LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    }
    // By OKLab (172, 121, 168), measured (170, 121, 168), by mixing bytes (128, 96, 158).
    #expect(isNear(middle, [172, 121, 168], by: 1))
    #expect(isNear(middle, [170, 121, 168], by: 3))
  }

  @Test func `an angular gradient starts at the trailing edge and runs clockwise`() throws {
    func at(_ x: Int, _ y: Int) throws -> [Int] {
      try pixel(x, y, size: 101) {
        AngularGradient(
          stops: [
            .init(color: .white, location: 0), .init(color: red, location: 0.25),
            .init(color: blue, location: 0.5), .init(color: .black, location: 1),
          ], center: .center)
      }
    }
    // Just below the trailing edge's middle it begins, at the bottom it is a quarter on.
    #expect(isNear(try at(100, 51), [255, 255, 255], by: 8))
    #expect(isNear(try at(50, 100), [255, 56, 60], by: 2))
    #expect(isNear(try at(0, 50), [0, 136, 255], by: 2))
    #expect(isNear(try at(100, 49), [0, 0, 0], by: 8))
  }

  /// How much of a half plane's Gaussian shadow is seen at a distance outside its edge, in sigmas.
  private func share(_ distance: Double) -> Double {
    // The normal distribution's tail, by summing its density in small steps.
    let step = 0.001
    return (0..<8000).reduce(0) { sum, index in
      let x = distance + (Double(index) + 0.5) * step
      return sum + Elementary.exp(-x * x / 2) * step
    } / 2.506_628_274_631
  }

  @Test func `a shadow's sigma is its radius, and its colour a third of black`() throws {
    // The edge lies at y = 60; a pixel's centre half a point beyond a whole distance from it.
    func shadow(_ y: Int) throws -> Double {
      let found = try pixel(60, y, size: 120) {
        Color.white.padding(.top, 60).padding(.horizontal, -60).padding(.bottom, -60)
          .shadow(radius: 10)
      }
      return 1 - Double(found[0]) / 255
    }
    for distance in [0, 5, 10, 20] {
      let expected = 0.33 * share((Double(distance) + 0.5) / 10)
      #expect(abs(try shadow(59 - distance) - expected) < 0.01, "\(distance)")
    }
    #expect(abs(share(0) - 0.5) < 1e-6 && abs(share(1) - 0.1587) < 1e-4)
  }

  @Test func `a blur's sigma is its radius`() throws {
    func blurred(_ y: Int) throws -> Double {
      let found = try pixel(60, y, size: 120) {
        Color.black.padding(.top, 60).padding(.horizontal, -60).padding(.bottom, -60)
          .blur(radius: 10)
      }
      return 1 - Double(found[0]) / 255
    }
    for distance in [0, 5, 10, 20] {
      let expected = share((Double(distance) + 0.5) / 10)
      #expect(abs(try blurred(59 - distance) - expected) < 0.02, "\(distance)")
    }
  }

  @Test func `colour effects count in encoded sRGB, and cut after each step`() throws {
    let color = Color(red: 0.8, green: 0.4, blue: 0.2)
    func shown<Content: View>(_ content: Content) throws -> [Int] {
      try pixel(1, 1, size: 3) { content }
    }
    #expect(try shown(color.brightness(0.2)) == [255, 153, 102])
    // One component of each lies half-way between two bytes, at 76.5 and 85.5: halves go up here, and
    // went down where it was measured.
    #expect(try shown(color.contrast(2)) == [255, 77, 0])
    #expect(try shown(color.saturation(0.5)) == [162, 111, 86])
    #expect(try shown(color.hueRotation(.degrees(90))) == [51, 149, 36])
    // Cut at white in between, so that what follows starts from there.
    #expect(try shown(color.brightness(0.2).brightness(-0.2)) == [204, 102, 51])
    #expect(try shown(color.brightness(0.4).brightness(-0.4)) == [153, 102, 51])
  }
}
