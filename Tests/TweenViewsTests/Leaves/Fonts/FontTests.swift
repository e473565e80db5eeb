import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenText
import TweenViewsTestSupport

@testable import TweenViews

/// What a font asks for, at each text size.
struct FontTests {
  private func request(_ font: Font, _ size: DynamicTypeSize = .large) -> FontRequest {
    font.request(dynamicTypeSize: size, legibilityWeight: nil)
  }

  /// Apple's Human Interface Guidelines, Typography, iOS: one row a style, from xSmall to AX5.
  private static let guidelines: [(Font.TextStyle, [Double])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test func `each style has the guidelines' size at each text size`() {
    #expect(Font.TextStyle.allCases.count == Self.guidelines.count)
    #expect(DynamicTypeSize.allCases.count == 12)
    for (style, sizes) in Self.guidelines {
      for (size, points) in zip(DynamicTypeSize.allCases, sizes) {
        #expect(request(.system(style), size).size == points, "\(style) at \(size)")
      }
    }
  }

  @Test func `a headline is semibold, other styles are regular`() {
    for style in Font.TextStyle.allCases {
      #expect(request(.system(style)).weight == (style == .headline ? 600 : 400))
    }
    #expect(request(.system(.headline, weight: .light)).weight == 300)
  }

  @Test func `a size in points stays at every text size`() {
    #expect(request(.system(size: 20), .accessibility5).size == 20)
    #expect(request(.custom("Inter", fixedSize: 20), .accessibility5).size == 20)
  }

  @Test func `a custom font grows as body text, or as the style it names`() {
    #expect(request(.custom("Inter", size: 34), .accessibility5).size == 34 * 53 / 17)
    #expect(
      request(.custom("Inter", size: 12, relativeTo: .largeTitle), .xSmall).size == 12 * 31.0 / 34)
    #expect(request(.custom("Inter", size: 20)).family == .named("Inter"))
  }

  @Test func `variants of a font add up`() {
    let font = Font.system(size: 12).bold().italic().monospacedDigit().smallCaps()
      .width(.expanded).leading(.tight)
    let found = request(font)
    #expect(found.weight == 700 && found.isItalic && found.isMonospacedDigit)
    #expect(found.hasLowercaseSmallCaps && found.hasUppercaseSmallCaps)
    #expect(abs(found.width - 1.2) < 1e-12 && found.leading == .tight)
    #expect(request(.body.monospaced()).family == .system(.monospaced))
    #expect(request(.system(.body, design: .serif)).family == .system(.serif))
    #expect(request(.body.lowercaseSmallCaps()).hasUppercaseSmallCaps == false)
  }

  @Test func `bold is semibold in the styles that are read, bold in titles`() {
    for style in Font.TextStyle.allCases {
      let isTitle = [.largeTitle, .title, .title2].contains(style)
      #expect(request(.system(style).bold()).weight == (isTitle ? 700 : 600), "\(style)")
      #expect(request(.system(style).weight(.bold)).weight == 700)
    }
    #expect(request(.system(size: 12).bold()).weight == 700)
    #expect(request(.custom("Inter", size: 17).bold()).weight == 700)
  }

  /// Apple's Human Interface Guidelines, typography, iOS, at the default size and at three others.
  @Test(arguments: [
    (DynamicTypeSize.large, [41.0, 34, 28, 25, 22, 20, 22, 21, 18, 16, 13]),
    (.xSmall, [38, 31, 24, 22, 19, 16, 19, 18, 16, 13, 13]),
    (.xLarge, [43, 37, 30, 28, 24, 22, 24, 23, 20, 19, 18]),
    (.accessibility5, [70, 68, 66, 65, 62, 58, 62, 60, 52, 51, 48]),
  ])
  func `lines of text styles are as far apart as the guidelines list`(
    size: DynamicTypeSize, pitches: [Double]
  ) {
    for (style, pitch) in zip(Font.TextStyle.allCases, pitches) {
      let font = Font.system(style).request(dynamicTypeSize: size, legibilityWeight: nil)
      #expect(abs(font.size * 1.193 + font.lineGap - pitch) < 1e-9, "\(style)")
    }
    #expect(request(.system(size: 17)).lineGap == 0)
    #expect(request(.custom("Inter", size: 17, relativeTo: .body)).lineGap == 0)
    #expect(request(.system(.body, design: .serif)).lineGap == 0)
  }

