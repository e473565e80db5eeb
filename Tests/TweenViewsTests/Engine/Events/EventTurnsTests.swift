import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What waits on the main queue has its turns between the events of a frame, as it has in a run loop.
@Suite("Turns between events") @MainActor struct EventTurnsTests {
  /// Stands for the main queue: what was posted before a turn is one turn.
  private final class Queue {
    private var waiting: [() -> Void] = []
    func post(_ block: @escaping () -> Void) { waiting.append(block) }
    func turn() -> Bool {
      let blocks = waiting
      waiting = []
      for block in blocks { block() }
      return !waiting.isEmpty
    }
  }

  private struct Counter: View {
    let queue: Queue
    let log: Log<String>
    @State private var taps = 0
    @State private var turns = 0
    var body: some View {
      Color.red
        .onTapGesture {
          log("tap \(taps) \(turns)")
          taps += 1
          queue.post {
            turns += 1
            queue.post { turns += 10 }
          }
        }
        .onChange(of: turns) { old, new in log("turns \(old) \(new)") }
    }
  }

  @Test("each end before the next event is told, and are updates of their own")
  func turns() {
    let (queue, log) = (Queue(), Log<String>())
    let screen = Screen(()) { Counter(queue: queue, log: log) }
    screen.graph.host.runTasks = { queue.turn() }
    for _ in 0..<2 {
      screen.pointer(.down, 50, 50)
      screen.pointer(.up, 50, 50)
    }
    screen.step()
    #expect(
      log.entries == [
        "tap 0 0", "turns 0 1", "turns 1 11", "tap 1 11", "turns 11 12", "turns 12 22",
      ])
  }
}
