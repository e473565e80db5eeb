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
      list.items.insert(
        DisplayItem(
          id: integer(0...2) == 0 ? 0 : UInt64(90_000 + id), version: 1,
          .beginLayer(pictureLayer())), at: low)
    }
    return list
  }

  mutating func pictureLayer() -> DisplayItem.Layer {
    var layer = layer()
    layer.effect = pictureEffect()
    return layer
  }

  mutating func pictureEffect() -> DisplayItem.LayerEffect {
    let radius = [0, number(0...1), number(0...6), number(0...40)][integer(0...3)]
    let opaque =
      integer(0...2) == 0
      ? CGRect(x: number(0...60), y: number(0...60), width: number(1...80), height: number(1...80))
      : nil
    return .blur(DisplayItem.Blur(radius: radius, opaqueRect: opaque, transform: transform()))
  }
}

@Suite struct PictureTests {
  @Test(arguments: 0..<6)
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
