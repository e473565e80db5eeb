import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// A press catches content that is seen to move, and nothing else (Semantics 8.4).
@Suite("A press on scrolled content") @MainActor struct ScrollCatchTests {
  private let size = CGSize(width: 390, height: 800)

  private func rows(_ taps: Log<String>) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<60, id: \.self) { row in
        Color.red.frame(width: 390, height: 100).onTapGesture { taps("tap") }
      }
    }
  }

  /// A drag up by 100 points in .3 s, let go in its last move's frame.
  private func drag<Value>(_ screen: Screen<Value>, by distance: CGFloat = 100) {
    screen.pointer(.down, 195, 600)
    screen.step()
    for move in 1...18 {
      screen.pointer(.move, 195, 600 - distance * CGFloat(move) / 18)
      if move == 18 { screen.pointer(.up, 195, 600 - distance) }
      screen.step()
    }
  }

  private func speed<Value>(_ screen: Screen<Value>) -> CGFloat {
    screen.scroll.map { abs($0.shownVelocity.y) } ?? 0
  }

  @Test func `momentum is caught down to 10 points a second, and taps act from there on`() throws {
    var (caught, acted) = (0, 0)
    for wait in stride(from: 3, through: 300, by: 9) {
      let taps = Log<String>()
      let screen = Screen((), size: size) { ScrollView { rows(taps) } }
      drag(screen)
      screen.step(wait)
      let place = try #require(screen.scroll?.offset.y)
      let isFast = speed(screen) >= 10
      screen.tap(195, 400)
      screen.step()
      #expect(taps.entries == (isFast ? [] : ["tap"]), "after \(wait) frames")
      screen.settle(most: 2000)
      if isFast {
        caught += 1
        // A press in one frame: it holds the content where that frame would have it.
        #expect(try #require(screen.scroll?.offset.y) - place < 10)
      } else {
        acted += 1
      }
    }
    #expect(caught > 3 && acted > 10)
  }

  @Test func `two seconds after a drag of 100 points content takes the first tap`() {
    let taps = Log<String>()
    let screen = Screen((), size: size) { ScrollView { rows(taps) } }
    drag(screen)
    screen.step(114)
    screen.tap(195, 400)
    screen.step(30)
    #expect(taps.entries == ["tap"])
  }

  @Test func `a tap on what creeps on leaves it to come to rest where it would have`() throws {
    var ends: [CGFloat] = []
    for taps in [false, true] {
      let screen = Screen((), size: size) { ScrollView { rows(Log<String>()) } }
      drag(screen)
      for _ in 0..<600 where speed(screen) >= 10 { screen.step() }
      if taps { screen.tap(195, 400) }
      screen.settle(most: 2000)
      ends.append(try #require(screen.scroll?.offset.y))
    }
    #expect(ends[0] == ends[1])
  }

  @Test func `a press that pans takes hold of what creeps on`() throws {
    let screen = Screen((), size: size) { ScrollView { rows(Log<String>()) } }
    drag(screen)
    for _ in 0..<600 where speed(screen) >= 10 { screen.step() }
    screen.pointer(.down, 195, 400)
    screen.step()
    screen.pointer(.move, 195, 370)
    screen.step()
    let held = try #require(screen.scroll?.offset.y)
    screen.step(20)
    #expect(screen.scroll?.offset.y == held)
  }

  @Test func `content rests, and its phase is idle, at the last change of a pixel`() throws {
    for scale in [1.0, 2, 3] {
      let phases = Log<ScrollPhase>()
      let screen = Screen((), size: size, scale: scale) {
        ScrollView { rows(Log<String>()) }.onScrollPhaseChange { _, new in phases(new) }
      }
      drag(screen)
      var (shown, lastChange) = (screen.rect(.red), screen.frame)
      var idle: Int?
      for _ in 0..<600 {
        screen.step()
        if screen.rect(.red) != shown { (shown, lastChange) = (screen.rect(.red), screen.frame) }
        if idle == nil, phases.entries.last == .idle { idle = screen.frame }
      }
      #expect(phases.entries == [.interacting, .decelerating, .idle])
      // Of the last pixel at most half is gone by then: friction takes ln 2 / k for that, 21 frames.
      #expect((0...22).contains(try #require(idle) - lastChange), "\(scale)")
      #expect(screen.graph.nextWork == .idle)
    }
  }

  @Test(arguments: [false, true])
  func `an end that gives way is caught while it is seen to, where it turns too`(
    _ isFlung: Bool
  ) throws {
    func pulled(_ taps: Log<String>) -> Screen<Void> {
      let screen = Screen((), size: size) { ScrollView { rows(taps) } }
      screen.pointer(.down, 195, 200)
      screen.step()
      for y in [240, 320, 420] {
        screen.pointer(.move, 195, CGFloat(y))
        screen.step()
      }
      if !isFlung { screen.step(10) }
      screen.pointer(.up, 195, 420)
      return screen
    }
    let alone = pulled(Log<String>())
    var results: Set<Bool> = []
    for wait in 1...80 {
      let taps = Log<String>()
      let screen = pulled(taps)
      screen.step(wait)
      // The press comes in the next frame.
      alone.step(wait == 1 ? 2 : 1)
      let y = try #require(alone.scroll?.offset.y)
      let isSeen = speed(alone) >= 10 || abs(y) > 10 / 2.0020026706730793
      screen.tap(195, 400)
      screen.step(2)
      #expect(taps.entries == (isSeen ? [] : ["tap"]), "after \(wait) frames")
      results.insert(isSeen)
      // Let go at rest it is within a point of its place after .6 s.
      if wait >= 36, !isFlung { #expect(!isSeen) }
    }
    #expect(results.count == 2)
  }

  @Test func `a drag across in a row acts .6 s after an end gave way`() {
    let log = Log<String>()
    let screen = Screen((), size: size) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            Color.red.frame(width: 390, height: 100).gesture(
              DragGesture().onEnded { _ in log("swipe") })
          }
        }
      }
    }
    let scroll = screen.scroll
    scroll?.setOffset(CGPoint(x: 0, y: -60))
    scroll?.coast(velocity: .zero, isNew: false)
    screen.step(36)
    #expect(scroll?.isAtRest == false)
    screen.drag([CGPoint(x: 300, y: 400), CGPoint(x: 250, y: 400), CGPoint(x: 200, y: 400)])
    #expect(log.entries == ["swipe"])
  }

  @Test func `a program's scroll is caught until it is all but there`() throws {
    var results: Set<Bool> = []
    for animation in [
      Animation.linear(duration: 0.6), .easeOut(duration: 1), .spring(duration: 0.5),
    ] {
      for wait in stride(from: 1, through: 75, by: 2) {
        let taps = Log<String>()
        let screen = Screen((), size: size) { ScrollView { rows(taps) } }
        let scroll = try #require(screen.scroll)
        scroll.scroll(to: .point(x: nil, y: 700), Transaction(animation: animation))
        screen.step(wait)
        let before = scroll.offset.y
        let moves = scroll.isVisiblyMoving
        screen.tap(195, 400)
        screen.step(2)
        #expect(taps.entries == (moves ? [] : ["tap"]), "\(animation), \(wait)")
        if abs(before - 700) > 6 { #expect(moves) }
        if abs(before - 700) < 0.3, wait > 65 { #expect(!moves) }
        results.insert(moves)
      }
    }
    #expect(results.count == 2)
  }

  @Test func `pages take taps before they are quite in their place, and come to rest there`() throws
  {
    let taps = Log<String>()
    let screen = Screen(()) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in
            Color.red.frame(width: 100, height: 100).onTapGesture { taps("tap") }
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    screen.drag((0...4).map { CGPoint(x: 95 - 22 * CGFloat($0), y: 50) })
    screen.step(3)
    screen.tap(50, 50)
    #expect(taps.entries.isEmpty)
    screen.drag((0...4).map { CGPoint(x: 95 - 22 * CGFloat($0), y: 50) })
    for _ in 0..<100 where screen.scroll?.isVisiblyMoving == true { screen.step() }
    #expect(screen.scroll?.isAtRest == false)
    screen.tap(50, 50)
    #expect(taps.entries == ["tap"])
    screen.settle()
    let x = try #require(screen.scroll?.offset.x)
    #expect(x > 0 && x.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test func `a scroll view in another pans while that creeps on`() throws {
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { _ in
            ScrollView(.horizontal) { Color.red.frame(width: 500, height: 100) }
          }
        }
      }
    }
    let outer = try #require(screen.scroll)
    outer.coast(velocity: CGPoint(x: 0, y: 60), isNew: false)
    for _ in 0..<300 where outer.isVisiblyMoving { screen.step() }
    #expect(!outer.isAtRest)
    let inner = screen.graph.root?.all(ScrollNode.self).dropFirst() ?? []
    screen.drag([CGPoint(x: 80, y: 40), CGPoint(x: 50, y: 38), CGPoint(x: 50, y: 38)])
    #expect(inner.contains { $0.offset.x == 20 })
    screen.settle(most: 1000)
  }
}
