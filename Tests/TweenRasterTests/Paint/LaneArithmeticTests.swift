import Foundation
import Testing

@testable import TweenRaster

@Suite struct LaneArithmeticTests {
  private static let values: [Float] = [-3e20, -7, -1.5, -0.25, 0, 0.5, 1, 2.75, 9, 4e20]

  @Test func `each lane is clamped on its own`() {
    for x in Self.values {
      let lanes = Quad(x, -x, x / 2, 3)
      let result = clamped(lanes, Quad(repeating: -1), Quad(0.75, 2, 1, 3))
      #expect(
        result == Quad(min(max(x, -1), 0.75), min(max(-x, -1), 2), min(max(x / 2, -1), 1), 3))
    }
  }

  @Test func `a lane stays where the sign is negative`() {
    #expect(
      zeroed(Quad(1, 2, 3, 4), whereNotBelow: Quad(-0.5, 0, 7, -1e-20)) == Quad(1, 0, 0, 4))
  }

  /// The polynomial's error is 1e-5 radian; the rest is rounding of 32-bit numbers.
  @Test func `an angle is that of Foundation's atan2, in each octant and at each length`() {
    for length in [1e-3, 1, 3e4] {
      for step in 0..<720 {
        let angle = (Double(step) + 0.25) / 720 * 2 * Double.pi
        let (x, y) = (Float(length * cos(angle)), Float(length * sin(angle)))
        let expected = atan2(Double(y), Double(x)) / (2 * Double.pi)
        let found = Double(turns(Quad(repeating: x), Quad(0, y, 0, 0))[1])
        let error = found - (expected < 0 ? expected + 1 : expected)
        #expect(abs(error) < 2e-6, "\(step), length \(length)")
      }
    }
  }

  @Test func `angles on the axes and the diagonals are parts of a turn`() {
    let axes = turns(Quad(2, 0, -2, 0), Quad(0, 2, 0, -2))
    let diagonals = turns(Quad(5, -5, -5, 5), Quad(5, 5, -5, -5))
    for lane in 0..<4 {
      #expect(abs(axes[lane] - Float(lane) / 4) < 2e-6)
      #expect(abs(diagonals[lane] - (Float(lane) / 4 + 0.125)) < 2e-6)
    }
    #expect(turns(.zero, .zero) == .zero)
  }
}
