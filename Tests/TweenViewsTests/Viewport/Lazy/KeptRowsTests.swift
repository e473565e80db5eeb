import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// A row that holds nothing.
private struct Row: View {
  let index: Int
  let log: Log<String>
  var body: some View {
    log("body \(index)")
    return Color.red.frame(height: 4)
  }
}

@Suite("Rows that have left the view") @MainActor struct KeptRowsTests {
  @Test(
    "are kept, of those that hold nothing the nearest, where many go at once",
    arguments: [80, -80] as [CGFloat])
  func keepsNear(_ way: CGFloat) {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Row(index: $0, log: log) }
        }
      }
    }
    screen.wheel(0, -2_000)
    // Twice by 20 of the 25 in view: about as many are kept, so that some of the first 20 are let go of.
    for _ in 0..<2 { screen.wheel(0, way) }
    log.clear()
    screen.wheel(0, -way)
    screen.wheel(0, -way / 4)
    #expect(log.entries.isEmpty)
    screen.wheel(0, -way / 2)
    #expect(!log.entries.isEmpty)
  }

  /// A row with a state of its own.
  private struct StateRow: View {
    let index: Int
    let log: Log<String>
    @State private var isLit = false
    var body: some View {
      log("body \(index)")
      return (isLit ? Color.blue : Color.red).frame(height: 4)
    }
  }

  /// A row whose number moves.
  private struct MovingRow: View, Animatable {
    var index: Double
    let log: Log<String>
    nonisolated var animatableData: Double {
      get { index }
      set { index = newValue }
    }
    var body: some View {
      log("body \(index)")
      return Color.red.frame(height: 4)
    }
  }

  @Test(
    "are kept with what they hold: a state, or a value that can move", arguments: [false, true])
  func keepsHolding(_ moves: Bool) {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { index in
            if moves {
              MovingRow(index: Double(index), log: log)
            } else {
              StateRow(index: index, log: log)
            }
          }
        }
      }
    }
    // The 25 in view go, and three times as many after them.
    for _ in 0..<5 { screen.wheel(0, -80) }
    #expect(!log.entries.isEmpty)
    log.clear()
    for _ in 0..<5 { screen.wheel(0, 80) }
    #expect(log.entries.isEmpty, "\(log.entries)")
  }
}
