import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A view matched to a source that stays") @MainActor struct FollowingTests {
  private let first = CGRect(x: 0, y: 0, width: 20, height: 20)
  private let second = CGRect(x: 40, y: 60, width: 60, height: 40)

  @Test("lies on the source, and its slot in layout stays its own")
  func atRest() {
    let screen = Screen(()) { _ in
      Named { space in
        HStack(spacing: 0) {
          Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 30)
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 50, height: 50)
          Color.green
        }
      }
    }
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 35, width: 20, height: 30))
    #expect(screen.rect(.red) == CGRect(x: 0, y: 35, width: 20, height: 30))
    #expect(screen.rect(.green) == CGRect(x: 70, y: 0, width: 30, height: 100))
    #expect(screen.warnings.isEmpty)
  }

  /// A mark under the chosen one of four tabs.
  private func tabs(_ chosen: Int) -> some View {
    Named { space in
      HStack(spacing: 0) {
        ForEach(0..<4) { tab in
          Color.blue.frame(width: 25, height: 20)
            .matchedGeometryEffect(id: tab, in: space)
        }
      }
      .overlay {
        Color.red.matchedGeometryEffect(id: chosen, in: space, isSource: false)
      }
    }
  }

  @Test("glides to another source when its identifier changes")
  func otherIdentifier() {
    let screen = Screen(0) { tabs($0) }
    #expect(screen.rect(.red) == CGRect(x: 0, y: 40, width: 25, height: 20))
    screen.change(3, .linear(duration: 1))
    screen.step(31)
    #expect(isClose(screen.rect(.red), CGRect(x: 37.5, y: 40, width: 25, height: 20)))
    screen.settle()
    #expect(screen.rect(.red) == CGRect(x: 75, y: 40, width: 25, height: 20))
  }

  @Test("moves with a source that layout moves, frame by frame")
  func movingSource() {
    let screen = Screen(false) { isMoved in
      Named { space in
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: space).box(isMoved ? second : first)
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    screen.change(true, .easeInOut(duration: 1))
    screen.step()
    for frame in 1...60 {
      screen.step()
      let part = UnitCurve.easeInOut.value(at: Double(frame) / 60)
      #expect(isClose(screen.rect(.red), between(first, second, part)), "frame \(frame)")
      #expect(isClose(screen.rect(.blue), screen.rect(.red) ?? .null), "frame \(frame)")
    }
  }

  @Test("goes with a source whose space turns, and ends on whole pixels")
  func turningSource() throws {
    let screen = Screen(0.0) { degrees in
      Named { space in
        ZStack {
          ZStack(alignment: .topTrailing) {
            Color.clear
            Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
          }
          .rotationEffect(.degrees(degrees))
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    screen.change(90, .linear(duration: 1))
    #expect(screen.rect(.red) == CGRect(x: 90, y: 0, width: 10, height: 10))
    screen.step()
    for frame in 1...59 {
      screen.step()
      let angle = Double(frame) / 60 * Double.pi / 2
      let x = 50 + 45 * cos(angle) + 45 * sin(angle)
      let y = 50 - 45 * cos(angle) + 45 * sin(angle)
      let expected = CGRect(x: x - 5, y: y - 5, width: 10, height: 10)
      #expect(isClose(screen.rect(.red), expected), "frame \(frame)")
    }
    screen.settle()
    #expect(screen.rect(.red) == CGRect(x: 90, y: 90, width: 10, height: 10))
  }

  @Test("stays on the source while its own space turns and grows")
  func turningMember() throws {
    let screen = Screen(false) { isTurned in
      Named { space in
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: space).box(first)
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 40, height: 40)
            .rotationEffect(.degrees(isTurned ? 90 : 0)).scaleEffect(isTurned ? 2 : 1)
        }
      }
    }
    screen.change(true, .linear(duration: 1))
    for frame in 0...70 {
      screen.step()
      let rect = try #require(screen.rect(.red))
      #expect(abs(rect.midX - 10) < 1e-9 && abs(rect.midY - 10) < 1e-9, "frame \(frame)")
    }
    // The size is shared in the view's own coordinates: the scale doubles it.
    #expect(isClose(screen.rect(.red), CGRect(x: -10, y: -10, width: 40, height: 40)))
  }

  @Test("goes with a source in a geometry group that glides")
  func groupedSource() {
    let screen = Screen(false) { isRight in
      Named { space in
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
            .geometryGroup()
            .frame(width: 100, alignment: isRight ? .trailing : .leading)
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    screen.change(true, .linear(duration: 1))
    for frame in 0...60 {
      screen.step()
      let expected = CGRect(x: 80 * CGFloat(frame) / 60, y: 40, width: 20, height: 20)
      #expect(isClose(screen.rect(.blue), expected), "frame \(frame)")
      #expect(isClose(screen.rect(.red), expected), "frame \(frame)")
    }
  }

  @Test("changes places with the source when another view is said to be it")
  func toggledSource() {
    let screen = Screen(false) { isSecond in
      Named { space in
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: !isSecond).box(first)
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: isSecond).box(second)
        }
      }
    }
    #expect(screen.rect(.red) == first)
    screen.change(true, .linear(duration: 1))
    for frame in 0...60 {
      screen.step()
      let expected = between(first, second, Double(frame) / 60)
      #expect(isClose(screen.rect(.red), expected), "frame \(frame)")
      #expect(isClose(screen.rect(.blue), expected), "frame \(frame)")
    }
    screen.settle()
    #expect(screen.rect(.blue) == second)
    screen.set(false)
    screen.step()
    #expect(screen.rect(.red) == first)
    #expect(screen.rect(.blue) == first)
    #expect(screen.warnings.isEmpty)
  }

  /// A red view matched to a blue source, in a frame of its own.
  private func pair(
    _ properties: MatchedGeometryProperties, source: UnitPoint = .center,
    member: UnitPoint = .center, direction: LayoutDirection = .leftToRight
  ) -> CGRect? {
    Screen(()) { _ in
      Named { space in
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: space, anchor: source).box(second)
          Color.red
            .matchedGeometryEffect(
              id: 1, in: space, properties: properties, anchor: member, isSource: false
            )
            .frame(width: 10, height: 20)
        }
        .environment(\.layoutDirection, direction)
      }
    }.rect(.red)
  }

  @Test("takes over the position alone, or the size alone")
  func properties() {
    #expect(pair(.frame) == second)
    #expect(pair(.position) == CGRect(x: 65, y: 70, width: 10, height: 20))
    #expect(pair(.size) == CGRect(x: 45, y: 40, width: 60, height: 40))
    #expect(pair([]) == CGRect(x: 45, y: 40, width: 10, height: 20))
  }

  @Test("lays its anchor on the source's")
  func anchors() {
    #expect(
      pair(.position, source: .topLeading, member: .topLeading)
        == CGRect(x: 40, y: 60, width: 10, height: 20))
    #expect(
      pair(.position, source: .bottomTrailing, member: .topLeading)
        == CGRect(x: 100, y: 100, width: 10, height: 20))
    #expect(
      pair(.frame, source: .topLeading, member: .center)
        == CGRect(x: 10, y: 40, width: 60, height: 40))
  }

  @Test("takes anchors from the right in a layout from right to left")
  func rightToLeft() {
    // The source's frame is mirrored: it lies at 0...60.
    #expect(
      pair(.position, source: .topLeading, member: .topLeading, direction: .rightToLeft)
        == CGRect(x: 50, y: 60, width: 10, height: 20))
    #expect(
      pair(.frame, source: .leading, member: .leading, direction: .rightToLeft)
        == CGRect(x: 0, y: 60, width: 60, height: 40))
  }

  @Test("goes back to its own place when no source is left")
  func noSource() {
    let screen = Screen(true) { hasSource in
      Named { space in
        ZStack {
          if hasSource { Color.blue.matchedGeometryEffect(id: 1, in: space).box(first) }
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false).box(second)
        }
      }
    }
    #expect(screen.rect(.red) == first)
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    #expect(isClose(screen.rect(.red), between(first, second, 0.5)))
    #expect(screen.rect(.blue) == first)
    screen.settle()
    #expect(screen.rect(.red) == second)
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(isClose(screen.rect(.red), between(second, first, 0.5)))
  }

  @Test("stays where it is while it leaves together with its source")
  func leavingTogether() {
    let screen = Screen(true) { isShown in
      Named { space in
        ZStack {
          if isShown {
            ZStack {
              Color.blue.matchedGeometryEffect(id: 1, in: space).box(first)
              Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false).box(second)
            }
          }
        }
      }
    }
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    #expect(screen.rect(.red) == first)
    #expect(screen.rect(.blue) == first)
    screen.settle()
    #expect(screen.fills.isEmpty)
  }

  @Test("is told of two sources at once, by the identifier, once")
  func severalSources() {
    let screen = Screen(0) { step in
      Named { space in
        ZStack {
          Color.blue.matchedGeometryEffect(id: "twice", in: space).box(first)
          if step > 0 { Color.red.matchedGeometryEffect(id: "twice", in: space).box(second) }
          Color.green.matchedGeometryEffect(id: "twice", in: space, isSource: false)
            .opacity(step > 1 ? 0.5 : 1)
        }
      }
    }
    #expect(screen.warnings.isEmpty)
    screen.set(1)
    screen.step()
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("\"twice\"") == true)
    // The newest counts.
    #expect(screen.rect(.green) == second)
    screen.set(2)
    screen.step(3)
    #expect(screen.warnings.count == 1)
  }

  @Test("ends without a hang, with a warning, when it moves its own source")
  func circle() {
    let screen = Screen(()) { _ in
      Named { space in
        Color.red.overlay(alignment: .topLeading) {
          Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
        }
        .matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
        .frame(width: 60, height: 60)
      }
    }
    screen.step(3)
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("circular") == true)
  }
}
