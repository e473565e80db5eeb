import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Everything the view of this test depends on.
private struct Model: Equatable {
  var ids: [Int] = [0, 1, 2]
  var isFirst = true
  var label: Int?
  var edge = Edge.leading
  var identity = 0
  var width = 40.0
  var rows = [3, 4]

  mutating func change(using generator: SeededGenerator) {
    func roll(_ count: Int) -> Int { Int(generator.next(in: 0...(Double(count) - 0.001))) }
    switch roll(8) {
    case 0: ids.append((ids.max() ?? 0) + 1)
    case 1: if !ids.isEmpty { ids.remove(at: roll(ids.count)) }
    case 2: ids.reverse()
    case 3: isFirst.toggle()
    case 4: label = label == nil ? roll(3) : nil
    case 5: edge = [.leading, .trailing, .top, .bottom][roll(4)]
    case 6: identity = roll(3)
    default:
      width = Double(20 + roll(60))
      rows = (0..<roll(4)).map { $0 * 2 + roll(2) }
    }
    if roll(6) == 0 { ids = ids.isEmpty ? [0, 1, 2] : [] }
  }
}

private struct Everything: View {
  let model: Model
  var body: some View {
    VStack(spacing: 2) {
      ZStack {
        ForEach(model.ids, id: \.self) { id in
          Bar(start: Double(id), end: Double(id) + model.width / 4).fill(.red)
            .transition(.scaleAndFade).zIndex(Double(id % 2))
        }
        Spacer()
      }
      HStack {
        if model.isFirst {
          Color.green.transition(.move(edge: model.edge))
        } else {
          ForEach(model.rows, id: \.self) { row in
            Color.blue.frame(width: CGFloat(row) + 1)
              .transition(.asymmetric(insertion: .slide, removal: .opacity))
            if row % 2 == 0 { Color.orange }
          }
        }
        if let label = model.label {
          Group {
            Color.purple
            Color.yellow.frame(width: CGFloat(label) + 3)
          }.padding(1)
        }
      }
      Color.gray.id(model.identity).transition(.push(from: .top))
        .frame(width: model.width).opacity(model.isFirst ? 1 : 0.5)
        .background { if model.isFirst { Color.black.transition(.identity) } }
        .rotationEffect(.degrees(model.width)).offset(x: model.width / 8)
    }
  }
}

@Suite("Any sequence of changes") @MainActor struct RandomChangesTests {
  @Test("settles to what a fresh tree shows", arguments: UInt64(0)..<40)
  func settles(seed: UInt64) {
    let generator = SeededGenerator(seed: seed)
    let screen = Screen(Model()) { Everything(model: $0) }
    let animations: [Animation?] = [
      nil, .linear(duration: 0.3), .spring(), .easeInOut(duration: 1), .bouncy,
    ]
    for _ in 0..<40 {
      let animation = animations[Int(generator.next(in: 0...4.999))]
      var model = screen.source.value
      model.change(using: generator)
      withAnimation(animation) { screen.set(model) }
      screen.step(1 + Int(generator.next(in: 0...12)))
      if Int(generator.next(in: 0...10)) == 0 { screen.settle() }
    }
    screen.settle()
    #expect(screen.graph.nextWork == .idle)
    let fresh = Screen(screen.source.value) { Everything(model: $0) }
    let shown = screen.graph.displayList.items.map(\.content)
    #expect(shown == fresh.graph.displayList.items.map(\.content))
  }

  @Test("leaves no node behind once all has gone")
  func leavesNothing() {
    let counter = Alive()
    let screen = Screen([0, 1, 2]) { ids in
      ZStack {
        ForEach(ids, id: \.self) { id in
          if id % 2 == 0 { Counted(counter).transition(.scaleAndFade) } else { Counted(counter) }
        }
      }
    }
    let generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let ids = (0..<8).filter { _ in generator.next(in: 0...1) < 0.5 }
      withAnimation(.linear(duration: 0.2)) { screen.set(ids) }
      screen.step(Int(generator.next(in: 1...8)))
      #expect(counter.count >= ids.count)
    }
    screen.settle()
    #expect(counter.count == screen.source.value.count)
    screen.change([], .linear(duration: 0.2))
    screen.settle()
    #expect(counter.count == 0)
    #expect(screen.graph.displayList.items.isEmpty)
  }

  private final class Alive {
    var count = 0
  }

  private struct Counted: View {
    final class Token {
      let alive: Alive
      init(_ alive: Alive) {
        self.alive = alive
        alive.count += 1
      }
      deinit { alive.count -= 1 }
    }
    let alive: Alive
    @State private var token: Token?
    init(_ alive: Alive) { self.alive = alive }
    var body: some View { Color.red.onAppear { token = Token(alive) } }
  }

  @Test("may take a branch away while rows in it are leaving, and bring both back")
  func nestedLeaving() {
    struct Both: Equatable {
      var isShown = true
      var ids = [0, 1]
    }
    let log = Log<String>()
    let screen = Screen(Both()) { both in
      ZStack {
        if both.isShown {
          ForEach(both.ids, id: \.self) { id in
            Color.red.onAppear { log("+\(id)") }.onDisappear { log("-\(id)") }
          }
        }
      }
    }
    screen.change(Both(isShown: true, ids: [0]), .linear(duration: 1))
    screen.step(10)
    screen.change(Both(isShown: false, ids: [0]), .linear(duration: 1))
    screen.step(10)
    #expect(screen.fills.count == 2)
    screen.change(Both(isShown: true, ids: [0, 1]), .linear(duration: 1))
    screen.settle()
    #expect(screen.fills.count == 2)
    #expect(screen.fills.allSatisfy { $0.opacity == 1 })
    #expect(log.entries == ["+0", "+1"])
    screen.change(Both(isShown: true, ids: [0]), .linear(duration: 1))
    screen.step(10)
    screen.change(Both(isShown: false, ids: [0]), .linear(duration: 1))
    screen.settle()
    #expect(screen.fills.isEmpty)
    #expect(log.entries == ["+0", "+1", "-1", "-0"])
  }
}
