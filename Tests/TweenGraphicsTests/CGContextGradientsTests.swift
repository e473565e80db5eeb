import Foundation
import Testing
import TweenGraphics

@Suite struct CGContextGradientsTests {
  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  private func ramp(_ locations: [CGFloat]? = nil) throws -> CGGradient {
    try #require(
      CGGradient(colorsSpace: nil, colors: [black, white], locations: locations))
  }

  private func greys(_ context: CGContext) throws -> [Int?] {
    try DrawnContext.pixels(context).map { $0 >> 24 == 0xFF ? Int($0 & 0xFF) : nil }
  }

  /// How light the ramp is at a distance from 0 to 1.
  private func isNear(_ grey: Int?, _ t: Double) -> Bool {
    grey.map { abs(Double($0) - t * 255) <= 1 } ?? false
  }

  @Test func `Circles of one centre shade by distance, and end at their ends`() throws {
    let context = try DrawnContext.make(20, 1)
    context.drawRadialGradient(
      try ramp(), startCenter: CGPoint(x: 0, y: 0.5), startRadius: 4,
      endCenter: CGPoint(x: 0, y: 0.5), endRadius: 14, options: [])
    let drawn = try greys(context)
    for x in 0..<4 { #expect(drawn[x] == nil) }
    for x in 5..<13 { #expect(isNear(drawn[x], (Double(x) + 0.5 - 4) / 10), "\(x)") }
    for x in 15..<20 { #expect(drawn[x] == nil) }
  }

  @Test func `Circles that shrink are shaded from the outside in`() throws {
    let context = try DrawnContext.make(20, 1)
    context.drawRadialGradient(
      try ramp(), startCenter: CGPoint(x: 0, y: 0.5), startRadius: 14,
      endCenter: CGPoint(x: 0, y: 0.5), endRadius: 4, options: [.drawsAfterEndLocation])
    let drawn = try greys(context)
    for x in 0..<4 { #expect(drawn[x] == 255) }
    for x in 5..<13 { #expect(isNear(drawn[x], 1 - (Double(x) + 0.5 - 4) / 10), "\(x)") }
    for x in 15..<20 { #expect(drawn[x] == nil) }
  }

  // On the line through both centres, a circle of radius 2 whose centre goes from x = 4 to 24 has its
  // far edge at x = 4 + 20 t + 2, and that is the greatest t of the point: t = (x - 6) / 20.
  @Test func `Circles of one radius make a tube, in which the later circle shows`() throws {
    let context = try DrawnContext.make(32, 9)
    context.drawRadialGradient(
      try ramp(), startCenter: CGPoint(x: 4, y: 4.5), startRadius: 2,
      endCenter: CGPoint(x: 24, y: 4.5), endRadius: 2, options: [])
    let drawn = try greys(context)
    for x in 0..<32 {
      // Before the first circle's far edge it is the near edge that is met: t = (x - 2) / 20.
      let place = Double(x) + 0.5
      let far = (place - 2) / 20
      let near = (place - 6) / 20
      let t = far <= 1 ? far : near <= 1 ? near : 2
      let grey = drawn[4 * 32 + x]
      if t < 0 || t > 1 { #expect(grey == nil, "\(x)") } else { #expect(isNear(grey, t), "\(x)") }
      // The tube is 2 wide on either side of its axis.
      #expect(drawn[x] == nil && drawn[8 * 32 + x] == nil)
    }
  }

  @Test func `A cone goes on behind its end, and stops where its radius is 0`() throws {
    let context = try DrawnContext.make(40, 1)
    // The radius is 10 - 10 t: the cone's tip lies at t = 1, at x = 20.
    context.drawRadialGradient(
      try ramp(), startCenter: CGPoint(x: 10, y: 0.5), startRadius: 5,
      endCenter: CGPoint(x: 30, y: 0.5), endRadius: 0,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    let drawn = try greys(context)
    // The edges of circle t are at 10 + 20 t - (5 - 5 t) = 5 + 25 t and at 15 + 15 t.
    for x in 0..<30 {
      let place = Double(x) + 0.5
      let t = max((place - 5) / 25, (place - 15) / 15)
      let both = [(place - 5) / 25, (place - 15) / 15].filter { 5 - 5 * $0 >= 0 }
      #expect(both.max() == t)
      #expect(isNear(drawn[x], min(max(t, 0), 1)), "\(x)")
    }
    for x in 30..<40 { #expect(drawn[x] == nil) }
  }

  @Test func `Radii below 0 and numbers that are not finite draw nothing`() throws {
    for (radius, x) in [(-1, 2), (CGFloat.nan, 2), (1, CGFloat.nan), (1, .infinity)] {
      let context = try DrawnContext.make(4, 1)
      context.drawRadialGradient(
        try ramp(), startCenter: CGPoint(x: 1, y: 0), startRadius: radius,
        endCenter: CGPoint(x: x, y: 0), endRadius: 3,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      #expect(try DrawnContext.pixels(context) == [0, 0, 0, 0])
    }
  }

  @Test func `A conic gradient turns from +x towards +y, which is upwards`() throws {
    let context = try DrawnContext.make(2, 2)
    let colors = [DrawnContext.red, DrawnContext.red, DrawnContext.blue, DrawnContext.blue]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.25, 0.25, 1]))
    context.drawConicGradient(gradient, center: CGPoint(x: 1, y: 1), angle: 0)
    #expect(
      try DrawnContext.pixels(context) == [0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
    context.drawConicGradient(gradient, center: CGPoint(x: 1, y: 1), angle: .pi)
    #expect(
      try DrawnContext.pixels(context) == [0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func `A gradient is made of plain numbers too`() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1],
        locations: nil, count: 2))
    let context = try DrawnContext.make(10, 1)
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    for (x, grey) in try greys(context).enumerated() {
      #expect(isNear(grey, (Double(x) + 0.5) / 10), "\(x)")
    }
    #expect(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0], locations: nil, count: 0)
        == nil)
  }

  @Test func `a list of Core Foundation's gives its colours, and anything else in it no gradient`()
  {
    #expect(CGGradient(colorsSpace: nil, colors: [black, white] as CFArray, locations: nil) != nil)
    #expect(
      CGGradient(colorsSpace: nil, colors: [black, "white"] as CFArray, locations: nil) == nil)
  }
}
