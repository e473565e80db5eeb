import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A geometry group") @MainActor struct GeometryGroupTests {
  /// A parent that goes from the left to the right of the screen, and gets a child meanwhile.
  private struct Moving<Wrapped: View>: View {
    var isRight: Bool
    @ViewBuilder let wrap: (AnyView) -> Wrapped

    var body: some View {
      wrap(
        AnyView(
          ZStack(alignment: .topLeading) {
            Color.blue.frame(width: 40, height: 40)
            if isRight { Color.red.frame(width: 10, height: 10) }
          })
      )
      .frame(width: 100, alignment: isRight ? .trailing : .leading)
    }
  }

  @Test("keeps a new child where it belongs in a moving parent")
  func grouped() {
    let screen = Screen(false) { Moving(isRight: $0) { $0.geometryGroup() } }
    screen.change(true, .linear(duration: 1))
    #expect(screen.rect(.red) == CGRect(x: 0, y: 30, width: 10, height: 10))
    for frame in 0...60 {
      screen.step()
      let x = 60 * CGFloat(frame) / 60
      #expect(isClose(screen.rect(.blue), CGRect(x: x, y: 30, width: 40, height: 40)))
      #expect(isClose(screen.rect(.red), CGRect(x: x, y: 30, width: 10, height: 10)))
    }
  }

  @Test("is what keeps it: without, the child is in its final place at once")
  func ungrouped() {
    let screen = Screen(false) { Moving(isRight: $0) { $0 } }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(isClose(screen.rect(.blue), CGRect(x: 30, y: 30, width: 40, height: 40)))
    #expect(screen.rect(.red) == CGRect(x: 60, y: 30, width: 10, height: 10))
  }

  @Test("lays out what is inside within the size shown")
  func resizing() {
    let screen = Screen(40.0) { width in
      HStack(spacing: 0) {
        Color.blue
        Color.red.frame(width: 10)
        Color.green
      }
      .geometryGroup().frame(width: width, height: 20)
    }
    screen.change(100, .linear(duration: 1))
    screen.step()
    for frame in 1...60 {
      screen.step()
      let width = 40 + CGFloat(frame)
      let left = 50 - width / 2
      let side = (width - 10) / 2
      #expect(isClose(screen.rect(.blue), CGRect(x: left, y: 40, width: side, height: 20)))
      #expect(isClose(screen.rect(.red), CGRect(x: left + side, y: 40, width: 10, height: 20)))
      #expect(
        isClose(screen.rect(.green), CGRect(x: left + side + 10, y: 40, width: side, height: 20)))
    }
    screen.settle()
    #expect(screen.rect(.green) == CGRect(x: 55, y: 40, width: 45, height: 20))
  }

  @Test("lets what is inside ignore the animations of its own leaves")
  func inner() {
    // The leaf's own animation is slower than the group's: it has nothing to animate.
    let screen = Screen(false) { isRight in
      Color.blue.frame(width: 40, height: 40)
        .animation(.linear(duration: 10), value: isRight)
        .geometryGroup()
        .frame(width: 100, alignment: isRight ? .trailing : .leading)
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(isClose(screen.rect(.blue), CGRect(x: 30, y: 30, width: 40, height: 40)))
    screen.settle(most: 40)
    #expect(screen.rect(.blue)?.minX == 60)
  }

  @Test("still animates what changes inside")
  func changeInside() {
    let screen = Screen(false) { isSwapped in
      HStack(spacing: 0) {
        if isSwapped { Color.green.frame(width: 20) }
        Color.blue.frame(width: 20)
      }
      .frame(width: 100, alignment: .leading)
      .geometryGroup()
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(isClose(screen.rect(.blue), CGRect(x: 10, y: 0, width: 20, height: 100)))
  }

  @Test("leaves its content on whole pixels")
  func pixels() {
    let screen = Screen(40.0) { width in
      HStack(spacing: 0) {
        Color.blue.frame(width: 7.3)
        Color.red
      }
      .geometryGroup().frame(width: width, height: 20)
    }
    screen.change(60, .linear(duration: 0.5))
    screen.step(12)
    screen.settle()
    #expect(screen.rect(.blue) == CGRect(x: 20, y: 40, width: 7, height: 20))
    #expect(screen.rect(.red) == CGRect(x: 27, y: 40, width: 53, height: 20))
  }

  @Test("takes a spring that swings below nothing for empty")
  func overshoot() {
    let screen = Screen(60.0) { width in
      Color.blue.geometryGroup().frame(width: width, height: 20)
    }
    screen.change(0, .spring(response: 0.4, dampingFraction: 0.2))
    for _ in 0..<60 {
      screen.step()
      #expect((screen.rect(.blue)?.width ?? 0) >= 0)
    }
  }

  @Test("is hit where it is shown")
  func hits() {
    let log = Log<Int>()
    let screen = Screen(false) { isRight in
      Color.blue.frame(width: 40, height: 40).onTapGesture { log(1) }
        .geometryGroup()
        .frame(width: 100, alignment: isRight ? .trailing : .leading)
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    screen.tap(32, 50)
    #expect(log.entries == [1])
    screen.tap(95, 50)
    #expect(log.entries == [1])
  }
}
