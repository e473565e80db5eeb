import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A view that comes") @MainActor struct InsertionTests {
  private func wedge(_ transition: AnyTransition = .scaleAndFade) -> Screen<Bool> {
    Screen(false) { isShown in
      ZStack {
        Color.blue
        if isShown { Color.red.transition(transition) }
      }
    }
  }

  @Test("starts at scale 0.1 and opacity 0 in its own frame and the next")
  func startsActive() throws {
    let screen = wedge()
    screen.change(true, .spring())
    for _ in 0..<2 {
      let fill = try #require(screen.fill(.red))
      #expect(fill.opacity == 0)
      #expect(abs(fill.transform.a - 0.1) < 1e-12)
      #expect(abs(fill.shownRect.midX - 50) < 1e-9)
      screen.step()
    }
    #expect(try #require(screen.fill(.red)).opacity > 0)
  }

  @Test("follows its spring frame by frame and is whole, exactly, when that ends")
  func followsSpring() throws {
    let screen = wedge()
    screen.change(true, .spring())
    var opacity = ReferenceSpring([1])
    var scale = ReferenceSpring([0.9, 0.9, 0, 0])
    for index in 0..<120 {
      screen.step()
      let elapsed = Double(index) / 60
      if !opacity.isFinished { opacity.advance(to: elapsed) }
      if !scale.isFinished { scale.advance(to: elapsed) }
      let isFadeOver = index > 0 && opacity.isFinished
      let isGrowthOver = index > 0 && scale.isFinished
      let fill = try #require(screen.fill(.red))
      #expect(abs(fill.opacity - (isFadeOver ? 1 : opacity.offset[0])) < 1e-9, "frame \(index)")
      #expect(
        abs(fill.transform.a - (isGrowthOver ? 1 : 0.1 + scale.offset[0])) < 1e-9,
        "frame \(index)")
    }
    let fill = try #require(screen.fill(.red))
    #expect(fill.opacity == 1)
    #expect(fill.transform == .identity)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("is whole at once without an animation, but does appear")
  func unanimated() throws {
    let screen = wedge()
    screen.set(true)
    screen.step()
    let fill = try #require(screen.fill(.red))
    #expect(fill.opacity == 1)
    #expect(fill.transform == .identity)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("does not transition when it was there at the first build")
  func firstBuild() throws {
    let screen = Screen(true) { isShown in
      ZStack { if isShown { Color.red.transition(.scaleAndFade) } }.animation(.linear(duration: 1))
    }
    #expect(screen.fill(.red)?.opacity == 1)
    #expect(screen.fill(.red)?.transform == .identity)
  }

  @Test("does not transition inside a larger subtree that comes: only the outermost item does")
  func outermostOnly() throws {
    let screen = Screen(false) { isShown in
      ZStack {
        if isShown {
          ZStack {
            if isShown { Color.red.transition(.scale(scale: 0.5)) }
          }
        }
      }
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    let fill = try #require(screen.fill(.red))
    #expect(fill.transform == .identity)
    #expect(abs(fill.opacity - 0.5) < 1e-9)
  }

  @Test("takes its transition from the outermost modifiers, not from inside a container")
  func traitDoesNotCrossContainers() throws {
    let screen = Screen(false) { isShown in
      ZStack {
        if isShown { VStack { Color.red.transition(.scale(scale: 0.5)) } }
      }
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    let fill = try #require(screen.fill(.red))
    #expect(fill.transform == .identity)
    #expect(abs(fill.opacity - 0.5) < 1e-9)
  }

  @Test("takes its transition through modifiers around it")
  func traitPassesModifiers() throws {
    let screen = Screen(false) { isShown in
      ZStack {
        if isShown { Color.red.transition(.scale(scale: 0.5)).padding(10) }
      }
    }
    screen.change(true, .linear(duration: 1))
    #expect(abs(try #require(screen.fill(.red)).transform.a - 0.5) < 1e-12)
  }

  @Test("is laid out at its final place at once, and its siblings glide to theirs")
  func siblingsGlide() throws {
    let screen = Screen(false) { isShown in
      HStack(spacing: 0) {
        if isShown { Color.red.frame(width: 40).transition(.opacity) }
        Color.blue
      }
    }
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.change(true, .linear(duration: 1))
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 40, height: 100))
    #expect(screen.rect(.blue) == CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.step(31)
    let blue = try #require(screen.rect(.blue))
    #expect(abs(blue.minX - 20) < 1e-9)
    #expect(abs(blue.width - 80) < 1e-9)
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 40, height: 100))
  }

  @Test("transitions by a .animation(value:) outside of the condition")
  func implicitAnimation() throws {
    let screen = Screen(false) { isShown in
      ZStack { if isShown { Color.red.transition(.opacity) } }
        .animation(.linear(duration: 1), value: isShown)
    }
    screen.set(true)
    screen.step()
    #expect(screen.fill(.red)?.opacity == 0)
    screen.step(31)
    #expect(abs(try #require(screen.fill(.red)).opacity - 0.5) < 1e-9)
  }
}
