/// The metrics of San Francisco for the system's face, whose letters are Inter's (Semantics, Look
/// 1.1).
///
/// Inter's letters are wider than San Francisco's, by a share that depends on the size: the
/// platform's face changes its letter spacing with the size, and from 20 points on its letters.
package struct SystemFaceMetrics: Hashable, Sendable {
  /// Whether the letters are those of Inter Display.
  var isDisplay: Bool
  var weight: FontWeight

  /// Above the baseline, in sizes of the font.
  package static let ascent = 0.952
  /// Below the baseline, in sizes of the font.
  package static let descent = 0.241
  /// The size, in points, from which on letters have their forms for display.
  static let displaySize = 20.0

  /// The spacing after each cluster of characters, as a multiple of the font's size.
  ///
  /// - Parameter size: In points.
  func spacing(size: Double) -> Double {
    if size < Self.displaySize {
      return Self.value(at: size, in: Self.textSpacings) + Self.boldTextSpacing * boldness
    }
    let spacing = Self.value(at: size, in: Self.displaySpacings) + Self.boldSpacing * boldness
    // Without Inter Display its letters for reading are used, which are wider.
    return isDisplay
      ? spacing
      : spacing - Self.textExcess + (Self.boldTextSpacing - Self.boldSpacing) * boldness
  }

  /// 0 at the regular weight and below, 1 at bold and above.
  private var boldness: Double {
    let (regular, bold) = (FontWeight.regular.rawValue, FontWeight.bold.rawValue)
    return min(max((weight.rawValue - regular) / (bold - regular), 0), 1)
  }

  /// For Inter. From 12 to 19 points the medians over some 90 texts in pictures of the platform;
  /// below, the platform's published tracking minus .003, the difference at 12.
  private static let textSpacings = [
    (size: 6.0, spacing: 0.037), (8, 0.023), (10, 0.009), (11, 0.0025), (12, -0.004), (14, -0.012),
    (16, -0.021), (17, -0.025), (19, -0.038), (20, -0.0387),
  ]

  /// For Inter Display. At 28 and 40 points the same medians; beyond, the platform's published
  /// tracking minus its difference at 40.
  private static let displaySpacings = [
    (size: 20.0, spacing: 0.012), (28, 0.005), (40, 0.002), (60, -0.004), (80, -0.009),
  ]

  /// The increase of Inter's spacing at the bold weight: the median of bold texts of 33 points.
  private static let boldTextSpacing = 0.0173
  /// The same for Inter Display, whose bold letters are narrower by less than its regular ones.
  private static let boldSpacing = 0.0084

  /// The excess of the width of Inter's letters over Inter Display's, averaged over English words.
  private static let textExcess = 0.0507

  /// Interpolates linearly between a table's sizes; beyond them the first and the last value apply.
  private static func value(at size: Double, in table: [(size: Double, spacing: Double)]) -> Double
  {
    guard let next = table.firstIndex(where: { $0.size > size }) else {
      return table.last?.spacing ?? 0
    }
    guard next > 0 else { return table[0].spacing }
    let (below, above) = (table[next - 1], table[next])
    let share = (size - below.size) / (above.size - below.size)
    return below.spacing + (above.spacing - below.spacing) * share
  }
}
