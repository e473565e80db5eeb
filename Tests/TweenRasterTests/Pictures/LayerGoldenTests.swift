import Foundation
import TestSupport
import Testing
import TweenGeometry

@testable import TweenPaint

@Suite("A layer's picture") struct LayerGoldenTests {
  // MARK: Masks

  private var discs: [DisplayItem] {
    [
      fill(GoldenScene.circle(36, 36, 28), paint: .solid(GoldenScene.rainbow[0])),
      fill(GoldenScene.circle(60, 60, 28), paint: .solid(GoldenScene.rainbow[4])),
    ]
  }

  @Test func `is cut by the star that masks it`() throws {
    let mask = GoldenScene.layer(isMask: true, [fill(GoldenScene.star(48, 50, 44))])
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(GoldenScene.palette + mask)), named: "maskStar")
  }

  @Test func `fades where its mask does`() throws {
    let fade = GoldenScene.across(
      [white, clear], from: CGPoint(x: 0, y: 16), to: CGPoint(x: 0, y: 84))
    let mask = GoldenScene.layer(isMask: true, [fill(rectangle(0, 0, 96, 96), paint: fade)])
    try expectImage(GoldenScene.draw(GoldenScene.layer(discs + mask)), named: "maskFade")
  }

  @Test func `shows where both of its masks do`() throws {
    let masks = [36.0, 60].flatMap {
      GoldenScene.layer(
        opacity: 0.8, isMask: true, [fill(GoldenScene.circle($0, 48, 34))])
    }
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(GoldenScene.palette + masks)), named: "masksOverlap")
  }

  @Test func `is cut by luminance`() throws {
    let mask = GoldenScene.layer(
      effect: .colorMatrix(.luminanceToAlpha), isMask: true, GoldenScene.palette)
    let field = fill(rectangle(0, 0, 96, 96), paint: .solid(GoldenScene.rainbow[4]))
    try expectImage(GoldenScene.draw(GoldenScene.layer([field] + mask)), named: "maskLuminance")
  }

  @Test func `is cut by a mask that is turned in space`() throws {
    var map = ProjectionTransform(CGAffineTransform(translationX: 0, y: 20))
    map.m13 = 0.006
    let mask = GoldenScene.layer(
      effect: .projection(map), isMask: true, [fill(GoldenScene.star(60, 40, 56))])
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(GoldenScene.palette + mask)), named: "maskProjected")
  }

  // MARK: Opacity and ground

  @Test func `fades as one`() throws {
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(opacity: 0.5, discs)), named: "groupOpacity")
  }

  @Test func `of fading leaves shows each through the other`() throws {
    let leaves = discs.map { item -> DisplayItem in
      guard case .fill(var fill) = item.content else { return item }
      fill.opacity = 0.5
      return DisplayItem(.fill(fill))
    }
    try expectImage(GoldenScene.draw(leaves), named: "leafOpacity")
  }

  @Test func `is black within its clip where it is opaque`() throws {
    let clip = DisplayItem.Clip(path: GoldenScene.circle(48, 48, 42))
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(clip: clip, isOpaque: true, discs)), named: "opaque")
  }

  // MARK: Clips

  @Test func `is cut even-odd, with a hole in the star`() throws {
    let clip = DisplayItem.Clip(path: GoldenScene.star(48, 52, 46), rule: .evenOdd)
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(clip: clip, GoldenScene.palette)), named: "clipEvenOdd")
  }

  @Test func `is cut non-zero, with a whole star`() throws {
    let clip = DisplayItem.Clip(path: GoldenScene.star(48, 52, 46))
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(clip: clip, GoldenScene.palette)), named: "clipNonZero")
  }

  @Test func `is cut in whole pixels`() throws {
    let clip = DisplayItem.Clip(path: GoldenScene.star(48, 52, 46), isAntialiased: false)
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(clip: clip, GoldenScene.palette)), named: "clipAliased")
  }

  // MARK: Filters

  private static let orange = Color.Resolved(red: 1, green: 0.6, blue: 0.2)

  static let matrices: [(String, ColorMatrix)] = [
    ("none", ColorMatrix()), ("brighter", .brightness(0.3)), ("darker", .brightness(-0.3)),
    ("contrast", .contrast(2)), ("lessContrast", .contrast(0.4)), ("gray", .grayscale(1)),
    ("pale", .saturation(0.4)), ("gaudy", .saturation(2.5)),
    ("hue", .hueRotation(.degrees(120))), ("multiplied", .colorMultiply(orange)),
    ("inverted", .colorInvert()), ("luminance", .luminanceToAlpha),
    ("monochrome", .monochrome(orange)),
    ("hueThenInverted", .colorInvert() * .hueRotation(.degrees(90))),
  ]

  @Test(arguments: matrices.indices) func `is recoloured by its matrix`(index: Int) throws {
    let (name, matrix) = Self.matrices[index]
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(effect: .colorMatrix(matrix), GoldenScene.palette)),
      named: "matrix-\(name)")
  }

  @Test func `becomes one drop where soft discs meet`() throws {
    let soft = [CGPoint(x: 32, y: 40), CGPoint(x: 62, y: 36), CGPoint(x: 52, y: 66)].map {
      fill(
        GoldenScene.circle($0.x, $0.y, 30),
        paint: GoldenScene.gradient(
          [black, clear], .radial(center: $0, startRadius: 0, endRadius: 30)))
    }
    let threshold = DisplayItem.AlphaThreshold(
      lowest: 0.5, highest: 1, color: GoldenScene.rainbow[4])
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(effect: .alphaThreshold(threshold), soft)),
      named: "alphaThreshold")
  }

  @Test func `keeps blends inside to itself`() throws {
    func discs(_ blend: BlendOperator) -> [DisplayItem] {
      self.discs.map { item in
        var item = item
        item.blend = blend
        return item
      }
    }
    let ground = fill(
      rectangle(0, 0, 96, 96),
      paint: GoldenScene.across(
        [GoldenScene.rainbow[1], white], from: .zero, to: CGPoint(x: 96, y: 96)))
    try expectImage(
      GoldenScene.draw([ground] + GoldenScene.layer(discs(.multiply))), named: "isolated")
  }
}
