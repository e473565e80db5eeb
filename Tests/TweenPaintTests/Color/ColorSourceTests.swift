import Testing
import TweenMotion

@testable import TweenPaint

/// Colours that come from elsewhere: literals, providers, a program's accent colour.
@Suite struct ColorSourceTests {
  private let light = EnvironmentValues()
  private var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  @Test func `a literal is encoded sRGB`() {
    let color: Color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let expected = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    #expect(color == Color(expected))
    let list: [Color] = [#colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), .red]
    #expect(list == [color, .red])
  }

  private struct Turning: ColorProvider {
    var light: Color
    var dark: Color
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
    }
    var description: String { "turning" }
  }

  @Test func `a provider is asked where the colour is used, also beneath opacities and mixes`() {
    let color = Color(provider: Turning(light: .white, dark: .red))
    #expect(color.resolve(in: light) == Color.white.resolve(in: light))
    #expect(color.resolve(in: dark) == Color.red.resolve(in: dark))
    #expect(color.opacity(0.5).resolve(in: dark) == Color.red.opacity(0.5).resolve(in: dark))
    #expect(
      color.mix(with: .black, by: 0.3).resolve(in: dark)
        == Color.red.mix(with: .black, by: 0.3).resolve(in: dark))
    #expect(color == Color(provider: Turning(light: .white, dark: .red)))
    #expect(color != Color(provider: Turning(light: .white, dark: .blue)))
    #expect(color != Color(provider: SystemStyles.label))
    #expect(color.description == "turning")
  }

  @Test func `a program's accent colour stands where there is no tint, and goes round nowhere`() {
    var own = dark
    own.programAccentColor = Color(provider: Turning(light: .white, dark: .green))
    #expect(Color.accentColor.resolve(in: own) == Color.green.resolve(in: dark))
    own.tintColor = .orange
    #expect(Color.accentColor.resolve(in: own) == Color.orange.resolve(in: dark))
    own.tintColor = .accentColor
    #expect(Color.accentColor.resolve(in: own) == Color.green.resolve(in: dark))
    own.tintColor = Color.accentColor.opacity(0.5)
    #expect(Color.accentColor.resolve(in: own) == Color.green.opacity(0.5).resolve(in: dark))
    own.programAccentColor = .accentColor
    #expect(Color.accentColor.resolve(in: own) == Color.blue.opacity(0.5).resolve(in: dark))
  }
}
