import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

/// The exact colour of a gradient at t, premultiplied, 0...255, in the order red, green, blue,
/// alpha: straight from the definitions, with Foundation's powers.
private struct ReferenceRamp {
  let stops: [GradientPaint.Stop]
  let interpolation: GradientPaint.Interpolation

  func color(_ t: Double) -> [Double] {
    guard let first = stops.first, let last = stops.last else { return [0, 0, 0, 0] }
    if t < first.location { return mix(first, first, 0) }
    for (a, b) in zip(stops, stops.dropFirst()) where t >= a.location && t < b.location {
      return mix(a, b, (t - a.location) / (b.location - a.location))
    }
    return mix(last, last, 0)
  }

  private func encode(_ x: Double) -> Double {
    x <= 0.0031308 ? max(0, 12.92 * x) : min(1, 1.055 * pow(x, 1 / 2.4) - 0.055)
  }

  private func mix(_ a: GradientPaint.Stop, _ b: GradientPaint.Stop, _ f: Double) -> [Double] {
    let alpha = Double(a.color.opacity) * (1 - f) + Double(b.color.opacity) * f
    func channels(_ c: Color.Resolved) -> [Double] {
      let rgb = [c.linearRed, c.linearGreen, c.linearBlue].map(Double.init)
      if interpolation == .device { return rgb.map(encode) }
      let m = [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ]
      return m.map { row in cbrt(zip(row, rgb).map(*).reduce(0, +)) }
    }
    let from = channels(a.color)
    let to = channels(b.color)
    let mixed = (0..<3).map {
      from[$0] * Double(a.color.opacity) * (1 - f) + to[$0] * Double(b.color.opacity) * f
    }
    if alpha == 0 { return [0, 0, 0, 0] }
    if interpolation == .device { return mixed.map { $0 * 255 } + [alpha * 255] }
    let c = mixed.map { pow($0 / alpha, 3) }
    let linear = [
      4.0767416621 * c[0] - 3.3077115913 * c[1] + 0.2309699292 * c[2],
      -1.2684380046 * c[0] + 2.6097574011 * c[1] - 0.3413193965 * c[2],
      -0.0041960863 * c[0] - 0.7034186147 * c[1] + 1.7076147010 * c[2],
    ]
    return linear.map { encode($0) * alpha * 255 } + [alpha * 255]
  }
}

private func channels(_ pixel: UInt32) -> [Double] {
  [16, 8, 0, 24].map { Double(pixel >> UInt32($0) & 255) }
}

private let red = Color.Resolved(linearRed: 1, linearGreen: 0, linearBlue: 0)
private let green = Color.Resolved(linearRed: 0, linearGreen: 1, linearBlue: 0)
private let blue = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 1)
private let yellow = Color.Resolved(linearRed: 1, linearGreen: 1, linearBlue: 0)

private func stops(_ colors: Color.Resolved...) -> [GradientPaint.Stop] {
  colors.enumerated().map { index, color in
    .init(color: color, location: Double(index) / Double(max(1, colors.count - 1)))
  }
}

/// Fills a square of `side` pixels on a clear canvas.
private func draw(
  _ gradient: GradientPaint, side: Int, portably: Bool = false
) throws -> Bitmap {
  let renderer = Renderer(threadCount: 1, usesPortableKernels: portably)
  try renderer.render(
    list(
      [fill(rectangle(0, 0, Double(side), Double(side)), paint: .gradient(gradient))],
      width: side, height: side, background: clear))
  return renderer.bitmap
}

/// The worst difference to the exact colours, leaving out pixels within `margin` of a jump.
private func worstError(
  _ gradient: GradientPaint, side: Int, portably: Bool = false,
  isNearJump: (Double) -> Bool = { _ in false }, t: (Double, Double) -> Double
) throws -> Double {
  let image = try draw(gradient, side: side, portably: portably)
  let ramp = ReferenceRamp(stops: gradient.stops, interpolation: gradient.interpolation)
  var worst = 0.0
  // Every seventh row will do: the reference is slow.
  for y in stride(from: 0, to: side, by: 7) {
    for x in 0..<side {
      let at = t(Double(x) + 0.5, Double(y) + 0.5)
      if isNearJump(at) { continue }
      for (a, b) in zip(channels(image.pixels[y * side + x]), ramp.color(at)) {
        worst = max(worst, abs(a - b))
      }
    }
  }
  return worst
}

