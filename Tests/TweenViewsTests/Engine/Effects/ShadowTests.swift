import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A shadow") @MainActor struct ShadowTests {
  private func shadows<Value>(_ screen: Screen<Value>) -> [DisplayItem.Shadow] {
    screen.graph.displayList.items.compactMap { item in
      guard case .beginLayer(let layer) = item.content, case .shadow(let shadow) = layer.effect
      else { return nil }
      return shadow
    }
  }

  @Test func `is cast by each leaf, in black at a third`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .frame(width: 10, height: 20).shadow(radius: 4, x: 1, y: 2)
    }
    #expect(
      drawn(screen) == """
        layer shadow #00000054 4 1 2
          fill #FF3B30FF transform 1 0 0 1 45 40 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end
        layer shadow #00000054 4 1 2
          fill #007AFFFF transform 1 0 0 1 45 50 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }

  @Test func `is cast by a group as a whole`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .compositingGroup().shadow(color: .black, radius: 0)
    }
    #expect(
      screen.graph.displayList.items.prefix(2).map(\.description)
        == ["layer shadow #000000FF 0 0 0", "layer"])
    #expect(screen.graph.displayList.items.count == 6)
  }

  @Test func `fades by the opacity around it as a whole, and by that inside with its caster`() {
    let screen = Screen(()) {
      Color.red.frame(width: 10, height: 10).opacity(0.5).shadow(color: .black, radius: 1)
        .opacity(0.25)
    }
    #expect(
      drawn(screen) == """
        layer shadow #000000FF 1 0 0 opacity 0.25
          fill #FF3B30FF opacity 0.5 transform 1 0 0 1 45 45 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }

  @Test func `blends with its caster`() {
    let screen = Screen(()) { Color.red.blendMode(.multiply).shadow(radius: 1) }
    #expect(screen.graph.displayList.items.map(\.blend) == [.multiply, .normal, .normal])
    let outer = Screen(()) { Color.red.shadow(radius: 1).blendMode(.multiply) }
    #expect(outer.graph.displayList.items.map(\.blend) == [.multiply, .normal, .normal])
  }

  @Test func `of a shadow is one of both`() {
    let screen = Screen(()) { Color.red.shadow(radius: 1).shadow(radius: 2) }
    #expect(shadows(screen).map(\.radius) == [2, 1])
  }

  @Test func `turns with the effects around it, not with those inside`() {
    let quarter = Angle.degrees(90)
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Color.red.rotationEffect(quarter).shadow(radius: 1, x: 5)
        Color.blue.shadow(radius: 1, x: 5).scaleEffect(2, anchor: .topLeading)
      }
    }
    #expect(shadows(screen)[0].transform == .identity)
    #expect(
      shadows(screen)[1].transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 50))
  }

  @Test func `is cast by a picture under another effect`() {
    let screen = Screen(()) {
      ZStack {
        Color.red
        Color.blue
      }
      .blur(radius: 3).shadow(radius: 1)
    }
    #expect(
      screen.graph.displayList.items.map { $0.description.split(separator: " ").prefix(2) }
        .map { $0.joined(separator: " ") }
        == [
          "layer shadow", "layer blur", "fill #FF3B30FF", "fill #007AFFFF", "end", "end",
        ])
  }

  @Test func `glides in colour, radius and offset`() {
    let screen = Screen(false) { isOn in
      Color.red.shadow(
        color: isOn ? .white : .black.opacity(0.5), radius: isOn ? 8 : 0, x: isOn ? 4 : 0,
        y: isOn ? -12 : 0)
    }
    screen.change(true, .linear(duration: 1))
    screen.step(16)
    let shown = shadows(screen)[0]
    #expect(shown.radius == 2 && shown.offset == CGSize(width: 1, height: -3))
    #expect(abs(shown.color.linearRed - 0.25) < 1e-6)
    #expect(abs(shown.color.opacity - 0.625) < 1e-6)
  }

  @Test func `on its way draws its own item anew, and no other`() {
    let screen = Screen(0.0) { radius in
      Color.red.scaleEffect(2).opacity(0.5).shadow(color: .black, radius: radius)
    }
    screen.change(10, .linear(duration: 1))
    screen.step(10)
    let before = screen.graph.displayList.items.map(\.version)
    screen.step()
    let after = screen.graph.displayList.items.map(\.version)
    #expect(zip(before, after).map { $0 != $1 } == [true, false, false])
  }

  @Test func `without colour is nothing at all`() {
    let screen = Screen(Color.clear) { Color.red.shadow(color: $0, radius: 3) }
    #expect(screen.graph.displayList.items.count == 1)
    screen.set(.black)
    screen.step()
    #expect(screen.graph.displayList.items.count == 3)
    screen.set(.clear)
    screen.step()
    #expect(screen.graph.displayList.items.count == 1)
  }

  @Test func `follows the colour scheme`() {
    let screen = Screen(ColorScheme.light) { scheme in
      Color.red.shadow(color: .primary, radius: 3).environment(\.colorScheme, scheme)
    }
    #expect(shadows(screen)[0].color.linearRed == 0)
    screen.set(.dark)
    screen.step()
    #expect(shadows(screen)[0].color.linearRed == 1)
  }

  @Test func `of hostile measures is left out`() {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let screen = Screen(()) {
        VStack {
          Color.red.shadow(radius: number)
          Color.red.shadow(radius: 1, x: number)
        }
      }
      #expect(screen.graph.displayList.items.count == 2)
    }
    let negative = Screen(()) { Color.red.shadow(radius: -3) }
    #expect(shadows(negative).map(\.radius) == [0])
  }

  @Test func `takes no hits`() {
    let taps = Log<String>()
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 20).onTapGesture { taps("red") }
        .shadow(radius: 3, x: 30)
    }
    screen.tap(80, 50)
    screen.tap(50, 50)
    #expect(taps.entries.count == 1)
  }
}
