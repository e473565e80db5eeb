import Foundation
import TweenGeometry
import TweenPaint

extension ItemFlattener {
  /// Records the paint of an item. Returns false when it would be invisible.
  ///
  /// - Parameter transform: local coordinates to pixels, or, in a plane, to the plane's points.
  func prepare(
    _ paint: Paint, opacity: Double, transform: CGAffineTransform,
    into prepared: inout PreparedItem
  ) -> Bool {
    let opacity = ColorEncoding.unit(opacity)
    switch paint {
    case .solid(let color):
      prepared.color = ColorEncoding.pixel(
        ColorEncoding.premultiplied(color, opacity: opacity))
      prepared.kind = .solid
      return prepared.color &>> 24 != 0
    case .gradient(let gradient):
      if opacity <= 0 || gradient.stops.isEmpty { return false }
      let toTarget = concatenate(gradient.transform, transform)
      guard let place = place(toTarget, &prepared) else { return false }
      let isSound = addGradient(gradient, opacity: opacity, place, &prepared)
      prepared.isSkipped = !isSound
      return isSound
    case .pattern(let pattern):
      return prepare(pattern, opacity: opacity, transform, &prepared)
    }
  }

  /// Prepares a bitmap paint; `transform` is that of the item.
  func prepare(
    _ pattern: PatternPaint, opacity: Double, _ transform: CGAffineTransform,
    _ prepared: inout PreparedItem
  ) -> Bool {
    guard isFinite(pattern.source) else {
      prepared.isSkipped = true
      return false
    }
    let opacity = opacity * ColorEncoding.unit(pattern.opacity)
    if opacity <= 0 { return false }
    let toTarget = concatenate(pattern.transform, transform)
    let map: PlaneMap
    var isProjected = false
    switch place(toTarget, &prepared) {
    case .flat(let flat): map = PlaneMap(flat)
    case .projected(let projected):
      map = projected
      isProjected = true
    case nil: return false
    }
    guard let shader = ImageShader(pattern, map, isProjected: isProjected, store: pyramids)
    else { return false }
    prepared.kind = .image
    prepared.opacity = UInt32(opacity * 255 + 0.5)
    prepared.shader = Int32(images.count)
    images.append(shader)
    return true
  }

  private enum Place {
    case flat(PixelMap)
    case projected(PlaneMap)
  }

  /// The map from pixels back to a local space; nil where nothing is visible.
  private func place(_ toTarget: CGAffineTransform, _ prepared: inout PreparedItem) -> Place? {
    let place: Place?
    if let projector {
      let toPixels = ProjectionTransform(toTarget).concatenating(projector.map)
      place = PlaneMap(toPixels).map { .projected($0) }
    } else {
      place = PixelMap(toTarget).map { .flat($0) }
    }
    // A shape flattened to a line covers nothing, which is no error; numbers that are not finite are.
    if place == nil {
      prepared.isSkipped = !isFinite(toTarget) || projector?.map.isFinite == false
    }
    return place
  }

  /// Returns false when a number is not finite.
  private func addGradient(
    _ gradient: GradientPaint, opacity: Double, _ place: Place, _ prepared: inout PreparedItem
  ) -> Bool {
    let flat =
      switch place {
      case .flat(let map): map
      case .projected: PixelMap.pixelCorners
      }
    guard let geometry = GradientPlacement(gradient.geometry, map: flat) else { return false }
    var isProjected = false
    if case .projected = place { isProjected = true }
    let ramp = ramps.ramp(
      gradient.stops, interpolation: gradient.interpolation, opacity: opacity,
      isSearched: isProjected)
    guard let tables = ramps.tables else { return false }
    let constants = GradientConstants(geometry, ramp, knots: tables.knots + ramp.firstKnot)
    switch place {
    case .flat:
      prepared.kind = .gradient
      prepared.shader = Int32(gradients.count)
      gradients.append(constants)
    case .projected(let map):
      prepared.kind = .projectedGradient
      prepared.shader = Int32(projectedGradients.count)
      projectedGradients.append(
        ProjectedGradient(
          map: map.followed(by: (geometry.origin, geometry.perX, geometry.perY)),
          constants: constants))
    }
    return true
  }
}

extension PixelMap {
  /// The map that gives the centre of pixel (x, y) the coordinates (x, y).
  fileprivate static var pixelCorners: PixelMap {
    PixelMap(origin: .zero, perX: SIMD2(1, 0), perY: SIMD2(0, 1))
  }
}

private func isFinite(_ r: CGRect) -> Bool {
  r.minX.isFinite && r.minY.isFinite && r.width.isFinite && r.height.isFinite
}
