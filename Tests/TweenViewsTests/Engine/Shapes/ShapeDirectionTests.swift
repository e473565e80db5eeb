import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Covers what lies left of the middle.
private struct LeftHalf: Shape {
  var behavior = LayoutDirectionBehavior.mirrors()
  var reach = 1.0
  var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
  var animatableData: Double {
    get { reach }
    set { reach = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width / 2 * reach, height: rect.height))
  }
}

@Suite("A shape in layouts of the other direction") @MainActor
struct ShapeDirectionTests {
  /// Whether the left half, and the right one, are hit by taps on what a view shows.
  private func halves<Content: View>(
    _ direction: LayoutDirection, @ViewBuilder _ content: @escaping () -> Content
  ) -> [Bool] {
    [25.0, 75.0].map { x in
      let log = Log<String>()
      let screen = Screen(()) {
        content().onTapGesture { log("tap") }.environment(\.layoutDirection, direction)
      }
      screen.tap(x, 50)
      return !log.entries.isEmpty
    }
  }

  /// The box of what clips.
  private func clip(_ direction: LayoutDirection, _ shape: LeftHalf) -> CGRect? {
    let screen = Screen(()) {
      Color.red.clipShape(shape).environment(\.layoutDirection, direction)
    }
    for item in screen.graph.displayList.items {
      if case .beginLayer(let layer) = item.content, let clip = layer.clip {
        return clip.path.applying(clip.transform).boundingRect
      }
    }
    return nil
  }

  @Test(
    "is mirrored in the direction that it names: drawn and hit, as a clip and for hits",
    arguments: [
      (LayoutDirectionBehavior.mirrors(), false, true), (.mirrors(in: .leftToRight), true, false),
      (.fixed, false, false),
    ])
  func directions(behavior: LayoutDirectionBehavior, inLeftToRight: Bool, inRightToLeft: Bool) {
    let shape = LeftHalf(behavior: behavior)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let isMirrored = direction == .leftToRight ? inLeftToRight : inRightToLeft
      let expected = [!isMirrored, isMirrored]
      let screen = Screen(()) {
        shape.fill(.red).environment(\.layoutDirection, direction)
      }
      #expect(
        screen.rect(.red) == CGRect(x: isMirrored ? 50 : 0, y: 0, width: 50, height: 100))
      #expect(halves(direction) { shape.fill(.red) } == expected)
      #expect(
        clip(direction, shape) == CGRect(x: isMirrored ? 50 : 0, y: 0, width: 50, height: 100))
      #expect(halves(direction) { Color.red.contentShape(shape) } == expected)
    }
  }

  @Test func `is mirrored while its data moves`() {
    let screen = Screen(1.0) { reach in
      LeftHalf(behavior: .mirrors(in: .leftToRight), reach: reach).fill(.red)
    }
    screen.change(0, .linear(duration: 1))
    // Its clock starts a frame after the change's own.
    screen.step(31)
    #expect(screen.rect(.red) == CGRect(x: 75, y: 0, width: 25, height: 100))
  }
}
