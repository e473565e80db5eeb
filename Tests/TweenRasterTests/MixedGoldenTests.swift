import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenPaint

/// Effects that reach beyond a pixel, together with those that do not.
@Suite("A picture of several effects") struct MixedGoldenTests {
  private var discs: [DisplayItem] {
    [
      fill(GoldenScene.circle(36, 40, 24), paint: .solid(GoldenScene.rainbow[0])),
      fill(GoldenScene.circle(62, 56, 24), paint: .solid(GoldenScene.rainbow[4])),
    ]
  }

  private let blur = DisplayItem.LayerEffect.blur(DisplayItem.Blur(radius: 5))

  @Test func `is cut by a blurred mask`() throws {
    let mask = GoldenScene.layer(
      effect: blur, isMask: true, [fill(GoldenScene.star(48, 50, 40))])
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(GoldenScene.palette + mask)), named: "blurredMask")
  }

  @Test func `is blurred after its mask cut it`() throws {
    let mask = GoldenScene.layer(isMask: true, [fill(GoldenScene.star(48, 50, 40))])
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(effect: blur, GoldenScene.palette + mask)),
      named: "maskedBlur")
  }

  @Test func `is multiplied with what is behind, blurred`() throws {
    let ground = fill(
      rectangle(0, 0, 96, 96),
      paint: GoldenScene.across(
        [GoldenScene.rainbow[1], white], from: .zero, to: CGPoint(x: 96, y: 96)))
    try expectImage(
      GoldenScene.draw([ground] + GoldenScene.layer(blend: .multiply, effect: blur, discs)),
      named: "multipliedBlur")
  }

  @Test func `becomes drops where what is blurred flows together`() throws {
    let threshold = DisplayItem.AlphaThreshold(
      lowest: 0.5, highest: 1, color: GoldenScene.rainbow[2])
    let drops = [CGPoint(x: 30, y: 34), CGPoint(x: 56, y: 30), CGPoint(x: 50, y: 64)].map {
      fill(GoldenScene.circle($0.x, $0.y, 13))
    }
    try expectImage(
      GoldenScene.draw(
        GoldenScene.layer(
          effect: .alphaThreshold(threshold), GoldenScene.layer(effect: blur, drops))),
      named: "drops")
  }

  @Test func `casts the shadow of what its mask left`() throws {
    let mask = GoldenScene.layer(isMask: true, [fill(GoldenScene.star(46, 46, 40))])
    let shadow = DisplayItem.Shadow(
      color: Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0.6), radius: 3,
      offset: CGSize(width: 4, height: 5))
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(effect: .shadow(shadow), GoldenScene.palette + mask)),
      named: "maskedShadow")
  }

  @Test func `is recoloured, then blurred, in perspective`() throws {
    var map = ProjectionTransform(CGAffineTransform(translationX: 0, y: 8))
    map.m13 = 0.004
    let recolored = GoldenScene.layer(effect: .colorMatrix(.inversion), GoldenScene.palette)
    try expectImage(
      GoldenScene.draw(
        GoldenScene.layer(
          effect: .projection(map), GoldenScene.layer(effect: blur, recolored))),
      named: "projectedBlur")
  }
}

extension ColorMatrix {
  fileprivate static var inversion: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (-1, -1, -1)
    (matrix.r5, matrix.g5, matrix.b5) = (1, 1, 1)
    return matrix
  }
}
