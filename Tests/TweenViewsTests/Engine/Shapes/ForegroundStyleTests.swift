import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Which colour a level of the foreground comes to, by what was set around it.
@MainActor struct ForegroundStyleTests {
  /// The colour that the first fill below `content` has.
  private func color<Content: View>(@ViewBuilder _ content: @escaping () -> Content)
    -> Color.Resolved?
  {
    Screen(0) { _ in content() }.colors.first
  }

  private func resolved(_ color: Color, opacity: Float = 1) -> Color.Resolved {
    var resolved = color.resolve(in: EnvironmentValues())
    resolved.opacity *= opacity
    return resolved
  }

  @Test func `a level set as the foreground is that level of the foreground outside`() {
    #expect(color { Rectangle().foregroundStyle(.secondary) } == resolved(.secondary))
    #expect(
      color { Rectangle().foregroundStyle(.secondary).foregroundStyle(.red) }
        == resolved(.red, opacity: 0.5))
  }

  @Test func `levels within levels add up, to the last`() {
    #expect(
      color { Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(.red) }
        == resolved(.red, opacity: 0.25))
    #expect(
      color { Rectangle().fill(.tertiary).foregroundStyle(.secondary).foregroundStyle(.red) }
        == resolved(.red, opacity: 0.18))
    #expect(
      color { Rectangle().fill(.quinary).foregroundStyle(.tertiary).foregroundStyle(.red) }
        == resolved(.red, opacity: 0.1))
  }

  @Test func `levels of the system's own foreground are its words' colours`() {
    func word(_ level: Int) -> Color.Resolved {
      SystemStyles.label(level: level).resolve(in: EnvironmentValues())
    }
    let styles: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    for (level, style) in styles.enumerated() {
      #expect(color { Rectangle().fill(style) } == word(level))
      #expect(color { Rectangle().fill(style).foregroundStyle(.primary) } == word(level))
      // `Color.primary` and `Color.secondary` are the first two of them.
      #expect(color { Rectangle().fill(style).foregroundColor(.primary) } == word(level))
      #expect(color { Rectangle().fill(style).foregroundStyle(.secondary) } == word(level + 1))
      #expect(
        color { Rectangle().fill(style).foregroundStyle(AnyShapeStyle(Color.secondary)) }
          == word(level + 1))
    }
    #expect(
      color { Rectangle().fill(.secondary).foregroundColor(.black) }
        == resolved(.black, opacity: 0.5))
  }

  @Test func `the primary level leaves the foreground as it is`() {
    #expect(
      color { Rectangle().foregroundStyle(.primary).foregroundStyle(.blue) } == resolved(.blue))
  }

  @Test func `a style set for a level is used for it`() {
    let view = { (style: HierarchicalShapeStyle) in
      Rectangle().fill(style).foregroundStyle(.red, .green, .blue)
    }
    #expect(color { view(.primary) } == resolved(.red))
    #expect(color { view(.secondary) } == resolved(.green))
    #expect(color { view(.tertiary) } == resolved(.blue))
  }

  @Test func `levels beyond the styles set are the last style, fainter`() {
    let found = color { Rectangle().fill(.tertiary).foregroundStyle(.red, .green) }
    #expect(found == resolved(.green, opacity: 0.5))
  }

  @Test func `foregrounds in each other are compared once each, the outer ones first`() {
    struct Counted: ShapeStyle, Equatable {
      let level: Int
      /// Has equal ones differ in their bytes, which are compared first.
      let chain: Int
      let log: Log<Void>
      func resolve(in environment: EnvironmentValues) -> Color { .red }
      static func == (left: Counted, right: Counted) -> Bool {
        left.log(())
        return left.level == right.level
      }
    }
    let log = Log<Void>()
    let chains = (0..<3).map { chain in
      (0..<100).reduce(into: [ForegroundLevels]()) { levels, level in
        let style = AnyShapeStyle(Counted(level: level, chain: chain, log: log))
        levels.append(ForegroundLevels([style], over: levels.last))
      }
    }
    for (first, second) in [(0, 1), (1, 2), (2, 0)] {
      for level in 0..<100 { #expect(chains[first][level] == chains[second][level]) }
    }
    #expect(log.entries.count == 200)
    #expect(chains[0][3] != chains[1][4])
  }

  @Test func `a foreground that changes back and forth around others shows in all of them`() {
    let screen = Screen(Color.red) { color in
      Rectangle().foregroundStyle(.primary).foregroundStyle(.secondary).foregroundStyle(color)
        .lineLimit(color == .red ? 1 : 2)
    }
    for color in [Color.blue, .red, .red, .green, .red] {
      screen.set(color)
      screen.step()
      #expect(screen.colors.first == resolved(color, opacity: 0.5))
    }
  }

  @Test func `no foreground colour leaves the one from above`() {
    #expect(
      color { Rectangle().foregroundColor(nil).foregroundColor(.green) } == resolved(.green))
  }

  @Test func `the system's own styles have the values that are published for them`() {
    func value(_ white: Double, _ blue: Double, _ opacity: Double) -> Color.Resolved {
      resolved(
        Color(.sRGB, red: white / 255, green: white / 255, blue: blue / 255, opacity: opacity))
    }
    #expect(color { Rectangle().fill(.separator) } == value(60, 67, 0.29))
    #expect(color { Rectangle().fill(.placeholder) } == value(60, 67, 0.3))
    #expect(color { Rectangle().fill(.fill) } == value(120, 128, 0.2))
    #expect(color { Rectangle().fill(.fill.tertiary) } == value(118, 128, 0.12))
    #expect(color { Rectangle().fill(.background.secondary) } == value(242, 247, 1))
    #expect(color { Rectangle().fill(.link) } == resolved(.blue))
  }

  @Test func `lower levels of a background that was set are fainter`() {
    #expect(
      color { Rectangle().fill(.background.secondary).backgroundStyle(.red) }
        == resolved(.red, opacity: 0.5))
  }
}
