import Foundation
import Testing
import TweenGeometry

@testable import TweenPaint

@Suite("Items elsewhere") struct DisplayItemApplyingTests {
  private let move = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 30, ty: 40)

  @Test func `what a layer does goes with the layer, and so does its clip`() throws {
    let blur = DisplayItem.Blur(radius: 3, opaqueRect: nil, transform: .identity)
    let clip = DisplayItem.Clip(
      path: Path(CGRect(x: 0, y: 0, width: 5, height: 5)), transform: .identity)
    let layer = DisplayItem.Content.beginLayer(
      DisplayItem.Layer(opacity: 1, clip: clip, effect: .blur(blur)))
    guard case .beginLayer(let moved) = layer.applying(move) else {
      Issue.record("It is a layer no more.")
      return
    }
    guard case .blur(let after) = moved.effect else {
      Issue.record("The layer has lost its blur.")
      return
    }
    #expect(after.transform == move)
    #expect(after.radius == 3)
    #expect(moved.clip?.transform == move)
  }
}
