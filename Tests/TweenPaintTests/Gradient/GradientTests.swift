import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion

@testable import TweenPaint

@Suite struct GradientTests {
  private let environment = EnvironmentValues()
  private let box = CGRect(x: 10, y: 20, width: 100, height: 50)
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func named(_ name: String) -> Color {
    switch name {
    case "red": red
    case "green": Color(red: 0, green: 1, blue: 0)
    case "blue": blue
    case "yellow": Color(red: 1, green: 1, blue: 0)
    case "white": .white
    default: .black
    }
  }

  private struct NotAGradient: Error {}

  private func gradientPaint(_ paint: Paint) throws -> GradientPaint {
    guard case .gradient(let gradient) = paint else { throw NotAGradient() }
    return gradient
  }

  /// Encoded bytes, not premultiplied, and alpha.
  private func bytes(_ color: SIMD4<Double>) -> [Int] {
    let alpha = color.w > 0 ? color.w : 1
    return [color.x / alpha, color.y / alpha, color.z / alpha, color.w].map {
      Int(SRGBTransfer.byte($0))
    }
  }

  private func ramp(_ stops: [Gradient.Stop], _ space: Gradient.ColorSpace = .perceptual) throws
    -> GradientPaint
  {
    let style = LinearGradient(
      Gradient(stops: stops).colorSpace(space), startPoint: .leading, endPoint: .trailing)
    return try gradientPaint(style.paint(in: box, environment: environment))
  }

  @Test(arguments: Vector.all("gradient.perceptual"))
  func `colours mix in OKLab`(vector: Vector) throws {
    let from = named(vector.input["from"] as? String ?? "")
    let to = named(vector.input["to"] as? String ?? "")
    let gradient = LinearGradient(colors: [from, to], startPoint: .leading, endPoint: .trailing)
    let paint = try gradientPaint(gradient.paint(in: box, environment: environment))
    let found = bytes(paint.color(at: vector.input["fraction"] as? Double ?? .nan))
    let expected = (vector.expected as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.intValue }
    for (found, expected) in zip(found, expected) {
      #expect(abs(found - expected) <= Int(vector.tolerance), "\(vector)")
    }
  }

  @Test func `mixing is premultiplied, so clear has no colour of its own`() throws {
    let fade = try ramp([.init(color: red, location: 0), .init(color: .clear, location: 1)])
    #expect(bytes(fade.color(at: 0.5)) == [255, 0, 0, 128])
    let device = try ramp(
      [.init(color: .white, location: 0), .init(color: .black, location: 1)], .device)
    #expect(bytes(device.color(at: 0.5)) == [128, 128, 128, 255])
  }

  @Test func `colours extend before the first and after the last stop`() throws {
    let paint = try ramp([.init(color: red, location: 0.25), .init(color: blue, location: 0.75)])
    #expect(bytes(paint.color(at: -3)) == [255, 0, 0, 255])
    #expect(bytes(paint.color(at: 0.25)) == [255, 0, 0, 255])
    #expect(bytes(paint.color(at: 0.75)) == [0, 0, 255, 255])
    #expect(bytes(paint.color(at: 1)) == [0, 0, 255, 255])
    #expect(bytes(paint.color(at: 0.5)) == [140, 83, 162, 255])
  }

  @Test func `two stops at one location make a hard edge`() throws {
    let paint = try ramp([
      .init(color: red, location: 0), .init(color: red, location: 0.5),
      .init(color: blue, location: 0.5), .init(color: blue, location: 1),
    ])
    #expect(bytes(paint.color(at: 0.5 - 1e-9)) == [255, 0, 0, 255])
    #expect(bytes(paint.color(at: 0.5)) == [0, 0, 255, 255])
  }

  @Test func `a stop before its predecessor stands at its predecessor`() throws {
    let paint = try ramp([
      .init(color: red, location: 0.5), .init(color: blue, location: 0.2),
      .init(color: .black, location: .nan), .init(color: .white, location: 1),
    ])
    #expect(paint.stops.map(\.location) == [0.5, 0.5, 0.5, 1])
    #expect(bytes(paint.color(at: 0.49)) == [255, 0, 0, 255])
    #expect(bytes(paint.color(at: 0.5)) == [0, 0, 0, 255])
  }

