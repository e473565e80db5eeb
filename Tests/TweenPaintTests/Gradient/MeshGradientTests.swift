import Foundation
import Testing
import TweenGeometry
import TweenMotion

@testable import TweenPaint

@Suite("A mesh gradient") struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private let box = CGRect(x: 0, y: 0, width: 64, height: 32)

  private func picture(_ mesh: MeshGradient, in box: CGRect) throws -> PatternPaint {
    let paint = mesh.resolved(in: EnvironmentValues()).paint(in: box)
    guard case .pattern(let pattern) = paint else {
      Issue.record("no picture")
      return PatternPaint(bitmap: Bitmap(width: 1, height: 1))
    }
    return pattern
  }

  /// Alpha, red, green and blue.
  private func channels(_ pattern: PatternPaint, _ x: Int, _ y: Int) -> [Int] {
    let pixel = pattern.bitmap.pixels[y * pattern.bitmap.width + x]
    return [24, 16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  private func isNear(_ channels: [Int], _ wanted: [Double]) -> Bool {
    zip(channels, wanted).allSatisfy { abs(Double($0) - $1) <= 1 }
  }

  private func srgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red, green: green, blue: blue)
  }

  @Test(arguments: [true, false])
  func `mixes colours evenly along a patch of two`(isSmooth: Bool) throws {
    let (left, right) = (srgb(1, 0.2, 0), srgb(0, 0.6, 1))
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [left, right, left, right],
      smoothsColors: isSmooth)
    let pattern = try picture(mesh, in: box)
    #expect(pattern.bitmap.width == 64 && pattern.bitmap.height == 32)
    // Smooth: a cubic from 0 to 1 whose slope is a half at both ends.
    for x in [0, 7, 31, 40, 63] {
      let t = (Double(x) + 0.5) / 64
      let share = isSmooth ? t * (0.5 + t * (1.5 - t)) : t
      let wanted = [255, 255 * (1 - share), 255 * (0.2 + 0.4 * share), 255 * share]
      let found = channels(pattern, x, 13)
      #expect(zip(found, wanted).allSatisfy { abs(Double($0) - $1) <= 2 }, "\(found) \(wanted)")
    }
  }

  @Test func `shows a point's colour where the point is`() throws {
    var points: [SIMD2<Float>] = []
    for y in 0..<3 { for x in 0..<3 { points.append([Float(x) / 2, Float(y) / 2]) } }
    points[4] = [0.75, 0.25]
    var colors = Array(repeating: srgb(0, 0, 1), count: 9)
    colors[4] = srgb(1, 1, 0)
    let pattern = try picture(
      MeshGradient(width: 3, height: 3, points: points, colors: colors, smoothsColors: false),
      in: box)
    let found = channels(pattern, 48, 8)
    #expect(found[1] > 230 && found[2] > 230 && found[3] < 25, "\(found)")
    #expect(isNear(channels(pattern, 0, 0), [255, 0, 0, 255]))
    #expect(channels(pattern, 32, 16)[1] < 180)
  }

  @Test func `shows its background where it is not`() throws {
    let half: [SIMD2<Float>] = [[0.5, 0], [1, 0], [0.5, 1], [1, 1]]
    let pattern = try picture(
      MeshGradient(
        width: 2, height: 2, points: half, colors: Array(repeating: srgb(1, 0, 0), count: 4),
        background: srgb(0, 1, 0)), in: box)
    #expect(channels(pattern, 31, 5) == [255, 0, 255, 0])
    #expect(channels(pattern, 32, 5) == [255, 255, 0, 0])
  }

  @Test func `may have curved edges`() throws {
    func point(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x * 2 / 3, y], topControlPoint: [x, y * 2 / 3],
        trailingControlPoint: [1.0 / 3, y], bottomControlPoint: [x, 1.0 / 3])
    }
    var bent = [point(0, 0), point(1, 0), point(0, 1), point(1, 1)]
    bent[0].trailingControlPoint = [0.25, 1]
    bent[1].leadingControlPoint = [0.75, 1]
    let pattern = try picture(
      MeshGradient(
        width: 2, height: 2, bezierPoints: bent,
        colors: Array(repeating: srgb(1, 0, 0), count: 4)), in: box)
    // The upper edge sinks to 3/4 in the middle.
    #expect(channels(pattern, 32, 22)[0] == 0)
    #expect(channels(pattern, 32, 25)[0] == 255)
    #expect(channels(pattern, 0, 16)[0] == 255)
  }

  @Test func `that lacks points or colours is all background`() throws {
    let wrong = [
      MeshGradient(width: 3, height: 2, points: corners, colors: [.red, .red, .red, .red]),
      MeshGradient(width: 2, height: 2, points: corners, colors: [.red]),
      MeshGradient(width: 1, height: 4, points: corners, colors: [.red, .red, .red, .red]),
      MeshGradient(width: .max, height: .max, points: [], colors: []),
      MeshGradient(width: -2, height: -2, points: corners, colors: [.red, .red, .red, .red]),
    ]
    for mesh in wrong {
      #expect(try picture(mesh, in: box).bitmap.pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test func `takes any numbers`() throws {
    for number in [Float.nan, .infinity, 1e30, -1e30] {
      for index in 0..<4 {
        var points = corners
        points[index].x = number
        _ = try picture(
          MeshGradient(width: 2, height: 2, points: points, colors: [.red, .blue, .red, .blue]),
          in: box)
      }
    }
    let style = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.red, .blue, .red, .blue]
    )
    .resolved(in: EnvironmentValues())
    for side in [0.0, .nan, .infinity] {
      #expect(
        style.paint(in: CGRect(x: 0, y: 0, width: side, height: 10)) == .solid(.clear))
    }
    let huge = style.paint(in: CGRect(x: 0, y: 0, width: 1e6, height: 2))
    guard case .pattern(let pattern) = huge else { return #expect(Bool(false)) }
    #expect(pattern.bitmap.width == 512 && pattern.bitmap.height == 1)
  }

  @Test func `glides to another of its grid`() throws {
    func style(_ x: Float, _ white: Double) -> ResolvedPaintStyle {
      var points = corners
      points[1].x = x
      return MeshGradient(
        width: 2, height: 2, points: points,
        colors: Array(repeating: Color(white: white), count: 4)
      ).resolved(in: EnvironmentValues())
    }
    let (start, end) = (style(1, 0), style(0.5, 1))
    #expect(start.isInterpolatable(with: end))
    var middle = start
    var data = end.animatableData - start.animatableData
    data.scale(by: 0.5)
    middle.animatableData = start.animatableData + data
    guard case .mesh(let mesh) = middle else { return #expect(Bool(false)) }
    #expect(mesh.points[1].position.x == 0.75)
    #expect(mesh.colors[0] == SIMD4(0.5, 0.5, 0.5, 1))
    let other = MeshGradient(
      width: 2, height: 3, points: corners + [[0, 2], [1, 2]],
      colors: Array(repeating: .red, count: 6))
    #expect(!start.isInterpolatable(with: other.resolved(in: EnvironmentValues())))
  }

  @Test func `counts that fit nothing show the background alone`() throws {
    for (width, height) in [(Int.min, 2), (2, .min), (.max, .max), (-1, -4), (0, 0), (3, 2)] {
      let mesh = MeshGradient(
        width: width, height: height, points: corners,
        colors: Array(repeating: srgb(1, 0, 0), count: 4), background: srgb(0, 0, 1))
      #expect(channels(try picture(mesh, in: box), 5, 5) == [255, 0, 0, 255], "\(width) \(height)")
    }
  }
}
