import Foundation
import Observation
import Testing
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// The main queue, as a test runs it.
@MainActor private final class Hops {
  private var blocks: [() -> Void] = []
  var hasWork: Bool { !blocks.isEmpty }
  private(set) var turns = 0

  func post(_ block: @escaping () -> Void) { blocks.append(block) }

  func turn() -> Bool {
    turns += 1
    let due = blocks
    blocks = []
    for block in due { block() }
    return hasWork
  }

  /// Runs a screen's work on this queue, with a turn before each frame as a stage has it.
  func run<Value>(_ screen: Screen<Value>) {
    screen.graph.host.runTasks = { self.turn() }
    screen.graph.host.hasTasks = { self.hasWork }
  }

  func step<Value>(_ screen: Screen<Value>, _ count: Int = 1) {
    for _ in 0..<count {
      let shares = screen.graph.sharesTurns
      while shares || !screen.graph.hasChanges, turn() {}
      screen.step()
    }
  }
}

@MainActor private final class Announced: ObservableObject {
  @Published var width: CGFloat = 0
  @Published var count = 0
}

@Suite("Work that views post while they are evaluated") @MainActor struct PostedTurnsTests {
  private struct Measured: View {
    let hops: Hops
    @ObservedObject var model: Announced
    var body: some View {
      GeometryReader { proxy in
        let _ = hops.post { model.width = proxy.size.width }
        Color.red.frame(width: model.width / 2)
      }
    }
  }

  @Test("and that changes nothing has them evaluated once in a frame")
  func unchanged() {
    let (hops, model) = (Hops(), Announced())
    let screen = Screen(()) { Measured(hops: hops, model: model) }
    hops.run(screen)
    hops.step(screen, 2)
    #expect(screen.rect(.red)?.width == 50)
    for _ in 0..<5 {
      hops.step(screen)
      #expect((1...3).contains(screen.graph.report.bodyEvaluations))
    }
    #expect(screen.warnings.isEmpty)
  }

  @Test("is done in the same frame where it shows")
  func shown() {
    let (hops, model) = (Hops(), Announced())
    let screen = Screen(false) { isOn in
      if isOn { Measured(hops: hops, model: model) } else { Color.blue }
    }
    hops.run(screen)
    screen.set(true)
    hops.step(screen)
    #expect(screen.rect(.red)?.width == 50)
  }

  @Test("and that changes something each time is bounded in a frame, and goes on in the next")
  func endless() {
    struct Counting: View {
      let hops: Hops
      @ObservedObject var model: Announced
      var body: some View {
        let _ = hops.post { model.count += 1 }
        Bar(start: 0, end: Double(model.count % 100)).fill(.red)
      }
    }
    let (hops, model) = (Hops(), Announced())
    let screen = Screen(()) { Counting(hops: hops, model: model) }
    hops.run(screen)
    hops.step(screen, 3)
    for _ in 0..<5 {
      let before = model.count
      hops.step(screen)
      #expect((1...8).contains(screen.graph.report.bodyEvaluations))
      #expect((1...8).contains(model.count - before))
    }
  }

  @Test("by way of the clock is bounded alike")
  func timers() {
    struct Later: View {
      @ObservedObject var model: Announced
      @Environment(\.stageClock) private var clock
      var body: some View {
        let _ = clock.perform(after: 0) { MainActor.assumeIsolated { model.count = 1 } }
        Color.red
      }
    }
    let model = Announced()
    let screen = Screen(()) { Later(model: model) }
    Hops().run(screen)
    screen.step(3)
    for _ in 0..<5 {
      screen.step()
      #expect((1...8).contains(screen.graph.report.bodyEvaluations))
    }
  }

  @Test("keeps no chain of the program's own turns back for more than a frame")
  func honestChain() {
    struct Both: View {
      let hops: Hops
      @ObservedObject var model: Announced
      var body: some View {
        let _ = hops.post { model.width = 1 }
        Color.red.onTapGesture { hop(20) }
      }
      private func hop(_ left: Int) {
        guard left > 0 else { return }
        hops.post {
          model.count += 1
          hop(left - 1)
        }
      }
    }
    let (hops, model) = (Hops(), Announced())
    let screen = Screen(()) { Both(hops: hops, model: model) }
    hops.run(screen)
    hops.step(screen, 3)
    screen.pointer(.down, 50, 50)
    screen.pointer(.up, 50, 50)
    hops.step(screen, 2)
    #expect(model.count == 20)
  }

  @Test("is no matter where an action posts it: each turn has an update of its own")
  func actions() {
    struct Chain: View {
      let hops: Hops
      let log: Log<Int>
      @State private var count = 0
      var body: some View {
        Color.red
          .onTapGesture { hop() }
          .onChange(of: count) { log(count) }
      }
      private func hop() {
        hops.post {
          count += 1
          if count < 100 { hop() }
        }
      }
    }
    let (hops, log) = (Hops(), Log<Int>())
    let screen = Screen(()) { Chain(hops: hops, log: log) }
    hops.run(screen)
    screen.pointer(.down, 50, 50)
    screen.pointer(.up, 50, 50)
    hops.step(screen)
    #expect(log.entries == Array(1...100))
  }
}
