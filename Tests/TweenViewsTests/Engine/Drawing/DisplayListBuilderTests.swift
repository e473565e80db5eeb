import TestSupport
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenViews

@Suite("The display list's builder") @MainActor struct DisplayListBuilderTests {
  /// What an element draws: how many items, and what each says.
  @MainActor private final class Element {
    var values: [Int]
    var isStale = true
    var item = ItemSlot()
    var run = RunSlot()
    let isRun: Bool
    /// Whether it is drawn in its other slot while it has one item, as texts are.
    let isEither: Bool
    private var wasOne = false

    init(_ values: [Int], isRun: Bool, isEither: Bool = false) {
      self.values = values
      self.isRun = isRun
      self.isEither = isEither
      wasOne = values.count == 1
    }

    func draw(_ builder: DisplayListBuilder) {
      let stale = isStale
      isStale = false
      if isEither, (values.count == 1) != wasOne {
        wasOne.toggle()
        builder.structureDidChange()
      }
      if isRun, !(isEither && values.count == 1) {
        builder.emit(&run, isStale: stale, count: values.count) {
          DisplayItem(Self.content(values[$0]))
        }
      } else {
        builder.emit(&item, isStale: stale) { Self.content(values[0]) }
      }
    }

    nonisolated static func content(_ value: Int) -> DisplayItem.Content {
      .fill(
        DisplayItem.Fill(
          path: Path(), paint: .solid(.opaque), opacity: Double(value) / 1_000_000))
    }
  }

  private func values(of list: DisplayList) -> [Int] {
    list.items.map { item in
      guard case .fill(let fill) = item.content else { return -1 }
      return Int((fill.opacity * 1_000_000).rounded())
    }
  }

