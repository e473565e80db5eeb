import Foundation
import Testing

@testable import TweenWidgets

@Suite struct WidgetMetricsTests {
  @Test(arguments: [
    (390.0, 844.0, 158.0, 338.0, 354.0), (393, 852, 158, 338, 354), (430, 932, 170, 364, 382),
    (428, 926, 170, 364, 382), (414, 896, 169, 360, 379), (375, 812, 155, 329, 345),
    (360, 780, 155, 329, 345), (375, 667, 148, 321, 324), (320, 568, 141, 292, 311),
  ]) func `phones have the sizes of the list`(
    width: Double, height: Double, small: Double, medium: Double, large: Double
  ) {
    let screen = CGSize(width: width, height: height)
    func size(_ family: WidgetFamily) -> CGSize { WidgetMetrics.size(of: family, on: screen) }
    #expect(size(.systemSmall) == CGSize(width: small, height: small))
    #expect(size(.systemMedium) == CGSize(width: medium, height: small))
    #expect(size(.systemLarge) == CGSize(width: medium, height: large))
    // A device on its side has the same.
    let turned = CGSize(width: height, height: width)
    #expect(WidgetMetrics.size(of: .systemSmall, on: turned) == size(.systemSmall))
  }

  @Test func `a tablet has an extra large one`() {
    let size = WidgetMetrics.size(
      of: .systemExtraLarge, on: CGSize(width: 820, height: 1180))
    #expect(size == CGSize(width: 715.5, height: 342))
  }

  @Test func `screens that are none have some size`() {
    for side in [0, -1, Double.nan, .infinity] {
      let size = WidgetMetrics.size(of: .systemSmall, on: CGSize(width: side, height: side))
      #expect(size.width > 0 && size.width.isFinite)
    }
  }
}
