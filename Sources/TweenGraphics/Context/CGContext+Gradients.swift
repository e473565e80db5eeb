import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

extension CGContext {
  /// Draws a gradient along a line, and beyond the line's ends only as the options request.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    fillAll(with: .linearGradient(gradient.stops(options), startPoint: start, endPoint: end))
  }

  /// Draws a gradient along a family of circles, and beyond the first and last circle only as the
  /// options request. Where circles overlap, the later one covers the earlier. A negative radius draws
  /// nothing.
  ///
  /// Between circles with different centres, each pixel has the colour of its centre point; between
  /// concentric circles, edges are antialiased.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The centre of the first circle, in user space.
  ///   - startRadius: The radius of the first circle.
  ///   - endCenter: The centre of the last circle, in user space.
  ///   - endRadius: The radius of the last circle.
  ///   - options: The extension beyond the first and last circle.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return }
    if startCenter == endCenter, startRadius != endRadius {
      let grows = startRadius < endRadius
      let stops = gradient.stops(options)
      fillAll(
        with: .radialGradient(
          grows ? stops : stops.reversed, center: startCenter,
          startRadius: min(startRadius, endRadius), endRadius: max(startRadius, endRadius)))
    } else {
      drawCircles(
        TwoCircleGradient(
          gradient.stops, from: (startCenter, startRadius), to: (endCenter, endRadius), options))
      updateMemory()
    }
  }

  /// Draws a gradient around a point, once in a full turn from +x towards +y.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The point, in user space.
  ///   - angle: The angle of the first colour, in radians from +x.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    fillAll(
      with: .conicGradient(
        gradient.stops([.drawsBeforeStartLocation, .drawsAfterEndLocation]), center: center,
        angle: .radians(Double(angle))))
  }

  private func fillAll(with shading: GraphicsContext.Shading) {
    drawing.fill(Path(state.graphics.clipBoundingRect), with: shading.mixedEncoded)
    updateMemory()
  }

  private func drawCircles(_ gradient: TwoCircleGradient) {
    var graphics = drawing
    let toUser = graphics.transform
    let area = graphics.clipBoundingRect.applying(toUser)
    guard toUser.determinant != 0, toUser.determinant.isFinite, !area.isNull else { return }
    let scale = max(graphics.environment.displayScale, 1)
    let (left, top) = ((area.minX * scale).rounded(.down), (area.minY * scale).rounded(.down))
    let columns = Int(min((area.maxX * scale).rounded(.up) - left, 16_384))
    let rows = Int(min((area.maxY * scale).rounded(.up) - top, 16_384))
    guard columns > 0, rows > 0 else { return }
    let inverse = toUser.inverted()
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let place = CGPoint(
          x: (left + CGFloat(column) + 0.5) / scale, y: (top + CGFloat(row) + 0.5) / scale)
        pixels.append(gradient.pixel(at: place.applying(inverse)))
      }
    }
    let picture = CGImage(Bitmap(width: columns, height: rows, pixels: pixels))
    graphics.transform = .identity
    graphics.draw(
      Image(decorative: picture, scale: scale).interpolation(.none),
      in: CGRect(
        x: left / scale, y: top / scale, width: CGFloat(columns) / scale,
        height: CGFloat(rows) / scale))
  }
}

/// A gradient along a family of circles.
///
/// Circle t of the family has the centre c0 + t (c1 - c0) and the radius r0 + t (r1 - r0). A point p
/// lies on it if, with d = c1 - c0, e = r1 - r0 and q = p - c0,
///
///     |q - t d|² = (r0 + t e)²
///     t² (d·d - e²) - 2 t (q·d + r0 e) + q·q - r0² = 0
///
/// The colour of p is that of the greatest t that is drawn and has a radius of at least 0.
struct TwoCircleGradient {
  private let origin: CGPoint
  private let radius: Double
  private let way: CGVector
  private let growth: Double
  private let options: CGGradientDrawingOptions
  /// Premultiplied encoded sRGB and alpha, in ascending order of locations.
  private let knots: [(location: Double, color: SIMD4<Double>)]

  init(
    _ stops: [Gradient.Stop], from start: (center: CGPoint, radius: CGFloat),
    to end: (center: CGPoint, radius: CGFloat), _ options: CGGradientDrawingOptions
  ) {
    origin = start.center
    radius = Double(start.radius)
    way = CGVector(dx: end.center.x - start.center.x, dy: end.center.y - start.center.y)
    growth = Double(end.radius - start.radius)
    self.options = options
    let sorted = stops.sorted { $0.location < $1.location }
    knots = sorted.map { stop in
      let color = stop.color.resolve(in: EnvironmentValues())
      let alpha = Double(min(max(color.opacity, 0), 1))
      func part(_ value: Float) -> Double { Double(min(max(value, 0), 1)) * alpha }
      return (
        Double(stop.location),
        SIMD4(part(color.red), part(color.green), part(color.blue), alpha)
      )
    }
  }

  /// Returns the pixel of a point; clear where no circle contains the point.
  func pixel(at point: CGPoint) -> UInt32 {
    guard let t = parameter(at: point) else { return 0 }
    let color = color(at: t) * 255
    func byte(_ value: Double) -> UInt32 { UInt32(value.rounded()) }
    return byte(color.w) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }

  private func parameter(at point: CGPoint) -> Double? {
    let (x, y) = (Double(point.x - origin.x), Double(point.y - origin.y))
    let (dx, dy) = (Double(way.dx), Double(way.dy))
    let a = dx * dx + dy * dy - growth * growth
    let b = x * dx + y * dy + radius * growth
    let c = x * x + y * y - radius * radius
    func isDrawn(_ t: Double) -> Bool {
      t.isFinite && radius + t * growth >= 0
        && (t >= 0 || options.contains(.drawsBeforeStartLocation))
        && (t <= 1 || options.contains(.drawsAfterEndLocation))
    }
    if a == 0 {
      let t = c / (2 * b)
      return isDrawn(t) ? t : nil
    }
    let root = b * b - a * c
    guard root >= 0 else { return nil }
    let both = [(b + root.squareRoot()) / a, (b - root.squareRoot()) / a]
    return both.filter(isDrawn).max()
  }

  private func color(at t: Double) -> SIMD4<Double> {
    guard let first = knots.first, let last = knots.last else { return .zero }
    if t < first.location { return first.color }
    if t >= last.location { return last.color }
    for (left, right) in zip(knots, knots.dropFirst()) where t < right.location {
      let share = (t - left.location) / (right.location - left.location)
      return left.color + (right.color - left.color) * share
    }
    return last.color
  }
}

extension Gradient {
  /// The same gradient from its end to its start.
  var reversed: Gradient {
    Gradient(
      stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
  }
}
