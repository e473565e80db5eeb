import Foundation
import TweenGeometry
import TweenMotion

// The animated numbers of a style, as lanes of Doubles.
//
//   solid      r g b a                     linear sRGB, x128
//   gradient   geometry (4), then 4 for each stop
//     linear     start x y, end x y        x128
//     radial     centre x y x128, start and end radius
//     elliptical the same
//     angular    centre x y, start and end angle in radians, x128
//     stop       premultiplied components in the gradient's own space, alpha last
//   pattern    source x y, width and height x128, points per pixel, opacity x128
//   mesh       opacity x128, background r g b a as a solid's, then 14 for each point
//     point      position, tangents leading, top, trailing and bottom x y, x128; then its colour as
//                a stop's
//
// Stop locations are not lanes: gradients whose stops stand elsewhere are `aligned(with:)` first.

/// The factor of numbers in about 0...1, since springs stop at absolute thresholds.
private let unitFactor = 128.0

extension ResolvedPaintStyle {
  package typealias AnimatableData = PaintVector

  /// The number of lanes.
  package var laneCount: Int {
    switch self {
    case .solid: 4
    case .gradient(let gradient): 4 + 4 * gradient.stops.count
    case .pattern: 6
    case .mesh(let mesh): mesh.laneCount
    }
  }

  /// Writes the lanes. `lanes` has at least `laneCount` elements.
  package func writeLanes(into lanes: UnsafeMutableBufferPointer<Double>) {
    precondition(lanes.count >= laneCount, "A style's lanes need laneCount elements.")
    switch self {
    case .solid(let color):
      lanes[0] = Double(color.linearRed) * unitFactor
      lanes[1] = Double(color.linearGreen) * unitFactor
      lanes[2] = Double(color.linearBlue) * unitFactor
      lanes[3] = Double(color.opacity) * unitFactor
    case .gradient(let gradient):
      gradient.geometry.writeLanes(into: lanes)
      for (index, stop) in gradient.stops.enumerated() {
        let components = gradient.interpolation.components(of: stop.color)
        lanes[4 + 4 * index] = components.x
        lanes[5 + 4 * index] = components.y
        lanes[6 + 4 * index] = components.z
        lanes[7 + 4 * index] = components.w
      }
    case .pattern(let pattern):
      lanes[0] = Double(pattern.source.origin.x) * unitFactor
      lanes[1] = Double(pattern.source.origin.y) * unitFactor
      lanes[2] = Double(pattern.source.size.width) * unitFactor
      lanes[3] = Double(pattern.source.size.height) * unitFactor
      lanes[4] = pattern.pointsPerUnit
      lanes[5] = pattern.opacity * unitFactor
    case .mesh(let mesh):
      mesh.writeLanes(into: lanes)
    }
  }

  /// This style with other lanes. `lanes` has at least `laneCount` elements.
  package func replacingLanes(_ lanes: UnsafeBufferPointer<Double>) -> ResolvedPaintStyle {
    precondition(lanes.count >= laneCount, "A style's lanes need laneCount elements.")
    switch self {
    case .solid:
      return .solid(
        Color.Resolved(
          linearRed: Float(lanes[0] / unitFactor), linearGreen: Float(lanes[1] / unitFactor),
          linearBlue: Float(lanes[2] / unitFactor), opacity: Float(lanes[3] / unitFactor)))
    case .gradient(let gradient):
      return .gradient(
        ResolvedGradient(
          geometry: gradient.geometry.replacingLanes(lanes),
          stops: gradient.stops.indices.map { gradient.stop($0, showing: lanes) },
          interpolation: gradient.interpolation))
    case .pattern(var pattern):
      pattern.source = CGRect(
        x: lanes[0] / unitFactor, y: lanes[1] / unitFactor, width: lanes[2] / unitFactor,
        height: lanes[3] / unitFactor)
      pattern.pointsPerUnit = lanes[4]
      pattern.opacity = lanes[5] / unitFactor
      return .pattern(pattern)
    case .mesh(let mesh):
      return .mesh(mesh.replacingLanes(lanes))
    }
  }

  /// Makes `paint` the fill of `rect` by this style with other lanes. `lanes` has at least
  /// `laneCount` elements. The style itself does not change; the method is mutating to be called in
  /// place.
  mutating func show(
    _ lanes: UnsafeBufferPointer<Double>, in rect: CGRect, as paint: inout Paint
  ) {
    precondition(lanes.count >= laneCount, "A style's lanes need laneCount elements.")
    if case .gradient(let gradient) = self, !gradient.stops.isEmpty {
      // The paint was usually a gradient before, whose storage is reused.
      let isDone = paint.updateGradient { gradient.paint(in: rect, showing: lanes, as: &$0) }
      if isDone { return }
    }
    paint = replacingLanes(lanes).paint(in: rect)
  }

  /// The lanes as a vector. Setting a vector of another count changes nothing.
  package var animatableData: PaintVector {
    get { PaintVector(count: laneCount, write: writeLanes(into:)) }
    set {
      guard newValue.count == laneCount else { return }
      self = newValue.withElements(replacingLanes)
    }
  }

