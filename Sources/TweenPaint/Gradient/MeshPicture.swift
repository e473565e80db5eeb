import Foundation
import TweenGeometry

/// Draws a mesh gradient into pixels: each patch as small quadrangles of two triangles, whose
/// corners' colours are mixed as pixels are.
struct MeshPicture {
  private let mesh: ResolvedMesh
  private let width: Int
  private let height: Int
  private var pixels: [UInt32]

  /// The number of pixels per quadrangle along a side of a patch, and the largest number of
  /// quadrangles.
  private static let pixelsPerStep = 6.0
  private static let maximumSteps = 32

  private struct Corner {
    /// In pixels.
    var place: SIMD2<Double>
    /// Premultiplied, encoded.
    var color: SIMD4<Double>
  }

  init(_ mesh: ResolvedMesh, width: Int, height: Int) {
    self.mesh = mesh
    self.width = width
    self.height = height
    let background = mesh.interpolation.premultipliedEncoded(
      from: mesh.interpolation.components(of: mesh.background))
    pixels = Array(repeating: Self.pixel(background), count: width * height)
  }

  mutating func drawn() -> Bitmap {
    for row in 0..<max(mesh.rows - 1, 0) {
      for column in 0..<max(mesh.columns - 1, 0) { drawPatch(column: column, row: row) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private mutating func drawPatch(column: Int, row: Int) {
    let size = SIMD2(Double(width), Double(height))
    let ends = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { u, v in
      mesh.place(column: column, row: row, u: u, v: v) * size
    }
    func length(_ a: Int, _ b: Int) -> Double {
      let way = ends[b] - ends[a]
      return max(abs(way.x), abs(way.y))
    }
    let across = Self.steps(max(length(0, 1), length(2, 3)))
    let down = Self.steps(max(length(0, 2), length(1, 3)))
    guard let across, let down else { return }
    func corners(_ line: Int) -> [Corner] {
      (0...across).map { step in
        let (u, v) = (Double(step) / Double(across), Double(line) / Double(down))
        return Corner(
          place: mesh.place(column: column, row: row, u: u, v: v) * size,
          color: mesh.interpolation.premultipliedEncoded(
            from: mesh.color(column: column, row: row, u: u, v: v)))
      }
    }
    var above = corners(0)
    for line in 1...down {
      let below = corners(line)
      for step in 0..<across {
        fill(above[step], above[step + 1], below[step])
        fill(above[step + 1], below[step + 1], below[step])
      }
      above = below
    }
  }

  /// nil for a patch with a coordinate that is not finite.
  private static func steps(_ length: Double) -> Int? {
    guard length.isFinite else { return nil }
    return min(max(Int(min(length, 1e6) / pixelsPerStep), 2), maximumSteps)
  }

  /// Fills the pixels whose middles lie in a triangle, its edges included, so that neighbours leave
  /// no gaps.
  private mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let (ab, ac) = (b.place - a.place, c.place - a.place)
    let area = ab.x * ac.y - ab.y * ac.x
    guard area != 0, area.isFinite else { return }
    let low = pointwiseMin(pointwiseMin(a.place, b.place), c.place)
    let high = pointwiseMax(pointwiseMax(a.place, b.place), c.place)
    guard high.x >= 0, high.y >= 0, low.x <= Double(width), low.y <= Double(height) else { return }
    let columns = Self.clamped(low.x - 1, width)..<Self.clamped(high.x + 1, width)
    let slack = 1e-9
    for y in Self.clamped(low.y - 1, height)..<Self.clamped(high.y + 1, height) {
      for x in columns {
        let way = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.place
        let toB = (way.x * ac.y - way.y * ac.x) / area
        let toC = (ab.x * way.y - ab.y * way.x) / area
        guard toB >= -slack, toC >= -slack, toB + toC <= 1 + slack else { continue }
        let color = a.color + (b.color - a.color) * toB + (c.color - a.color) * toC
        pixels[y * width + x] = Self.pixel(color)
      }
    }
  }

  private static func clamped(_ value: Double, _ count: Int) -> Int {
    Int(min(max(value, 0), Double(count)))
  }

  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 255 + 0.5) }
    let alpha = byte(color.w)
    return alpha << 24 | min(byte(color.x), alpha) << 16 | min(byte(color.y), alpha) << 8
      | min(byte(color.z), alpha)
  }
}
