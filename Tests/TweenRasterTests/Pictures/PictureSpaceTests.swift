import Foundation
import Testing
import TweenGeometry

@testable import TweenRaster

/// The pixels of pictures in a plane.
@Suite struct PictureSpaceTests {
  /// Maps a square of 100 points onto itself: turned by quarters, or mirrored.
  private static let turns = [
    CGAffineTransform.identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0),
    CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 100, ty: 100),
    CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 100),
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 100),
  ]
  private static let extent = PictureBox(low: SIMD2(0, 0), high: SIMD2(100, 100))
  private static let canvas = PixelRect(x: 0, y: 0, width: 800, height: 800)

  /// The square's far edge has depth 1, its near edge depth d. In the corner of the near edge a unit
  /// towards it takes sqrt(1 + (1 - d)^2) / d^2 pixels, the most of all places: 20, 4.5, 1.8 and 1. The
  /// scale is the next of the numbers 2^n and 3 * 2^n.
  @Test(arguments: turns.indices)
  func `a tilted plane has the pixels of its nearest edge, on each side`(_ turn: Int) throws {
    for (depth, scale) in [(0.25, 24.0), (0.5, 6), (0.75, 2), (1, 1)] {
      var tilt = ProjectionTransform(.identity)
      tilt.m23 = (depth - 1) / 100
      let map = ProjectionTransform(Self.turns[turn]).concatenating(tilt)
      let space = try #require(PictureSpace(plane: map, seenIn: Self.canvas, extent: Self.extent))
      #expect(space.toPixels == CGAffineTransform(scaleX: scale, y: scale), "depth \(depth)")
      #expect(space.visible.width == Int(100 * scale) && space.visible.height == Int(100 * scale))
    }
  }
}
