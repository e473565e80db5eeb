import Foundation
import TweenGeometry
import TweenPaint

/// A linear or radial gradient in the form of SVG and PDF: colours that are not premultiplied change
/// linearly in encoded sRGB from stop to stop.
///
/// The engine mixes premultiplied colours, in OKLab or in encoded sRGB (`GradientPaint`). Stops are
/// added between its own until the straight lines are within `tolerance` of the engine's colours.
struct VectorGradient: Hashable {
  enum Geometry: Hashable {
    /// Offset 0 at `start`, 1 at `end`.
    case linear(start: CGPoint, end: CGPoint)
    /// Offset 0 at the centre, 1 at the radius.
    case radial(center: CGPoint, radius: Double)
  }

  /// A colour, encoded sRGB in 0...1 and not premultiplied, alpha last.
  struct Stop: Hashable {
    /// 0...1, never falling.
    var offset: Double
    var color: SIMD4<Double>
  }

  /// In levels of 255, premultiplied. Formats of 8 bits a channel add half a level; a smaller
  /// tolerance would add stops without a visible difference.
  private static let tolerance = 0.35
  /// Limits the halving between two stops of the engine's.
  private static let deepestHalving = 7
  /// The distance from a clear stop at which its colour is computed, as a fraction of the piece.
  private static let inset = 1e-4

  var geometry: Geometry
  /// At least two. Before the first offset the first colour shows, behind the last offset the last
  /// one.
  var stops: [Stop]
  /// Gradient space to the canvas.
  var transform: CGAffineTransform

  /// The least and the greatest alpha.
  var alphas: ClosedRange<Double> {
    let alphas = stops.map(\.color.w)
    return (alphas.min() ?? 0)...(alphas.max() ?? 0)
  }

  /// The form of a gradient in a vector format.
  enum Result {
    case paint(VectorPaint)
    /// Nothing is drawn.
    case nothing
    /// The formats have no such gradient.
    case unsupported
  }

  /// - Parameters:
  ///   - opacity: 0...1, multiplies all alphas.
  ///   - placement: The item's local coordinates to the canvas.
  static func make(
    _ paint: GradientPaint, opacity: Double, placement: CGAffineTransform
  ) -> Result {
    let transform = paint.transform.concatenating(placement)
    let opacity = VectorColor.unit(opacity)
    guard opacity > 0, !paint.stops.isEmpty, isUsable(transform) else { return .nothing }
    let ramp = GradientPieces(paint, opacity: opacity)
    switch paint.geometry {
    case .angular: return .unsupported
    case .linear(let start, let end):
      guard [start.x, start.y, end.x, end.y].allSatisfy({ $0.isFinite }) else { return .nothing }
      if start == end { return solid(ramp.color(at: 1)) }
      let (low, high) = ramp.range
      func point(_ t: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      }
      return gradient(
        .linear(start: point(low), end: point(high)),
        ramp.stops { ($0 - low) / (high - low) }, transform)
    case .radial(let center, let startRadius, let endRadius):
      guard center.x.isFinite, center.y.isFinite, startRadius.isFinite, endRadius.isFinite else {
        return .nothing
      }
      return radial(ramp, center, startRadius, endRadius, transform)
    }
  }

  private static func radial(
    _ ramp: GradientPieces, _ center: CGPoint, _ startRadius: Double, _ endRadius: Double,
    _ transform: CGAffineTransform
  ) -> Result {
    if startRadius == endRadius {
      let (inside, outside) = (ramp.color(at: 0), ramp.color(at: 1))
      guard startRadius > 0 else { return solid(outside) }
      return gradient(
        .radial(center: center, radius: startRadius),
        [
          Stop(offset: 0, color: inside), Stop(offset: 1, color: inside),
          Stop(offset: 1, color: outside),
        ], transform)
    }
    let growth = endRadius - startRadius
    let (low, high) = ramp.range
    let radius = max(startRadius + growth * low, startRadius + growth * high)
    guard radius > 0 else { return solid(ramp.color(at: growth > 0 ? high : low)) }
    var stops = ramp.stops { (startRadius + growth * $0) / radius }
    if growth < 0 { stops.reverse() }
    return gradient(.radial(center: center, radius: radius), stops.fromZero, transform)
  }

  private static func gradient(
    _ geometry: Geometry, _ stops: [Stop], _ transform: CGAffineTransform
  ) -> Result {
    guard stops.contains(where: { $0.color.w > 0 }) else { return .nothing }
    return .paint(.gradient(VectorGradient(geometry: geometry, stops: stops, transform: transform)))
  }

  private static func solid(_ color: SIMD4<Double>) -> Result {
    guard color.w > 0 else { return .nothing }
    return .paint(
      .solid(
        VectorColor(
          red: SRGBTransfer.byte(color.x), green: SRGBTransfer.byte(color.y),
          blue: SRGBTransfer.byte(color.z), alpha: color.w)))
  }

  private static func isUsable(_ transform: CGAffineTransform) -> Bool {
    let determinant = transform.a * transform.d - transform.b * transform.c
    return determinant != 0 && determinant.isFinite && transform.tx.isFinite
      && transform.ty.isFinite
  }

