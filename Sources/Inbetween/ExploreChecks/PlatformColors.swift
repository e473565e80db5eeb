import TweenMotion
import TweenPaint
import TweenPages

/// The colours of texts that the look of the platform chooses, with the least contrast that each has on the
/// platform's own grounds.
///
/// Labels of the second and further levels, placeholders, the default tint and the titles of tabs have less
/// contrast than WCAG requires (Look 2). A program that keeps them on the platform's grounds did not choose
/// these colours; on a ground of the program with less contrast they are the program's choice.
@MainActor enum PlatformColors {
  /// The kind of element in which a colour belongs to the look.
  enum Place { case anywhere, control, tab }

  private struct Entry {
    var color: SIMD3<Double>
    var opacity: Double
    var place: Place
    var leastContrast: Double
  }

  /// Colours of texts on one ground each: labels of buttons that are filled with the default tint, and of the
  /// chosen part of a segmented control.
  private struct Pair {
    var text: SIMD3<Double>
    var ground: SIMD3<Double>
  }

  private static let entries: [Entry] = environments.flatMap { entries(in: $0) }
  private static let pairs: [Pair] = environments.flatMap { environment in
    let tints: [SystemStyles] = [.systemBlue, .systemRed, .systemGray]
    let fills = tints.map { encoded($0.resolve(in: environment)) }
    let thumbs =
      environment.colorScheme == .dark
      ? backgrounds(in: environment).map { thumb(on: $0, environment) } : []
    return (fills + thumbs).map { Pair(text: SIMD3(repeating: 255), ground: $0) }
  }

  /// Whether a text's colours are those of the platform's look.
  ///
  /// - Parameters:
  ///   - text: The text with its own colour and opacity.
  ///   - ground: The colour behind the text, encoded, components in 0...255.
  static func isOfLook(
    _ text: DrawnText, over ground: SIMD3<Double>, isControl: Bool, isTab: Bool
  ) -> Bool {
    let opacity = text.opacity * text.layerOpacity
    let contrast = RelativeLuminance.contrast(text.shown(over: ground), ground)
    let isOfEntry = entries.contains { entry in
      guard
        entry.place == .anywhere || entry.place == .control && isControl
          || entry.place == .tab && isTab
      else { return false }
      // A twentieth less: bars are translucent.
      return abs(entry.opacity - opacity) <= 0.01 && near(entry.color, text.color)
        && contrast >= 0.95 * entry.leastContrast
    }
    if isOfEntry { return true }
    return isControl && opacity > 0.99
      && pairs.contains { near($0.text, text.color) && near($0.ground, ground) }
  }

  private static func near(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Bool {
    abs(one.x - other.x) <= 1.5 && abs(one.y - other.y) <= 1.5 && abs(one.z - other.z) <= 1.5
  }

  private static func encoded(_ color: Color.Resolved) -> SIMD3<Double> {
    SIMD3(Double(color.red), Double(color.green), Double(color.blue)) * 255
  }

  // MARK: The tables

  /// The appearances: light and dark, standard and increased contrast.
  private static let environments: [EnvironmentValues] = {
    var list: [EnvironmentValues] = []
    for scheme in [ColorScheme.light, .dark] {
      for contrast in [ColorSchemeContrast.standard, .increased] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment._colorSchemeContrast = contrast
        list.append(environment)
      }
    }
    return list
  }()

  private static func entries(in environment: EnvironmentValues) -> [Entry] {
    let grounds = grounds(in: environment)
    func entry(_ provider: some ColorProvider, _ place: Place) -> Entry {
      let color = provider.resolve(in: environment)
      let (own, opacity) = (encoded(color), Double(color.opacity))
      let contrasts = grounds.map { ground in
        RelativeLuminance.contrast(own * opacity + ground * (1 - opacity), ground)
      }
      return Entry(color: own, opacity: opacity, place: place, leastContrast: contrasts.min() ?? 1)
    }
    let labels: [SystemStyles] = [
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText,
    ]
    let controls: [SystemStyles] = [.systemBlue, .link, .systemRed]
    return labels.map { entry($0, .anywhere) } + controls.map { entry($0, .control) }
      + [entry(SystemStyles.systemBlue, .tab), entry(TabColors.rest, .tab)]
  }

  /// The grounds of an appearance: backgrounds, and the fills of controls on them.
  private static func grounds(in environment: EnvironmentValues) -> [SIMD3<Double>] {
    let fills: [SystemStyles] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return backgrounds(in: environment).flatMap { background in
      [background] + fills.map { painted($0, over: background, environment) }
    }
  }

  /// The backgrounds of an appearance, also those of sheets.
  private static func backgrounds(in environment: EnvironmentValues) -> [SIMD3<Double>] {
    let styles: [SystemStyles] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
      .windowBackground,
    ]
    return [false, true].flatMap { isElevated in
      var environment = environment
      environment.isElevated = isElevated
      return styles.map { encoded($0.resolve(in: environment)) }
    }
  }

  /// The chosen part of a segmented control in the dark scheme (Look 5).
  private static func thumb(on background: SIMD3<Double>, _ environment: EnvironmentValues)
    -> SIMD3<Double>
  {
    let track = painted(.tertiarySystemFill, over: background, environment)
    return painted(.tertiaryLabel, over: track, environment)
  }

  private static func painted(
    _ style: SystemStyles, over ground: SIMD3<Double>, _ environment: EnvironmentValues
  ) -> SIMD3<Double> {
    let color = style.resolve(in: environment)
    let opacity = Double(color.opacity)
    return encoded(color) * opacity + ground * (1 - opacity)
  }
}
