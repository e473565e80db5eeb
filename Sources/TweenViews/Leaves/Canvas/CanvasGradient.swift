import Foundation
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint

/// A gradient at a position in a canvas, which may repeat beyond its ends.
///
/// The display list's gradients have one colour beyond each end, and mix colours perceptually or in encoded
/// sRGB. Repetitions are therefore written out over the visible range, with further stops below 0 and above
/// 1. Linear mixing becomes encoded mixing between stops that are near enough to each other.
struct CanvasGradient: Sendable {
  private let geometry: GradientPaint.Geometry
  private let options: GraphicsContext.GradientOptions
  /// Whether colours are mixed in encoded sRGB, regardless of the gradient's colour space.
  var mixesEncoded = false
  /// The stops; empty until the gradient is resolved.
  private var stops: [GradientPaint.Stop] = []
  private var interpolation = GradientPaint.Interpolation.perceptual

  init(_ geometry: GradientPaint.Geometry, _ options: GraphicsContext.GradientOptions) {
    self.geometry = geometry
    self.options = options
  }

  func resolved(_ gradient: Gradient, in environment: EnvironmentValues) -> CanvasGradient {
    guard case .gradient(let own) = gradient.resolved(in: environment) else { return self }
    var result = self
    result.stops = own.stops
    result.interpolation = mixesEncoded ? .device : own.interpolation
    if options.contains(.linearColor) {
      result.stops = LinearMixing.written(out: own.stops)
      result.interpolation = .device
    }
    return result
  }

  /// The paint for the area of `box`; clear if there are no stops.
  func paint(in box: CGRect) -> Paint {
    guard !stops.isEmpty else { return .solid(.transparent) }
    var paint = GradientPaint(geometry: geometry, stops: stops, interpolation: interpolation)
    let mirrors = options.contains(.mirror)
    if mirrors || options.contains(.repeat), let range = range(over: box) {
      paint.stops = repeated(over: range, mirrors: mirrors)
    }
    return .gradient(paint)
  }

  // MARK: Beyond the ends

  /// The maximum number of repetitions on either side; finer ones cannot be distinguished.
  private static let mostRepetitions = 512.0

  /// The range of t in `box`; nil if there is nothing to repeat.
  private func range(over box: CGRect) -> ClosedRange<Double>? {
    guard !box.isNull else { return nil }
    let range: (low: Double, high: Double)
    switch geometry {
    case .linear(let start, let end):
      let axis = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      let length2 = axis.dx * axis.dx + axis.dy * axis.dy
      guard length2 > 0 else { return nil }
      // Over an upright box, each axis contributes its minimum and maximum separately.
      let x = [(box.minX - start.x) * axis.dx, (box.maxX - start.x) * axis.dx]
      let y = [(box.minY - start.y) * axis.dy, (box.maxY - start.y) * axis.dy]
      range = (
        Double((min(x[0], x[1]) + min(y[0], y[1])) / length2),
        Double((max(x[0], x[1]) + max(y[0], y[1])) / length2)
      )
    case .radial(let center, let startRadius, let endRadius):
      let length = endRadius - startRadius
      guard length != 0 else { return nil }
      let near = CGSize(
        width: max(box.minX - center.x, center.x - box.maxX, 0),
        height: max(box.minY - center.y, center.y - box.maxY, 0))
      let far = CGSize(
        width: max(box.maxX - center.x, center.x - box.minX),
        height: max(box.maxY - center.y, center.y - box.minY))
      func t(_ offset: CGSize) -> Double {
        let distance = (offset.width * offset.width + offset.height * offset.height).squareRoot()
        return (Double(distance) - startRadius) / length
      }
      let ends = (t(near), t(far))
      range = (min(ends.0, ends.1), max(ends.0, ends.1))
    case .angular:
      return nil
    }
    guard range.low.isFinite, range.high.isFinite, range.low <= range.high else { return nil }
    // A pixel's centre can lie slightly outside of the box that touches the pixel.
    let slack = 1.0
    return range.low - slack...range.high + slack
  }

