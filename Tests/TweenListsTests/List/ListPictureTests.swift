import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenViews

private typealias Calls<Entry> = TweenViewsTestSupport.Log<Entry>

/// Everything that the rows of this test depend on.
private struct Looks: Equatable {
  var rows = Array(0..<12)
  var words: [Int: String] = [:]
  var turned: Set<Int> = []
  var count = 2
  var isMixed = false
  var isShadowed = false
  var isFaded = false
  var isWide = false
  var isPulsing = false

  mutating func change(using generator: SeededGenerator) {
    func roll(_ count: Int) -> Int { Int(generator.next(in: 0...(Double(count) - 0.001))) }
    switch roll(12) {
    case 0: rows.insert((rows.max() ?? 0) + 1, at: roll(rows.count + 1))
    case 1: if !rows.isEmpty { rows.remove(at: roll(rows.count)) }
    case 2: rows.reverse()
    case 3, 4: words[roll(12)] = ["", "a word", "two words\nin two lines"][roll(3)]
    case 5, 6: turned.formSymmetricDifference([roll(12), roll(12)])
    case 7: count = roll(4)
    case 8: isMixed.toggle()
    case 9: isShadowed.toggle()
    case 10: isPulsing.toggle()
    default: if roll(2) == 0 { isFaded.toggle() } else { isWide.toggle() }
    }
  }
}

/// Rows in which views come, go, turn into layers, mix with what is behind them, and move.
private struct EveryRow: View {
  let number: Int
  let looks: Looks
  private var isTurned: Bool { looks.turned.contains(number) }

  var body: some View {
    switch number % 7 {
    case 0:
      HStack {
        if isTurned { Color.green.frame(width: 20, height: 20).transition(.slide) }
        Text(looks.words[number] ?? "row \(number)")
        ForEach(0..<looks.count, id: \.self) { _ in
          Circle().fill(.orange).frame(width: 8).transition(.move(edge: .bottom))
        }
      }
    case 1:
      Text(looks.words[number] ?? "words").opacity(isTurned ? 0.5 : 1)
        .background { if isTurned { Color.purple } }
        .blendMode(looks.isMixed ? .multiply : .normal)
    case 2:
      ZStack {
        Color.red.frame(height: 30).clipShape(Circle())
        Color.yellow.frame(height: 12).rotationEffect(.degrees(isTurned ? 30 : 0))
        Color.pink.frame(width: 30, height: 16).rotation3DEffect(
          .degrees(isTurned ? 40 : 0), axis: (x: 0, y: 1, z: 0))
      }
      .compositingGroup().shadow(color: .black, radius: isTurned ? 4 : 0)
    case 3:
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.teal))
        if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero) }
      } symbols: {
        if isTurned { Color.black.frame(width: 10, height: 10).tag(0) }
      }
      .frame(height: 24)
    case 4:
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<looks.count + 3, id: \.self) { index in
            Color.blue.frame(width: 60, height: 20).opacity(Double(index % 3 + 1) / 3)
          }
        }
      }
    case 5:
      Toggle(isOn: .constant(isTurned)) {
        ZStack {
          Capsule().frame(width: 20, height: 20).opacity(looks.isPulsing ? 0.2 : 1)
          Color.green.frame(width: 8, height: 8).offset(x: looks.isPulsing ? 30 : 0)
        }
        .animation(.linear(duration: 0.2).repeatCount(3), value: looks.isPulsing)
      }
    default:
      if isTurned {
        Rectangle().fill(.thinMaterial).frame(height: 20)
      } else {
        Color.gray.frame(height: looks.isWide ? 60 : 20)
      }
    }
  }
}

private struct EveryList: View {
  let looks: Looks

  var body: some View {
    List(looks.rows, id: \.self) { EveryRow(number: $0, looks: looks) }
      .shadow(color: .red, radius: looks.isShadowed ? 3 : 0)
      .opacity(looks.isFaded ? 0.5 : 1)
  }
}

/// What stands in a cell is kept as a picture while it only moves.
@Suite("Cells that are kept as pictures") @MainActor struct ListPictureTests {
  /// Has everything drawn once more in the frame that is shown.
  private func drawAnew<Value>(_ screen: Screen<Value>) {
    func mark(_ element: ElementNode) {
      element.setNeedsDisplay()
      element.visitDrawn(mark)
    }
    if let root = screen.graph.root { mark(root) }
    screen.graph.advance(to: screen.graph.now)
  }

