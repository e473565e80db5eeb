import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

func layer(
  _ effect: DisplayItem.LayerEffect? = nil, opacity: Double = 1, clip: Path? = nil,
  isMask: Bool = false, isOpaque: Bool = false, id: UInt64 = 0, version: UInt64 = 0
) -> DisplayItem {
  DisplayItem(
    id: id, version: version,
    .beginLayer(
      DisplayItem.Layer(
        opacity: opacity, clip: clip.map { DisplayItem.Clip(path: $0) }, effect: effect,
        isMask: isMask, isOpaque: isOpaque)))
}

let layerEnd = DisplayItem(.endLayer)

func blur(
  _ radius: Double, _ transform: CGAffineTransform = .identity, opaque: CGRect? = nil
) -> DisplayItem.LayerEffect {
  .blur(DisplayItem.Blur(radius: radius, opaqueRect: opaque, transform: transform))
}

extension RandomLists {
  /// A list with layers that are drawn as pictures, some in others.
  mutating func pictureList(_ count: Int) -> DisplayList {
    var list = list(count)
    for id in 0..<integer(1...3) {
      let low = integer(0...list.items.count - 1)
      let high = integer(low...min(low + 8, list.items.count))
      list.items.insert(DisplayItem(.endLayer), at: high)
      let blends: [BlendOperator] = [.normal, .normal, .multiply, .destinationOut, .copy]
      list.items.insert(
        DisplayItem(
          id: integer(0...2) == 0 ? 0 : UInt64(90_000 + id), version: 1,
          blend: blends[integer(0...blends.count - 1)], .beginLayer(pictureLayer())), at: low)
    }
    return list
  }

  mutating func pictureLayer() -> DisplayItem.Layer {
    var layer = layer()
    layer.effect = pictureEffect()
    layer.isOpaque = integer(0...5) == 0
    layer.isMask = integer(0...5) == 0
    return layer
  }

  mutating func pictureEffect() -> DisplayItem.LayerEffect {
    let radius = [0, number(0...1), number(0...6), number(0...40)][integer(0...3)]
    switch integer(0...3) {
    case 0:
      let opaque = CGRect(
        x: number(0...60), y: number(0...60), width: number(1...80), height: number(1...80))
      return .blur(
        DisplayItem.Blur(
          radius: radius, opaqueRect: integer(0...1) == 0 ? opaque : nil, transform: transform()))
    case 1:
      let whole = integer(0...1) == 0
      return .shadow(
        DisplayItem.Shadow(
          kind: integer(0...1) == 0 ? .drop : .inner, color: color(), radius: radius,
          offset: CGSize(width: whole ? 5 : number(-20...20), height: whole ? -3 : number(-9...9)),
          isAlone: integer(0...3) == 0, transform: transform()))
    case 2:
      var matrix = ColorMatrix()
      if integer(0...1) == 0 { (matrix.r1, matrix.g5) = (0.5, 0.2) }
      return .backdrop(
        DisplayItem.Backdrop(radius: radius, colorMatrix: matrix, transform: transform()))
    default: return blur(radius)
    }
  }
}

@Suite struct PictureTests {
  @Test(arguments: 0..<8)
  func `are the same redrawn in part and with any number of threads`(seed: Int) throws {
    var lists = RandomLists(seed: UInt64(700 + seed))
    var list = lists.pictureList(14)
    let renderers = [1, 3].map { Renderer(threadCount: $0) }
    for step in 0..<4 {
      let whole = Renderer(threadCount: 1)
      let expected = try whole.render(list)
      for renderer in renderers {
        let report = try renderer.render(list)
        #expect(renderer.bitmap == whole.bitmap, "seed \(seed), step \(step), \(report)")
        #expect(report.unsupportedEffects == expected.unsupportedEffects)
        #expect(report.skippedItems == expected.skippedItems)
      }
      #expect(try renderers[0].render(list).damagedTiles == 0)
      for _ in 0..<lists.integer(1...3) { lists.change(&list) }
    }
  }
}