@Suite struct GradientTests {
  @Test(arguments: [GradientPaint.Interpolation.device, .perceptual])
  func linearGradientsAreExactToALevel(_ interpolation: GradientPaint.Interpolation) throws {
    let pairs = [
      stops(red, green), stops(red, blue), stops(white, black), stops(white, blue),
      stops(yellow, blue), stops(red, clear), stops(red, green, blue, yellow, white),
    ]
    for stops in pairs {
      for (dx, dy) in [(200.0, 0.0), (90, 110), (0, 64), (13, 4)] {
        let gradient = GradientPaint(
          geometry: .linear(start: CGPoint(x: 3.2, y: 5.1), end: CGPoint(x: 3.2 + dx, y: 5.1 + dy)),
          stops: stops, interpolation: interpolation)
        let worst = try worstError(gradient, side: 208) { x, y in
          ((x - 3.2) * dx + (y - 5.1) * dy) / (dx * dx + dy * dy)
        }
        #expect(worst <= (interpolation == .device ? 0.6 : 0.85), "\(stops) \(dx) \(dy)")
      }
    }
  }

  @Test(arguments: [4.0, 20, 90, 400])
  func radialGradientsAreExactToALevel(radius: Double) throws {
    let gradient = GradientPaint(
      geometry: .radial(center: CGPoint(x: 70.3, y: 81.7), startRadius: 2, endRadius: radius),
      stops: stops(yellow, blue, red), interpolation: .device)
    let worst = try worstError(gradient, side: 176) { x, y in
      (((x - 70.3) * (x - 70.3) + (y - 81.7) * (y - 81.7)).squareRoot() - 2) / (radius - 2)
    }
    #expect(worst <= 0.75)
  }

  @Test(arguments: [false, true]) func angularGradientsAreExactToALevel(portably: Bool) throws {
    // Of two stops, the turn ends within a block of pixels that is drawn as two ramps.
    let turns = [0.0, 0.7, -2.5, 3.1].flatMap { start in
      [stops(white, red, black), stops(white, black)].map { (start, $0) }
    }
    for (start, stops) in turns {
      let gradient = GradientPaint(
        geometry: .angular(
          center: CGPoint(x: 100.2, y: 61.9), startAngle: start, endAngle: start + 2 * .pi),
        stops: stops, interpolation: .device)
      let worst = try worstError(
        gradient, side: 192, portably: portably, isNearJump: { $0 < 1e-6 || $0 > 1 - 1e-6 }
      ) { x, y in
        let turn = (atan2(y - 61.9, x - 100.2) - start) / (2 * .pi)
        return turn - turn.rounded(.down)
      }
      #expect(worst <= 0.75, "start \(start)")
    }
  }

