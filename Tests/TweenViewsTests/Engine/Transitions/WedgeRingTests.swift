import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// The wedge ring, rolled out: bars that share a line of 100 points.
private struct Line: Equatable {
  var ids: [Int]
  func start(_ id: Int) -> Double {
    100 / Double(ids.count) * Double(ids.firstIndex(of: id) ?? 0)
  }
  func end(_ id: Int) -> Double { start(id) + 100 / Double(ids.count) }
}

@Suite("A ring of wedges") @MainActor struct WedgeRingTests {
  private static let hues: [Color] = [
    Color(hue: 0, saturation: 1, brightness: 1), Color(hue: 0.2, saturation: 1, brightness: 1),
    Color(hue: 0.4, saturation: 1, brightness: 1), Color(hue: 0.6, saturation: 1, brightness: 1),
    Color(hue: 0.8, saturation: 1, brightness: 1),
  ]

  private func ring(_ ids: [Int]) -> Screen<Line> {
    let taps = Tapper()
    let screen = Screen(Line(ids: ids)) { line in
      ZStack {
        ForEach(line.ids, id: \.self) { id in
          Bar(start: line.start(id), end: line.end(id)).fill(Self.hues[id])
            .transition(.scaleAndFade)
            .onTapGesture { taps.tap(id) }
        }
        Spacer()
      }
    }
    taps.onTap = { [source = screen.source] id in
      withAnimation(.spring()) { source.value.ids.removeAll { $0 == id } }
    }
    return screen
  }

  private final class Tapper {
    var onTap: (Int) -> Void = { _ in }
    func tap(_ id: Int) { onTap(id) }
  }

  private func edges(_ id: Int, _ screen: Screen<Line>) throws -> [Double] {
    let rect = try #require(screen.rect(Self.hues[id]))
    return [Double(rect.minX), Double(rect.maxX)]
  }

  @Test("gives a tap in mid-flight to exactly the wedge seen under it")
  func tapInFlight() throws {
    let screen = ring([0, 1, 2, 3])
    // Wedge 1 spans 25...50 and goes to 20...40.
    screen.change(Line(ids: [0, 1, 2, 3, 4]), .spring())
    screen.step(10)
    let shown = try edges(1, screen)
    let x = (shown[1] + 40) / 2
    #expect(x > 40 && x < shown[1], "The model has wedge 2 there.")
    screen.tap(x, 50)
    #expect(screen.source.value.ids == [0, 2, 3, 4])
  }

  @Test("closes up after a removal without a jump in position or velocity")
  func closesUp() throws {
    let screen = ring([0, 1, 2, 3])
    screen.change(Line(ids: [0, 1, 2, 3, 4]), .spring())
    let begin = screen.frame + 1
    // Wedge 3: 75...100 to 60...80.
    var spring = ReferenceSpring([-15, -20])
    for _ in 0..<12 {
      screen.step()
      spring.advance(to: Double(screen.frame - begin) / 60)
      let shown = try edges(3, screen)
      #expect(abs(shown[0] - (75 + spring.offset[0])) < 1e-9)
      #expect(abs(shown[1] - (100 + spring.offset[1])) < 1e-9)
    }
    // The tap takes wedge 0: 3 goes to 50...75.
    screen.tap(1, 50)
    spring.retarget(by: [-10, -5], at: Double(screen.frame - begin) / 60)
    for _ in 0..<90 {
      let shown = try edges(3, screen)
      let goal = spring.isFinished ? [-25, -25] : spring.offset
      #expect(abs(shown[0] - (75 + goal[0])) < 1e-9, "frame \(screen.frame)")
      #expect(abs(shown[1] - (100 + goal[1])) < 1e-9, "frame \(screen.frame)")
      screen.step()
      if !spring.isFinished { spring.advance(to: Double(screen.frame - begin) / 60) }
    }
    #expect(spring.isFinished)
    #expect(try edges(3, screen) == [50, 75])
    #expect(screen.fill(Self.hues[0]) == nil)
  }

  @Test("hits a growing wedge where its transform shows it, and beside it what lies behind")
  func hitThroughTransform() {
    let log = Log<String>()
    let screen = Screen(false) { isShown in
      ZStack {
        Color.blue.onTapGesture { log("behind") }
        if isShown { Color.red.transition(.scaleAndFade).onTapGesture { log("wedge") } }
      }
    }
    screen.change(true, .linear(duration: 1))
    screen.step(1)
    // Scale 0.1: 45...55.
    screen.tap(40, 50)
    screen.tap(50, 50)
    #expect(log.entries == ["behind", "wedge"])
  }

  @Test("brings a removed wedge back on its own subtree")
  func bringsBack() throws {
    let screen = ring([0, 1])
    screen.change(Line(ids: [0]), .spring())
    screen.step(8)
    let leaving = try #require(screen.fill(Self.hues[1])).opacity
    #expect(leaving > 0 && leaving < 1)
    screen.change(Line(ids: [0, 1]), .spring())
    let back = try #require(screen.fill(Self.hues[1])).opacity
    #expect(abs(back - leaving) < 0.1)
    screen.settle()
    #expect(try edges(1, screen) == [50, 100])
    #expect(screen.fills.count == 2)
    #expect(screen.fill(Self.hues[1])?.opacity == 1)
  }

  @Test("is empty from frame k + 62 when it is cleared in frame k")
  func cleared() {
    let screen = ring([0, 1, 2, 3, 4])
    screen.step(5)
    screen.change(Line(ids: []), .easeInOut(duration: 1))
    let start = screen.frame
    while screen.frame < start + 60 {
      screen.step()
      #expect(screen.fills.count == 5)
      #expect(screen.fills.allSatisfy { $0.opacity > 0 })
    }
    screen.step()
    #expect(screen.fills.allSatisfy { $0.opacity == 0 })
    screen.step()
    #expect(screen.fills.isEmpty)
  }
}
