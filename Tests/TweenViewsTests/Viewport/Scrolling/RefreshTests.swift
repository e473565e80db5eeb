import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Refreshing a scroll view") @MainActor struct RefreshTests {
  /// Ends when it is told to.
  private actor Gate {
    private var isOpen = false
    private(set) var count = 0
    private(set) var passed = 0
    func open() { isOpen = true }
    func pass() async {
      count += 1
      while !isOpen { await Task.yield() }
      passed += 1
    }
  }

  private func screen(_ gate: Gate) -> Screen<Void> {
    Screen((), size: CGSize(width: 100, height: 200)) {
      ScrollView {
        Color.red.frame(width: 80, height: 600)
      }
      .refreshable { await gate.pass() }
    }
  }

  private func spokes(_ screen: Screen<Void>) -> Int {
    var count = 0
    for fill in screen.fills {
      let size: CGSize = fill.shownRect.size
      // A scroll indicator is 3 points wide, no spoke is.
      let isIndicator: Bool = abs(size.width - 3) < 1e-6
      if size.width < 12, size.height < 12, !isIndicator { count += 1 }
    }
    return count
  }

  /// Lets tasks run as far as they come.
  private func letRun() async { for _ in 0..<200 { await Task.yield() } }

  @Test("pulled far enough, it runs the action once, makes room for the mark, and gives it back")
  func pull() async throws {
    let gate = Gate()
    let screen = screen(gate)
    #expect(spokes(screen) == 0)
    // 60 of 200 points are needed, three tenths: 200 (1 - 1 / (0.55 d / 200 + 1)) = 60, d = 155.8.
    screen.pointer(.down, 50, 20)
    screen.step()
    screen.pointer(.move, 50, 130)
    screen.step()
    await letRun()
    #expect(await gate.count == 0)
    #expect(spokes(screen) > 0 && spokes(screen) < 8)
    screen.pointer(.move, 50, 190)
    screen.step()
    let before = try #require(screen.rect(.red)?.minY)
    #expect(before > 60)
    screen.step()
    #expect(await eventually { await gate.count == 1 })
    // What is seen does not jump as room is made.
    #expect(abs((screen.rect(.red)?.minY ?? 0) - before) < 1e-6)
    screen.pointer(.up, 50, 190)
    screen.step(120)
    #expect(screen.rect(.red)?.minY == 50)
    #expect(spokes(screen) == 8)
    #expect(screen.graph.nextWork == .nextFrame)
    await gate.open()
    await eventually { await gate.passed == 1 }
    await letRun()
    screen.step()
    let after = try #require(screen.rect(.red)?.minY)
    #expect(after > 40)
    screen.settle()
    #expect(screen.rect(.red)?.minY == 0)
    #expect(spokes(screen) == 0)
    #expect(await gate.count == 1)
  }

  @Test("pulled less, or where nothing is refreshable, nothing runs")
  func less() async {
    let gate = Gate()
    let screen = screen(gate)
    screen.drag([CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 100)])
    await letRun()
    #expect(await gate.count == 0)
    screen.settle()
    #expect(screen.rect(.red)?.minY == 0 && spokes(screen) == 0)
    let plain = Screen((), size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(width: 80, height: 600) }
    }
    plain.drag([CGPoint(x: 50, y: 5), CGPoint(x: 50, y: 195)])
    #expect(spokes(plain) == 0)
  }

  @Test("views inside find the action, and those without one none")
  func environment() {
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      var log: Log<Bool>
      var body: some View {
        log(refresh != nil)
        return Color.red
      }
    }
    let log = Log<Bool>()
    _ = Screen(()) { Reader(log: log).refreshable {} }
    _ = Screen(()) { Reader(log: log) }
    #expect(log.entries == [true, false])
  }
}