  /// Whether a change from `other` to this style animates: both solid, gradients of one kind mixed in
  /// one space, patterns of one image, or meshes of one grid. Otherwise it is a jump.
  package func isInterpolatable(with other: ResolvedPaintStyle) -> Bool {
    switch (self, other) {
    case (.solid, .solid):
      return true
    case (.gradient(let left), .gradient(let right)):
      return left.interpolation == right.interpolation
        && left.geometry.isSameKind(as: right.geometry)
        && left.stops.isEmpty == right.stops.isEmpty
    case (.pattern(let left), .pattern(let right)):
      return left.sampling == right.sampling && left.bitmap == right.bitmap
    case (.mesh(let left), .mesh(let right)):
      return left.columns == right.columns && left.points.count == right.points.count
        && left.interpolation == right.interpolation && left.isSmooth == right.isSmooth
    default:
      return false
    }
  }

  /// Both styles with the same stop locations, so that their lanes match; the appearance of each
  /// stays the same. Styles that do not interpolate, and styles that match already, are returned
  /// unchanged.
  package func aligned(
    with other: ResolvedPaintStyle
  ) -> (ResolvedPaintStyle, ResolvedPaintStyle) {
    guard case .gradient(let left) = self, case .gradient(let right) = other,
      isInterpolatable(with: other)
    else { return (self, other) }
    if left.stops.elementsEqual(right.stops, by: { $0.location == $1.location }) {
      return (self, other)
    }
    let union = GradientPaint.Stop.unionOfLocations(left.stops, right.stops)
    return (.gradient(left.sampled(at: union)), .gradient(right.sampled(at: union)))
  }
}

extension ResolvedGradient {
  /// The stop at `index` with other lanes.
  @inline(__always)
  fileprivate func stop(
    _ index: Int, showing lanes: UnsafeBufferPointer<Double>
  ) -> GradientPaint.Stop {
    let first = 4 + 4 * index
    let components = SIMD4(lanes[first], lanes[first + 1], lanes[first + 2], lanes[first + 3])
    return GradientPaint.Stop(
      color: interpolation.color(from: components), location: stops[index].location)
  }

  /// Makes `paint` this gradient with other lanes over `rect`. Its stops are overwritten in place,
  /// which allocates nothing while their array is not shared.
  fileprivate func paint(
    in rect: CGRect, showing lanes: UnsafeBufferPointer<Double>, as paint: inout GradientPaint
  ) {
    paint.geometry = geometry.replacingLanes(lanes).placed(in: rect)
    paint.interpolation = interpolation
    paint.transform = geometry.transform(in: rect)
    if paint.stops.count == stops.count {
      paint.stops.withUnsafeMutableBufferPointer { old in
        for index in old.indices { old[index] = stop(index, showing: lanes) }
      }
    } else {
      paint.stops = stops.indices.map { stop($0, showing: lanes) }
    }
  }
}

extension Paint {
  /// Changes a gradient in place; false for any other paint.
  fileprivate mutating func updateGradient(_ update: (inout GradientPaint) -> Void) -> Bool {
    switch consume self {
    case .gradient(var gradient):
      update(&gradient)
      self = .gradient(gradient)
      return true
    case let other:
      self = other
      return false
    }
  }
}

extension ResolvedGradient.Geometry {
  func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical),
      (.angular, .angular):
      true
    default:
      false
    }
  }

  func writeLanes(into lanes: UnsafeMutableBufferPointer<Double>) {
    switch self {
    case .linear(let start, let end):
      lanes[0] = Double(start.x) * unitFactor
      lanes[1] = Double(start.y) * unitFactor
      lanes[2] = Double(end.x) * unitFactor
      lanes[3] = Double(end.y) * unitFactor
    case .radial(let center, let startRadius, let endRadius),
      .elliptical(let center, let startRadius, let endRadius):
      lanes[0] = Double(center.x) * unitFactor
      lanes[1] = Double(center.y) * unitFactor
      lanes[2] = startRadius
      lanes[3] = endRadius
    case .angular(let center, let startAngle, let endAngle):
      lanes[0] = Double(center.x) * unitFactor
      lanes[1] = Double(center.y) * unitFactor
      lanes[2] = startAngle * unitFactor
      lanes[3] = endAngle * unitFactor
    }
  }

  func replacingLanes(_ lanes: UnsafeBufferPointer<Double>) -> Self {
    let first = UnitPoint(x: lanes[0] / unitFactor, y: lanes[1] / unitFactor)
    switch self {
    case .linear:
      return .linear(
        start: first, end: UnitPoint(x: lanes[2] / unitFactor, y: lanes[3] / unitFactor))
    case .radial:
      return .radial(center: first, startRadius: lanes[2], endRadius: lanes[3])
    case .elliptical:
      return .elliptical(center: first, startRadius: lanes[2], endRadius: lanes[3])
    case .angular:
      return .angular(
        center: first, startAngle: lanes[2] / unitFactor, endAngle: lanes[3] / unitFactor)
    }
  }
}
