import Foundation

/// The exact area of polygons in pixels: slow, in double precision, and by another method than the
/// rasterizer's (each pixel clips the polygon to its square and takes the shoelace sum).
struct ReferenceRaster {
  let width: Int
  let height: Int

  /// Signed area (winding times area) of closed contours in every pixel.
  func areas(_ contours: [[CGPoint]]) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    for contour in contours where contour.count > 2 {
      for y in 0..<height {
        let strip = clip(clip(contour, .y, above: Double(y)), .y, below: Double(y + 1))
        guard let low = strip.map(\.x).min(), let high = strip.map(\.x).max() else { continue }
        let first = max(0, Int(low.rounded(.down)))
        let last = min(width - 1, Int(high.rounded(.up)))
        if first > last { continue }
        for x in first...last {
          let cell = clip(clip(strip, .x, above: Double(x)), .x, below: Double(x + 1))
          result[y * width + x] += area(cell)
        }
      }
    }
    return result
  }

  private enum Axis { case x, y }

  private func clip(_ points: [CGPoint], _ axis: Axis, above limit: Double) -> [CGPoint] {
    clip(points) { (axis == .x ? $0.x : $0.y) - limit }
  }

  private func clip(_ points: [CGPoint], _ axis: Axis, below limit: Double) -> [CGPoint] {
    clip(points) { limit - (axis == .x ? $0.x : $0.y) }
  }

  /// Sutherland and Hodgman's: keeps where `distance` is positive. Edges that run along the border
  /// twice enclose nothing, so that signed areas stay exact for concave polygons too.
  private func clip(_ points: [CGPoint], _ distance: (CGPoint) -> Double) -> [CGPoint] {
    var out: [CGPoint] = []
    guard var previous = points.last else { return out }
    var before = distance(previous)
    for point in points {
      let now = distance(point)
      if (before < 0) != (now < 0) {
        let t = before / (before - now)
        out.append(
          CGPoint(
            x: previous.x + (point.x - previous.x) * t,
            y: previous.y + (point.y - previous.y) * t))
      }
      if now >= 0 { out.append(point) }
      previous = point
      before = now
    }
    return out
  }

  private func area(_ points: [CGPoint]) -> Double {
    guard let origin = points.first, var previous = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum +=
        (previous.x - origin.x) * (point.y - origin.y)
        - (point.x - origin.x) * (previous.y - origin.y)
      previous = point
    }
    return sum / 2
  }
}
