import TweenGeometry

/// The factor of numbers in about 0...1, since springs stop at absolute thresholds.
private let unitFactor = 128.0
private let lanesBefore = 5
private let lanesPerPoint = 14

extension ResolvedMesh {
  var laneCount: Int { lanesBefore + lanesPerPoint * points.count }

  func writeLanes(into lanes: UnsafeMutableBufferPointer<Double>) {
    lanes[0] = opacity * unitFactor
    ResolvedPaintStyle.solid(background).writeLanes(
      into: UnsafeMutableBufferPointer(rebasing: lanes[1..<lanesBefore]))
    for (index, point) in points.enumerated() {
      var lane = lanesBefore + lanesPerPoint * index
      for place in [point.position, point.leading, point.top, point.trailing, point.bottom] {
        lanes[lane] = place.x * unitFactor
        lanes[lane + 1] = place.y * unitFactor
        lane += 2
      }
      for part in 0..<4 { lanes[lane + part] = colors[index][part] }
    }
  }

  func replacingLanes(_ lanes: UnsafeBufferPointer<Double>) -> ResolvedMesh {
    var mesh = self
    mesh.opacity = lanes[0] / unitFactor
    let behind = ResolvedPaintStyle.solid(background).replacingLanes(
      UnsafeBufferPointer(rebasing: lanes[1..<lanesBefore]))
    if case .solid(let color) = behind { mesh.background = color }
    for index in points.indices {
      let lane = lanesBefore + lanesPerPoint * index
      func place(_ number: Int) -> SIMD2<Double> {
        SIMD2(lanes[lane + 2 * number], lanes[lane + 2 * number + 1]) / unitFactor
      }
      mesh.points[index] = Point(
        position: place(0), leading: place(1), top: place(2), trailing: place(3),
        bottom: place(4))
      mesh.colors[index] = SIMD4(
        lanes[lane + 10], lanes[lane + 11], lanes[lane + 12], lanes[lane + 13])
    }
    return mesh
  }
}