  /// A gradient's ramp, piece by piece.
  private struct GradientPieces {
    private let interpolation: GradientPaint.Interpolation
    private let opacity: Double
    private let knots: [(location: Double, components: SIMD4<Double>)]

    init(_ paint: GradientPaint, opacity: Double) {
      interpolation = paint.interpolation
      self.opacity = opacity
      var location = -Double.infinity
      let interpolation = paint.interpolation
      knots = paint.stops.map { stop in
        let first = location == -.infinity
        // Locations that are NaN, or lower than the one before, count as the one before.
        location =
          first
          ? (stop.location >= -1e9 ? min(stop.location, 1e9) : 0)
          : (stop.location >= location ? min(stop.location, 1e9) : location)
        return (location, interpolation.components(of: stop.color))
      }
    }

    /// The places of the first and the last knot, kept apart so that they stay distinct.
    var range: (low: Double, high: Double) {
      let low = knots.first?.location ?? 0
      let high = knots.last?.location ?? 0
      return low < high ? (low, high) : (low - 1, high + 1)
    }

    /// The colour at a place.
    func color(at t: Double) -> SIMD4<Double> {
      guard let after = knots.firstIndex(where: { $0.location > t }) else {
        return straight(knots.last?.components ?? .zero)
      }
      guard after > 0 else { return straight(knots[0].components) }
      return color(at: t, after)
    }

    /// The stops, with a map of places to offsets.
    func stops(_ offset: (Double) -> Double) -> [Stop] {
      guard let first = knots.first, let last = knots.last else { return [] }
      var stops: [Stop] = []
      func add(_ t: Double, _ color: SIMD4<Double>) {
        let stop = Stop(offset: offset(t), color: color)
        if stops.last != stop { stops.append(stop) }
      }
      add(range.low, straight(first.components))
      for index in knots.indices.dropFirst() {
        let (from, to) = (knots[index - 1].location, knots[index].location)
        guard from < to else {
          // A hard edge.
          add(to, straight(knots[index - 1].components))
          add(to, straight(knots[index].components))
          continue
        }
        let nudge = (to - from) * VectorGradient.inset
        let start = color(at: knots[index - 1].components.w > 0 ? from : from + nudge, index)
        let end = color(at: knots[index].components.w > 0 ? to : to - nudge, index)
        add(from, withAlpha(start, of: index - 1))
        halve(index, (from, start), (to, end), depth: 0, add)
        add(to, withAlpha(end, of: index))
      }
      add(range.low < first.location ? first.location : range.high, straight(last.components))
      add(range.high, straight(last.components))
      return stops
    }

    private func withAlpha(_ color: SIMD4<Double>, of knot: Int) -> SIMD4<Double> {
      var color = color
      color.w = straight(knots[knot].components).w
      return color
    }

    private typealias Place = (t: Double, color: SIMD4<Double>)

    private func halve(
      _ index: Int, _ from: Place, _ to: Place, depth: Int,
      _ add: (Double, SIMD4<Double>) -> Void
    ) {
      guard depth < VectorGradient.deepestHalving else { return }
      let t = (from.t + to.t) / 2
      let truth = color(at: t, index)
      // Both sides of the first cut are always checked: a curve may cross its chord in the middle.
      let quarter = (from.t * 3 + to.t) / 4
      let worst = max(
        distance(truth, (from.color + to.color) / 2),
        distance(color(at: quarter, index), (from.color * 3 + to.color) / 4))
      guard worst > VectorGradient.tolerance else { return }
      halve(index, from, (t, truth), depth: depth + 1, add)
      add(t, truth)
      halve(index, (t, truth), to, depth: depth + 1, add)
    }

    /// The greatest difference of a premultiplied channel, in levels of 255.
    private func distance(_ one: SIMD4<Double>, _ other: SIMD4<Double>) -> Double {
      func premultiplied(_ c: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
      }
      let apart = premultiplied(one) - premultiplied(other)
      return max(max(abs(apart.x), abs(apart.y)), max(abs(apart.z), abs(apart.w))) * 255
    }

    /// The colour between the knots `index - 1` and `index`.
    private func color(at t: Double, _ index: Int) -> SIMD4<Double> {
      let (from, to) = (knots[index - 1], knots[index])
      guard from.location < to.location else { return straight(to.components) }
      let share = (t - from.location) / (to.location - from.location)
      return straight(from.components + (to.components - from.components) * share)
    }

    private func straight(_ components: SIMD4<Double>) -> SIMD4<Double> {
      let color = interpolation.premultipliedEncoded(from: components)
      guard color.w > 0 else { return .zero }
      return SIMD4(color.x / color.w, color.y / color.w, color.z / color.w, color.w * opacity)
    }
  }
}

extension [VectorGradient.Stop] {
  /// The stops from offset 0 on, with the colour at that offset.
  fileprivate var fromZero: [VectorGradient.Stop] {
    guard let first = firstIndex(where: { $0.offset >= 0 }) else {
      return last.map { [.init(offset: 0, color: $0.color), .init(offset: 1, color: $0.color)] }
        ?? []
    }
    guard first > 0 else { return self }
    let (before, after) = (self[first - 1], self[first])
    let share = (0 - before.offset) / (after.offset - before.offset)
    let color = before.color + (after.color - before.color) * share
    return [.init(offset: 0, color: color)] + self[first...]
  }
}