  private func contents<Value>(_ screen: Screen<Value>) -> [DisplayItem.Content] {
    screen.graph.displayList.items.map(\.content)
  }

  nonisolated private static let animations: [Animation?] = [
    nil, nil, .linear(duration: 0.3), .spring(), .easeInOut(duration: 0.5),
  ]

  @Test("look in every frame as if all were drawn anew", arguments: UInt64(0)..<20)
  func areUpToDate(seed: UInt64) {
    let generator = SeededGenerator(seed: seed)
    func roll(_ count: Int) -> Int { Int(generator.next(in: 0...(Double(count) - 0.001))) }
    let screen = Screen(Looks(), size: CGSize(width: 320, height: 400)) { EveryList(looks: $0) }
    screen.step()
    for change in 0..<30 {
      var looks = screen.source.value
      looks.change(using: generator)
      withAnimation(Self.animations[roll(5)]) { screen.set(looks) }
      for _ in 0...roll(6) {
        if roll(3) == 0 {
          let way = CGSize(width: roll(4) == 0 ? -30 : 0, height: CGFloat(roll(200) - 100))
          screen.graph.send(.scroll(way, position: CGPoint(x: 160, y: CGFloat(roll(400)))))
        }
        screen.step()
        // What is drawn anew now would hide what is wrong next.
        guard roll(3) == 0 else { continue }
        let shown = contents(screen)
        drawAnew(screen)
        if shown != contents(screen) {
          let anew = contents(screen)
          let first = zip(shown, anew).first { $0 != $1 }
          Issue.record(
            """
            change \(change), frame \(screen.frame): something shows what it was, \(shown.count) items, \
            not \(anew.count)
            \(first.map { "\($0)" } ?? "")
            \(first.map { "\($1)" } ?? "")
            """)
          return
        }
      }
    }
  }

  @Test("settle to what a list shows that was never another", arguments: UInt64(20)..<32)
  func settle(seed: UInt64) {
    let generator = SeededGenerator(seed: seed)
    func roll(_ count: Int) -> Int { Int(generator.next(in: 0...(Double(count) - 0.001))) }
    let size = CGSize(width: 320, height: 400)
    let screen = Screen(Looks(), size: size) { EveryList(looks: $0) }
    for _ in 0..<20 {
      var looks = screen.source.value
      looks.change(using: generator)
      withAnimation(Self.animations[roll(5)]) { screen.set(looks) }
      screen.step(1 + roll(12))
    }
    screen.settle()
    let fresh = Screen(screen.source.value, size: size) { EveryList(looks: $0) }
    fresh.settle()
    #expect(contents(screen) == contents(fresh))
  }

  @Test("are moved with the list, each item with a number and a version of its own")
  func move() {
    let screen = Screen(Looks(), size: CGSize(width: 320, height: 400)) { EveryList(looks: $0) }
    screen.step(2)
    for _ in 0..<20 {
      let before = screen.graph.displayList.items
      screen.graph.send(.scroll(CGSize(width: 0, height: -9), position: CGPoint(x: 160, y: 200)))
      screen.step()
      let after = screen.graph.displayList.items
      #expect(Set(after.map(\.id)).count == after.count)
      let known = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
      for item in after {
        guard let old = known[item.id], old.version == item.version else { continue }
        #expect(old.content == item.content)
      }
    }
  }

