import Foundation
import Testing
import TestSupport
import TweenGeometry
import TweenMotion

@testable import TweenPaint
@testable import TweenViews

@Suite("Effect defaults") struct EffectDefaultTests {
  private func vector(_ key: String) throws -> Vector {
    try #require(Vector.all("effect.default").first { $0.input[key] != nil })
  }

  private func expect(_ style: ShadowStyle, _ key: String, white: String) throws {
    let expected = try #require(try vector(key).expected as? [String: Any])
    let color = style.color.resolve(in: EnvironmentValues())
    let level = try #require(expected[white] as? Double)
    #expect(Double(color.linearRed) == level && Double(color.linearBlue) == level)
    #expect(color.opacity == Float(try #require(expected["opacity"] as? Double)))
  }

  @Test func `a factor of zero has its vector's substitute`() throws {
    let vector = try vector("scaleEffect(0)")
    let map = _ScaleEffect(scale: .zero).effectValue(size: CGSize(width: 10, height: 10))
    let factor = try #require(vector.expected as? Double)
    #expect(abs(Double(map.m11) - factor) <= vector.tolerance)
    #expect(abs(Double(map.m22) - factor) <= vector.tolerance)
  }

  @Test func `shadows are black at their vectors' opacities`() throws {
    try expect(.drop(radius: 1), "shadow", white: "sRGBLinear white")
    try expect(.inner(radius: 1), "ShadowStyle.inner", white: "white")
  }

  @Test func `a shadow falls as far as it is told, else straight down on its shape`() {
    let style = ShadowStyle.drop(color: .red, radius: 3, x: 1, y: -2)
    #expect(style.kind == .drop && style.radius == 3)
    #expect(style.offset == CGSize(width: 1, height: -2))
    #expect(ShadowStyle.inner(radius: 2).offset == .zero)
    #expect(ShadowStyle.inner(radius: 2) != .drop(radius: 2))
  }
}
