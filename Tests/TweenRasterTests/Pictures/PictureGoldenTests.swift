import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenRaster

/// One picture for each thing that blurs, shadows and backdrops can do.
@Suite struct PictureGoldenTests {
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> Color.Resolved
  {
    Color(red: red, green: green, blue: blue, opacity: alpha).resolve(in: .init())
  }
  private let paper = rgb(0.97, 0.96, 0.93)
  private let ink = rgb(0.13, 0.16, 0.25)
  private let coral = rgb(0.95, 0.42, 0.35)
  private let teal = rgb(0.1, 0.6, 0.62)
  private let sun = rgb(0.99, 0.78, 0.25)
  private let shade = rgb(0, 0, 0, 0.45)

  private func expect(
    _ name: String, _ items: [DisplayItem], scale: Double = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var frame = list(items, width: 64, height: 64, background: paper)
    frame.scale = scale
    let renderers = [1, 3].map { Renderer(threadCount: $0) }
    for renderer in renderers {
      let report = try renderer.render(frame)
      #expect(report.unsupportedEffects == 0 && report.skippedItems == 0)
    }
    #expect(renderers[0].bitmap == renderers[1].bitmap)
    try expectImage(renderers[0].bitmap, named: name, sourceLocation: sourceLocation)
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    var path = Path()
    path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    return path
  }

  private func card(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.addRoundedRect(
      in: CGRect(x: x, y: y, width: width, height: height),
      cornerSize: CGSize(width: 7, height: 7), style: .circular)
    return path
  }

  /// Stripes, a disc and a bar: what blurs and backdrops are shown on.
  private var scene: [DisplayItem] {
    (0..<8).map {
      fill(rectangle(Double($0) * 8, 0, 4, 64), paint: .solid($0 % 2 == 0 ? teal : sun))
    } + [
      fill(circle(20, 40, 15), paint: .solid(coral)),
      fill(rectangle(0, 14, 64, 6), paint: .solid(ink)),
    ]
  }

  @Test func `a disc out of focus`() throws {
    try expect("disc", [layer(blur(4)), fill(circle(32, 32, 16), paint: .solid(coral)), layerEnd])
  }

  @Test func `a scene out of focus by less than a pixel`() throws {
    try expect("slight", [layer(blur(0.6))] + scene + [layerEnd])
  }

  @Test func `a scene out of focus by a third of its size`() throws {
    try expect("wide", [layer(blur(20))] + scene + [layerEnd])
  }

  @Test func `an opaque blur with hard edges`() throws {
    let rect = CGRect(x: 9, y: 8, width: 46.5, height: 48)
    try expect("opaque", [layer(blur(5, opaque: rect))] + scene + [layerEnd])
  }

