import Foundation
import Testing
import TweenGeometry

@testable import TweenPaint

@Suite struct ResolvedPatternTests {
  private let bitmap = Bitmap(width: 8, height: 4)

  private func pattern(_ source: CGRect, _ scale: Double = 0.5) -> ResolvedPattern {
    ResolvedPattern(bitmap: bitmap, source: source, pointsPerUnit: scale)
  }

  @Test func `the first tile lies in the box's top left corner`() throws {
    let pattern = pattern(CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5))
    let paint = try #require(pattern.paint(in: CGRect(x: 30, y: 40, width: 100, height: 100)))
    #expect(paint.source == CGRect(x: 2, y: 2, width: 4, height: 2))
    #expect(paint.horizontal == .tiled && paint.vertical == .tiled)
    #expect(CGPoint(x: 2, y: 2).applying(paint.transform) == CGPoint(x: 30, y: 40))
    #expect(CGPoint(x: 6, y: 4).applying(paint.transform) == CGPoint(x: 32, y: 41))
  }

  @Test func `what lies outside the image is left out`() throws {
    let paint = try #require(
      pattern(CGRect(x: -1, y: 0.5, width: 9, height: 9)).paint(in: .zero))
    #expect(paint.source == CGRect(x: 0, y: 2, width: 8, height: 2))
  }

  @Test func `nothing to repeat is clear`() {
    let full = CGRect(x: 0, y: 0, width: 1, height: 1)
    let wrong: [(CGRect, Double)] = [
      (CGRect(x: 0, y: 0, width: 0, height: 1), 1), (CGRect(x: 2, y: 0, width: 1, height: 1), 1),
      (CGRect(x: Double.nan, y: 0, width: 1, height: 1), 1), (full, 0), (full, -1), (full, .nan),
      (full, .infinity),
    ]
    for (source, scale) in wrong {
      let style = ResolvedPaintStyle.pattern(pattern(source, scale))
      #expect(style.paint(in: full) == .solid(.clear))
    }
    let none = ResolvedPattern(
      bitmap: Bitmap(width: 0, height: 0), source: full, pointsPerUnit: 1)
    #expect(none.paint(in: full) == nil)
  }

  @Test func `source, scale and opacity animate`() {
    let one = ResolvedPaintStyle.pattern(pattern(CGRect(x: 0, y: 0, width: 1, height: 1), 1))
    let other = ResolvedPaintStyle.pattern(
      pattern(CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.25), 3)
    ).opacity(0.5)
    #expect(one.isInterpolatable(with: other))
    var middle = one
    var data = one.animatableData
    data.interpolate(towards: other.animatableData, amount: 0.5)
    middle.animatableData = data
    var expected = pattern(CGRect(x: 0.25, y: 0.125, width: 0.75, height: 0.625), 2)
    expected.opacity = 0.75
    #expect(middle == .pattern(expected))
  }

  @Test func `patterns of two images jump`() {
    let full = CGRect(x: 0, y: 0, width: 1, height: 1)
    var white = bitmap
    white.pixels[0] = .max
    let other = ResolvedPattern(bitmap: white, source: full, pointsPerUnit: 1)
    let one = ResolvedPaintStyle.pattern(pattern(full))
    #expect(!one.isInterpolatable(with: .pattern(other)))
    #expect(!one.isInterpolatable(with: .solid(.clear)))
  }
}
