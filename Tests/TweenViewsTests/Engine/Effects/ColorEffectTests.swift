import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A colour effect") @MainActor struct ColorEffectTests {
  private func matrices<Value>(_ screen: Screen<Value>) -> [ColorMatrix] {
    screen.graph.displayList.items.compactMap { item in
      guard case .beginLayer(let layer) = item.content, case .colorMatrix(let m) = layer.effect
      else { return nil }
      return m
    }
  }

  @Test func `is a layer around its content, faded as a whole`() {
    let screen = Screen(()) {
      Color.red.frame(width: 10, height: 10).brightness(0.25).opacity(0.5)
    }
    #expect(
      drawn(screen) == """
        layer color-matrix ( 1 0 0 0 0.25 0 1 0 0 0.25 0 0 1 0 0.25 0 0 0 1 0 ) opacity 0.5
          fill #FF3B30FF transform 1 0 0 1 45 45 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }

  @Test func `has its matrix`() {
    let screen = Screen(()) {
      Color.red.contrast(2).saturation(0.5).grayscale(0.75).hueRotation(.degrees(90))
        .colorMultiply(.blue).colorInvert().luminanceToAlpha()
    }
    #expect(
      matrices(screen) == [
        .luminanceToAlpha, .colorInvert(),
        .colorMultiply(Color.blue.resolve(in: EnvironmentValues())),
        .hueRotation(.degrees(90)), .grayscale(0.75), .saturation(0.5), .contrast(2),
      ])
  }

  @Test func `written later is done after`() {
    let screen = Screen(()) { Color.red.brightness(0.5).saturation(0) }
    #expect(matrices(screen) == [.saturation(0), .brightness(0.5)])
  }

  @Test func `that changes nothing is nothing at all`() {
    let screen = Screen(()) {
      Color.red.brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
        .colorMultiply(.white)
    }
    #expect(screen.graph.displayList.items.count == 1)
  }

  @Test func `of no number is nothing at all`() {
    for number in [Double.nan, .infinity, -.infinity] {
      let screen = Screen(()) {
        Color.red.brightness(number).contrast(number).grayscale(number)
          .hueRotation(.radians(number))
      }
      #expect(screen.graph.displayList.items.count == 1)
    }
  }

  @Test func `glides`() {
    let screen = Screen(false) { isOn in
      Color.red.brightness(isOn ? 0.5 : 0).contrast(isOn ? 2 : 1).saturation(isOn ? 0 : 1)
        .grayscale(isOn ? 1 : 0).hueRotation(.degrees(isOn ? 360 : 0))
    }
    #expect(matrices(screen).isEmpty)
    screen.change(true, .linear(duration: 1))
    screen.step(16)
    let expected: [ColorMatrix] = [
      .hueRotation(.degrees(90)), .grayscale(0.25), .saturation(0.75), .contrast(1.25),
      .brightness(0.125),
    ]
    let found = matrices(screen)
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) {
      for (left, right) in zip(one.rows.joined(), other.rows.joined()) {
        #expect(abs(left - right) < 1e-6)
      }
    }
    screen.settle()
    #expect(matrices(screen).count == 5)
  }

  @Test func `glides through linear light from colour to colour`() {
    let screen = Screen(false) { isOn in Color.red.colorMultiply(isOn ? .black : .white) }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    let half = Color.Resolved(linearRed: 0.5, linearGreen: 0.5, linearBlue: 0.5, opacity: 1)
    #expect(abs((matrices(screen).first?.r1 ?? 0) - half.red) < 1e-5)
  }

  @Test func `on its way draws its own item anew, and no other`() {
    let screen = Screen(0.25) { amount in
      VStack {
        Color.red
        Color.blue
      }
      .brightness(amount)
    }
    screen.change(1, .linear(duration: 1))
    screen.step(10)
    let before = screen.graph.displayList.items.map(\.version)
    screen.step()
    let after = screen.graph.displayList.items.map(\.version)
    #expect(zip(before, after).map { $0 != $1 } == [true, false, false, false])
  }

  @Test func `fades with the opacity around without its content being drawn anew`() {
    let screen = Screen(1.0) { opacity in
      VStack {
        Color.red
        Color.blue
      }
      .blur(radius: 2).opacity(opacity)
    }
    screen.change(0, .linear(duration: 1))
    screen.step(10)
    let before = screen.graph.displayList.items.map(\.version)
    screen.step()
    let after = screen.graph.displayList.items.map(\.version)
    #expect(zip(before, after).map { $0 != $1 } == [true, false, false, false])
  }
}