  private func repeated(over range: ClosedRange<Double>, mirrors: Bool) -> [GradientPaint.Stop] {
    let once = wholePeriod
    let back = once.reversed().map {
      GradientPaint.Stop(color: $0.color, location: 1 - $0.location)
    }
    let first = max(range.lowerBound.rounded(.down), -Self.mostRepetitions)
    let last = min(range.upperBound.rounded(.down), Self.mostRepetitions)
    guard first <= last else { return stops }
    var result: [GradientPaint.Stop] = []
    result.reserveCapacity(once.count * (Int(last) - Int(first) + 1))
    for period in Int(first)...Int(last) {
      for stop in mirrors && period & 1 != 0 ? back : once {
        result.append(
          GradientPaint.Stop(color: stop.color, location: stop.location + Double(period)))
      }
    }
    return result
  }

  /// The stops from 0 to 1, with one at each end.
  private var wholePeriod: [GradientPaint.Stop] {
    var inside = stops.filter { $0.location >= 0 && $0.location <= 1 }
    if inside.first?.location != 0 { inside.insert(stop(at: 0), at: 0) }
    if inside.last?.location != 1 { inside.append(stop(at: 1)) }
    return inside
  }

  /// The colour at `t`, as a stop.
  private func stop(at t: Double) -> GradientPaint.Stop {
    let shown = GradientPaint(geometry: geometry, stops: stops, interpolation: interpolation)
      .color(at: t)
    let alpha = max(shown.w, .leastNormalMagnitude)
    return GradientPaint.Stop(
      color: Color.Resolved(
        red: Float(shown.x / alpha), green: Float(shown.y / alpha), blue: Float(shown.z / alpha),
        opacity: Float(shown.w)),
      location: t)
  }
}

/// Replaces mixing in premultiplied linear sRGB by encoded mixing between more stops.
private enum LinearMixing {
  /// The maximum error of the replacement, as a fraction of the full range: 1/8 of a level.
  static let tolerance = 0.125 / 255
  static let deepestHalving = 11

  static func written(out stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    guard let first = stops.first else { return [] }
    var result = [first]
    for next in stops.dropFirst() {
      let before = result[result.count - 1]
      if next.location > before.location, next.color != before.color {
        halve(before, next, depth: 0, into: &result)
      }
      result.append(next)
    }
    return result
  }

  /// Appends the stops needed between two stops.
  private static func halve(
    _ start: GradientPaint.Stop, _ end: GradientPaint.Stop, depth: Int,
    into result: inout [GradientPaint.Stop]
  ) {
    if depth >= deepestHalving { return }
    let middle = GradientPaint.Stop(
      color: mixed(start.color, end.color), location: (start.location + end.location) / 2)
    let chord = (start.color.premultipliedEncoded + end.color.premultipliedEncoded) * 0.5
    let error = middle.color.premultipliedEncoded - chord
    // The first two cuts are always made: a curve may cross its chord in the middle.
    if depth >= 2, max(abs(error.x), abs(error.y), abs(error.z)) <= tolerance { return }
    halve(start, middle, depth: depth + 1, into: &result)
    result.append(middle)
    halve(middle, end, depth: depth + 1, into: &result)
  }

  private static func mixed(_ a: Color.Resolved, _ b: Color.Resolved) -> Color.Resolved {
    let opacity = (a.opacity + b.opacity) / 2
    guard opacity > 0 else { return a }
    func channel(_ first: Float, _ second: Float) -> Float {
      (first * a.opacity + second * b.opacity) / 2 / opacity
    }
    return Color.Resolved(
      linearRed: channel(a.linearRed, b.linearRed),
      linearGreen: channel(a.linearGreen, b.linearGreen),
      linearBlue: channel(a.linearBlue, b.linearBlue), opacity: opacity)
  }
}
