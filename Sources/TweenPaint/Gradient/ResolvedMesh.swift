import Foundation
import TweenGeometry

/// A mesh gradient after the environment and before the box.
package struct ResolvedMesh: Equatable, Sendable {
  /// A point with the ends of the four tangents there, as fractions of the box.
  package struct Point: Equatable, Sendable {
    package var position: SIMD2<Double>
    package var leading: SIMD2<Double>
    package var top: SIMD2<Double>
    package var trailing: SIMD2<Double>
    package var bottom: SIMD2<Double>
  }

  /// The points in a row; 0 for a mesh that shows only its background.
  package var columns: Int
  /// Row after row.
  package var points: [Point]
  /// Of the points, as `interpolation` mixes them.
  package var colors: [SIMD4<Double>]
  package var background: Color.Resolved
  package var isSmooth: Bool
  package var interpolation: GradientPaint.Interpolation
  package var opacity = 1.0

  package var rows: Int { columns > 0 ? points.count / columns : 0 }
}

extension ResolvedMesh.Point {
  init(_ point: MeshGradient.BezierPoint) {
    self.init(
      position: SIMD2(point.position), leading: SIMD2(point.leadingControlPoint),
      top: SIMD2(point.topControlPoint), trailing: SIMD2(point.trailingControlPoint),
      bottom: SIMD2(point.bottomControlPoint))
  }

  /// Points whose edges are straight: each tangent leads a third of the way to the neighbour.
  static func straight(_ points: [SIMD2<Float>], width: Int) -> [Self] {
    // Invalid counts have no neighbours.
    let width = max(width, 0)
    func position(_ index: Int) -> SIMD2<Double>? {
      points.indices.contains(index) ? SIMD2(points[index]) : nil
    }
    return points.indices.map { index in
      let own = SIMD2<Double>(points[index])
      func third(_ neighbour: Int?) -> SIMD2<Double> {
        guard let neighbour, let other = position(neighbour) else { return own }
        return own + (other - own) / 3
      }
      let column = width > 0 ? index % width : 0
      return Self(
        position: own, leading: third(column > 0 ? index - 1 : nil),
        top: third(width > 0 && index >= width ? index - width : nil),
        trailing: third(column < width - 1 ? index + 1 : nil),
        bottom: third(
          width > 0 && index < points.count - min(width, points.count) ? index + width : nil))
    }
  }
}

extension ResolvedMesh {
  /// The largest side of the pictures that meshes become, in pixels.
  private static let longestSide = 512.0

  /// This mesh over `rect`, as a picture that is stretched to it: a mesh has no sharp edges that
  /// would need more pixels. nil where nothing is visible.
  package func paint(in rect: CGRect) -> PatternPaint? {
    let (width, height) = (Double(rect.width), Double(rect.height))
    guard width > 0, height > 0, width.isFinite, height.isFinite, rect.minX.isFinite,
      rect.minY.isFinite, opacity > 0
    else { return nil }
    let scale = min(1, Self.longestSide / max(width, height))
    let columns = max(Int((width * scale).rounded(.up)), 1)
    let rows = max(Int((height * scale).rounded(.up)), 1)
    var picture = MeshPicture(self, width: columns, height: rows)
    return PatternPaint(
      bitmap: picture.drawn(), horizontal: .padded, vertical: .padded, sampling: .linear,
      opacity: min(opacity, 1),
      transform: CGAffineTransform(
        a: width / Double(columns), b: 0, c: 0, d: height / Double(rows), tx: rect.minX,
        ty: rect.minY))
  }

  /// The colour at a place in a patch, in the interpolation's components.
  func color(column: Int, row: Int, u: Double, v: Double) -> SIMD4<Double> {
    if !isSmooth {
      let top = mixed(self[column, row], self[column + 1, row], u)
      let bottom = mixed(self[column, row + 1], self[column + 1, row + 1], u)
      return mixed(top, bottom, v)
    }
    let lines = (-1...2).map { offset in
      let line = min(max(row + offset, 0), rows - 1)
      return Self.smooth(
        self[max(column - 1, 0), line], self[column, line], self[column + 1, line],
        self[min(column + 2, columns - 1), line], u)
    }
    let color = Self.smooth(lines[0], lines[1], lines[2], lines[3], v)
    return SIMD4(color.x, color.y, color.z, min(max(color.w, 0), 1))
  }

  private subscript(column: Int, row: Int) -> SIMD4<Double> { colors[row * columns + column] }

  private func mixed(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
    a + (b - a) * t
  }

  /// From `b` to `c`, with the slopes that follow from their neighbours (Catmull and Rom, 1974).
  private static func smooth(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>, _ t: Double
  ) -> SIMD4<Double> {
    let (start, end) = ((c - a) * 0.5, (d - b) * 0.5)
    let square = t * t
    let cube = square * t
    return b * (2 * cube - 3 * square + 1) + start * (cube - 2 * square + t)
      + c * (3 * square - 2 * cube) + end * (cube - square)
  }

  /// A place in a patch, as shares of the box: between its four edges, which are cubic curves
  /// (Coons, 1967).
  func place(column: Int, row: Int, u: Double, v: Double) -> SIMD2<Double> {
    let (a, b) = (points[row * columns + column], points[row * columns + column + 1])
    let (c, d) = (points[(row + 1) * columns + column], points[(row + 1) * columns + column + 1])
    let top = Self.curve(a.position, a.trailing, b.leading, b.position, u)
    let bottom = Self.curve(c.position, c.trailing, d.leading, d.position, u)
    let left = Self.curve(a.position, a.bottom, c.top, c.position, v)
    let right = Self.curve(b.position, b.bottom, d.top, d.position, v)
    let across = top + (bottom - top) * v
    let along = left + (right - left) * u
    let first = a.position + (b.position - a.position) * u
    let second = c.position + (d.position - c.position) * u
    return across + along - (first + (second - first) * v)
  }

  private static func curve(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ t: Double
  ) -> SIMD2<Double> {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }
}
