/// The nine named weights, with the numbers that font files use.
package enum FontWeight: Double, CaseIterable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// The named weight nearest to `number`; halfway the heavier one, and regular for NaN.
  package init(nearest number: Double) {
    guard !number.isNaN else {
      self = .regular
      return
    }
    let hundreds = (min(max(number, 100), 900) / 100).rounded()
    self = FontWeight(rawValue: hundreds * 100) ?? .regular
  }
}