  @Test func `a blur that is stretched along y`() throws {
    let tall = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 3, tx: 0, ty: 0)
    try expect(
      "stretched", [layer(blur(3, tall)), fill(circle(32, 32, 12), paint: .solid(teal)), layerEnd])
  }

  @Test func `a blur that is stretched aslant`() throws {
    let slant = CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 3, y: 0.3)
    try expect(
      "slanted", [layer(blur(3, slant)), fill(circle(32, 32, 12), paint: .solid(teal)), layerEnd])
  }

  @Test func `a blurred group that is half clear`() throws {
    let pair = [
      fill(circle(24, 32, 13), paint: .solid(coral)), fill(circle(40, 32, 13), paint: .solid(ink)),
    ]
    try expect("faded", scene + [layer(blur(2), opacity: 0.5)] + pair + [layerEnd])
  }

  @Test func `a blur inside a sharp clip`() throws {
    try expect("clipped", [layer(blur(4), clip: circle(32, 32, 26))] + scene + [layerEnd])
  }

  @Test func `a scene behind a soft mask`() throws {
    try expect(
      "masked",
      [layer()] + scene + [layer(blur(5), isMask: true), fill(circle(32, 32, 20)), layerEnd]
        + [layerEnd])
  }

  @Test func `blurred words`() throws {
    // Thin strokes: what a blur of text comes down to.
    var strokes: [DisplayItem] = []
    for row in 0..<4 {
      for column in 0..<9 where (row * 7 + column * 5) % 4 != 0 {
        strokes.append(
          fill(
            rectangle(6 + Double(column) * 6, 8 + Double(row) * 13, 2, 9), paint: .solid(ink)))
      }
    }
    try expect("strokes", [layer(blur(1.2))] + strokes + [layerEnd])
  }

  @Test func `a card's shadow`() throws {
    try expect(
      "drop",
      [
        layer(shadow(4, color: shade, dy: 4)), fill(card(12, 12, 40, 34), paint: .solid(white)),
        layerEnd,
      ])
  }

  @Test func `a card's shadow on a finer screen`() throws {
    try expect(
      "dropFine",
      [
        layer(shadow(4, color: shade, dy: 4)), fill(card(12, 12, 40, 34), paint: .solid(white)),
        layerEnd,
      ], scale: 2)
  }

  @Test func `a sharp shadow`() throws {
    try expect(
      "dropSharp",
      [
        layer(shadow(0, color: shade, dx: 5.5, dy: 4.5)),
        fill(circle(28, 28, 18), paint: .solid(sun)), layerEnd,
      ])
  }

  @Test func `a shadow without what casts it`() throws {
    try expect(
      "dropAlone",
      [
        layer(shadow(3, color: coral, isAlone: true)), fill(circle(22, 32, 12)),
        fill(rectangle(34, 20, 16, 24)), layerEnd,
      ])
  }

  @Test func `one shadow of a group, and a shadow for each`() throws {
    let one = layer(shadow(2.5, color: shade, dx: 1, dy: 3))
    let top = [
      fill(circle(20, 18, 10), paint: .solid(sun)), fill(circle(34, 18, 10), paint: .solid(teal)),
    ]
    let low = [
      fill(circle(20, 46, 10), paint: .solid(sun)), fill(circle(34, 46, 10), paint: .solid(teal)),
    ]
    try expect(
      "dropGroup", [one] + top + [layerEnd, one, low[0], layerEnd, one, low[1], layerEnd])
  }

  @Test func `a shadow of what is half clear`() throws {
    try expect(
      "dropTranslucent",
      [
        layer(shadow(3, color: ink, dx: 6, dy: 6)),
        fill(circle(28, 28, 17), paint: .solid(coral), opacity: 0.5), layerEnd,
      ])
  }

  @Test func `a shadow that turns with its card`() throws {
    let turn = CGAffineTransform(translationX: 32, y: 30).rotated(by: 0.4)
    try expect(
      "dropTurned",
      [
        layer(shadow(3, color: shade, dx: 0, dy: 6, turn)),
        fill(card(-18, -14, 36, 28), paint: .solid(teal), transform: turn), layerEnd,
      ])
  }

  @Test func `a shadow inside a ring`() throws {
    var ring = circle(32, 32, 26)
    ring.addPath(circle(32, 32, 12))
    try expect(
      "inner",
      [
        layer(shadow(3, kind: .inner, color: Self.rgb(0, 0, 0, 0.55), dy: 3)),
        fill(ring, paint: .solid(sun), rule: .evenOdd), layerEnd,
      ])
  }

  @Test func `a shadow inside, and one below`() throws {
    try expect(
      "innerAndDrop",
      [
        layer(shadow(3, color: shade, dy: 3)),
        layer(shadow(2, kind: .inner, color: Self.rgb(0, 0, 0, 0.6), dy: 2)),
        fill(card(10, 14, 44, 32), paint: .solid(coral)), layerEnd, layerEnd,
      ])
  }

  @Test func `a blurred shadow and card`() throws {
    try expect(
      "blurredShadow",
      [
        layer(blur(2)), layer(shadow(3, color: shade, dx: 4, dy: 6)),
        fill(card(14, 12, 32, 32), paint: .solid(teal)), layerEnd, layerEnd,
      ])
  }

  @Test func `frosted glass`() throws {
    var matrix = ColorMatrix()
    // Paler: half of the way to white.
    (matrix.r1, matrix.g2, matrix.b3) = (0.5, 0.5, 0.5)
    (matrix.r5, matrix.g5, matrix.b5) = (0.5, 0.5, 0.5)
    try expect(
      "glass",
      scene + [
        layer(backdrop(4, matrix), clip: card(8, 24, 48, 32)),
        fill(rectangle(16, 34, 32, 4), paint: .solid(ink)),
        fill(rectangle(16, 42, 20, 4), paint: .solid(ink)), layerEnd,
      ])
  }

  @Test func `glass to the canvas's edge`() throws {
    try expect(
      "glassAtEdge",
      scene + [layer(backdrop(6), clip: rectangle(0, 32, 64, 32)), layerEnd])
  }

  @Test func `glass on glass`() throws {
    try expect(
      "glassOnGlass",
      scene + [
        layer(backdrop(2), clip: circle(26, 32, 20)), layerEnd,
        layer(backdrop(4), clip: circle(42, 32, 18)), layerEnd,
      ])
  }

  @Test func `a leaning card and its shadow`() throws {
    var map = ProjectionTransform(CGAffineTransform(translationX: 10, y: 6))
    map.m13 = 0.009
    try expect(
      "leaning",
      [
        layer(.projection(map)), layer(shadow(3, color: shade, dx: 2, dy: 5)),
        fill(card(4, 6, 56, 40), paint: .solid(white)), layerEnd,
        layer(blur(1.5)), fill(circle(30, 26, 10), paint: .solid(coral)), layerEnd, layerEnd,
      ])
  }
}
