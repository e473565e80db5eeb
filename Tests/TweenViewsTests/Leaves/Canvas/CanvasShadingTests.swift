import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint

@testable import TweenViews

@Suite("A canvas's shadings") struct CanvasShadingTests {
  private typealias Shading = GraphicsContext.Shading
  private static let ramp = Gradient(colors: [Color(white: 0), Color(white: 1)])

  /// What a shading of a square of 10 points at (20, 30) is painted with.
  private func paint(
    _ shading: GraphicsContext.Shading, in environment: EnvironmentValues = EnvironmentValues()
  ) -> Paint? {
    let items = recordedItems(in: environment) { $0.fill(square(20, 30), with: shading) }
    guard items.count == 1, case .fill(let fill) = items[0].content else { return nil }
    return fill.paint
  }

  private func color(red: Double, green: Double, blue: Double) -> Paint {
    .solid(Color(red: red, green: green, blue: blue).resolve(in: EnvironmentValues()))
  }

  @Test func `are colours of the environment`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(paint(.color(.red)) == .solid(Color.red.resolve(in: EnvironmentValues())))
    #expect(paint(.color(.red), in: dark) == .solid(Color.red.resolve(in: dark)))
    #expect(paint(.color(red: 1, green: 0.5, blue: 0)) == color(red: 1, green: 0.5, blue: 0))
    #expect(paint(.color(white: 0.5)) == color(red: 0.5, green: 0.5, blue: 0.5))
    let linear = Color(.sRGBLinear, white: 0.5, opacity: 0.25).resolve(in: dark)
    #expect(paint(.color(.sRGBLinear, white: 0.5, opacity: 0.25)) == .solid(linear))
    #expect(
      paint(.color(.displayP3, red: 0, green: 1, blue: 0, opacity: 0.5))
        == .solid(
          Color(.displayP3, red: 0, green: 1, blue: 0, opacity: 0.5).resolve(in: dark)))
  }

  @Test func `are the foreground that is in force`() {
    #expect(paint(.foreground) == .solid(Color.primary.resolve(in: EnvironmentValues())))
    var environment = EnvironmentValues()
    environment.foregroundLevels = ForegroundLevels([AnyShapeStyle(Color.green)], over: nil)
    #expect(paint(.foreground, in: environment) == .solid(Color.green.resolve(in: environment)))
  }

  @Test func `are styles over the box of what is filled`() {
    let text = recorded { context in
      let style = LinearGradient(
        colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing)
      context.fill(square(20, 30), with: .style(style))
      context.stroke(square(20, 30), with: .style(style), lineWidth: 2)
      context.fill(square(20, 30), with: .style(.tint))
    }
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("fill linear 20 35 30 35 (#000000FF 0, #FFFFFFFF 1) path"))
    #expect(lines[1].hasPrefix("fill linear 20 35 30 35 (#000000FF 0, #FFFFFFFF 1) stroke 2 path"))
    #expect(lines[2].hasPrefix("fill #007AFFFF path"))
  }

  @Test func `are gradients that lie in user space`() {
    let text = recorded { context in
      context.translateBy(x: 1, y: 0)
      context.fill(
        square(0, 0),
        with: .linearGradient(
          Self.ramp, startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 30, y: 40)))
      context.fill(
        square(0, 0),
        with: .radialGradient(
          Self.ramp, center: CGPoint(x: 1, y: 2), startRadius: 3, endRadius: 4))
      context.fill(
        square(0, 0),
        with: .conicGradient(Self.ramp, center: CGPoint(x: 1, y: 2), angle: .radians(1)))
    }
    #expect(
      text == """
        fill linear 1 2 30 40 (#000000FF 0, #FFFFFFFF 1) transform 1 0 0 1 1 0 path \
        M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill radial 1 2 3 4 (#000000FF 0, #FFFFFFFF 1) transform 1 0 0 1 1 0 path \
        M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill angular 1 2 1 7.283 (#000000FF 0, #FFFFFFFF 1) transform 1 0 0 1 1 0 path \
        M 0 0 L 10 0 L 10 10 L 0 10 Z

        """)
  }

  @Test func `are the first of a palette`() {
    #expect(paint(.palette([.color(.green), .color(.red)])) == paint(.color(.green)))
    #expect(paint(.palette([])) == .solid(.transparent))
  }

  @Test func `resolved, draw the same`() {
    let shadings: [GraphicsContext.Shading] = [
      .color(.red), .foreground, .style(.tint), .palette([.color(.green)]),
      .linearGradient(
        Self.ramp, startPoint: .zero, endPoint: CGPoint(x: 5, y: 5), options: .mirror),
    ]
    for shading in shadings {
      let before = recordedItems { $0.fill(square(0, 0), with: shading) }
      let after = recordedItems { $0.fill(square(0, 0), with: $0.resolve($0.resolve(shading))) }
      #expect(before == after)
    }
    #expect(
      recordedItems { $0.fill(square(0, 0), with: $0.resolve(.backdrop)) }
        == recordedItems { $0.fill(square(0, 0), with: .backdrop) })
  }

  // MARK: The backdrop

  @Test func `show the backdrop once more`() {
    let text = recorded { context in
      context.fill(square(0, 0), with: .color(.red))
      context.clip(to: square(0, 5))
      context.translateBy(x: 2, y: 0)
      context.opacity = 0.5
      context.blendMode = .multiply
      context.fill(square(0, 0), with: .backdrop, style: FillStyle(eoFill: true))
    }
    #expect(
      text == """
        fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
        layer backdrop 0 clip M 0 5 L 10 5 L 10 15 L 0 15 Z blend copy
          layer backdrop 0 transform 1 0 0 1 2 0 opacity 0.5 clip even-odd transform 1 0 0 1 2 0 \
        M 0 0 L 10 0 L 10 10 L 0 10 Z blend multiply
          end
        end

        """)
  }

  @Test func `blur and recolour the backdrop`() {
    let items = recordedItems { context in
      context.addFilter(.saturation(0.5))
      context.addFilter(.blur(radius: 4))
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.blur(radius: 1.5))
      context.fill(square(0, 0), with: .backdrop)
    }
    guard case .beginLayer(let layer) = items.first?.content,
      case .backdrop(let backdrop) =
        layer.effect
    else {
      Issue.record("No backdrop.")
      return
    }
    // In points of the canvas 4 and 3, together 5; the space is twice as large.
    #expect(backdrop.radius == 2.5)
    #expect(backdrop.colorMatrix == ColorMatrix.saturation(0.5))
    #expect(items.count == 2)
  }

  // MARK: Beyond a gradient's ends

  private func gradient(
    _ options: GraphicsContext.GradientOptions, stops: [Gradient.Stop]
  ) -> GradientPaint? {
    let shading = GraphicsContext.Shading.linearGradient(
      Gradient(stops: stops), startPoint: CGPoint(x: 40, y: 0), endPoint: CGPoint(x: 50, y: 0),
      options: options)
    let path = Path(CGRect(x: 5, y: 0, width: 90, height: 10))
    let items = recordedItems { $0.fill(path, with: shading) }
    guard case .fill(let fill) = items.first?.content, case .gradient(let paint) = fill.paint
    else { return nil }
    return paint
  }

  @Test(arguments: [false, true])
  func `repeat and mirror what lies between the ends`(mirrors: Bool) throws {
    let stops = [
      Gradient.Stop(color: .red, location: 0.25), .init(color: .green, location: 0.5),
      .init(color: .blue, location: 0.5), .init(color: .white, location: 0.875),
    ]
    let once = try #require(gradient([], stops: stops))
    let again = try #require(gradient(mirrors ? [.mirror, .repeat] : .repeat, stops: stops))
    for x in stride(from: 5.3125, to: 95, by: 0.625) {
      let t = (x - 40) / 10
      let whole = t.rounded(.down)
      var inside = t - whole
      if mirrors, Int(whole) % 2 != 0 { inside = 1 - inside }
      let expected = once.color(at: CGPoint(x: 40 + 10 * inside, y: 5))
      let found = again.color(at: CGPoint(x: x, y: 5))
      for channel in 0..<4 {
        #expect(abs(expected[channel] - found[channel]) < 1e-6, "at \(x)")
      }
    }
  }

  @Test func `cut a period out of stops that reach beyond it`() throws {
    let stops = [
      Gradient.Stop(color: .black, location: -1), .init(color: .white, location: 3),
    ]
    let once = try #require(gradient([], stops: stops))
    let again = try #require(gradient(.repeat, stops: stops))
    for x in stride(from: 5.5, to: 95, by: 1) {
      let t = (x - 40) / 10
      let expected = once.color(at: t - t.rounded(.down))
      #expect(abs(again.color(at: t).x - expected.x) < 1e-5)
    }
  }

  @Test func `repeat around a centre, as far as it is seen`() throws {
    let items = recordedItems { context in
      context.fill(
        Path(CGRect(x: -500, y: -500, width: 1000, height: 1000)),
        with: .radialGradient(
          Self.ramp, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 20,
          options: .mirror))
    }
    guard case .fill(let fill) = items.first?.content, case .gradient(let paint) = fill.paint
    else {
      Issue.record("No gradient.")
      return
    }
    // From the centre at t = -1 to the canvas's corner, 70.7 points away, at 6.07.
    #expect(paint.stops.first?.location ?? 0 <= -1)
    #expect(paint.stops.last?.location ?? 0 >= 7)
    #expect(paint.stops.count <= 22)
    #expect(paint.color(at: CGPoint(x: 50, y: 50)).x > 0.999)
    #expect(paint.color(at: CGPoint(x: 80, y: 50)).x < 0.001)
    #expect(paint.color(at: CGPoint(x: 90, y: 50)).x > 0.999)
  }

  @Test func `bound what repeats too often`() throws {
    let shading = GraphicsContext.Shading.linearGradient(
      Self.ramp, startPoint: .zero, endPoint: CGPoint(x: 1e-6, y: 0), options: .repeat)
    guard case .gradient(let paint) = paint(shading) else {
      Issue.record("No gradient.")
      return
    }
    #expect(paint.stops.count <= 2052)
    #expect(paint.stops.allSatisfy { $0.location.isFinite })
  }

  @Test func `mix linearly where told to, within a quarter of a level`() throws {
    let stops = [
      Gradient.Stop(color: Color(red: 1, green: 0, blue: 0), location: 0),
      .init(color: Color(red: 0, green: 0.5, blue: 1, opacity: 0.5), location: 0.5),
      .init(color: Color(red: 0, green: 0.5, blue: 1, opacity: 0), location: 1),
    ]
    let found = try #require(gradient(.linearColor, stops: stops))
    let ends = stops.map { $0.color.resolve(in: EnvironmentValues()) }
    for step in 0...400 {
      let t = Double(step) / 400
      let (from, to, f) = t < 0.5 ? (ends[0], ends[1], t * 2) : (ends[1], ends[2], t * 2 - 1)
      let alpha = Double(from.opacity) * (1 - f) + Double(to.opacity) * f
      func channel(_ key: KeyPath<Color.Resolved, Float>) -> Double {
        guard alpha > 0 else { return 0 }
        let linear =
          (Double(from[keyPath: key] * from.opacity) * (1 - f)
            + Double(to[keyPath: key] * to.opacity) * f) / alpha
        let encoded =
          linear <= 0.0031308 ? 12.92 * linear : 1.055 * Elementary.pow(linear, 1 / 2.4) - 0.055
        return encoded * alpha
      }
      let color = found.color(at: t)
      let expected = [channel(\.linearRed), channel(\.linearGreen), channel(\.linearBlue), alpha]
      for index in 0..<4 {
        #expect(abs(color[index] - expected[index]) * 255 < 0.25, "at \(t)")
      }
    }
  }
}
