import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion

@testable import TweenPaint

@Suite struct ResolvedPaintStyleTests {
  private let environment = EnvironmentValues()
  private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func wedge(_ hue: Double, _ start: Double, _ end: Double) -> ResolvedPaintStyle {
    AngularGradient(
      colors: [
        Color(hue: hue, saturation: 0.4, brightness: 0.8),
        Color(hue: hue, saturation: 0.7, brightness: 0.9),
      ], center: .center, startAngle: .radians(start), endAngle: .radians(end)
    ).resolved(in: environment)
  }

  private func linear(_ stops: [(Color, CGFloat)]) -> ResolvedPaintStyle {
    LinearGradient(
      stops: stops.map { Gradient.Stop(color: $0.0, location: $0.1) }, startPoint: .leading,
      endPoint: .trailing
    ).resolved(in: environment)
  }

  private func lanes(_ style: ResolvedPaintStyle) -> [Double] { style.animatableData.elements }

  private func colors(_ style: ResolvedPaintStyle) -> [SIMD4<Double>] {
    guard case .gradient(let gradient) = style.paint(in: box) else { return [] }
    return (0...200).map { gradient.color(at: Double($0) / 200) }
  }

  private func distance(_ left: [SIMD4<Double>], _ right: [SIMD4<Double>]) -> Double {
    guard left.count == right.count else { return .infinity }
    return zip(left, right).map { ($0 - $1).max() }.max() ?? .infinity
  }

  @Test func `a solid's lanes are 128 times linear sRGB`() {
    let color = Color.Resolved(linearRed: 1, linearGreen: 0.5, linearBlue: 0.25, opacity: 0.75)
    let style = ResolvedPaintStyle.solid(color)
    #expect(style.laneCount == 4)
    #expect(lanes(style) == [128, 64, 32, 96])
    var copy = ResolvedPaintStyle.solid(.clear)
    copy.animatableData = style.animatableData
    #expect(copy == style)
  }

