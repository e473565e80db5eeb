import Foundation

/// The measures all symbols share.
///
/// Drawings stand on a grid of 24 by 24 units, y growing downwards, around its centre (12, 12). A
/// circle is 20 units wide at the regular weight, a square 18, so that both look as large; most
/// drawings reach to between 2 and 22. One unit is 0.05 of the font's size: the circle is as wide as
/// the font is large. The centre lies on half the height of capitals (0.36 of the font's size, as in
/// most text faces).
package enum SymbolGrid {
  package static let center = CGPoint(x: 12, y: 12)
  /// The size of a unit as a share of the font's size, at medium scale.
  package static let unit = 0.05
  /// The margin between a symbol's drawing and its frame on each side, as a fraction of the font's
  /// size, at medium scale.
  package static let room = 0.1
  /// The height of the centre above the baseline, as a fraction of the font's size.
  package static let centerHeight = 0.36

  /// The width of lines in units, at weights 100, 200, ... 900. Regular is 0.075 of the font's size,
  /// a little less than the stems of a regular text face.
  private static let lineWidths = [0.45, 0.75, 1.1, 1.5, 1.75, 2.05, 2.35, 2.7, 3.05]

  /// The width of lines in units for a weight of 100...900, clamped; NaN is regular.
  ///
  /// Lines keep the thickness of the text beside them at any `scale`.
  static func lineWidth(weight: Double, scale: SymbolScale) -> Double {
    guard !weight.isNaN else { return lineWidth(weight: 400, scale: scale) }
    let place = min(max(weight / 100 - 1, 0), 8)
    let index = min(Int(place), 7)
    let share = place - Double(index)
    return (lineWidths[index] * (1 - share) + lineWidths[index + 1] * share) / scale.factor
  }

  /// The gap between a part in front and the parts behind it.
  static func gap(lineWidth: Double) -> Double { 0.55 + 0.3 * lineWidth }

  /// The position of the text's baseline.
  package static func baseline(scale: SymbolScale) -> Double {
    center.y + centerHeight / (unit * scale.factor)
  }
}

/// The size of a symbol beside its text.
package enum SymbolScale: Sendable {
  case small
  case medium
  case large

  /// The size of the drawing, as a multiple of the medium one's.
  package var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
