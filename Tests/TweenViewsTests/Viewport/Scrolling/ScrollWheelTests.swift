import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Notches of a mouse's wheel have content glide; parts of one are followed exactly (Controls 14).
@Suite("Notches of the wheel") @MainActor struct ScrollWheelTests {
  private func screen() -> Screen<Void> {
    Screen(()) { ScrollView { Color.red.frame(width: 60, height: 2000) } }
  }

  private func notch<Value>(
    _ screen: Screen<Value>, _ x: CGFloat, _ y: CGFloat, at point: CGPoint = CGPoint(x: 50, y: 50)
  ) {
    screen.graph.send(
      .scroll(CGSize(width: x * 40, height: y * 40), position: point, glides: true))
  }

  /// What a critically damped spring of .2 s leaves of a way it began at rest.
  private func rest(_ seconds: Double) -> Double {
    let w = 2 * Double.pi / 0.2
    return (1 + w * seconds) * exp(-w * seconds)
  }

  @Test func `a notch glides by 40 points as its spring does`() throws {
    let screen = screen()
    notch(screen, 0, -1)
    screen.step()
    #expect(screen.scroll?.offset.y == 0)
    var shown: [CGFloat] = []
    for frame in 1...13 {
      screen.step()
      let offset = try #require(screen.scroll?.offset.y)
      #expect(abs(Double(offset) - 40 * (1 - rest(Double(frame) / 60))) < 1e-6, "\(frame)")
      shown.append(try #require(screen.rect(.red)?.minY))
    }
    // No frame of it jumps, and it is there for the eye in a fifth of a second.
    #expect(zip([0] + shown, shown).allSatisfy { abs($0 - $1) < 12 })
    #expect(shown.last == -40)
    screen.settle()
    #expect(screen.scroll?.offset.y == 40)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `is the same at a moment whatever the frames before it`() throws {
    func offset(rate: Int64) throws -> CGFloat {
      let screen = screen()
      notch(screen, 0, -2)
      screen.step()
      let start = StageTime.flicksPerSecond / 60 * Int64(screen.frame)
      for frame in 1...rate / 10 {
        screen.graph.advance(
          to: StageTime(flicks: start + StageTime.flicksPerSecond / rate * frame))
      }
      return try #require(screen.scroll?.offset.y)
    }
    let slow = try offset(rate: 10)
    #expect(try offset(rate: 60) == slow)
    #expect(try offset(rate: 240) == slow)
  }

  @Test func `notches add up without a stop`() throws {
    let screen = screen()
    var last: CGFloat = 0
    for frame in 0..<60 {
      if frame < 30, frame % 6 == 0 { notch(screen, 0, -1) }
      screen.step()
      let offset = try #require(screen.scroll?.offset.y)
      if frame > 1, frame < 32 { #expect(offset - last > 1, "frame \(frame)") }
      last = offset
    }
    screen.settle()
    #expect(screen.scroll?.offset.y == 200)
    // Several in one frame, and back again in mid-flight.
    notch(screen, 0, -3)
    notch(screen, 0, -2)
    screen.step(3)
    notch(screen, 0, 4)
    screen.settle()
    #expect(screen.scroll?.offset.y == 240)
  }

  @Test func `a glide ends at the content's ends, and is never seen beyond them`() throws {
    let screen = Screen(()) { ScrollView { Color.red.frame(width: 60, height: 250) } }
    for _ in 0..<6 {
      notch(screen, 0, -1)
      screen.step(2)
      #expect(try #require(screen.scroll?.offset.y) <= 150)
    }
    for _ in 0..<60 {
      screen.step()
      #expect(try #require(screen.scroll?.offset.y) <= 150)
    }
    #expect(screen.scroll?.offset.y == 150 && screen.scroll?.isAtRest == true)
    for _ in 0..<10 { notch(screen, 0, 1) }
    screen.settle()
    #expect(screen.scroll?.offset.y == 0)
  }

  @Test func `steps of a trackpad are followed exactly, in the middle of a glide too`() {
    let screen = screen()
    for step in [3.0, 1.5, 7.25, 40] {
      let before = screen.scroll?.offset.y ?? 0
      screen.wheel(0, -step)
      #expect(screen.scroll?.offset.y == before + CGFloat(step))
    }
    notch(screen, 0, -2)
    screen.step(4)
    screen.wheel(0, -2)
    // From where the glide is in that frame.
    let place = 51.75 + 80 * (1 - rest(4.0 / 60)) + 2
    #expect(abs((screen.scroll?.offset.y ?? 0) - CGFloat(place)) < 1e-6)
    screen.step(20)
    #expect(abs((screen.scroll?.offset.y ?? 0) - CGFloat(place)) < 1e-6)
  }

  @Test func `an outer view takes the notches that the inner one has no way for`() throws {
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 60, height: 100) }.frame(height: 60)
          ScrollView(.horizontal) { Color.green.frame(width: 400, height: 30) }
          Color.blue.frame(width: 60, height: 300)
        }
      }
    }
    let scrolls = try #require(screen.graph.root?.all(ScrollNode.self))
    let at = CGPoint(x: 50, y: 20)
    // Forty points are all of the inner one's way, though it is yet to go it.
    notch(screen, 0, -1, at: at)
    screen.step()
    notch(screen, 0, -1, at: at)
    notch(screen, -1, 0, at: CGPoint(x: 50, y: 70))
    screen.settle()
    #expect(scrolls[0].offset.y == 40 && scrolls[1].offset.y == 40 && scrolls[2].offset.x == 40)
  }

  @Test func `rows that come into view on the way change nothing about its end`() {
    let screen = Screen(()) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { row in
            Color.red.frame(width: 60, height: row < 12 ? 30 : CGFloat(10 + row % 7 * 9))
          }
        }
      }
    }
    for _ in 0..<20 {
      notch(screen, 0, -1)
      screen.step(3)
    }
    screen.settle()
    #expect(screen.scroll?.offset.y == 800)
  }

  @Test func `phases go to decelerating and back, and a click in a glide acts`() {
    let (phases, taps) = (Log<ScrollPhase>(), Log<String>())
    let screen = Screen(()) {
      ScrollView { Color.red.frame(width: 60, height: 2000).onTapGesture { taps("tap") } }
        .onScrollPhaseChange { _, new in phases(new) }
    }
    notch(screen, 0, -1)
    screen.settle()
    #expect(phases.entries == [.decelerating, .idle])
    notch(screen, 0, -1)
    screen.step(4)
    screen.tap(50, 50)
    screen.settle()
    #expect(taps.entries == ["tap"] && screen.scroll?.offset.y == 80)
    // A drag takes hold of it.
    notch(screen, 0, -5)
    screen.step(4)
    screen.drag(
      [CGPoint(x: 50, y: 80)] + Array(repeating: CGPoint(x: 50, y: 60), count: 9))
    screen.settle()
    #expect((80..<260).contains(screen.scroll?.offset.y ?? 0))
  }

  @Test func `a notch leads on to the next page`() {
    let screen = Screen(()) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in Color.red.frame(width: 100, height: 100) }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    notch(screen, -1, 0)
    for _ in 0..<90 { screen.step() }
    #expect(screen.scroll?.offset.x == 100)
    notch(screen, 1, 0)
    for _ in 0..<90 { screen.step() }
    screen.settle()
    #expect(screen.scroll?.offset.x == 0 && screen.graph.nextWork == .idle)
  }

  /// A bar whose title gives way by 52 points, over content of some height.
  private func page(_ height: CGFloat) -> Screen<Void> {
    Screen((), size: CGSize(width: 100, height: 300)) {
      ScrollView { Color.red.frame(width: 60, height: height) }
        .environment(\.topSnapOffsets, [0, 52])
        .environment(\.collapsibleTopHeight, 52)
        .safeAreaPadding(.top, 96)
    }
  }

  @Test func `after notches, fine steps and keys a bar's title is there as a whole or not at all`()
    throws
  {
    // The way in points, whether it glides, and where it comes to rest.
    for (way, glides, end) in [
      (40.0, true, 52.0), (20, false, 0), (30, false, 52), (80, true, 80), (51, false, 52),
      (120, true, 120), (200, false, 200),
    ] {
      let screen = page(900)
      screen.graph.send(
        .scroll(
          CGSize(width: 0, height: -way), position: CGPoint(x: 50, y: 200), glides: glides))
      for _ in 0..<90 { screen.step() }
      #expect(screen.scroll?.offset.y == CGFloat(end), "\(way)")
      #expect(screen.graph.nextWork == .idle)
    }
    // Back: 80 less 40 is 40.
    let screen = page(900)
    notch(screen, 0, -2, at: CGPoint(x: 50, y: 200))
    for _ in 0..<60 { screen.step() }
    notch(screen, 0, 1, at: CGPoint(x: 50, y: 200))
    for _ in 0..<60 { screen.step() }
    #expect(screen.scroll?.offset.y == 52)
    notch(screen, 0, 1, at: CGPoint(x: 50, y: 200))
    for _ in 0..<60 { screen.step() }
    #expect(screen.scroll?.offset.y == 0)
  }

  @Test func `content a little longer than the page goes as far as the title gives way`() {
    // It has 204 points beside the bar.
    for (height, end) in [(224.0, 52.0), (205, 52), (256, 52), (300, 96), (204, 0), (100, 0)] {
      let screen = page(height)
      screen.graph.send(.key(.end, modifiers: [], phase: .down))
      for _ in 0..<60 { screen.step() }
      #expect(screen.scroll?.offset.y == CGFloat(end), "\(height)")
      screen.drag([CGPoint(x: 50, y: 250), CGPoint(x: 50, y: 230), CGPoint(x: 50, y: 200)])
      for _ in 0..<200 { screen.step() }
      let rest = screen.scroll?.offset.y ?? -1
      #expect(rest == 0 || rest >= 52, "\(height)")
    }
  }

  @Test func `what is brought into view for the focus leaves no title half-way`() throws {
    for (row, end) in [(220.0, 52.0), (150, 0), (600, 428)] {
      let screen = page(900)
      let scroll = try #require(screen.scroll)
      // The page shows 204 points beside the bar; 8 are left below what comes into view.
      scroll.scroll(to: .frame(CGRect(x: 0, y: 96 + row, width: 10, height: 24 + 8)), Transaction())
      screen.step(2)
      #expect(scroll.offset.y == CGFloat(end), "\(row)")
    }
  }
}