  @Test("turn in space where a scroll view's views do")
  func turn() throws {
    func turned(_ color: Color) -> some View {
      color.frame(width: 60, height: 38).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
    }
    /// Where the planes lie, and what lies in them.
    func planes<Value>(_ screen: Screen<Value>) -> [(ProjectionTransform, CGRect)] {
      let items = screen.graph.displayList.items
      var found: [(ProjectionTransform, CGRect)] = []
      for (item, next) in zip(items, items.dropFirst()) {
        guard case .beginLayer(let layer) = item.content, case .projection(let map) = layer.effect,
          case .fill(let fill) = next.content
        else { continue }
        found.append((map, fill.shownRect))
      }
      return found
    }
    let size = CGSize(width: 320, height: 400)
    let list = Screen(0, size: size) { _ in
      List(0..<30, id: \.self) { _ in turned(.red) }.listStyle(.plain)
    }
    let stack = Screen(0, size: size) { _ in
      ScrollView {
        VStack(alignment: .leading, spacing: 22) {
          ForEach(0..<30, id: \.self) { _ in turned(.red) }
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding(.leading, 16)
        .padding(.top, 11)
      }
    }
    for screen in [list, stack] {
      screen.step(2)
      screen.graph.send(.scroll(CGSize(width: 0, height: -90), position: CGPoint(x: 160, y: 200)))
      screen.step(2)
    }
    let (rows, views) = (planes(list), planes(stack))
    #expect(rows.count >= 6)
    // The list makes what is in view alone: its first row there is one of the stack's.
    let first = try #require(views.firstIndex { $0.0 == rows.first?.0 })
    for (row, view) in zip(rows, views[first...]) {
      #expect(row.0 == view.0)
      #expect(row.1 == view.1)
    }
  }

  @Test("of which most show nothing are taken to be as long as the others")
  func areFew() {
    let made = Calls<Int>()
    let screen = Screen(0, size: CGSize(width: 320, height: 400)) { _ in
      List(0..<10_000, id: \.self) { number in
        let _ = made(number)
        if number % 3 == 0 { Text("row \(number)").frame(height: 38) }
      }
    }
    screen.settle()
    #expect(Set(made.entries).count < 100)
  }

  /// Rows whose items change places, or are others, and are as many as before.
  private struct Exchanged: View {
    let isTurned: Bool

    private func dots(_ count: Int) -> some View {
      Canvas { context, _ in
        for index in 0..<count {
          let dot = CGRect(x: CGFloat(index) * 10, y: 0, width: 8, height: 8)
          context.fill(Path(dot), with: .color(.green))
        }
      }
      .frame(width: 40, height: 10)
    }

    var body: some View {
      List {
        ZStack {
          if isTurned { Color.red }
          Color.blue.frame(width: 50)
          if !isTurned { Color.green.frame(width: 20) }
        }
        ZStack {
          Color.red.zIndex(isTurned ? 1 : 0)
          Color.blue.zIndex(isTurned ? 0 : 1)
        }
        ZStack { ForEach(isTurned ? [1, 2, 3] : [3, 2, 1], id: \.self) { Text("\($0)") } }
        HStack {
          dots(isTurned ? 2 : 3)
          Color.orange.frame(width: 30, height: 10)
          dots(isTurned ? 3 : 2)
        }
      }
    }
  }

  @Test("show as many items as before in another order, or others", arguments: animations)
  func exchange(_ animation: Animation?) {
    let size = CGSize(width: 320, height: 400)
    let screen = Screen(false, size: size) { Exchanged(isTurned: $0) }
    screen.settle()
    for isTurned in [true, false, true] {
      withAnimation(animation) { screen.set(isTurned) }
      for _ in 0..<4 {
        screen.step()
        let shown = contents(screen)
        drawAnew(screen)
        #expect(contents(screen) == shown)
      }
      screen.settle()
      let fresh = Screen(isTurned, size: size) { Exchanged(isTurned: $0) }
      fresh.settle()
      #expect(contents(screen) == contents(fresh))
    }
  }

  @Test("go on by what is inherited from around them when nothing in them changes")
  func inherit() {
    let screen = Screen(1.0, size: CGSize(width: 320, height: 400)) { opacity in
      List { Color.red.frame(height: 20) }.opacity(opacity)
    }
    screen.settle()
    withAnimation(.linear(duration: 1)) { screen.set(0) }
    screen.step()
    var last = 2.0
    for _ in 0..<10 {
      screen.step()
      let now = screen.fill(.red)?.opacity ?? .nan
      #expect(now < last && now > 0)
      last = now
      let shown = contents(screen)
      drawAnew(screen)
      #expect(contents(screen) == shown)
    }
  }

  /// What one row shows.
  private struct Pulse: Equatable {
    var opacity = 1.0
    var hasRow = true
  }

  private func pulsing(_ pulse: Pulse) -> some View {
    List {
      if pulse.hasRow {
        HStack {
          Color.red.frame(width: 10, height: 10)
          Circle().frame(width: 10, height: 10).opacity(pulse.opacity)
        }
      }
      ForEach(0..<5, id: \.self) { Text("row \($0)") }
    }
  }

  @Test("have what animators move in them drawn anew alone")
  func redraw() {
    let screen = Screen(Pulse(), size: CGSize(width: 320, height: 400)) { pulsing($0) }
    screen.settle()
    withAnimation(.linear(duration: 1)) { screen.set(Pulse(opacity: 0)) }
    screen.step(2)
    for _ in 0..<10 {
      let before = screen.graph.displayList.items
      screen.step()
      let after = screen.graph.displayList.items
      #expect(zip(before, after).filter { $0.version != $1.version }.count == 1)
      #expect(screen.graph.report.itemsRefreshed == 1)
      let fill = after.first { item in !before.contains { $0.version == item.version } }
      guard case .fill(let fill)? = fill?.content else {
        Issue.record("no fill")
        continue
      }
      #expect(fill.opacity > 0 && fill.opacity < 1)
    }
    screen.settle()
    #expect(contents(screen) == shownOnce(Pulse(opacity: 0)))
  }

  private func shownOnce(_ pulse: Pulse) -> [DisplayItem.Content] {
    let screen = Screen(pulse, size: CGSize(width: 320, height: 400)) { pulsing($0) }
    screen.settle()
    return contents(screen)
  }

  @Test("show what moves in a list that is itself a row, scrolled or not")
  func nest() {
    let screen = Screen(Pulse(), size: CGSize(width: 320, height: 400)) { pulse in
      List {
        pulsing(pulse).frame(height: 150)
        ForEach(0..<20, id: \.self) { Text("row \($0)") }
      }
    }
    screen.settle()
    withAnimation(.linear(duration: 1)) { screen.set(Pulse(opacity: 0)) }
    for frame in 0..<20 {
      if frame % 5 == 4 {
        screen.graph.send(.scroll(CGSize(width: 0, height: -8), position: CGPoint(x: 160, y: 300)))
      }
      let before = contents(screen)
      screen.step()
      let shown = contents(screen)
      #expect(frame < 2 || shown != before)
      drawAnew(screen)
      #expect(contents(screen) == shown)
    }
  }

  @Test("go on as they are when a row goes, and comes back, whose animation runs")
  func goInFlight() {
    let screen = Screen(Pulse(), size: CGSize(width: 320, height: 400)) { pulsing($0) }
    screen.settle()
    withAnimation(.linear(duration: 1)) { screen.set(Pulse(opacity: 0)) }
    screen.step(5)
    screen.set(Pulse(opacity: 0, hasRow: false))
    screen.step(5)
    #expect(contents(screen) == shownOnce(Pulse(opacity: 0, hasRow: false)))
    screen.set(Pulse(opacity: 0))
    screen.settle()
    #expect(contents(screen) == shownOnce(Pulse(opacity: 0)))
  }

  @Test("keep an animation that runs on out of view, and show where it is when they are back")
  func runOutOfView() {
    let screen = Screen(Pulse(), size: CGSize(width: 320, height: 200)) { pulse in
      List {
        Circle().frame(width: 10, height: 30).opacity(pulse.opacity)
        ForEach(0..<40, id: \.self) { Text("row \($0)") }
      }
    }
    func scroll(_ distance: CGFloat) {
      screen.graph.send(
        .scroll(CGSize(width: 0, height: distance), position: CGPoint(x: 160, y: 100)))
    }
    screen.settle()
    withAnimation(.linear(duration: 1)) { screen.set(Pulse(opacity: 0)) }
    screen.step(5)
    scroll(-400)
    screen.step(10)
    scroll(400)
    screen.step(5)
    let shown = contents(screen)
    drawAnew(screen)
    #expect(contents(screen) == shown)
    screen.settle()
    drawAnew(screen)
    let fills = contents(screen).compactMap { content -> Double? in
      if case .fill(let fill) = content { fill.opacity } else { nil }
    }
    #expect(fills.contains(0))
  }

  @Test("draw nothing anew of rows that only scroll")
  func drawNothing() {
    let drawn = Calls<Int>()
    let screen = Screen(0, size: CGSize(width: 320, height: 400)) { _ in
      List(0..<100, id: \.self) { number in
        Text("row").textRenderer(CountingRenderer(number: number, log: drawn)).frame(height: 38)
      }
    }
    screen.step(2)
    drawn.clear()
    for _ in 0..<10 {
      screen.graph.send(.scroll(CGSize(width: 0, height: -2), position: CGPoint(x: 160, y: 200)))
      screen.step()
    }
    #expect(Dictionary(grouping: drawn.entries, by: { $0 }).values.allSatisfy { $0.count == 1 })
    #expect(drawn.entries.count <= 2)
  }
}

private struct CountingRenderer: TextRenderer {
  let number: Int
  let log: Calls<Int>

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    log(number)
    for line in layout { context.draw(line) }
  }
}
