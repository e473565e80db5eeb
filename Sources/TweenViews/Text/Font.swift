import Foundation
import TweenMotion
import TweenText

/// A font, resolved to a face and size where text is laid out.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public struct Weight: Hashable, Sendable {
    let value: Double
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  private var size: CGFloat
  private var weightValue: Weight
  private var isItalic = false
  private var hasMonospacedDigits = false

  private init(size: CGFloat, weight: Weight) {
    self.size = size
    weightValue = weight
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  /// The default font at a size in points. Other designs than the default come with the text issue.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight ?? .regular)
  }

  /// The default font at the size and weight of a text style (at the default text size).
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let (size, own) = style.metrics
    return Font(size: size, weight: weight ?? own)
  }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weightValue = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  package var request: FontRequest {
    FontRequest(
      size: Double(size), weight: weightValue.value, isItalic: isItalic,
      isMonospacedDigit: hasMonospacedDigits)
  }
}

extension Font.TextStyle {
  /// Size in points and weight at the default text size.
  fileprivate var metrics: (CGFloat, Font.Weight) {
    switch self {
    case .largeTitle: (34, .regular)
    case .title: (28, .regular)
    case .title2: (22, .regular)
    case .title3: (20, .regular)
    case .headline: (17, .semibold)
    case .body: (17, .regular)
    case .callout: (16, .regular)
    case .subheadline: (15, .regular)
    case .footnote: (13, .regular)
    case .caption: (12, .regular)
    case .caption2: (11, .regular)
    }
  }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}

private enum ItalicKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The font of text below; nil: body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  package var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  package var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }
}
