import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A matched view that turns into another") @MainActor struct HeroTests {
  private let small = CGRect(x: 0, y: 0, width: 20, height: 20)
  private let large = CGRect(x: 40, y: 60, width: 60, height: 40)

  private func opacity(_ color: Color, _ screen: Screen<Bool>) -> Double {
    Double(screen.fill(color)?.opacity ?? 0)
  }

  @Test("flies with it from the old geometry to the new one, in every frame, and cross-fades")
  func flight() {
    let screen = Screen(false) { Hero(isLarge: $0) }
    #expect(screen.rect(.blue) == small)
    screen.change(true, .linear(duration: 1))
    #expect(screen.rect(.blue) == small)
    #expect(screen.rect(.red) == small)
    for frame in 0...60 {
      screen.step()
      let part = Double(frame) / 60
      #expect(isClose(screen.rect(.red), between(small, large, part)), "frame \(frame)")
      #expect(isClose(screen.rect(.blue), between(small, large, part)), "frame \(frame)")
      #expect(abs(opacity(.red, screen) - part) < 1e-9)
      #expect(abs(opacity(.blue, screen) - (1 - part)) < 1e-9)
    }
    screen.step(2)
    #expect(screen.rect(.red) == large)
    #expect(screen.fills.count == 1)
    #expect(screen.graph.nextWork == .idle)
    #expect(screen.warnings.isEmpty)
  }

  @Test("draws the leaving view behind the coming one")
  func order() throws {
    let screen = Screen(false) { Hero(isLarge: $0) }
    screen.change(true, .linear(duration: 1))
    screen.step(10)
    let blue = Color.blue.resolve(in: EnvironmentValues())
    let red = Color.red.resolve(in: EnvironmentValues())
    #expect(screen.colors == [blue, red])
  }

  @Test("follows a timing curve")
  func easing() {
    let screen = Screen(false) { Hero(isLarge: $0) }
    screen.change(true, .easeInOut(duration: 1))
    screen.step()
    for frame in 1..<60 {
      screen.step()
      let part = UnitCurve.easeInOut.value(at: Double(frame) / 60)
      #expect(isClose(screen.rect(.red), between(small, large, part)), "frame \(frame)")
    }
  }

  @Test("follows a spring, point and size as one vector")
  func spring() {
    let screen = Screen(false) { Hero(isLarge: $0) }
    screen.change(true, .spring(response: 0.5, dampingFraction: 0.6))
    var reference = ReferenceSpring([60, 70, 40, 20], response: 0.5, dampingFraction: 0.6)
    screen.step()
    for frame in 1...40 {
      screen.step()
      reference.advance(to: Double(frame) / 60)
      let offset = reference.offset
      let size = CGSize(width: 20 + offset[2], height: 20 + offset[3])
      let expected = CGRect(
        x: 10 + offset[0] - size.width / 2, y: 10 + offset[1] - size.height / 2,
        width: size.width, height: size.height)
      #expect(isClose(screen.rect(.red), expected), "frame \(frame)")
      #expect(screen.rect(.blue) == screen.rect(.red))
    }
    screen.settle()
    #expect(screen.rect(.red) == large)
    #expect(screen.fills.count == 1)
  }

  @Test("jumps when nothing animates")
  func unanimated() {
    let screen = Screen(false) { Hero(isLarge: $0) }
    screen.set(true)
    screen.step()
    #expect(screen.rect(.red) == large)
    #expect(screen.fills.count == 1)
  }

  @Test("turns back in mid-flight by the rule for combined animations")
  func back() {
    let screen = Screen(false) { Hero(isLarge: $0) }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    let shown = screen.rect(.red)
    screen.change(false, .linear(duration: 1))
    // The change's own frame goes on by the old animation.
    #expect(isClose(screen.rect(.blue), between(small, large, 31.0 / 60)))
    #expect(shown.map { $0.minX < 21 } == true)
    for frame in 32...90 {
      screen.step()
      let time = Double(frame) / 60
      let first = min(time, 1)
      let part = first + (time - 31.0 / 60) * (0 - first)
      #expect(isClose(screen.rect(.blue), between(small, large, part)), "frame \(frame)")
      if frame < 88 {
        #expect(isClose(screen.rect(.red), between(small, large, part)), "frame \(frame)")
      }
    }
    screen.settle()
    #expect(screen.rect(.blue) == small)
    #expect(screen.fills.count == 1)
  }

  @Test("keeps a spring's velocity when it turns back, and back again")
  func springBack() {
    let screen = Screen(false) { Hero(isLarge: $0) }
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.8)
    var reference = ReferenceSpring([60, 70, 40, 20], response: 0.5, dampingFraction: 0.8)
    func expected(_ frame: Int) -> CGRect {
      reference.advance(to: Double(frame) / 60)
      let offset = reference.offset
      let size = CGSize(width: 20 + offset[2], height: 20 + offset[3])
      return CGRect(
        x: 10 + offset[0] - size.width / 2, y: 10 + offset[1] - size.height / 2,
        width: size.width, height: size.height)
    }
    screen.change(true, spring)
    screen.step()
    var frame = 0
    for (count, isLarge) in [(9, false), (12, true), (7, false)] {
      for _ in 0..<count {
        screen.step()
        frame += 1
        #expect(isClose(screen.rect(.red), expected(frame)), "frame \(frame)")
        #expect(isClose(screen.rect(.blue), screen.rect(.red) ?? .null), "frame \(frame)")
      }
      screen.change(isLarge, spring)
      frame += 1
      let delta: [Double] = isLarge ? [60, 70, 40, 20] : [-60, -70, -40, -20]
      reference.retarget(by: delta, at: Double(frame) / 60)
      #expect(isClose(screen.rect(.red), expected(frame)), "frame \(frame)")
    }
    screen.settle()
    #expect(screen.rect(.blue) == small)
    #expect(screen.fills.count == 1)
  }

  @Test("lies on whole pixels again when it has landed")
  func pixels() {
    let odd = CGRect(x: 40.3, y: 60.7, width: 33.3, height: 20.2)
    let screen = Screen(false) { Hero(isLarge: $0, large: odd) }
    screen.change(true, .linear(duration: 1))
    screen.step(20)
    screen.settle()
    #expect(screen.rect(.red) == odd.roundedToPixels(scale: 1))
  }

  @Test("goes on to where the new source comes to lie when layout changes in mid-flight")
  func movedTarget() throws {
    let screen = Screen(0) { stage in
      Hero(isLarge: stage > 0, large: stage > 1 ? CGRect(x: 0, y: 0, width: 80, height: 60) : large)
    }
    screen.change(1, .linear(duration: 1))
    screen.step(31)
    let shown = try #require(screen.rect(.red))
    screen.change(2, .linear(duration: 1))
    let next = try #require(screen.rect(.red))
    #expect(isClose(next, between(small, large, 31.0 / 60)))
    #expect(abs(next.minX - shown.minX) < 2)
    var last = next
    for _ in 0..<100 {
      screen.step()
      let rect = try #require(screen.rect(.red))
      #expect(abs(rect.midX - last.midX) < 3 && abs(rect.width - last.width) < 3)
      last = rect
    }
    #expect(last == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test("calls the change's completion when the flight is over")
  func completion() {
    let log = Log<Int>()
    let screen = Screen(false) { isSecond in
      Named { space in
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: !isSecond).box(small)
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: isSecond).box(large)
        }
      }
    }
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      screen.source.value = true
    } completion: {
      log(screen.frame)
    }
    screen.step(80)
    // One frame at the old value, 60 on the way, one in its place; then the animator ends.
    #expect(log.entries == [63])
  }

  @Test("lets the layout around it be")
  func layout() {
    let screen = Screen(false) { isLarge in
      Named { space in
        HStack(spacing: 0) {
          if isLarge {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 60)
          } else {
            Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20)
          }
          Color.green
        }
      }
    }
    #expect(screen.rect(.green) == CGRect(x: 20, y: 0, width: 80, height: 100))
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    // The neighbour makes room for all of the new view at once, and glides there itself.
    #expect(isClose(screen.rect(.green), CGRect(x: 40, y: 0, width: 60, height: 100)))
    #expect(isClose(screen.rect(.red), CGRect(x: 0, y: 0, width: 40, height: 100)))
  }

  @Test("goes from a row of a list to a detail and back")
  func detail() {
    let screen = Screen(Int?.none) { selected in
      Named { space in
        ZStack {
          VStack(spacing: 0) {
            ForEach(0..<4) { row in
              if selected == row {
                Color.clear.frame(height: 10)
              } else {
                [Color.red, .green, .blue, .orange][row]
                  .matchedGeometryEffect(id: row, in: space).frame(height: 10)
              }
            }
          }
          if let selected {
            Color.purple.matchedGeometryEffect(id: selected, in: space).frame(width: 50, height: 50)
          }
        }
      }
    }
    let row = CGRect(x: 0, y: 50, width: 100, height: 10)
    let detail = CGRect(x: 25, y: 25, width: 50, height: 50)
    #expect(screen.rect(.blue) == row)
    screen.change(2, .linear(duration: 1))
    screen.step(16)
    #expect(isClose(screen.rect(.purple), between(row, detail, 0.25)))
    #expect(isClose(screen.rect(.blue), between(row, detail, 0.25)))
    #expect(screen.rect(.green) == CGRect(x: 0, y: 40, width: 100, height: 10))
    screen.settle()
    #expect(screen.rect(.purple) == detail)
    #expect(screen.fill(.blue) == nil)
    screen.change(nil, .linear(duration: 1))
    screen.step(16)
    #expect(isClose(screen.rect(.blue), between(detail, row, 0.25)))
    #expect(isClose(screen.rect(.purple), between(detail, row, 0.25)))
    screen.settle()
    #expect(screen.rect(.blue) == row)
    #expect(screen.warnings.isEmpty)
  }

  @Test("flies between the choices of a ViewThatFits, of which the shown one is the source")
  func choices() throws {
    let screen = Screen(80.0) { width in
      Named { space in
        ViewThatFits {
          HStack(spacing: 0) {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
            Color.blue.frame(width: width, height: 20)
          }
          VStack(spacing: 0) {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
            Color.blue.frame(width: width, height: 20)
          }
        }
        .frame(width: 90)
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 40, y: 30, width: 20, height: 20))
    screen.change(40, .linear(duration: 1))
    screen.step(31)
    #expect(screen.rect(.red) == CGRect(x: 30, y: 35, width: 20, height: 20))
    screen.settle()
    #expect(screen.rect(.red) == CGRect(x: 20, y: 40, width: 20, height: 20))
    #expect(screen.warnings.isEmpty)
  }

  @Test("carries views that are matched themselves")
  func nested() {
    let screen = Screen(false) { isLarge in
      Named { space in
        ZStack {
          if isLarge {
            Color.red.overlay(alignment: .bottomTrailing) {
              Color.green.matchedGeometryEffect(id: "title", in: space).frame(width: 30, height: 10)
            }
            .matchedGeometryEffect(id: "card", in: space).box(large)
          } else {
            Color.blue.overlay(alignment: .topLeading) {
              Color.orange.matchedGeometryEffect(id: "title", in: space)
                .frame(width: 10, height: 4)
            }
            .matchedGeometryEffect(id: "card", in: space).box(small)
          }
        }
      }
    }
    let title = CGRect(x: 0, y: 0, width: 10, height: 4)
    #expect(screen.rect(.orange) == title)
    screen.change(true, .linear(duration: 1))
    #expect(isClose(screen.rect(.green), title))
    for frame in 0...60 {
      screen.step()
      let part = Double(frame) / 60
      let card = between(small, large, part)
      #expect(isClose(screen.rect(.red), card), "frame \(frame)")
      // The new title lies at the card's corner, less what is left of its own way from there.
      let slot = CGRect(x: card.maxX - 30, y: card.maxY - 10, width: 30, height: 10)
      let first = CGRect(x: -10, y: 10, width: 30, height: 10)
      let rest = 1 - part
      let size = CGSize(
        width: slot.width + rest * (title.width - first.width),
        height: slot.height + rest * (title.height - first.height))
      let center = CGPoint(
        x: slot.midX + rest * (title.midX - first.midX),
        y: slot.midY + rest * (title.midY - first.midY))
      let expected = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      #expect(isClose(screen.rect(.green), expected), "frame \(frame)")
      #expect(isClose(screen.rect(.orange), expected), "frame \(frame)")
    }
    screen.settle()
    #expect(screen.rect(.green) == CGRect(x: 70, y: 90, width: 30, height: 10))
  }
}
