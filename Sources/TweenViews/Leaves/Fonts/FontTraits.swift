import Foundation
import TweenMotion
import TweenText

/// The properties of a font apart from its family and size; nil where none is set.
struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  /// Whether letters have at least the weight bold.
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var hasLowercaseSmallCaps: Bool?
  var hasUppercaseSmallCaps: Bool?
  var leading: Font.Leading?
  /// Whether lines are as close as in UIKit's labels.
  var hasCloseLines: Bool?

  /// The range of widths, as multiples of the usual width.
  private static let widths = 0.25...4.0

  /// Takes over all values that `other` sets.
  mutating func override(with other: FontTraits) {
    weight = other.weight ?? weight
    width = other.width ?? width
    design = other.design ?? design
    isBold = other.isBold ?? isBold
    isItalic = other.isItalic ?? isItalic
    isMonospaced = other.isMonospaced ?? isMonospaced
    hasMonospacedDigits = other.hasMonospacedDigits ?? hasMonospacedDigits
    hasLowercaseSmallCaps = other.hasLowercaseSmallCaps ?? hasLowercaseSmallCaps
    hasUppercaseSmallCaps = other.hasUppercaseSmallCaps ?? hasUppercaseSmallCaps
    leading = other.leading ?? leading
    hasCloseLines = other.hasCloseLines ?? hasCloseLines
  }

  /// - Parameter bold: The minimum weight of bold letters.
  func apply(to request: inout FontRequest, bold: Font.Weight) {
    if let weight { request.weight = weight.value }
    if isBold == true { request.weight = max(request.weight, bold.value) }
    if let width, width.value.isFinite {
      request.width = min(
        max(1 + Double(width.value), Self.widths.lowerBound), Self.widths.upperBound)
    }
    if case .system = request.family {
      request.family = .system(isMonospaced == true ? .monospaced : design?.family ?? .standard)
    }
    request.isItalic = isItalic ?? false
    request.isMonospacedDigit = hasMonospacedDigits ?? false
    request.hasLowercaseSmallCaps = hasLowercaseSmallCaps ?? false
    request.hasUppercaseSmallCaps = hasUppercaseSmallCaps ?? false
    request.leading =
      switch leading {
      case .tight: .tight
      case .loose: .loose
      case .standard, nil: .standard
      }
  }
}

extension Font.Design {
  fileprivate var family: FontRequest.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