  @Test func `unit points and angles are worth 128 times themselves, radii are not`() {
    let colors = [Color.white]
    #expect(
      Array(
        lanes(
          LinearGradient(colors: colors, startPoint: .topLeading, endPoint: UnitPoint(x: 0.5, y: 1))
            .resolved(in: environment))[..<4]) == [0, 0, 64, 128])
    #expect(
      Array(
        lanes(
          RadialGradient(colors: colors, center: .center, startRadius: 3, endRadius: 40)
            .resolved(in: environment))[..<4]) == [64, 64, 3, 40])
    #expect(
      Array(lanes(EllipticalGradient(colors: colors).resolved(in: environment))[..<4])
        == [64, 64, 0, 0.5])
    #expect(Array(lanes(wedge(0, 1, 2))[..<4]) == [64, 64, 128, 256])
  }

  @Test func `stops are premultiplied components of the gradient's own space`() {
    let half = Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.5)
    // White's cone responses are 1 to the printed digits of the matrix.
    for lane in lanes(linear([(half, 0)]))[4...] { #expect(abs(lane - 0.5) < 1e-8) }
    let device = LinearGradient(
      Gradient(colors: [Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)])
        .colorSpace(.device), startPoint: .top, endPoint: .bottom
    ).resolved(in: environment)
    for (lane, expected) in zip(lanes(device)[4...], [0.1, 0.2, 0.3, 0.5]) {
      #expect(abs(lane - expected) < 1e-7)
    }
  }

  @Test func `lanes written and read back give the same picture`() {
    for style in [
      wedge(0.3, 0.5, 1.5), linear([(.red, 0), (.blue.opacity(0.3), 0.4), (.clear, 1)]),
    ] {
      var copy = style
      copy.animatableData = style.animatableData
      #expect(distance(colors(copy), colors(style)) < 1e-6)
    }
  }

  @Test func `half-way between two wedges is the mean angle and the mixed colour`() {
    let (from, to) = (wedge(0, 0, 1), wedge(1.0 / 3, 1, 3))
    var middle = to
    middle.animatableData = from.animatableData.interpolated(
      towards: to.animatableData, amount: 0.5)
    guard case .gradient(let gradient) = middle, case .gradient(let start) = from,
      case .gradient(let end) = to,
      case .angular(let center, let startAngle, let endAngle) = gradient.geometry
    else {
      Issue.record("not an angular gradient")
      return
    }
    #expect(center == .center)
    #expect(abs(startAngle - 0.5) < 1e-12 && abs(endAngle - 2) < 1e-12)
    let space = GradientPaint.Interpolation.perceptual
    let mixed = space.color(
      from: (space.components(of: start.stops[0].color) + space.components(of: end.stops[0].color))
        / 2)
    #expect(abs(gradient.stops[0].color.linearRed - mixed.linearRed) < 1e-6)
    #expect(abs(gradient.stops[0].color.linearGreen - mixed.linearGreen) < 1e-6)
    #expect(abs(gradient.stops[0].color.linearBlue - mixed.linearBlue) < 1e-6)
  }

  @Test func `kinds and spaces do not mix`() {
    let colors = [Color.red, .blue]
    let kinds: [ResolvedPaintStyle] = [
      .solid(.clear),
      LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).resolved(in: environment),
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 1)
        .resolved(in: environment),
      EllipticalGradient(colors: colors).resolved(in: environment),
      AngularGradient(colors: colors, center: .center).resolved(in: environment),
      Gradient(colors: colors).colorSpace(.device).resolved(in: environment),
    ]
    for (i, left) in kinds.enumerated() {
      for (j, right) in kinds.enumerated() {
        #expect(left.isInterpolatable(with: right) == (i == j))
        if i != j { #expect(left.aligned(with: right) == (left, right)) }
      }
    }
  }

  @Test func `aligned gradients have the union of stops and look as before`() {
    let left = linear([(.red, 0), (.blue, 0.5), (.green, 1)])
    let right = linear([(.white, 0.2), (.black.opacity(0.5), 0.7)])
    let (alignedLeft, alignedRight) = left.aligned(with: right)
    for (aligned, original) in [(alignedLeft, left), (alignedRight, right)] {
      guard case .gradient(let gradient) = aligned else { continue }
      #expect(gradient.stops.map(\.location) == [0, 0.2, 0.5, 0.7, 1])
      #expect(distance(colors(aligned), colors(original)) < 1e-6)
    }
    #expect(alignedLeft.laneCount == alignedRight.laneCount)
  }

  @Test func `hard edges survive alignment`() {
    let hard = linear([(.red, 0), (.red, 0.5), (.blue, 0.5), (.blue, 1)])
    for other in [linear([(.white, 0), (.black, 1)]), linear([(.white, 0.5), (.black, 0.75)])] {
      let (left, right) = hard.aligned(with: other)
      #expect(distance(colors(left), colors(hard)) < 1e-6)
      #expect(distance(colors(right), colors(other)) < 1e-6)
      let (back, forth) = other.aligned(with: hard)
      #expect(back == right && forth == left)
    }
  }

  @Test func `matching stops are left alone`() {
    let (from, to) = (wedge(0.1, 0, 1), wedge(0.9, 1, 2))
    #expect(from.aligned(with: to) == (from, to))
  }

  @Test func `opacity multiplies every colour's`() {
    let faded = linear([(.red, 0), (.blue.opacity(0.5), 1)]).opacity(0.5)
    guard case .gradient(let gradient) = faded else { return }
    #expect(gradient.stops.map(\.color.opacity) == [0.5, 0.25])
    let solid = ResolvedPaintStyle.solid(Color.red.resolve(in: environment)).opacity(0.25)
    #expect(solid.paint(in: box) == .solid(Color.red.opacity(0.25).resolve(in: environment)))
  }

  @Test func `data of another count changes nothing`() {
    var style = wedge(0, 0, 1)
    let before = style
    style.animatableData = .zero
    #expect(style == before)
  }
}
