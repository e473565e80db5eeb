import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What each attribute shows half-way from false to true by a linear curve.
@Suite("Half-way an animation shows") @MainActor struct AnimatedAttributeTests {
  private func half<Content: View>(
    @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> DisplayItem.Fill {
    let screen = Screen(false) { content($0) }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    return try #require(screen.fills.last)
  }

  private func expect(
    _ rect: CGRect, _ wanted: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (one, other) in [
      (rect.minX, wanted.minX), (rect.minY, wanted.minY), (rect.width, wanted.width),
      (rect.height, wanted.height),
    ] {
      #expect(abs(one - other) < 1e-9, "\(rect)", sourceLocation: sourceLocation)
    }
  }

  @Test("opacity") func opacity() throws {
    let fill = try half { Rectangle().opacity($0 ? 0.2 : 1) }
    #expect(abs(fill.opacity - 0.6) < 1e-9)
  }

  @Test("opacities multiplied down to each leaf") func opacities() throws {
    let fill = try half { isOn in ZStack { Rectangle().opacity(0.5) }.opacity(isOn ? 0 : 1) }
    #expect(abs(fill.opacity - 0.25) < 1e-9)
  }

  @Test("a scale about its anchor") func scale() throws {
    let fill = try half { Rectangle().scaleEffect($0 ? 0.5 : 1, anchor: .topLeading) }
    expect(fill.shownRect, CGRect(x: 0, y: 0, width: 75, height: 75))
  }

  @Test("a rotation") func rotation() throws {
    let fill = try half { Rectangle().rotationEffect($0 ? .degrees(180) : .zero) }
    #expect(abs(fill.transform.a) < 1e-9)
    #expect(abs(fill.transform.b - 1) < 1e-9)
    #expect(abs(fill.transform.tx - 100) < 1e-9)
    #expect(abs(fill.transform.ty) < 1e-9)
  }

  @Test("an offset") func offset() throws {
    let fill = try half { Rectangle().offset(x: $0 ? 30 : 0, y: $0 ? -10 : 0) }
    expect(fill.shownRect, CGRect(x: 15, y: -5, width: 100, height: 100))
  }

  @Test("a position") func position() throws {
    let fill = try half {
      Rectangle().frame(width: 20, height: 20).position(x: $0 ? 90 : 10, y: 50)
    }
    expect(fill.shownRect, CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test("a frame's size and place, unrounded on the way") func frame() throws {
    let fill = try half { Rectangle().frame(width: $0 ? 41 : 20, height: 20) }
    // From 40...60 to 29.5...70.5, which rounds to 30...71.
    expect(fill.shownRect, CGRect(x: 35, y: 40, width: 30.5, height: 20))
  }

  @Test("padding, through the frames of leaves") func padding() throws {
    let fill = try half { Rectangle().padding($0 ? 20 : 0) }
    expect(fill.shownRect, CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("an alignment") func alignment() throws {
    let fill = try half { isOn in
      Rectangle().frame(width: 20, height: 20)
        .frame(width: 100, height: 100, alignment: isOn ? .bottomTrailing : .topLeading)
    }
    expect(fill.shownRect, CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  private func color(_ fill: DisplayItem.Fill) throws -> Color.Resolved {
    guard case .solid(let color) = fill.paint else {
      Issue.record("No colour.")
      return Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
    }
    return color
  }

  @Test("a colour, in linear sRGB") func color() throws {
    let one = Color(.sRGBLinear, red: 0.2, green: 0.4, blue: 0.6, opacity: 1)
    let other = Color(.sRGBLinear, red: 0.8, green: 0, blue: 0.2, opacity: 0.5)
    let color = try color(try half { Rectangle().fill($0 ? other : one) })
    #expect(abs(color.linearRed - 0.5) < 1e-6)
    #expect(abs(color.linearGreen - 0.2) < 1e-6)
    #expect(abs(color.linearBlue - 0.4) < 1e-6)
    #expect(abs(color.opacity - 0.75) < 1e-6)
  }

  @Test("the foreground colour from the environment") func foreground() throws {
    let fill = try half {
      Rectangle().foregroundStyle(
        Color(.sRGBLinear, red: $0 ? 1 : 0, green: 0, blue: 0, opacity: 1))
    }
    #expect(abs(try color(fill).linearRed - 0.5) < 1e-6)
  }

  @Test("the angles of a gradient") func gradientAngles() throws {
    let fill = try half {
      Rectangle().fill(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .radians($0 ? 2 : 0),
          endAngle: .radians($0 ? 3 : 1)))
    }
    guard case .gradient(let gradient) = fill.paint,
      case .angular(let center, let start, let end) = gradient.geometry
    else {
      Issue.record("No angular gradient.")
      return
    }
    #expect(center == CGPoint(x: 50, y: 50))
    #expect(abs(start - 1) < 1e-9)
    #expect(abs(end - 2) < 1e-9)
  }

  @Test("the points and radii of gradients") func gradientPoints() throws {
    let line = try half {
      Rectangle().fill(
        LinearGradient(
          colors: [.red, .blue], startPoint: .leading, endPoint: $0 ? .top : .trailing))
    }
    guard case .gradient(let gradient) = line.paint,
      case .linear(let start, let end) = gradient.geometry
    else {
      Issue.record("No linear gradient.")
      return
    }
    #expect(start == CGPoint(x: 0, y: 50))
    #expect(abs(end.x - 75) < 1e-9)
    #expect(abs(end.y - 25) < 1e-9)
    let circle = try half {
      Rectangle().fill(
        RadialGradient(
          colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0 ? 60 : 20))
    }
    guard case .gradient(let radial) = circle.paint,
      case .radial(_, _, let radius) = radial.geometry
    else {
      Issue.record("No radial gradient.")
      return
    }
    #expect(abs(radius - 40) < 1e-9)
  }

  @Test("a shape's own data") func shapeData() throws {
    expect(
      try half { Bar(start: $0 ? 20 : 0, end: $0 ? 100 : 40).fill(.red) }.shownRect,
      CGRect(x: 10, y: 0, width: 60, height: 100))
  }

  @Test("a shape's data through its modifiers") func modifiedShape() throws {
    expect(
      try half { Rectangle().offset(x: $0 ? 20 : 0).fill(.red) }.shownRect,
      CGRect(x: 10, y: 0, width: 100, height: 100))
  }

  private struct Meter: View, @MainActor Animatable {
    var value: Double
    let log: Log<Double>
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      let _ = log(value)
      Rectangle().fill(.red).frame(width: value, height: 10)
    }
  }

  @Test("an Animatable view, its body evaluated each frame") func animatableView() throws {
    let log = Log<Double>()
    let screen = Screen(0.0) { Meter(value: $0, log: log) }
    screen.change(100, .linear(duration: 0.1))
    screen.step(8)
    for index in 0...6 {
      let value = 100 * Double(index) / 6
      #expect(log.entries.contains { abs($0 - value) < 1e-9 }, "\(value)")
    }
    #expect(log.entries.last == 100)
    #expect(screen.rect(.red)?.width == 100)
    #expect(screen.graph.nextWork == .idle)
  }

  private struct Widen: ViewModifier, @MainActor Animatable {
    var width: Double
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
  }

  @Test("an Animatable modifier, its body evaluated each frame") func animatableModifier() throws {
    let fill = try half { Rectangle().modifier(Widen(width: $0 ? 80 : 40)) }
    #expect(abs(fill.shownRect.width - 60) < 1e-9)
  }

  @Test("a clip's shape") func clip() throws {
    let screen = Screen(false) { isOn in
      Rectangle().clipShape(Bar(start: 0, end: isOn ? 80 : 20))
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    guard case .beginLayer(let layer)? = screen.graph.displayList.items.first?.content else {
      Issue.record("No layer.")
      return
    }
    let clip = try #require(layer.clip)
    #expect(abs(clip.path.applying(clip.transform).boundingRect.width - 50) < 1e-9)
  }
}