  @Test func `bold makes no font lighter`() {
    #expect(request(.body.weight(.black).bold()).weight == 900)
    #expect(request(.body.weight(.thin).bold()).weight == 600)
    #expect(request(.system(size: 17).weight(.thin).bold()).weight == 700)
  }

  @Test func `text is heavier for those who want it bold`() {
    let font = Font.body.request(dynamicTypeSize: .large, legibilityWeight: .bold)
    #expect(font.weight == 600)
    #expect(
      Font.body.weight(.black).request(dynamicTypeSize: .large, legibilityWeight: .bold).weight
        == 900)
  }

  @Test(arguments: [Double.nan, .infinity, -5, 1e300])
  func `a width that is none leaves letters a width`(value: Double) {
    let width = request(.body.width(Font.Width(value))).width
    #expect(width >= 0.25 && width <= 4)
  }

  @Test func `text sizes are ordered, and know which are for accessibility`() {
    #expect(DynamicTypeSize.xSmall < .large && DynamicTypeSize.xxxLarge < .accessibility1)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    for (size, category) in zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases) {
      var environment = EnvironmentValues()
      environment.sizeCategory = category
      #expect(environment.dynamicTypeSize == size && environment.sizeCategory == category)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }
    #expect(ContentSizeCategory.small < .large && ContentSizeCategory.large >= .large)
  }
}

/// What views below see of the text size.
@MainActor struct DynamicTypeTests {
  private struct Probe: View {
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var side = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var height: CGFloat = 34
    let log: Log<(DynamicTypeSize, Double, CGFloat)>
    var body: some View {
      let _ = log((size, side, height))
      Color.red
    }
  }

  private func probe(
    _ view: @escaping (Probe) -> some View
  ) throws -> (DynamicTypeSize, Double, CGFloat) {
    let log = Log<(DynamicTypeSize, Double, CGFloat)>()
    _ = Screen(0) { _ in view(Probe(log: log)) }
    return try #require(log.entries.last)
  }

  @Test func `a metric grows as its style does`() throws {
    #expect(try probe { $0 } == (.large, 17, 34))
    #expect(try probe { $0.dynamicTypeSize(.accessibility5) } == (.accessibility5, 53, 60))
    #expect(try probe { $0.environment(\.sizeCategory, .extraSmall) } == (.xSmall, 14, 31))
  }

  @Test func `a range keeps the text size within it`() throws {
    let size = { (view: @escaping (Probe) -> any View) in
      try self.probe { AnyView(view($0)) }.0
    }
    #expect(
      try size { $0.dynamicTypeSize(.small ... .xLarge).dynamicTypeSize(.accessibility3) }
        == .xLarge)
    #expect(try size { $0.dynamicTypeSize(.xLarge...).dynamicTypeSize(.small) } == .xLarge)
    #expect(try size { $0.dynamicTypeSize(..<(.large)).dynamicTypeSize(.large) } == .medium)
    #expect(try size { $0.dynamicTypeSize(..<(.xSmall)).dynamicTypeSize(.large) } == .large)
  }

  @Test func `a metric changes with the text size`() {
    let log = Log<(DynamicTypeSize, Double, CGFloat)>()
    let screen = Screen(DynamicTypeSize.large) { Probe(log: log).dynamicTypeSize($0) }
    screen.set(.xLarge)
    screen.step()
    #expect(log.entries.map(\.1) == [17, 19])
  }
}