  @Test func `colours alone stand at even distances`() {
    let gradient = Gradient(colors: [.red, .green, .blue, .white, .black])
    #expect(gradient.stops.map(\.location) == [0, 0.25, 0.5, 0.75, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func `a gradient without colours is clear`() {
    let none = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
    let paint = none.paint(in: box, environment: environment)
    #expect(
      paint == .solid(Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)))
  }

  @Test func `a linear gradient runs between its unit points`() throws {
    let style = LinearGradient(
      colors: [red, blue], startPoint: .topLeading, endPoint: .topTrailing)
    let paint = try gradientPaint(style.paint(in: box, environment: environment))
    #expect(
      paint.geometry == .linear(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 110, y: 20)))
    #expect(paint.t(at: CGPoint(x: 35, y: 47)) == 0.25)
    #expect(paint.t(at: CGPoint(x: -90, y: 0)) == -1)
    let point = LinearGradient(colors: [red, blue], startPoint: .center, endPoint: .center)
    let degenerate = try gradientPaint(point.paint(in: box, environment: environment))
    #expect(bytes(degenerate.color(at: CGPoint(x: 0, y: 0))) == [0, 0, 255, 255])
  }

  @Test func `a radial gradient's radii are points`() throws {
    let style = RadialGradient(colors: [red, blue], center: .center, startRadius: 5, endRadius: 15)
    let paint = try gradientPaint(style.paint(in: box, environment: environment))
    #expect(paint.t(at: CGPoint(x: 60, y: 45)) == -0.5)
    #expect(paint.t(at: CGPoint(x: 60 + 6, y: 45 + 8)) == 0.5)
    let edge = RadialGradient(colors: [red, blue], center: .center, startRadius: 5, endRadius: 5)
    let hard = try gradientPaint(edge.paint(in: box, environment: environment))
    #expect(bytes(hard.color(at: CGPoint(x: 64, y: 45))) == [255, 0, 0, 255])
    #expect(bytes(hard.color(at: CGPoint(x: 65, y: 45))) == [0, 0, 255, 255])
  }

  @Test func `an elliptical gradient is inscribed in its box`() throws {
    let style = EllipticalGradient(colors: [red, blue])
    let paint = try gradientPaint(style.paint(in: box, environment: environment))
    let places: [(CGPoint, Double)] = [
      (CGPoint(x: 60, y: 45), 0), (CGPoint(x: 110, y: 45), 1), (CGPoint(x: 60, y: 70), 1),
      (CGPoint(x: 35, y: 45), 0.5), (CGPoint(x: 60 + 30, y: 45 + 20), 1),
    ]
    for (point, t) in places {
      #expect(abs((paint.t(at: point) ?? .nan) - t) < 1e-12)
    }
    let flat = try gradientPaint(style.paint(in: .zero, environment: environment))
    #expect(flat.t(at: .zero) == nil)
    #expect(flat.color(at: CGPoint.zero) == SIMD4(0, 0, 0, 0))
  }

  @Test func `an angular gradient's gap shows the last colour, then the first`() {
    // From 0 to a quarter turn; the gap is 90...360 degrees, its middle 225.
    func t(_ degrees: Double) -> Double {
      GradientPaint.t(atAngle: degrees * .pi / 180, from: 0, to: .pi / 2)
    }
    #expect(t(0) == 0)
    #expect(abs(t(45) - 0.5) < 1e-15)
    #expect(t(90) == 1)
    #expect(t(91) == 1)
    #expect(t(224.9) == 1)
    #expect(t(225.1) == 0)
    #expect(t(-1) == 0)
    #expect(t(-225.1 + 360) == t(-225.1))
  }

  @Test func `of more than a full turn only the last shows`() {
    // Two and a half turns from 0: the last turn is t 0.6...1, from 180 degrees on.
    let end = 5 * Double.pi
    #expect(abs(GradientPaint.t(atAngle: .pi, from: 0, to: end) - 0.6) < 1e-12)
    #expect(abs(GradientPaint.t(atAngle: 0, from: 0, to: end) - 0.8) < 1e-12)
    #expect(GradientPaint.t(atAngle: .pi - 1e-9, from: 0, to: end) > 0.999)
  }

  @Test func `an angular gradient may run the other way`() {
    for degrees in stride(from: -350.0, through: 350, by: 7) {
      let angle = degrees * .pi / 180
      let mirrored = GradientPaint.t(atAngle: -angle, from: 0.5, to: 3)
      #expect(abs(GradientPaint.t(atAngle: angle, from: -0.5, to: -3) - mirrored) < 1e-12)
    }
  }

  @Test func `the angle form is a full turn`() throws {
    let style = AngularGradient(colors: [red, blue], center: .center, angle: .degrees(90))
    let paint = try gradientPaint(style.paint(in: box, environment: environment))
    #expect(abs((paint.t(at: CGPoint(x: 60, y: 46)) ?? .nan) - 0) < 1e-12)
    #expect(abs((paint.t(at: CGPoint(x: 60, y: 44)) ?? .nan) - 0.5) < 1e-12)
    #expect(abs((paint.t(at: CGPoint(x: 61, y: 45)) ?? .nan) - 0.75) < 1e-12)
  }

  @Test func `numbers that are none have no colour`() {
    let stops = [GradientPaint.Stop(color: red.resolve(in: environment), location: 0)]
    let geometries: [GradientPaint.Geometry] = [
      .linear(start: CGPoint(x: CGFloat.nan, y: 0), end: .zero),
      .radial(center: .zero, startRadius: 0, endRadius: .nan),
      .angular(center: .zero, startAngle: 0, endAngle: .infinity),
    ]
    for geometry in geometries {
      let paint = GradientPaint(geometry: geometry, stops: stops)
      #expect(paint.color(at: CGPoint(x: 1, y: 1)) == SIMD4(0, 0, 0, 0))
    }
  }

  @Test func `a colour's gradient ends with the colour and starts lighter`() throws {
    let style = Color.blue.gradient.resolved(in: environment)
    let paint = try gradientPaint(style.paint(in: box))
    #expect(
      paint.geometry == .linear(start: CGPoint(x: 60, y: 20), end: CGPoint(x: 60, y: 70)))
    #expect(paint.stops.last?.color == Color.blue.resolve(in: environment))
    let top = try #require(paint.stops.first).color
    #expect(top.linearRed > 0 && top.linearGreen > Color.blue.resolve(in: environment).linearGreen)
  }
}
