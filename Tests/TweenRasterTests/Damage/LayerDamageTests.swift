import Foundation
import Testing
import TweenGeometry
import TweenMath

@testable import TweenPaint
@testable import TweenRaster

/// Lists full of masks, blends and filters, and changes to them.
private struct RandomLayers {
  var lists: RandomLists
  private var version: UInt64 = 1

  init(seed: UInt64) { lists = RandomLists(seed: seed) }

  private mutating func blend() -> BlendOperator {
    if lists.integer(0...1) == 0 { return .normal }
    return BlendOperator.allCases[lists.integer(0...BlendOperator.allCases.count - 1)]
  }

  private mutating func effect() -> DisplayItem.LayerEffect? {
    switch lists.integer(0...6) {
    case 0: .colorMatrix(.hueRotation(.radians(lists.number(0...6))))
    case 1: .colorMatrix(.brightness(lists.number(-1...1)))
    case 2:
      .colorMatrix(
        ColorMatrix(
          red: [1, 0, 0, 0, 0.5], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 0],
          alpha: [0, 0, 0, 1, Float(lists.number(-1...1))]))
    case 3:
      .alphaThreshold(
        DisplayItem.AlphaThreshold(
          lowest: lists.number(-0.1...0.5), highest: lists.number(0.5...1.1),
          color: lists.color()))
    case 4: .projection(projection())
    default: nil
    }
  }

  private mutating func projection() -> ProjectionTransform {
    var map = ProjectionTransform(lists.transform())
    map.m13 = lists.number(-0.01...0.01)
    map.m23 = lists.number(-0.01...0.01)
    return map
  }

  private mutating func layer() -> DisplayItem.Layer {
    DisplayItem.Layer(
      opacity: lists.integer(0...1) == 0 ? 1 : lists.number(0...1),
      clip: lists.integer(0...2) == 0
        ? DisplayItem.Clip(path: lists.path(), transform: lists.transform()) : nil,
      effect: effect(), isMask: lists.integer(0...2) == 0, isOpaque: lists.integer(0...5) == 0)
  }

  private mutating func item(_ index: Int, _ content: DisplayItem.Content) -> DisplayItem {
    version += 1
    return DisplayItem(id: UInt64(index), version: version, blend: blend(), content)
  }

  /// Now and then a pattern, or a plane in perspective.
  private mutating func content() -> DisplayItem.Content {
    guard lists.integer(0...2) == 0, case .fill(var fill) = lists.content() else {
      return lists.content()
    }
    let side = lists.integer(1...40)
    let pixels = (0..<side * side).map { UInt32($0 % 97 + 60) * 0x0101_0101 }
    func extent() -> PatternPaint.Extent {
      [.tiled, .padded, .clear][lists.integer(0...2)]
    }
    let scale = lists.integer(0...1) == 0 ? 1 : lists.number(0.05...3)
    let lean = lists.integer(0...1) == 0 ? 0 : lists.number(-1...1)
    fill.paint = .pattern(
      PatternPaint(
        bitmap: Bitmap(width: side, height: side, pixels: pixels), horizontal: extent(),
        vertical: extent(), sampling: [.nearest, .linear, .smooth][lists.integer(0...2)],
        transform: CGAffineTransform(
          a: scale, b: lean, c: -lean, d: scale, tx: Double(lists.integer(0...50)), ty: 3)))
    return .fill(fill)
  }

  mutating func list() -> DisplayList {
    var items: [DisplayItem] = []
    var depth = 0
    for index in 1...26 {
      switch lists.integer(0...5) {
      case 0, 1:
        items.append(item(index, .beginLayer(layer())))
        depth += 1
      case 2 where depth > 0:
        items.append(item(index, .endLayer))
        depth -= 1
      default: items.append(item(index, content()))
      }
    }
    for index in 0..<depth { items.append(item(100 + index, .endLayer)) }
    return DisplayList(
      size: CGSize(width: 141, height: 101), background: lists.color(), items: items)
  }

  mutating func change(_ list: inout DisplayList) {
    let at = lists.integer(0...list.items.count - 1)
    let id = Int(list.items[at].id)
    switch list.items[at].content {
    case .beginLayer: list.items[at] = item(id, .beginLayer(layer()))
    case .endLayer: list.items.swapAt(at, lists.integer(0...list.items.count - 1))
    default:
      if lists.integer(0...3) == 0 {
        list.items.remove(at: at)
      } else {
        list.items[at] = item(id, content())
      }
    }
  }
}

@Suite("Layers redrawn in part") struct LayerDamageTests {
  @Test(arguments: UInt64(1)...(longTests ? 60 : 4))
  func `are the bytes of layers drawn at once, with any number of threads`(seed: UInt64) throws {
    var layers = RandomLayers(seed: seed)
    var list = layers.list()
    let renderers = [1, 3].map { Renderer(threadCount: $0) }
    for step in 0..<6 {
      let whole = Renderer(threadCount: 1)
      try whole.render(list)
      for renderer in renderers {
        let report = try renderer.render(list)
        #expect(renderer.bitmap == whole.bitmap, "seed \(seed), step \(step), \(report)")
      }
      for _ in 0..<layers.lists.integer(1...3) { layers.change(&list) }
    }
  }

  private func named(_ items: [DisplayItem]) -> DisplayList {
    var items = items
    for index in items.indices where items[index].id == 0 {
      items[index].id = UInt64(index + 1)
    }
    return list(items, width: 256, height: 256)
  }

  @Test func `in a plane whose pixels are as large as the canvas's are seen elsewhere`() throws {
    func frame(_ x: Double, _ version: UInt64) -> DisplayList {
      var map = ProjectionTransform()
      map.m13 = 0.001
      let blur = DisplayItem.LayerEffect.blur(DisplayItem.Blur(radius: 10))
      var moved = fill(rectangle(x, 400, 20, 20), opacity: 0.5)
      moved.version = version
      var items = [
        DisplayItem(.beginLayer(DisplayItem.Layer(effect: .projection(map)))),
        DisplayItem(.beginLayer(DisplayItem.Layer(effect: blur))),
        fill(rectangle(140, 20, 360, 460), opacity: 0.6), moved, layerEnd, layerEnd,
      ]
      for index in items.indices { items[index].id = UInt64(index + 1) }
      return list(items, width: 512, height: 512)
    }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(frame(380, 1))
    try renderer.render(frame(400, 2))
    let whole = Renderer(threadCount: 1)
    try whole.render(frame(400, 2))
    #expect(renderer.bitmap == whole.bitmap)
  }

  @Test func `cost what changed inside of a mask, and all that a changed mask had cut`() throws {
    func items(mask: Path, version: UInt64, maskVersion: UInt64) -> [DisplayItem] {
      var items = [
        DisplayItem(.beginLayer(DisplayItem.Layer())), fill(rectangle(0, 0, 120, 60)),
        DisplayItem(.beginLayer(DisplayItem.Layer(opacity: 0.5, isMask: true))), fill(mask),
        DisplayItem(.endLayer), DisplayItem(.endLayer),
      ]
      items[3].version = version
      items[2].version = maskVersion
      return items
    }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(named(items(mask: rectangle(0, 0, 10, 10), version: 1, maskVersion: 1)))
    let inside = try renderer.render(
      named(items(mask: rectangle(2, 2, 10, 10), version: 2, maskVersion: 1)))
    #expect(inside.damagedTiles == 1)
    let whole = try renderer.render(
      named(items(mask: rectangle(2, 2, 10, 10), version: 2, maskVersion: 2)))
    #expect(whole.damagedTiles == 8 * 4)
  }
}
