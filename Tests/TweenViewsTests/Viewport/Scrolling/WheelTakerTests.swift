import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What the wheel turns, by where it turns: the innermost view that takes it.
@Suite("The wheel") @MainActor struct WheelTakerTests {
  /// How far each scroll view is scrolled, in the order of the tree.
  private func offsets<Value>(_ screen: Screen<Value>) -> [CGPoint] {
    (screen.graph.root?.all(ScrollNode.self) ?? []).map(\.offset)
  }

  /// Wide content in a row of its own above others.
  private struct Rows: View {
    var hasStrip = true
    var strips = 1

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          if hasStrip {
            ForEach(0..<strips, id: \.self) { _ in
              ScrollView(.horizontal) { Color.red.frame(width: 400, height: 40) }
            }
          }
          Color.blue.frame(width: 100, height: 400)
        }
      }
    }
  }

  @Test("turns a scroll view in another where it turns over it, and the other beside it")
  func inner() {
    let screen = Screen(()) { Rows() }
    screen.wheel(-10, 0, at: CGPoint(x: 50, y: 20))
    #expect(offsets(screen) == [.zero, CGPoint(x: 10, y: 0)])
    screen.wheel(0, -20, at: CGPoint(x: 50, y: 70))
    #expect(offsets(screen) == [CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 0)])
    screen.wheel(-10, 0, at: CGPoint(x: 50, y: 70))
    #expect(offsets(screen) == [CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 0)])
  }

  @Test("turns the outer one once the inner one has gone, and the inner one when it is back")
  func comingAndGoing() {
    let screen = Screen(true) { Rows(hasStrip: $0) }
    screen.set(false)
    screen.step()
    screen.wheel(-10, -10, at: CGPoint(x: 50, y: 20))
    #expect(offsets(screen) == [CGPoint(x: 0, y: 10)])
    screen.wheel(0, 10, at: CGPoint(x: 50, y: 20))
    screen.set(true)
    screen.step()
    screen.wheel(-10, 0, at: CGPoint(x: 50, y: 20))
    #expect(offsets(screen) == [.zero, CGPoint(x: 10, y: 0)])
  }

  @Test("finds the innermost among many", arguments: [1, 2, 7, 8, 9, 30])
  func many(_ strips: Int) {
    let screen = Screen(()) { Rows(strips: strips) }
    screen.wheel(-10, 0, at: CGPoint(x: 50, y: 20))
    var expected = [CGPoint](repeating: .zero, count: strips + 1)
    expected[1].x = 10
    #expect(offsets(screen) == expected)
    let below = CGFloat(strips) * 40 + 5
    guard below < 100 else { return }
    screen.wheel(0, -5, at: CGPoint(x: 50, y: below))
    expected[0].y = 5
    #expect(offsets(screen) == expected)
  }

  /// A container that shows what is made outside of it, inside of a scroll view of its own.
  private struct Carousel<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(subviews: content) { $0 }
          Color.blue.frame(width: 100, height: 400)
        }
      }
    }
  }

  @Test("turns a scroll view that was made outside of the one that shows it")
  func foreign() {
    let screen = Screen(()) {
      Carousel { ScrollView(.horizontal) { Color.red.frame(width: 400, height: 40) } }
    }
    screen.wheel(-10, 0, at: CGPoint(x: 50, y: 20))
    #expect(Set(offsets(screen).map(\.x)) == [0, 10])
  }

  @Test("is taken by a view in a scroll view, which scrolls where that leaves it")
  func taken() {
    let log = Log<CGSize>()
    let screen = Screen(true) { takes in
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 40).onWheel { delta in
            log(delta)
            return takes
          }
          Color.blue.frame(width: 100, height: 400)
        }
      }
    }
    screen.wheel(0, -10, at: CGPoint(x: 50, y: 20))
    #expect(offsets(screen) == [.zero])
    #expect(log.entries == [CGSize(width: 0, height: -10)])
    screen.wheel(0, -10, at: CGPoint(x: 50, y: 70))
    #expect(offsets(screen) == [CGPoint(x: 0, y: 10)])
    screen.set(false)
    screen.step()
    screen.wheel(0, -10, at: CGPoint(x: 50, y: 20))
    #expect(offsets(screen) == [CGPoint(x: 0, y: 20)])
    #expect(log.entries.count == 2)
  }

  @Test("does not reach a scroll view behind a view, whether that is pressed or not")
  func covered() {
    for isPressed in [true, false] {
      let screen = Screen(()) {
        ZStack {
          ScrollView { Color.blue.frame(width: 100, height: 400) }
          Color.red.frame(width: 100, height: 40)
            .gesture(TapGesture(), including: isPressed ? .all : .subviews)
        }
      }
      screen.wheel(0, -10, at: CGPoint(x: 50, y: 50))
      #expect(offsets(screen) == [.zero])
      screen.wheel(0, -10, at: CGPoint(x: 50, y: 90))
      #expect(offsets(screen) == [CGPoint(x: 0, y: 10)])
    }
  }
}
