import Foundation
import Testing
import TweenMotion
import TweenViews

@testable import TweenStage
@testable import TweenWidgets

@Suite @MainActor struct WidgetRunTests {
  /// Notes which numbers were shown, in turn.
  private final class Shown {
    var numbers: [Int] = []
  }

  private func screen(_ provider: NumberProvider, _ shown: Shown) -> WidgetScreen {
    WidgetScreen(provider) { number in
      Text("\(number)").onChange(of: number, initial: true) { shown.numbers.append($1) }
    }
  }

  @Test func `the last entry whose date has come shows, to the frame`() {
    let shown = Shown()
    let screen = screen(NumberProvider(seconds: [60, 0, 120]), shown)
    #expect(shown.numbers.last == 1)
    screen.stage.advance(to: StageTime(seconds: 59.98))
    #expect(shown.numbers.last == 1)
    screen.stage.advance(to: StageTime(seconds: 60))
    #expect(shown.numbers.last == 0)
    screen.stage.advance(to: StageTime(seconds: 120))
    #expect(shown.numbers.last == 2)
  }

  @Test func `at the end more are asked for a second after the last date`() {
    let screen = screen(NumberProvider(seconds: [0, 60, 120]), Shown())
    screen.stage.advance(to: StageTime(seconds: 120.9))
    #expect(screen.asked == [0])
    screen.stage.advance(to: StageTime(seconds: 122))
    #expect(screen.asked == [0, 121])
  }

  @Test func `after a date more are asked for then, wherever the entries end`() {
    let provider = NumberProvider(seconds: [0, 60, 120]) { .after($0 + 90) }
    let screen = screen(provider, Shown())
    screen.stage.advance(to: StageTime(seconds: 91))
    #expect(screen.asked == [0, 90])
  }

  @Test func `never is never`() {
    let screen = screen(NumberProvider(seconds: [0, 1]) { _ in .never }, Shown())
    screen.stage.advance(to: StageTime(seconds: 20))
    #expect(screen.asked == [0])
    #expect(screen.stage.next == .idle)
  }

  @Test func `a date that has passed is asked about once a second, no oftener`() {
    let provider = NumberProvider(seconds: [-10]) { .after($0 - 1000) }
    let screen = screen(provider, Shown())
    screen.stage.advance(to: StageTime(seconds: 3.5))
    // Moments are cut to the clock's.
    #expect(screen.asked.map { ($0 * 1000).rounded() } == [0, 1000, 2000, 3000])
  }

  @Test func `without entries what is shown stays`() {
    let shown = Shown()
    let screen = screen(NumberProvider(seconds: []), shown)
    #expect(shown.numbers == [-1])
    #expect(screen.run.isPlaceholder)
    #expect(screen.run.policy == .atEnd && screen.run.reload != nil)
  }

  @Test func `a provider that never answers leaves its placeholder`() {
    let shown = Shown()
    let screen = screen(NumberProvider(seconds: [0], answers: false), shown)
    screen.stage.advance(to: StageTime(seconds: 5))
    #expect(shown.numbers == [-1])
    #expect(screen.asked == [0])
  }

  @Test func `dates that are none are left out`() {
    let screen = screen(NumberProvider(seconds: [.nan, 0, .infinity]), Shown())
    #expect(screen.run.timeline.moments.count == 1)
    let policy = TimelineReloadPolicy.after(Date(timeIntervalSinceReferenceDate: .nan))
    #expect(policy.reload(arrival: .start, last: .start) == nil)
  }

  @Test func `the centre has widgets of a kind asked again`() {
    let screen = screen(NumberProvider(seconds: [0]) { _ in .never }, Shown())
    screen.stage.graph.clock.run {
      WidgetCenter.shared.reloadTimelines(ofKind: "Others")
      WidgetCenter.shared.reloadTimelines(ofKind: "Numbers")
    }
    #expect(screen.asked.count == 2)
  }

  @Test func `one entry's change to the next moves`() throws {
    let screen = WidgetScreen(NumberProvider(seconds: [0, 1])) { number in
      Rectangle().frame(width: number == 0 ? 20 : 100, height: 20)
    }
    screen.stage.advance(to: StageTime(seconds: 1))
    #expect(!screen.stage.movements.isEmpty)
  }
}
