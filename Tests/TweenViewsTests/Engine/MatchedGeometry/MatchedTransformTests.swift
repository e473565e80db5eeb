import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A matched view between spaces and changes") @MainActor struct MatchedTransformTests {
  private let small = CGRect(x: 0, y: 0, width: 20, height: 20)
  private let large = CGRect(x: 40, y: 60, width: 60, height: 40)

  /// A small view, and a large one in a space of its own.
  private func spaces<Space: View>(
    _ isLarge: Bool, transition: AnyTransition = .opacity,
    @ViewBuilder in space: @escaping (AnyView) -> Space
  ) -> some View {
    Named { name in
      ZStack {
        if isLarge {
          space(AnyView(Color.red.matchedGeometryEffect(id: 1, in: name).box(large)))
            .transition(transition)
        } else {
          Color.blue.matchedGeometryEffect(id: 1, in: name).box(small).transition(transition)
        }
      }
    }
  }

  @Test("flies into a space that is turned, and is drawn turned")
  func turned() throws {
    let screen = Screen(false) { isLarge in
      spaces(isLarge) { $0.rotationEffect(.degrees(90)) }
    }
    screen.change(true, .linear(duration: 1))
    // A quarter turn about (50, 50) takes the large centre (70, 80) to (20, 70).
    for frame in 0...60 {
      screen.step()
      let part = CGFloat(frame) / 60
      let red = try #require(screen.rect(.red))
      let blue = try #require(screen.rect(.blue))
      let center = CGPoint(x: 10 + 10 * part, y: 10 + 60 * part)
      let size = CGSize(width: 20 + 40 * part, height: 20 + 20 * part)
      let drawn = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      #expect(isClose(blue, drawn), "frame \(frame)")
      let turned = CGRect(
        x: center.x - size.height / 2, y: center.y - size.width / 2, width: size.height,
        height: size.width)
      #expect(isClose(red, turned), "frame \(frame)")
    }
  }

  @Test("flies where it should under a scale transition, whatever its scale")
  func scaleTransition() throws {
    let screen = Screen(false) { spaces($0, transition: .scale) { $0 } }
    screen.change(true, .linear(duration: 1))
    for frame in 0...60 {
      screen.step()
      let part = CGFloat(frame) / 60
      let red = try #require(screen.rect(.red))
      // A source's place on the screen goes through its transition's scale, about the box's centre.
      let scale = 1e-5 + (1 - 1e-5) * part
      let target = CGPoint(x: 50 + 20 * scale, y: 50 + 30 * scale)
      let first = CGPoint(x: 50 + 20e-5, y: 50 + 30e-5)
      let center = CGPoint(
        x: target.x + (10 - first.x) * (1 - part), y: target.y + (10 - first.y) * (1 - part))
      #expect(abs(red.midX - center.x) < 1e-6, "frame \(frame)")
      #expect(abs(red.midY - center.y) < 1e-6, "frame \(frame)")
    }
    screen.settle()
    #expect(screen.rect(.red) == large)
  }

  @Test("begins where the old view is, also when its transition moves it")
  func moveTransition() throws {
    let screen = Screen(false) { spaces($0, transition: .push(from: .bottom)) { $0 } }
    screen.change(true, .linear(duration: 1))
    #expect(screen.rect(.red) == small)
    for frame in 0...60 {
      screen.step()
      let expected = between(small, large, Double(frame) / 60)
      #expect(isClose(screen.rect(.red), expected), "frame \(frame)")
    }
  }

  @Test("leaves a first source's own transition alone")
  func firstTransition() {
    let screen = Screen(false) { isShown in
      Named { name in
        ZStack {
          if isShown {
            Color.red.matchedGeometryEffect(id: 1, in: name).frame(width: 20, height: 20)
              .transition(.move(edge: .leading))
          }
        }
      }
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(isClose(screen.rect(.red), CGRect(x: 30, y: 40, width: 20, height: 20)))
    screen.settle()
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    #expect(isClose(screen.rect(.red), CGRect(x: 30, y: 40, width: 20, height: 20)))
    screen.settle()
    #expect(screen.fills.isEmpty)
  }

  @Test("flies on from its source when that goes at once")
  func identityTransition() {
    let screen = Screen(false) { spaces($0, transition: .identity) { $0 } }
    screen.change(true, .linear(duration: 1))
    #expect(screen.fills.count == 1)
    screen.step(31)
    #expect(isClose(screen.rect(.red), between(small, large, 0.5)))
  }

  @Test("knows where a source in a space is that moved while it was alone")
  func staleSource() {
    let screen = Screen(0) { step in
      Named { name in
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: name, isSource: step < 2)
            .frame(width: 20, height: 20).geometryGroup()
            .frame(width: 100, alignment: step > 0 ? .trailing : .leading)
          if step == 2 { Color.red.matchedGeometryEffect(id: 1, in: name).box(large) }
        }
      }
    }
    screen.change(1, .linear(duration: 0.5))
    screen.settle()
    let moved = CGRect(x: 80, y: 40, width: 20, height: 20)
    #expect(screen.rect(.blue) == moved)
    screen.change(2, .linear(duration: 1))
    #expect(screen.rect(.red) == moved)
    screen.step(31)
    #expect(isClose(screen.rect(.red), between(moved, large, 0.5)))
  }

  @Test("is hit where it is shown")
  func hits() {
    let log = Log<Int>()
    let screen = Screen(()) { _ in
      Named { name in
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: name).box(small)
          Color.red.onTapGesture { log(1) }
            .matchedGeometryEffect(id: 1, in: name, isSource: false).box(large)
        }
      }
    }
    screen.tap(70, 80)
    #expect(log.entries.isEmpty)
    screen.tap(10, 10)
    #expect(log.entries == [1])
  }

  @Test("costs nothing while other things move")
  func cost() {
    let screen = Screen(false) { isTurned in
      Named { name in
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: name).box(small)
          Color.red.matchedGeometryEffect(id: 1, in: name, isSource: false)
          Color.green.frame(width: 10, height: 10).rotationEffect(.degrees(isTurned ? 90 : 0))
        }
      }
    }
    screen.change(true, .linear(duration: 1))
    screen.step()
    for _ in 0..<30 {
      screen.step()
      #expect(screen.graph.report.layoutCalls == 0)
      #expect(screen.graph.report.itemsRefreshed == 1)
    }
    screen.settle()
    #expect(screen.graph.nextWork == .idle)
  }

  /// One of three views is there, and they change places at random moments under random animations.
  @Test("goes on from where it is at any change", arguments: 0..<60)
  func randomChanges(_ seed: UInt64) throws {
    let places = [
      small, large, CGRect(x: 30, y: 10, width: 10, height: 70),
    ]
    let colors = [Color.red, .green, .blue]
    let generator = SeededGenerator(seed: seed)
    let screen = Screen(0) { shown in
      Named { name in
        ZStack {
          ForEach([shown], id: \.self) { index in
            colors[index].matchedGeometryEffect(id: "one", in: name).box(places[index])
          }
        }
      }
    }
    func random(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    var shown = 0
    var last = small
    var changes: [String] = []
    for _ in 0..<8 {
      shown = (shown + 1 + random(2)) % 3
      let animation: Animation = [
        .linear(duration: 0.5), .easeInOut(duration: 0.7), .spring(duration: 0.5, bounce: 0.2),
      ][random(3)]
      let pause = 1 + random(40)
      changes.append("to \(shown) under \(animation), \(pause) frames")
      screen.change(shown, animation)
      for frame in 0..<pause {
        // Who leaves, and who comes, lies in one place.
        let rects = screen.fills.map(\.shownRect)
        let rect = try #require(rects.last)
        let differ = rects.contains { !isClose($0, rect, within: 1e-6) }
        #expect(!differ, "seed \(seed), frame \(frame) after \(changes)")
        // Nothing goes faster than 110 points in a third of an animation.
        let step = max(abs(rect.midX - last.midX), abs(rect.width - last.width))
        #expect(step < 12, "seed \(seed), frame \(frame) after \(changes)")
        last = rect
        screen.step()
      }
      last = try #require(screen.fills.last).shownRect
    }
    screen.settle()
    #expect(screen.fills.map(\.shownRect) == [places[shown]], "seed \(seed): \(changes)")
    #expect(screen.warnings.isEmpty)
    #expect(screen.graph.nextWork == .idle)
  }
}
