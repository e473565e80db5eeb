import Foundation
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenVectorFiles

@Suite struct VectorGradientTests {
  private let stops = [(VectorScene.red, 0.2), (VectorScene.half, 0.5), (VectorScene.blue, 0.9)]

  /// The straight colour of stops at an offset, premultiplied.
  private func color(_ gradient: VectorGradient, at offset: Double) -> SIMD4<Double> {
    let stops = gradient.stops
    let after = stops.firstIndex { $0.offset > offset } ?? stops.count
    guard after > 0 else { return premultiplied(stops[0].color) }
    guard after < stops.count else { return premultiplied(stops[after - 1].color) }
    let (from, to) = (stops[after - 1], stops[after])
    let share = (offset - from.offset) / (to.offset - from.offset)
    return premultiplied(from.color + (to.color - from.color) * share)
  }

  private func premultiplied(_ c: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
  }

  private func gradient(_ paint: Paint) throws -> (VectorGradient, GradientPaint) {
    guard case .gradient(let source) = paint,
      case .paint(.gradient(let made)) = VectorGradient.make(
        source, opacity: 1, placement: .identity)
    else { throw CancellationError() }
    return (made, source)
  }

  @Test(arguments: [GradientPaint.Interpolation.perceptual, .device])
  func `straight lines between the stops are within a level of the engine's colours`(
    _ interpolation: GradientPaint.Interpolation
  ) throws {
    let (made, source) = try gradient(
      VectorScene.gradient(
        .linear(start: .zero, end: CGPoint(x: 100, y: 0)), stops, interpolation))
    guard case .linear(let start, let end) = made.geometry else { throw CancellationError() }
    #expect(abs(start.x - 20) < 1e-9)
    #expect(abs(end.x - 90) < 1e-9)
    for step in 0...1000 {
      let x = Double(step) / 10
      let offset = (x - 20) / 70
      let difference = color(made, at: offset) - source.color(at: x / 100)
      let worst = max(
        max(abs(difference.x), abs(difference.y)), max(abs(difference.z), abs(difference.w)))
      #expect(worst * 255 < 1, "at \(x)")
    }
  }

  @Test func `a radial gradient begins at its centre, whatever its radii`() throws {
    for (inner, outer) in [(10.0, 50.0), (50, 10), (-20, 40)] {
      let (made, source) = try gradient(
        VectorScene.gradient(.radial(center: .zero, startRadius: inner, endRadius: outer), stops))
      guard case .radial(_, let radius) = made.geometry else { throw CancellationError() }
      for step in 0...200 {
        let distance = Double(step) / 4
        let t = (distance - inner) / (outer - inner)
        let difference = color(made, at: distance / radius) - source.color(at: t)
        let worst = max(
          max(abs(difference.x), abs(difference.y)), max(abs(difference.z), abs(difference.w)))
        #expect(worst * 255 < 1, "\(inner) to \(outer) at \(distance)")
      }
    }
  }

  @Test func `a colour that fades into clear keeps its hue to the end`() throws {
    let (made, _) = try gradient(
      VectorScene.gradient(
        .linear(start: .zero, end: CGPoint(x: 1, y: 0)),
        [(VectorScene.red, 0), (VectorScene.clear, 1)]))
    let last = try #require(made.stops.dropLast().last).color
    #expect(abs(last.x - 0.9) < 0.01)
    #expect(made.alphas == 0...1)
  }

  @Test func `gradients that no format has, and those that draw nothing, are known`() {
    func result(_ paint: Paint, opacity: Double = 1) -> String {
      guard case .gradient(let source) = paint else { return "" }
      switch VectorGradient.make(source, opacity: opacity, placement: .identity) {
      case .nothing: return "nothing"
      case .unsupported: return "unsupported"
      case .paint(.solid(let color)): return "solid \(color.red) \(color.alpha)"
      case .paint(.gradient): return "gradient"
      }
    }
    let line = GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 1, y: 0))
    #expect(result(VectorScene.gradient(line, [])) == "nothing")
    #expect(result(VectorScene.gradient(line, stops), opacity: 0) == "nothing")
    #expect(result(VectorScene.gradient(line, [(VectorScene.clear, 0)])) == "nothing")
    #expect(
      result(
        VectorScene.gradient(line, stops, transform: CGAffineTransform(scaleX: 0, y: 1)))
        == "nothing")
    let angle = GradientPaint.Geometry.angular(center: .zero, startAngle: 0, endAngle: 1)
    #expect(result(VectorScene.gradient(angle, stops)) == "unsupported")
    let point = GradientPaint.Geometry.linear(start: .zero, end: .zero)
    // 0.1 of 255 is 25.5: the last colour.
    #expect(result(VectorScene.gradient(point, stops)) == "solid 26 1.0")
  }
}