  /// Random changes of elements, their numbers of items and their order: the list always says what
  /// the elements do, each item has an id of its own, and an item that says the same as in the list
  /// before under the same id has kept its version. Hosts keep every list, the last one as one that draws
  /// does, or none.
  @Test(arguments: 0..<40, [true, false])
  func `tells what the elements are, whatever changes`(seed: Int, isShared: Bool) {
    let generator = SeededGenerator(seed: UInt64(seed))
    func random(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    func some() -> [Int] { (0..<random(5)).map { _ in random(3) } }
    let builder = DisplayListBuilder(list: DisplayList(size: .zero), isShared: isShared)
    var elements = (0..<8).map { _ in
      switch random(6) {
      case 0, 1: Element(some(), isRun: true)
      case 2: Element(some(), isRun: true, isEither: true)
      default: Element([random(3)], isRun: false)
      }
    }
    var held: [(list: DisplayList, values: [Int])] = []
    let mostHeld = [0, 1, 60][seed % 3]
    for step in 0..<60 {
      for element in elements where random(4) == 0 {
        element.values = element.isRun ? some() : [random(3)]
        element.isStale = true
      }
      if random(10) == 0 {
        elements.swapAt(random(elements.count), random(elements.count))
        if random(2) == 0 { elements.removeLast() }
        elements.append(Element(some(), isRun: true))
        builder.structureDidChange()
      }
      // Copied, or the list would be held here.
      let before = builder.list.items.map { $0 }
      builder.update { builder in
        // Out of their order, as elements that only moved are.
        if !builder.isRebuilding { for element in elements.reversed() { element.draw(builder) } }
        if builder.isRebuilding { for element in elements { element.draw(builder) } }
      }
      let list = builder.list
      #expect(values(of: list) == elements.flatMap(\.values), "seed \(seed), step \(step)")
      #expect(Set(list.items.map(\.id)).count == list.items.count)
      let known = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
      for item in list.items {
        guard let old = known[item.id] else { continue }
        if old.version == item.version {
          #expect(old.content == item.content)
        } else {
          #expect(item.version > old.version)
        }
      }
      held.append((list, elements.flatMap(\.values)))
      if held.count > mostHeld { held.removeFirst() }
      // Lists that hosts hold are theirs.
      for (list, values) in held { #expect(self.values(of: list) == values) }
    }
  }

  @Test func `takes a run without items whose element was drawn in another slot before`() {
    let builder = DisplayListBuilder(list: DisplayList(size: .zero))
    let elements = [
      Element([1], isRun: true, isEither: true), Element([2], isRun: false),
    ]
    for values in [[1], [], [], [3, 4], [], [5]] {
      elements[0].values = values
      elements[0].isStale = true
      builder.update { builder in for element in elements { element.draw(builder) } }
      #expect(self.values(of: builder.list) == values + [2])
    }
  }

  @Test func `takes no other's run for one that stood at its place before`() {
    let builder = DisplayListBuilder(list: DisplayList(size: .zero))
    let away = Element([], isRun: true)
    let staying = Element([], isRun: true)
    for element in [[away], [staying]] {
      builder.structureDidChange()
      builder.update { builder in for each in element { each.draw(builder) } }
    }
    // Drawn where it was before, which is another's place by now: it needs a list with a place.
    away.values = [7]
    away.isStale = true
    builder.update { builder in
      if builder.isRebuilding { staying.draw(builder) }
      away.draw(builder)
    }
    #expect(values(of: builder.list) == [7])
    staying.values = [8]
    staying.isStale = true
    builder.update { staying.draw($0) }
    #expect(values(of: builder.list) == [8, 7])
  }

  /// A window may show the same for long, and what has gone may be large.
  @Test(arguments: [true, false])
  func `holds nothing of what has gone`(isShared: Bool) {
    let builder = DisplayListBuilder(list: DisplayList(size: .zero), isShared: isShared)
    weak var outlines: GlyphOutlines?
    var (staying, going) = (ItemSlot(), ItemSlot())
    func draw(_ content: DisplayItem.Content?) {
      builder.structureDidChange()
      builder.update { builder in
        builder.emit(&staying, isStale: false) { Element.content(1) }
        if let content { builder.emit(&going, isStale: true) { content } }
      }
    }
    do {
      let made = GlyphOutlines(unitsPerEm: 1, outlines: [:])
      outlines = made
      let run = GlyphRun(
        faceID: 0, fontSize: 1, glyphs: [], positions: [], text: "", outlines: made)
      draw(.glyphs(DisplayItem.Glyphs(run: run, paint: .solid(.opaque))))
    }
    #expect(outlines != nil && builder.list.items.count == 2)
    draw(nil)
    #expect(outlines == nil && builder.list.items.count == 1)
  }

  @Test func `keeps what stands when a run grows`() {
    let builder = DisplayListBuilder(list: DisplayList(size: .zero))
    let elements = [
      Element([1], isRun: false), Element([2, 3], isRun: true), Element([4], isRun: false),
    ]
    func update() {
      builder.update { builder in for element in elements { element.draw(builder) } }
    }
    update()
    let first = builder.list.items
    elements[1].values = [2, 3, 5]
    elements[1].isStale = true
    update()
    let second = builder.list.items
    #expect(second.count == 5)
    #expect(builder.refreshedItems == 1)
    #expect(Array(second[0...2]) == Array(first[0...2]))
    #expect(second[4] == first[3])
    elements[1].values = [2, 6, 5]
    elements[1].isStale = true
    update()
    #expect(builder.refreshedItems == 1)
    #expect(builder.list.items[2].id == second[2].id)
    #expect(builder.list.items[3] == second[3])
  }

  @Test func `goes back to an earlier look with a new version`() {
    let builder = DisplayListBuilder(list: DisplayList(size: .zero))
    let element = Element([1, 1], isRun: true)
    var versions: [UInt64] = []
    for value in [1, 2, 1, 1, 2] {
      element.values = [1, value]
      element.isStale = true
      builder.update { element.draw($0) }
      #expect(values(of: builder.list) == [1, value])
      versions.append(builder.list.items[1].version)
    }
    #expect(versions[0] < versions[1] && versions[1] < versions[2])
    #expect(versions[2] == versions[3] && versions[3] < versions[4])
  }
}
