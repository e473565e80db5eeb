import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenRaster

/// Strokes are what filling their outlines is.
@Suite struct StrokedItemTests {
  private static let style = StrokeStyle(lineWidth: 4)

  /// The list with the outlines of its strokes in their places.
  private func outlined(_ list: DisplayList) -> DisplayList {
    var list = list
    for index in list.items.indices {
      guard case .fill(var fill) = list.items[index].content else { continue }
      fill.path = fill.outline
      fill.stroke = nil
      list.items[index].content = .fill(fill)
    }
    return list
  }

  /// Whether the list draws a gradient or an image where a blur or a shadow needs a picture of it.
  ///
  /// A picture begins at a corner of what it holds, and a stroke reaches farther than its outline:
  /// the same point has other numbers there, and a gradient's or an image's colour may round to
  /// the other side.
  private func mayRound(_ list: DisplayList) -> Bool {
    var depth = 0
    var effects: [Int] = []
    for item in list.items {
      switch item.content {
      case .beginLayer(let layer):
        depth += 1
        if layer.effect != nil { effects.append(depth) }
      case .endLayer:
        if effects.last == depth { effects.removeLast() }
        depth -= 1
      case .fill(let fill):
        if case .solid = fill.paint { continue }
        if !effects.isEmpty { return true }
      case .image: if !effects.isEmpty { return true }
      case .glyphs: continue
      }
    }
    return false
  }

