import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A scroll transition") @MainActor struct ScrollTransitionTests {
  /// Rows of 40 points, ten of them; the opacity of the one at an index.
  private func opacities(_ screen: Screen<Void>) -> [Int: Double] {
    var found: [Int: Double] = [:]
    let offset = screen.scroll?.offset.y ?? 0
    for fill in screen.fills where fill.shownRect.width == 60 {
      found[Int((fill.shownRect.minY + offset) / 40)] = fill.opacity
    }
    return found
  }

  private func rows(_ configuration: ScrollTransitionConfiguration) -> Screen<Void> {
    Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.red.frame(width: 60, height: 40)
              .scrollTransition(configuration) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }
    }
  }

  @Test("follows a view as much of it shows, up to the threshold")
  func interactive() throws {
    let screen = rows(.interactive(timingCurve: .linear))
    // The third row shows from 80 to 100: half of it.
    #expect(opacities(screen)[0] == 1)
    #expect(opacities(screen)[1] == 1)
    #expect(opacities(screen)[2] == 0.5)
    screen.wheel(0, -10)
    #expect(opacities(screen)[0] == 0.75)
    #expect(opacities(screen)[2] == 0.75)
    screen.wheel(0, -40)
    #expect(opacities(screen)[1] == 0.75)
    #expect(opacities(screen)[2] == 1)
    let half = rows(.interactive(timingCurve: .linear).threshold(.visible(0.5)))
    #expect(opacities(half)[2] == 1)
    half.wheel(0, -30)
    #expect(opacities(half)[0] == 0.5)
  }

  @Test("changes at the threshold by its animation")
  func animated() throws {
    let screen = rows(.animated(.linear(duration: 1)))
    #expect(opacities(screen)[2] == 0)
    screen.wheel(0, -20)
    #expect(opacities(screen)[2] == 0)
    screen.step(31)
    let shown = try #require(opacities(screen)[2])
    #expect(abs(shown - 0.5) < 1e-6)
    screen.settle()
    #expect(opacities(screen)[2] == 1)
    #expect(opacities(screen)[0] == 0)
  }

  @Test("tells which end a view is at, and does nothing outside of scroll views")
  func phases() throws {
    let screen = Screen(()) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.red.frame(width: 40, height: 60)
              .scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
                effect.offset(y: phase.value * 10)
              }
          }
        }
      }
    }
    screen.wheel(-20, 0)
    // Half of the first and all of two show; the fourth begins where the view ends but for 0.
    #expect(screen.fills.prefix(4).map(\.shownRect.minY) == [15, 20, 20, 30])
    let outside = Screen(()) {
      Color.red.frame(width: 60, height: 40)
        .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
    }
    #expect(outside.fills.first?.opacity == 1)
  }

  @Test("beside, readers of places hear of each step in its own frame")
  func readers() throws {
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Color.red.frame(width: 60 + proxy.frame(in: .scrollView).minY / 2, height: 40)
          }
          .frame(height: 40)
          Color.blue.frame(width: 100, height: 400)
        }
      }
    }
    #expect(screen.rect(.red)?.width == 60)
    screen.wheel(0, -20)
    #expect(screen.rect(.red)?.width == 50)
  }
}
