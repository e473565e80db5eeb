import TweenText

extension Font {
  /// A role of text, with a font size for each of the user's text sizes.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Sizes at the default text size, in points: 34 largeTitle, 28 title, 22 title2, 20 title3, 17
    /// headline (semibold) and body, 16 callout, 15 subheadline, 13 footnote, 12 caption, 11 caption2. At
    /// `xSmall` they are 31 to 11, at `accessibility5` 60 to 40.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// Small text: 12 points at the default text size; caption2 has 11.
    case caption, caption2
  }
}

extension Font.TextStyle {
  /// The font size at a text size, in points.
  package func size(at dynamicTypeSize: DynamicTypeSize) -> Double { sizes[dynamicTypeSize.index] }

  /// The font size relative to that at the default text size.
  func scale(at dynamicTypeSize: DynamicTypeSize) -> Double {
    size(at: dynamicTypeSize) / size(at: .large)
  }

  /// The sizes from `DynamicTypeSize.xSmall` to `.accessibility5`, as listed for iOS in Apple's Human
  /// Interface Guidelines.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The line gap for lines as close as in UIKit's labels, whose baselines are 14 apart at 12 points.
  static func closeLineGap(size: Double) -> Double {
    size * (14 / 12 - (SystemFaceMetrics.ascent + SystemFaceMetrics.descent))
  }

  /// The gap between lines of a style of `size` points, in points, from the distances of baselines that the
  /// guidelines list beside the sizes.
  static func lineGap(size: Double) -> Double {
    let beyondSize: Double =
      switch size {
      case ..<12: 2
      case ..<13: 4
      case ..<22: 5
      case ..<30: 6
      case ..<38: 7
      case ..<47: 8
      case ..<55: 9
      default: 10
      }
    return size + beyondSize - size * (SystemFaceMetrics.ascent + SystemFaceMetrics.descent)
  }
}