  @Test func `a stroke has the bytes of its outline, in layers and planes, blurred or not`() throws
  {
    let renderer = Renderer(threadCount: 1)
    var count = 0
    var rounded = 0
    for seed in 0..<UInt64(longTests ? 4_000 : 60) {
      var lists = RandomLists(seed: 81_000 + seed, size: CGSize(width: 60, height: 44))
      let list = lists.list(5)
      renderer.invalidate()
      let report = try renderer.render(list)
      let drawn = renderer.bitmap
      let filled = outlined(list)
      if filled == list { continue }
      count += 1
      renderer.invalidate()
      let other = try renderer.render(filled)
      if drawn != renderer.bitmap {
        #expect(
          mayRound(list) && distance(drawn, renderer.bitmap) == 1, "seed \(81_000 + seed)")
        rounded += 1
      }
      #expect(report.skippedItems == other.skippedItems, "seed \(81_000 + seed)")
    }
    #expect(count > 25)
    // Hardly ever: one list in thousands.
    #expect(rounded * 1_000 <= count)
  }

  @Test func `the pen's tips, caps and shadows are drawn whole`() throws {
    var spike = Path()
    spike.addLines([CGPoint(x: 8, y: 34), CGPoint(x: 20, y: 14), CGPoint(x: 32, y: 34)])
    var dot = Path()
    dot.move(to: CGPoint(x: 44, y: 20))
    dot.addLine(to: CGPoint(x: 44, y: 20))
    for effect in [
      nil, DisplayItem.LayerEffect.blur(.init(radius: 1)),
      .shadow(.init(color: white, radius: 0, offset: CGSize(width: 3, height: 3))),
    ] {
      var items = [DisplayItem(.beginLayer(.init(effect: effect)))]
      items.append(fill(spike, stroke: StrokeStyle(lineWidth: 7, miterLimit: 4)))
      items.append(fill(dot, stroke: StrokeStyle(lineWidth: 12, lineCap: .square)))
      items.append(DisplayItem(.endLayer))
      let drawing = list(items, width: 56, height: 40)
      #expect(
        try draw(items, width: 56, height: 40)
          == draw(outlined(drawing).items, width: 56, height: 40))
    }
  }

  private func replaceLast(_ items: inout [DisplayItem], _ item: DisplayItem) {
    items[items.count - 1].content = item.content
    items[items.count - 1].version += 1
  }

  @Test func `a stroke that moves or is moved over is drawn as if anew, and takes changes`() throws
  {
    var path = Path()
    path.addEllipse(in: CGRect(x: 6, y: 6, width: 50, height: 30))
    for threads in [1, 3] {
      let renderer = Renderer(threadCount: threads)
      let whole = Renderer(threadCount: 1)
      var items = (1...3).map { index in
        var item = fill(path, stroke: StrokeStyle(lineWidth: Double(index), dash: [7, 3]))
        item.id = UInt64(index)
        item.version = 1
        return item
      }
      var mover = fill(rectangle(0, 0, 9, 9), opacity: 0.5)
      mover.id = 9
      items.insert(mover, at: 1)
      for frame in 0..<24 {
        let at = items.firstIndex { $0.id == 9 } ?? 0
        items[at].content = fill(rectangle(Double(frame * 2), 12, 9, 9), opacity: 0.5).content
        items[at].version += 1
        let pen = StrokeStyle(lineWidth: 6)
        switch frame {
        case 3...5:
          let turned = CGAffineTransform(rotationAngle: 0.1 * Double(frame))
          replaceLast(&items, fill(path, stroke: pen, opacity: 0.7, transform: turned))
        case 8: replaceLast(&items, fill(path, stroke: StrokeStyle(lineWidth: 3)))
        case 12: items.remove(at: 0)
        case 14: replaceLast(&items, fill(rectangle(9, 9, 20, 9), stroke: pen))
        case 15: items.insert(fill(rectangle(3, 3, 4, 4)), at: 0)
        case 16: replaceLast(&items, fill(path, stroke: pen))
        case 18: replaceLast(&items, fill(rectangle(20, 10, 8, 8)))
        default: break
        }
        let list = list(items, width: 64, height: 44)
        try renderer.render(list)
        whole.invalidate()
        try whole.render(outlined(list))
        #expect(renderer.bitmap == whole.bitmap, "frame \(frame), \(threads) threads")
      }
    }
  }

  @Test func `pens without numbers are counted, invisible ones and those far off are not`() throws {
    let renderer = Renderer(threadCount: 1)
    func skipped(_ path: Path, _ style: StrokeStyle) throws -> Int {
      renderer.invalidate()
      return try renderer.render(
        list([fill(path, stroke: style)], width: 20, height: 20)
      ).skippedItems
    }
    let box = rectangle(4, 4, 9, 9)
    for width in [Double.nan, .infinity, -.infinity, 1e13] {
      #expect(try skipped(box, StrokeStyle(lineWidth: width)) == 1, "\(width)")
    }
    for width in [0.0, -3, 1e-300] {
      #expect(try skipped(box, StrokeStyle(lineWidth: width)) == 0, "\(width)")
    }
    #expect(try skipped(rectangle(.nan, 4, 9, 9), Self.style) == 1)
    #expect(try skipped(rectangle(1e13, 4, 9, 9), Self.style) == 1)
    #expect(try skipped(rectangle(1e9, 4, 9, 9), Self.style) == 0)
    #expect(try skipped(Path(), Self.style) == 0)
    #expect(try skipped(box, StrokeStyle(lineWidth: 2, miterLimit: .nan, dash: [.nan])) == 0)
  }

  @Test func `of a path with bad numbers, the subpaths without are stroked`() throws {
    var path = rectangle(4, 4, 9, 9)
    path.addRect(CGRect(x: Double.nan, y: 0, width: 3, height: 3))
    for layer in [
      DisplayItem.Layer(), DisplayItem.Layer(effect: .blur(.init(radius: 1))),
    ] {
      func drawn(_ path: Path) throws -> Bitmap {
        try draw(
          [
            DisplayItem(.beginLayer(layer)), fill(path, stroke: Self.style),
            DisplayItem(.endLayer),
          ], width: 20, height: 20)
      }
      #expect(try drawn(path) == drawn(rectangle(4, 4, 9, 9)))
    }
  }

  @Test func `an even-odd stroke leaves out what the pen covers twice`() throws {
    var cross = Path()
    for (a, b) in [((2.0, 8.0), (14.0, 8.0)), ((8.0, 2.0), (8.0, 14.0))] {
      cross.move(to: CGPoint(x: a.0, y: a.1))
      cross.addLine(to: CGPoint(x: b.0, y: b.1))
    }
    let bitmap = try draw(
      [fill(cross, stroke: Self.style, rule: .evenOdd)], width: 16, height: 16)
    #expect(bitmap.pixels[8 * 16 + 8] == 0xFF00_0000)
    #expect(bitmap.pixels[8 * 16 + 4] == 0xFFFF_FFFF)
  }
}
