import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Scrolled content in motion") @MainActor struct ScrollMotionTests {
  private func screen() -> Screen<Void> {
    Screen(()) { ScrollView { Color.red.frame(width: 60, height: 2000) } }
  }

  /// Moves of 20 points a frame, upwards: 1200 points a second.
  private let flick = (0...4).map { CGPoint(x: 50, y: 90 - 20 * CGFloat($0)) }

  @Test("follows a press beyond the first 10 points")
  func pan() throws {
    let screen = screen()
    screen.pointer(.down, 50, 90)
    screen.step()
    screen.pointer(.move, 50, 82)
    screen.step()
    #expect(screen.scroll?.offset.y == 0)
    screen.pointer(.move, 50, 60)
    screen.step()
    #expect(screen.scroll?.offset.y == 20)
    screen.pointer(.move, 50, 30)
    screen.step()
    #expect(screen.scroll?.offset.y == 50)
    screen.pointer(.move, 50, 45)
    screen.step()
    #expect(screen.scroll?.offset.y == 35)
  }

  @Test("let go, goes on as friction has it: x0 + v (1 - e^(-kt)) / k, k = -1000 ln 0.998")
  func momentum() throws {
    let screen = screen()
    screen.drag(flick)
    // The last sample but one, the last and the release: the release came at rest for a frame.
    // v32 = 0, v21 = 1200: 0 + 0.75 (1200 - 0).
    let k = -1000 * log(0.998)
    let (start, v) = (70.0, 900.0)
    let release = screen.frame
    #expect(screen.scroll?.offset.y == CGFloat(start))
    for frame in [1, 2, 10, 60, 120] {
      screen.step(release + frame - screen.frame)
      let t = Double(frame) / 60
      let expected = start + v * (1 - exp(-k * t)) / k
      let offset = try #require(screen.scroll?.offset.y)
      #expect(abs(offset - expected) < 1e-6, "\(frame)")
      // On whole pixels.
      #expect(screen.rect(.red)?.minY == CGFloat(-(expected + 0.5).rounded(.down)))
    }
    screen.settle(most: 2000)
    let rest = try #require(screen.scroll?.offset.y)
    #expect(abs(rest - (start + v / k)) < 0.06)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("is the same at a moment whatever the frames before it")
  func frameRates() throws {
    func offset(rate: Int64) throws -> CGFloat {
      let screen = screen()
      screen.drag(flick)
      let release = StageTime.flicksPerSecond / 60 * Int64(screen.frame)
      for frame in 1...rate {
        screen.graph.advance(
          to: StageTime(flicks: release + StageTime.flicksPerSecond / rate * frame))
      }
      return try #require(screen.scroll?.offset.y)
    }
    let slow = try offset(rate: 3)
    #expect(try offset(rate: 60) == slow)
    #expect(try offset(rate: 120) == slow)
  }

  @Test("gives way at an end by (1 - 1 / (0.55 d / L + 1)) L, and springs back without turning")
  func bounce() throws {
    let screen = screen()
    screen.pointer(.down, 50, 20)
    screen.step()
    screen.pointer(.move, 50, 70)
    screen.step()
    let pulled = 40.0
    let give = (1 - 1 / (0.55 * pulled / 100 + 1)) * 100
    let offset = try #require(screen.scroll?.offset.y)
    #expect(abs(offset + give) < 1e-9)
    screen.step(10)
    screen.pointer(.up, 50, 70)
    screen.step()
    // At rest when let go: x(t) = x0 (1 + w t) e^(-w t), w = 2 pi / 0.5.
    let w = 4 * Double.pi
    for frame in 1...20 {
      screen.step()
      let t = Double(frame) / 60
      let expected = -give * (1 + w * t) * exp(-w * t)
      let shown = try #require(screen.scroll?.offset.y)
      #expect(abs(shown - expected) < 1e-6)
    }
    screen.settle()
    #expect(screen.scroll?.offset.y == 0)
  }

  @Test("let go beyond an end, goes on as fast as it was shown to move, and springs back")
  func thrownBeyondEnd() throws {
    let screen = screen()
    screen.pointer(.down, 50, 10)
    screen.step()
    for frame in 1...4 {
      screen.pointer(frame < 4 ? .move : .up, 50, 10 + 20 * CGFloat(frame))
      screen.step()
    }
    // 1200 points a second, as far as the end gives way at a pull of 80 points less the first 10:
    // g = (1 - 1 / (0.55 d / L + 1)) L, g' = 0.55 / (0.55 d / L + 1)^2.
    let part = 0.55 * 70 / 100 + 1
    let (give, velocity) = ((1 - 1 / part) * 100, 1200 * 0.55 / (part * part))
    #expect(abs(try #require(screen.scroll?.offset.y) + give) < 1e-9)
    // x(t) = (x0 + (v0 + w x0) t) e^(-w t), w = 2 pi / 0.5.
    let w = 4 * Double.pi
    for frame in 1...20 {
      screen.step()
      let t = Double(frame) / 60
      let expected = -(give + (velocity + w * give) * t) * exp(-w * t)
      #expect(abs(try #require(screen.scroll?.offset.y) - expected) < 1e-3, "\(frame)")
    }
  }

  @Test("finds the pull again under which an end gives way, of up to 999 / 0.55 lengths")
  func pulls() {
    let bounds = 10.0...250.0
    for length in [40.0, 100, 640] {
      // Shares of the length by which the end gives way, the outermost for a pull of 363 lengths.
      for share in [0.001, 0.3, 0.75, 0.89, 0.93, 0.97, 0.99, 0.995] {
        let pull = share / (1 - share) * length / 0.55
        for (pulled, shown) in [
          (bounds.upperBound + pull, bounds.upperBound + share * length),
          (bounds.lowerBound - pull, bounds.lowerBound - share * length),
        ] {
          #expect(abs(RubberBand.shown(pulled, in: bounds, length: length) - shown) < 1e-9)
          let found = RubberBand.pulled(shown, in: bounds, length: length)
          #expect(abs(found - pulled) < 1e-9 * pull, "\(share) of \(length)")
        }
      }
      // No pull shows what is a length away, or more: it is as far as pulls are told apart.
      let most = 0.999 / (1 - 0.999) * length / 0.55
      for share in [1.0, 1.5, 100] {
        let found = RubberBand.pulled(
          bounds.upperBound + share * length, in: bounds, length: length)
        #expect(abs(found - bounds.upperBound - most) < 1e-6 * most)
      }
      for inside in [10.0, 40, 250] {
        #expect(RubberBand.shown(inside, in: bounds, length: length) == inside)
        #expect(RubberBand.pulled(inside, in: bounds, length: length) == inside)
      }
    }
  }

  @Test("runs into an end with its velocity, which a spring takes up")
  func edge() throws {
    let screen = Screen(()) { ScrollView { Color.red.frame(width: 60, height: 250) } }
    screen.drag(flick)
    let k = -1000 * log(0.998)
    let (start, v, end) = (70.0, 900.0, 150.0)
    let hit = -log(1 - k * (end - start) / v) / k
    let speed = v * exp(-k * hit)
    let w = 4 * Double.pi
    let release = screen.frame
    var furthest = 0.0
    for frame in 1...60 {
      screen.step()
      let t = Double(screen.frame - release) / 60
      let offset = Double(try #require(screen.scroll?.offset.y))
      furthest = max(furthest, offset)
      guard t > hit, frame < 40 else { continue }
      let expected = end + speed * (t - hit) * exp(-w * (t - hit))
      #expect(abs(offset - expected) < 1e-6)
    }
    #expect(furthest > end)
    screen.settle()
    #expect(screen.scroll?.offset.y == CGFloat(end))
  }

  @Test("is caught by a press, which is no tap then")
  func caught() throws {
    let taps = Log<String>()
    let screen = Screen(()) {
      ScrollView { Color.red.frame(width: 60, height: 2000).onTapGesture { taps("tap") } }
    }
    screen.drag(flick)
    screen.step(3)
    let moving = try #require(screen.scroll?.offset.y)
    screen.pointer(.down, 50, 50)
    screen.step()
    let held = try #require(screen.scroll?.offset.y)
    #expect(held > moving)
    screen.step(5)
    screen.pointer(.up, 50, 50)
    screen.step(30)
    #expect(screen.scroll?.offset.y == held)
    #expect(taps.entries.isEmpty)
    screen.tap(50, 50)
    #expect(taps.entries == ["tap"])
  }

  @Test("leaves taps to the content, and drags to a drag gesture in it")
  func gestures() throws {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 60, height: 50).onTapGesture { log("tap") }
          Color.blue.frame(width: 60, height: 50)
            .gesture(DragGesture().onEnded { _ in log("drag") })
          Color.green.frame(width: 60, height: 900)
        }
      }
    }
    screen.tap(50, 20)
    #expect(log.entries == ["tap"])
    screen.drag([CGPoint(x: 50, y: 40), CGPoint(x: 50, y: 20)])
    #expect(log.entries == ["tap"])
    #expect(screen.scroll?.offset.y == 10)
    screen.settle()
    screen.wheel(0, 1000)
    screen.drag([CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 60)])
    #expect(log.entries == ["tap", "drag"])
    #expect(screen.scroll?.offset.y == 0)
  }

  @Test("across its axis leaves the press to a scroll view around")
  func directions() throws {
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.red.frame(width: 500, height: 100) }
          Color.blue.frame(width: 60, height: 900)
        }
      }
    }
    let scrolls = try #require(screen.graph.root?.all(ScrollNode.self))
    screen.drag([CGPoint(x: 50, y: 80), CGPoint(x: 48, y: 50), CGPoint(x: 48, y: 50)])
    #expect(scrolls[0].offset.y == 20)
    #expect(scrolls[1].offset.x == 0)
    screen.settle()
    let y = scrolls[0].offset.y
    screen.drag([CGPoint(x: 80, y: 40), CGPoint(x: 50, y: 38), CGPoint(x: 50, y: 38)])
    #expect(scrolls[0].offset.y == y)
    #expect(scrolls[1].offset.x == 20)
  }

  @Test("comes to rest at whole pages, one further at most")
  func paging() throws {
    let screen = Screen(()) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in Color.red.frame(width: 100, height: 100) }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    screen.drag((0...4).map { CGPoint(x: 95 - 22 * CGFloat($0), y: 50) })
    screen.settle()
    #expect(screen.scroll?.offset.x == 100)
    screen.drag(
      [CGPoint(x: 20, y: 50), CGPoint(x: 50, y: 50)]
        + Array(repeating: CGPoint(x: 50, y: 50), count: 8))
    screen.settle()
    #expect(screen.scroll?.offset.x == 100)
    screen.wheel(-40, 0)
    screen.settle()
    screen.step(10)
    screen.settle()
    #expect(screen.scroll?.offset.x == 200)
  }

  @Test("comes to rest where a target view begins, inside the margins")
  func viewAligned() throws {
    let screen = Screen(()) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<8) { _ in Color.red.frame(width: 60, height: 100) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
    }
    screen.drag(
      [CGPoint(x: 90, y: 50), CGPoint(x: 40, y: 50)]
        + Array(repeating: CGPoint(x: 40, y: 50), count: 8))
    screen.settle()
    // Views begin at 20, 90, 160; the margin is 20.
    #expect(screen.scroll?.offset.x == 70)
  }

  @Test("by few views goes by as many as it shows along the axis that scrolls")
  func few() throws {
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 5) {
          ForEach(0..<30) { _ in Color.red.frame(width: 100, height: 20) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew))
      .frame(width: 100, height: 50)
    }
    screen.drag([70, 60, 50, 40, 30].map { CGPoint(x: 50, y: $0) })
    screen.settle()
    // Two of them begin within 50 points; momentum alone leads farther.
    #expect(screen.scroll?.offset.y == 50)
  }

  @Test func `content that settles by half a point goes on evenly when its end moves further`() {
    let screen = Screen(CGFloat(200.5)) { height in
      ScrollView { Color.red.frame(width: 60, height: height) }
    }
    screen.wheel(0, -1000)
    screen.settle()
    #expect(screen.scroll?.offset.y == 100.5)
    screen.change(200, .linear(duration: 1))
    screen.step(30)
    #expect(screen.scroll.map { abs($0.offset.y - 100.25) < 0.01 } == true)
    screen.change(190, .linear(duration: 1))
    var last: CGFloat = 100.25
    for _ in 0..<120 {
      let now = screen.scroll?.offset.y ?? 0
      // 10.25 points in 60 frames, and what is left of the half point.
      #expect((-0.001..<0.25).contains(last - now))
      last = now
      screen.step()
    }
    #expect(last == 90)
  }

  @Test func `switching its indicators off while one is shown is seen at once`() {
    let screen = Screen(true) { isShown in
      ScrollView(.vertical, showsIndicators: isShown) { Color.red.frame(width: 60, height: 400) }
    }
    screen.wheel(0, -150)
    #expect(screen.fills.count == 2)
    screen.set(false)
    screen.step()
    #expect(screen.fills.count == 1)
  }

  @Test("shows an indicator while it moves, which fades when it rests")
  func indicator() throws {
    let screen = Screen(()) { ScrollView { Color.red.frame(width: 60, height: 400) } }
    #expect(screen.fills.count == 1)
    screen.wheel(0, -150)
    let bar = try #require(screen.fills.last)
    #expect(screen.fills.count == 2)
    // The track is 94 points, the bar 36: half of the way is 29 from its beginning at 3.
    #expect(bar.shownRect == CGRect(x: 74, y: 32, width: 3, height: 36))
    screen.settle()
    #expect(screen.fills.count == 1)
    let hidden = Screen(()) {
      ScrollView { Color.red.frame(width: 60, height: 400) }.scrollIndicators(.hidden)
    }
    hidden.wheel(0, -150)
    #expect(hidden.fills.count == 1)
  }

  @Test func `an indicator that is hidden along one axis appears along the other`() throws {
    for hidden in [Axis.Set.horizontal, .vertical] {
      let screen = Screen(()) {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 400, height: 400) }
          .scrollIndicators(.hidden, axes: hidden)
      }
      screen.wheel(-50, -50)
      #expect(screen.fills.count == 2)
      let bar = try #require(screen.fills.last).shownRect
      #expect((bar.width > bar.height) == (hidden == .vertical))
    }
  }
}
