import Foundation

extension Path {
  /// Returns the path with every point transformed; arcs stay arcs. Coordinates beyond the range of a
  /// double become infinite or NaN: filling such a path draws nothing, and a stroke omits the subpaths
  /// with such coordinates.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = Path()
    result.verbs = verbs
    result.coordinates = ContiguousArray(unsafeUninitializedCapacity: coordinates.count) {
      target, count in
      coordinates.withUnsafeBufferPointer { Path.map($0, to: target, verbs: verbs, transform) }
      count = coordinates.count
    }
    return result
  }

  /// Returns the path moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  private static func map(
    _ source: UnsafeBufferPointer<Double>, to target: UnsafeMutableBufferPointer<Double>,
    verbs: ContiguousArray<Verb>, _ m: CGAffineTransform
  ) {
    var i = 0
    for verb in verbs {
      let end = i + verb.coordinateCount
      // An arc has one point, two vectors and two angles.
      let pointsEnd = verb == .arc ? i + 2 : end
      while i < pointsEnd {
        let (x, y) = (source[i], source[i + 1])
        target.initializeElement(at: i, to: m.a * x + m.c * y + m.tx)
        target.initializeElement(at: i + 1, to: m.b * x + m.d * y + m.ty)
        i += 2
      }
      guard verb == .arc else { continue }
      while i < end - 2 {
        let (x, y) = (source[i], source[i + 1])
        target.initializeElement(at: i, to: m.a * x + m.c * y)
        target.initializeElement(at: i + 1, to: m.b * x + m.d * y)
        i += 2
      }
      target.initializeElement(at: i, to: source[i])
      target.initializeElement(at: i + 1, to: source[i + 1])
      i += 2
    }
  }
}
