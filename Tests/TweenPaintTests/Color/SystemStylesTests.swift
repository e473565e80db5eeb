import Testing
import TweenMotion

@testable import TweenPaint

/// The table of the look's colours, by the figures of Look 2 and Scenes 2.3.
@Suite struct SystemStylesTests {
  /// Light, dark, and the same two with increased contrast.
  private var appearances: [EnvironmentValues] {
    [
      (ColorScheme.light, ColorSchemeContrast.standard), (.dark, .standard), (.light, .increased),
      (.dark, .increased),
    ].map { scheme, contrast in
      var values = EnvironmentValues()
      values.colorScheme = scheme
      values._colorSchemeContrast = contrast
      return values
    }
  }

  /// Red, green and blue in bytes, opacity in hundredths, in each appearance.
  private func numbers(_ color: Color) -> [[Int]] {
    appearances.map { values in
      let resolved = color.resolve(in: values)
      return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
        + [Int((resolved.opacity * 100).rounded())]
    }
  }

  private func opaque(_ numbers: [[Int]]) -> [[Int]] { numbers.map { $0 + [100] } }

  @Test func `hues are the phone's, stronger where more contrast is wanted`() {
    let hues: [(Color, [[Int]])] = [
      (.red, [[255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]]),
      (.orange, [[255, 149, 0], [255, 159, 10], [201, 52, 0], [255, 179, 64]]),
      (.yellow, [[255, 204, 0], [255, 214, 10], [178, 80, 0], [255, 212, 38]]),
      (.green, [[52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91]]),
      (.mint, [[0, 199, 190], [99, 230, 226], [12, 129, 123], [99, 230, 226]]),
      (.teal, [[48, 176, 199], [64, 200, 224], [0, 130, 153], [93, 230, 255]]),
      (.cyan, [[50, 173, 230], [100, 210, 255], [0, 113, 164], [10, 215, 255]]),
      (.blue, [[0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]]),
      (.indigo, [[88, 86, 214], [94, 92, 230], [54, 52, 163], [125, 122, 255]]),
      (.purple, [[175, 82, 222], [191, 90, 242], [137, 68, 171], [218, 143, 255]]),
      (.pink, [[255, 45, 85], [255, 55, 95], [211, 15, 69], [255, 100, 130]]),
      (.brown, [[162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105]]),
      (.gray, [[142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]]),
      (.accentColor, [[0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]]),
    ]
    for (color, expected) in hues {
      #expect(numbers(color) == opaque(expected), "\(color)")
    }
  }

  @Test func `grounds on a sheet are a level lighter in the dark and the same in the light`() {
    func dark(_ style: SystemStyles, isElevated: Bool, _ scheme: ColorScheme = .dark) -> [Int] {
      var values = EnvironmentValues()
      values.colorScheme = scheme
      values.isElevated = isElevated
      let resolved = style.resolve(in: values)
      return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(dark(.systemGroupedBackground, isElevated: true) == [28, 28, 30])
    #expect(dark(.secondarySystemGroupedBackground, isElevated: true) == [44, 44, 46])
    #expect(dark(.systemBackground, isElevated: true) == [28, 28, 30])
    #expect(dark(.systemRed, isElevated: true) == dark(.systemRed, isElevated: false))
    for style in SystemStyles.allCases {
      #expect(dark(style, isElevated: true, .light) == dark(style, isElevated: false, .light))
    }
  }

  @Test func `words and fills are more opaque where more contrast is wanted`() {
    let words = [[60, 60, 67], [235, 235, 245], [60, 60, 67], [235, 235, 245]]
    func styled(_ style: SystemStyles) -> [[Int]] { numbers(Color(provider: style)) }
    func with(_ numbers: [[Int]], _ hundredths: [Int]) -> [[Int]] {
      zip(numbers, hundredths).map { $0 + [$1] }
    }
    #expect(numbers(.primary).map { $0[0] } == [0, 255, 0, 255])
    #expect(numbers(.secondary) == with(words, [60, 60, 80, 70]))
    #expect(styled(.secondaryLabel) == numbers(.secondary))
    #expect(styled(.tertiaryLabel) == with(words, [30, 30, 70, 55]))
    #expect(styled(.placeholderText) == styled(.tertiaryLabel))
    #expect(styled(.quaternaryLabel) == with(words, [18, 16, 55, 40]))
    let fills: [(SystemStyles, [Int])] = [
      (.systemFill, [20, 36, 28, 44]), (.secondarySystemFill, [16, 32, 24, 40]),
      (.tertiarySystemFill, [12, 24, 20, 32]), (.quaternarySystemFill, [8, 18, 12, 26]),
    ]
    for (style, hundredths) in fills { #expect(styled(style).map { $0[3] } == hundredths) }
    #expect(styled(.separator).prefix(2) == [[60, 60, 67, 29], [84, 84, 88, 60]])
  }

  @Test func `grounds are the phone's, and a desktop's is no black in the dark`() {
    func first(_ style: SystemStyles) -> [Int] { numbers(Color(provider: style)).map { $0[0] } }
    #expect(first(.systemGroupedBackground) == [242, 0, 235, 0])
    #expect(first(.secondarySystemGroupedBackground) == [255, 28, 255, 36])
    #expect(first(.background(level: 0, idiom: .phone)) == [255, 0, 255, 0])
    #expect(first(.background(level: 0, idiom: .desktop)) == [255, 30, 255, 30])
    #expect(SystemStyles.background(level: 1, idiom: .desktop) == .secondarySystemBackground)
  }

  @Test func `composites on white and on a card are those that were measured`() {
    /// Plain source-over in encoded sRGB.
    func over(_ ground: [Double], _ style: SystemStyles, _ appearance: Int) -> [Int] {
      let color = style.resolve(in: appearances[appearance])
      let parts = [color.red, color.green, color.blue].map { Double($0) * 255 }
      let opacity = Double(color.opacity)
      return zip(ground, parts).map { Int(($0 * (1 - opacity) + $1 * opacity).rounded()) }
    }
    let white = [255.0, 255, 255]
    let cases: [([Int], [Int])] = [
      (over(white, .separator, 0), [198, 198, 200]),
      (over(white, .secondaryLabel, 0), [138, 138, 142]),
      (over(white, .placeholderText, 0), [196, 196, 198]),
      (over(white, .secondarySystemFill, 0), [233, 233, 234]),
      (over([28, 28, 30], .secondaryLabel, 1), [152, 152, 159]),
      (over([0, 0, 0], .placeholderText, 1), [70, 70, 73]),
    ]
    for (found, measured) in cases {
      #expect(zip(found, measured).allSatisfy { abs($0 - $1) <= 1 }, "\(found) \(measured)")
    }
  }
}
