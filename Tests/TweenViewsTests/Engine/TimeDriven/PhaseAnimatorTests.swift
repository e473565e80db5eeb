import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite @MainActor struct PhaseAnimatorTests {
  private let entered = Log<String>()

  /// Bars as long as the phase, entered with `animation` in each.
  private func continuous(
    _ phases: [Double], _ animation: @escaping (Double) -> Animation?
  ) -> Screen<Int> {
    let entered = entered
    return Screen(0) { _ in
      PhaseAnimator(phases) { phase in
        Bar(start: 0, end: phase).fill(.red)
      } animation: { phase in
        entered("\(Int(phase))")
        return animation(phase)
      }
    }
  }

  private func triggered(_ phases: [Double], _ animation: Animation?) -> Screen<Int> {
    let entered = entered
    return Screen(0) { trigger in
      PhaseAnimator(phases, trigger: trigger) { phase in
        let _ = entered("\(Int(phase))")
        Bar(start: 0, end: phase).fill(.red)
      } animation: { _ in
        animation
      }
    }
  }

  private func width(_ screen: Screen<Int>) -> CGFloat { screen.rect(.red)?.width ?? -1 }

  @Test func `it goes on from phase to phase by itself, each with its animation`() {
    let screen = continuous([0, 60, 30]) { .linear(duration: $0 == 60 ? 1 : 0.5) }
    // Frame 0 is the first change's own, 1 its start; it has gone after 62.
    #expect(width(screen) == 0 && entered.entries == ["60"])
    screen.step(31)
    #expect(abs(width(screen) - 30) < 1e-9)
    screen.step(30)
    #expect(width(screen) == 60 && entered.entries == ["60"])
    screen.step()
    #expect(entered.entries.last == "30")
    screen.step(16)
    #expect(abs(width(screen) - 45) < 1e-9)
    screen.step(16)
    #expect(entered.entries.last == "0")
    screen.step(32)
    #expect(entered.entries.last == "60")
    #expect(screen.graph.nextWork == .nextFrame)
  }

  @Test func `the next phase comes when a spring is logically complete, not when it rests`() {
    let screen = continuous([0, 60]) { _ in .spring(duration: 0.5) }
    screen.step(30)
    #expect(entered.entries == ["60"])
    screen.step()
    #expect(entered.entries.last == "0")
  }

  @Test func `a nil animation enters its phase at once, and the next goes on from there`() {
    let screen = continuous([0, 60]) { $0 == 0 ? nil : .linear(duration: 0.5) }
    screen.step(31)
    #expect(width(screen) == 60)
    screen.step()
    // In one frame back to 0, and on.
    #expect(width(screen) == 0)
    screen.step(16)
    #expect(abs(width(screen) - 30) < 1e-9)
  }

  @Test func `where nothing animates a phase lasts one frame`() {
    let screen = continuous([0, 10, 20, 30]) { _ in nil }
    var widths: [Double] = []
    for _ in 0..<6 {
      screen.step()
      widths.append(width(screen))
    }
    #expect(widths == [20, 30, 0, 10, 20, 30])
    #expect(screen.warnings.isEmpty)
  }

  @Test func `equal neighbours are skipped`() {
    let screen = continuous([0, 0, 0, 40, 40]) { _ in .linear(duration: 0.5) }
    screen.step(16)
    #expect(abs(width(screen) - 20) < 1e-9)
    screen.step(16)
    screen.step(16)
    #expect(abs(width(screen) - 20) < 1e-9)
    #expect(screen.warnings.isEmpty)
  }

  @Test func `one phase, or equal ones, rest`() {
    for phases in [[25.0], [25, 25, 25]] {
      let screen = continuous(phases) { _ in .linear(duration: 1) }
      screen.step(3)
      #expect(width(screen) == 25 && screen.graph.nextWork == .idle)
    }
  }

  @Test func `content that does not depend on the phase ends no frame late`() {
    let screen = Screen(0) { _ in
      PhaseAnimator([1, 2, 3]) { _ in
        Color.red
      } animation: { _ in
        .linear
      }
    }
    screen.step(5)
    #expect(screen.warnings.isEmpty)
    #expect(screen.graph.report.bodyEvaluations <= 4)
    let many = Screen(0) { _ in
      PhaseAnimator(0..<500) { _ in
        Color.red
      } animation: { _ in
        .linear
      }
    }
    many.step(5)
    #expect(many.warnings.isEmpty && many.graph.report.bodyEvaluations <= 17)
  }

  @Test func `without phases nothing shows, and a warning says why`() {
    let screen = continuous([]) { _ in .linear }
    screen.step(2)
    #expect(screen.fills.isEmpty && screen.graph.nextWork == .idle)
    let triggered = triggered([], .linear)
    triggered.set(1)
    triggered.step(3)
    #expect(triggered.fills.isEmpty && triggered.graph.nextWork == .idle)
  }

  @Test func `phases that come later are gone through`() {
    let screen = Screen([Double]()) { phases in
      PhaseAnimator(phases) { phase in
        Bar(start: 0, end: phase).fill(.red)
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
    screen.step()
    #expect(screen.warnings.count == 1 || screen.fills.isEmpty)
    screen.set([0, 60])
    screen.step(17)
    #expect(abs((screen.rect(.red)?.width ?? 0) - 30) < 1e-9)
    screen.set([50])
    screen.step(80)
    #expect(screen.rect(.red)?.width == 50 && screen.graph.nextWork == .idle)
  }

  @Test func `phases that were equal for a while go on when they differ again`() {
    let screen = Screen(true) { isLively in
      PhaseAnimator(isLively ? [0.0, 60] : [0, 0]) { phase in
        Bar(start: 0, end: phase).fill(.red)
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
    screen.step(40)
    screen.set(false)
    screen.step(120)
    #expect(screen.graph.nextWork == .idle && screen.graph.movements.isEmpty)
    screen.set(true)
    screen.step(20)
    let width = screen.rect(.red)?.width ?? -1
    #expect(width > 0 && width < 60)
    #expect(screen.graph.movements.contains { $0.remaining == .forever })
  }

  @Test func `a trigger leads once through all phases and back`() {
    let screen = triggered([0, 60, 30], .linear(duration: 0.5))
    screen.step(10)
    #expect(width(screen) == 0 && screen.graph.nextWork == .idle)
    screen.set(1)
    screen.step(17)
    #expect(abs(width(screen) - 30) < 1e-9)
    screen.step(32)
    #expect(abs(width(screen) - 45) < 1e-9)
    screen.step(32)
    #expect(abs(width(screen) - 15) < 1e-9)
    screen.step(20)
    #expect(width(screen) == 0 && screen.graph.nextWork == .idle)
    screen.set(2)
    screen.step(17)
    #expect(abs(width(screen) - 30) < 1e-9)
  }

  @Test func `a trigger during a run goes straight on, and the old step does not advance it`() {
    let screen = triggered([0, 60, 30], .linear(duration: 0.5))
    screen.set(1)
    screen.step(10)
    entered.clear()
    screen.set(2)
    screen.step()
    #expect(entered.entries.contains("30"))
    // The first step would have ended in frame 33; the second began in 11 and ends in 43.
    screen.step(29)
    #expect(!entered.entries.contains("0"))
    screen.step(5)
    #expect(entered.entries.contains("0"))
    screen.step(60)
    #expect(width(screen) == 0 && screen.graph.nextWork == .idle)
  }

  @Test func `the modifier shows its view in each phase, which keeps its state`() {
    struct Box: View {
      @State private var color = Color.red
      var body: some View {
        color.frame(width: 10, height: 10).onTapGesture { color = .blue }
      }
    }
    let screen = Screen(0) { trigger in
      Box().phaseAnimator([0, 30], trigger: trigger) { content, phase in
        content.offset(x: CGFloat(phase))
      } animation: { _ in
        .linear(duration: 0.5)
      }
    }
    screen.tap(50, 50)
    screen.set(1)
    screen.step(17)
    #expect(screen.rect(.blue) == CGRect(x: 60, y: 45, width: 10, height: 10))
    screen.step(80)
    #expect(screen.rect(.blue) == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(screen.graph.nextWork == .idle)
    let loop = Screen(0) { _ in
      Bar(start: 0, end: 10).fill(.red).phaseAnimator([false, true]) { content, isAway in
        content.offset(x: isAway ? 40 : 0)
      }
    }
    loop.step(10)
    #expect((loop.rect(.red)?.minX ?? 0) > 1 && loop.graph.nextWork == .nextFrame)
  }

  @Test func `a view that goes leaves nothing running`() {
    for animation in [Animation.linear(duration: 0.2), nil] {
      let screen = Screen(true) { isShown in
        ZStack {
          if isShown {
            PhaseAnimator([0.0, 60]) { phase in
              Bar(start: 0, end: phase).fill(.red)
            } animation: { _ in
              animation
            }
          }
        }
      }
      screen.step(10)
      screen.change(false, .linear(duration: 0.1))
      screen.step(20)
      #expect(screen.fills.isEmpty && screen.graph.nextWork == .idle)
      #expect(screen.graph.pool.isIdle && screen.graph.timers.next == nil)
    }
  }
}
