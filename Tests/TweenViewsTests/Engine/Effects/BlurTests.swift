import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A blur") @MainActor struct BlurTests {
  private func blurs<Value>(_ screen: Screen<Value>) -> [DisplayItem.Blur] {
    screen.graph.displayList.items.compactMap { item in
      guard case .beginLayer(let layer) = item.content, case .blur(let blur) = layer.effect
      else { return nil }
      return blur
    }
  }

  @Test func `is a layer around its content, faded as a whole`() {
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 10).blur(radius: 4).opacity(0.5).offset(x: 5)
    }
    #expect(
      screen.graph.displayList.description == """
        canvas 100x100 @1 #FFFFFFFF
        layer blur 4 opacity 0.5
          fill #FF3B30FF transform 1 0 0 1 45 45 path M 0 0 L 20 0 L 20 10 L 0 10 Z
        end

        """)
  }

  @Test func `grows with the effects around it, not with those inside`() {
    let outer = Screen(()) { Color.red.blur(radius: 4).scaleEffect(2, anchor: .topLeading) }
    #expect(
      blurs(outer) == [
        DisplayItem.Blur(radius: 4, transform: CGAffineTransform(scaleX: 2, y: 2))
      ])
    let inner = Screen(()) { Color.red.scaleEffect(2).blur(radius: 4) }
    #expect(blurs(inner) == [DisplayItem.Blur(radius: 4)])
  }

  @Test func `opaque knows its edges`() {
    let screen = Screen(20.0) { width in
      Color.red.frame(width: width, height: 10).blur(radius: 3, opaque: true)
    }
    #expect(
      screen.graph.displayList.items.first?.description
        == "layer blur 3 opaque 40 45 20 10")
    screen.change(40, .linear(duration: 1))
    screen.step(31)
    #expect(blurs(screen).first?.opaqueRect == CGRect(x: 35, y: 45, width: 30, height: 10))
  }

  @Test func `animates its radius`() throws {
    let screen = Screen(0.0) { Color.red.blur(radius: $0) }
    #expect(blurs(screen).isEmpty)
    screen.change(8, .linear(duration: 1))
    #expect(blurs(screen).isEmpty)
    for frame in 1...61 {
      screen.step()
      let radius = 8 * Double(frame - 1) / 60
      let shown = blurs(screen).first?.radius ?? 0
      #expect(abs(shown - radius) < 1e-12)
      #expect(screen.fills.count == 1)
    }
    screen.settle(most: 3)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `of no radius is nothing at all, whatever came before`() {
    let plain = Screen(()) {
      VStack(spacing: 0) {
        Color.red.scaleEffect(1).opacity(0.5)
        Color.blue
      }
    }.graph.displayList.description
    let screen = Screen(0.0) { radius in
      VStack(spacing: 0) {
        Color.red.blur(radius: radius).opacity(0.5)
        Color.blue
      }
    }
    #expect(screen.graph.displayList.description == plain)
    for radius in [5, 0, -3, 2, Double.nan, 2, -Double.infinity, Double.infinity, 0] {
      screen.set(radius)
      screen.step()
      if radius > 0, radius.isFinite {
        #expect(screen.graph.displayList.items.count == 4)
        #expect(screen.graph.displayList.items[1].description.hasPrefix("fill #FF3B30FF path"))
      } else {
        #expect(screen.graph.displayList.description == plain)
      }
    }
  }

  @Test func `that bounces through nothing comes back`() {
    let screen = Screen(8.0) { radius in
      ZStack {
        Color.blue
        Color.red.blur(radius: radius)
      }
    }
    screen.change(0, .spring(response: 0.3, dampingFraction: 0.2))
    var reference = ReferenceSpring([-8], response: 0.3, dampingFraction: 0.2)
    var wasNothing = false
    var cameBack = false
    for frame in 0..<60 {
      screen.step()
      reference.advance(to: Double(frame) / 60)
      if reference.isFinished { break }
      let radius = max(8 + reference.offset[0], 0)
      #expect(abs((blurs(screen).first?.radius ?? 0) - radius) < 1e-9)
      #expect(screen.graph.displayList.items.count == (radius > 0 ? 4 : 2))
      cameBack = cameBack || wasNothing && radius > 0
      wasNothing = wasNothing || radius == 0
    }
    #expect(cameBack)
  }

  @Test func `says nothing about layout and hits`() {
    let taps = Log<String>()
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Color.red.blur(radius: 20).onTapGesture { taps("red") }
        Color.blue
      }
    }
    #expect(screen.rect(.blue) == CGRect(x: 50, y: 0, width: 50, height: 100))
    screen.tap(49, 50)
    #expect(taps.entries.count == 1)
  }

  @Test func `in a blur is a layer in a layer`() {
    let screen = Screen(()) { Color.red.blur(radius: 1).blur(radius: 2) }
    #expect(blurs(screen).map(\.radius) == [2, 1])
  }
}
