import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenPaint

@Suite("A blend's picture") struct BlendGoldenTests {
  /// A rainbow square and, half over it and half over nothing, a disc from white over orange to
  /// black, nine tenths opaque.
  @Test(arguments: BlendOperator.allCases) func `is the known one`(mode: BlendOperator) throws {
    var square = Path()
    square.addRoundedRect(
      in: CGRect(x: 6, y: 6, width: 62, height: 62), cornerSize: CGSize(width: 8, height: 8))
    let orange = Color.Resolved(red: 1, green: 0.5, blue: 0)
    let behind = fill(
      square,
      paint: GoldenScene.across(
        GoldenScene.rainbow, from: CGPoint(x: 6, y: 6), to: CGPoint(x: 68, y: 30)))
    var disc = fill(
      GoldenScene.circle(56, 56, 34),
      paint: GoldenScene.across(
        [white, orange, black], from: CGPoint(x: 56, y: 22), to: CGPoint(x: 56, y: 90)),
      opacity: 0.9)
    disc.blend = mode
    try expectImage(
      GoldenScene.draw(GoldenScene.layer(opacity: 0.999, [behind, disc])), named: "\(mode)")
  }
}
