import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("The look of the pointer") @MainActor struct PointerStyleTests {
  /// Red above, green below, each 100 by 50.
  private func board(_ style: PointerStyle?, around: PointerStyle? = nil) -> Screen<Void> {
    Screen(()) {
      VStack(spacing: 0) {
        Color.red.pointerStyle(style)
        Color.green
      }
      .pointerStyle(around)
    }
  }

  private func look<Value>(_ screen: Screen<Value>, _ x: CGFloat, _ y: CGFloat) -> PointerStyle? {
    screen.pointer(.move, x, y)
    screen.step()
    return screen.graph.pointerStyle
  }

  @Test("is the arrow where no view has one, and while the pointer is elsewhere")
  func usual() {
    let screen = board(nil)
    #expect(screen.graph.pointerStyle == .default)
    #expect(look(screen, 50, 25) == .default)
    screen.pointer(.cancel, 50, 25)
    screen.step()
    #expect(screen.graph.pointerStyle == .default)
  }

  @Test("is that of the innermost view under the pointer")
  func nesting() {
    let screen = board(.link, around: .zoomIn)
    #expect(look(screen, 50, 25) == .link)
    #expect(look(screen, 50, 75) == .zoomIn)
    #expect(look(board(nil, around: .zoomIn), 50, 25) == .zoomIn)
    #expect(look(board(.default, around: .zoomIn), 50, 25) == .default)
  }

  @Test("follows what comes under a pointer that stands still")
  func still() {
    let screen = Screen(false) { isShown in
      ZStack {
        Color.red
        if isShown { Color.green.pointerStyle(.grabIdle) }
      }
    }
    #expect(look(screen, 50, 50) == .default)
    screen.set(true)
    screen.step()
    #expect(screen.graph.pointerStyle == .grabIdle)
    screen.set(false)
    screen.step()
    #expect(screen.graph.pointerStyle == .default)
  }

  @Test("is hidden where the innermost view that says so hides it")
  func visibility() {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Color.red
        Color.green.pointerVisibility(.visible).pointerStyle(.link)
        Color.blue.pointerVisibility(.automatic)
      }
      .pointerVisibility(.hidden)
    }
    #expect(look(screen, 10, 50) == nil)
    #expect(look(screen, 50, 50) == .link)
    #expect(look(screen, 90, 50) == nil)
    screen.pointer(.cancel, 90, 50)
    screen.step()
    #expect(screen.graph.pointerStyle == .default)
  }

  @Test("stays that of the view pressed until the button is let go")
  func presses() {
    let screen = Screen(PointerStyle.grabIdle) { style in
      VStack(spacing: 0) {
        Color.red.gesture(DragGesture(minimumDistance: 0)).pointerStyle(style)
        Color.green.pointerStyle(.link)
      }
    }
    #expect(look(screen, 50, 25) == .grabIdle)
    screen.pointer(.down, 50, 25)
    screen.step()
    #expect(look(screen, 50, 75) == .grabIdle)
    // The view may change it meanwhile.
    screen.set(.grabActive)
    screen.step()
    #expect(screen.graph.pointerStyle == .grabActive)
    screen.pointer(.up, 50, 75)
    screen.step()
    #expect(screen.graph.pointerStyle == .link)
  }

  @Test("is that of what is there once the view pressed has gone")
  func vanishing() {
    let screen = Screen(true) { isShown in
      ZStack {
        Color.green.pointerStyle(.link)
        if isShown { Color.red.pointerStyle(.rowResize) }
      }
    }
    screen.pointer(.down, 50, 50)
    screen.step()
    #expect(screen.graph.pointerStyle == .rowResize)
    screen.set(false)
    screen.step()
    #expect(screen.graph.pointerStyle == .link)
  }

  @Test("is the arrow over what is disabled or takes no hits")
  func unreachable() {
    for isDisabled in [true, false] {
      let screen = Screen(()) {
        Color.red.pointerStyle(.link).disabled(isDisabled).allowsHitTesting(isDisabled)
      }
      #expect(look(screen, 50, 50) == .default)
    }
  }

  @Test("over words of a text is a hand on its links, and nothing else")
  func links() throws {
    let screen = Screen((), size: CGSize(width: 300, height: 40)) {
      Text(
        (try? AttributedString(markdown: "plain [linked](https://example.org)"))
          ?? AttributedString()
      ).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(look(screen, 10, 20) == .default)
    // "plain " is some 45 points wide at 17.
    #expect(look(screen, 70, 20) == .link)
    #expect(look(screen, 290, 20) == .default)
  }

  @Test("of the edges and corners of a frame has the arrows that it moves along")
  func frames() {
    let kinds = FrameResizePosition.allCases.map { PointerStyle.frameResize(position: $0).kind }
    #expect(
      kinds == [
        .upDown, .leftRight, .upDown, .leftRight, .downward, .upward, .upward, .downward,
      ])
  }
}