  /// Wide enough for blocks of pixels on both sides of the centre, with the turn's end in each of them.
  @Test func `a turn's end is the same bytes with what every processor has`() throws {
    for center in [CGPoint(x: 100.2, y: 61.9), CGPoint(x: -40, y: 96), CGPoint(x: 96, y: 230)] {
      for start in [0.0, 0.4, 1.1, -0.7, 2.9, -2.5] {
        let gradient = GradientPaint(
          geometry: .angular(center: center, startAngle: start, endAngle: start + 2 * .pi),
          stops: stops(yellow, blue), interpolation: .device)
        #expect(
          try draw(gradient, side: 192, portably: true) == draw(gradient, side: 192),
          "\(center), \(start)")
      }
    }
  }

  @Test func anAngularGapHoldsTheEndsAndSwitchesHalfWay() throws {
    let gradient = GradientPaint(
      geometry: .angular(center: CGPoint(x: 32, y: 32), startAngle: 0, endAngle: .pi),
      stops: stops(red, blue), interpolation: .device)
    let image = try draw(gradient, side: 64)
    // Below the centre lies the ramp, above it the gap: left half last, right half first colour.
    #expect(image.pixels[10 * 64 + 28] == 0xFF00_00FF)
    #expect(image.pixels[10 * 64 + 36] == 0xFFFF_0000)
    let middle = channels(image.pixels[60 * 64 + 32])
    #expect(abs(middle[0] - 127.5) < 3 && abs(middle[2] - 127.5) < 3)
  }

  @Test func ofSeveralTurnsTheLastShows() throws {
    let gradient = GradientPaint(
      geometry: .angular(center: CGPoint(x: 32, y: 32), startAngle: 0, endAngle: 4 * .pi),
      stops: stops(black, white), interpolation: .device)
    let image = try draw(gradient, side: 64)
    // Just below +x the last turn begins at t = 1/2, just above it ends at 1.
    #expect(abs(channels(image.pixels[32 * 64 + 63])[0] - 128) <= 2)
    #expect(abs(channels(image.pixels[31 * 64 + 63])[0] - 254) <= 2)
    #expect(abs(channels(image.pixels[32 * 64 + 0])[0] - 191) <= 2)
  }

  @Test func aBackwardAngleMirrorsTheRamp() throws {
    let gradient = GradientPaint(
      geometry: .angular(center: CGPoint(x: 32, y: 32), startAngle: 0, endAngle: -2 * .pi),
      stops: stops(black, white), interpolation: .device)
    let image = try draw(gradient, side: 64)
    #expect(channels(image.pixels[31 * 64 + 63])[0] <= 2)
    #expect(channels(image.pixels[32 * 64 + 63])[0] >= 253)
    #expect(abs(channels(image.pixels[0 * 64 + 32])[0] - 64) <= 2)
  }

  @Test func equalLocationsMakeAHardEdge() throws {
    let gradient = GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 32, y: 0)),
      stops: [
        .init(color: red, location: 0), .init(color: red, location: 0.5),
        .init(color: blue, location: 0.5), .init(color: blue, location: 1),
      ])
    let image = try draw(gradient, side: 32)
    #expect(image.pixels[15] == 0xFFFF_0000)
    #expect(image.pixels[16] == 0xFF00_00FF)
  }

  @Test func perceptualMidpointsAreTheMeasuredOnes() throws {
    let cases: [(Color.Resolved, Color.Resolved, UInt32)] = [
      (red, green, 0xFFD0_A800), (red, blue, 0xFF8C_53A2), (white, black, 0xFF63_6363),
      (white, blue, 0xFF74_A3FF), (yellow, blue, 0xFF6C_ABC7), (red, clear, 0x8080_0000),
    ]
    for (a, b, expected) in cases {
      // A gradient whose middle falls on a pixel's centre.
      let gradient = GradientPaint(
        geometry: .linear(start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 40.5, y: 0)),
        stops: stops(a, b))
      let image = try draw(gradient, side: 48)
      for (found, wanted) in zip(channels(image.pixels[20]), channels(expected)) {
        #expect(abs(found - wanted) <= 1, "\(String(image.pixels[20], radix: 16))")
      }
    }
  }

  @Test func manyStopsAreAllHit() throws {
    let random = SeededGenerator(seed: 4)
    let many = (0..<256).map { index in
      GradientPaint.Stop(
        color: Color.Resolved(
          linearRed: .random(in: 0...1, using: &random.mutable),
          linearGreen: .random(in: 0...1, using: &random.mutable),
          linearBlue: .random(in: 0...1, using: &random.mutable)), location: Double(index) / 255)
    }
    let gradient = GradientPaint(
      geometry: .linear(start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 510.5, y: 0)), stops: many,
      interpolation: .device)
    let worst = try worstError(gradient, side: 512) { x, _ in (x - 0.5) / 510 }
    #expect(worst <= 0.75)
  }

  @Test func stopsOutOfOrderAndBadLocationsDoNotTrap() throws {
    for locations in [[1, 0.5, 0], [.nan, .nan, 1], [-.infinity, 0.5, .infinity], [2, 3, -1]] {
      let gradient = GradientPaint(
        geometry: .angular(center: CGPoint(x: 8, y: 8), startAngle: 0, endAngle: 1),
        stops: zip([red, green, blue], locations).map { .init(color: $0, location: $1) })
      _ = try draw(gradient, side: 16)
    }
  }

  @Test func opacityFadesAGradient() throws {
    let gradient = GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 32, y: 0)), stops: stops(red, red))
    let image = try draw(
      [fill(rectangle(0, 0, 32, 4), paint: .gradient(gradient), opacity: 0.5)],
      width: 32, height: 4)
    #expect(image.pixels.allSatisfy { $0 == 0xFF80_0000 })
  }
}
