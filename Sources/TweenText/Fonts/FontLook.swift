/// The properties that determine a face: a request without its size and features.
struct FontLook: Hashable, Sendable {
  var family: FontRequest.Family
  var weight: FontWeight
  var isItalic: Bool
  /// In `widths`.
  var width: Double
  /// Whether the letters have the system family's forms for large sizes.
  var isDisplay: Bool

  /// The range of widths in which stretched letters stay recognizable.
  static let widths: ClosedRange<Double> = 0.5...2

  private static let widthSteps = 64.0

  init(_ request: FontRequest) {
    family = request.family
    weight = FontWeight(nearest: request.weight)
    isItalic = request.isItalic
    let width =
      request.width.isNaN
      ? 1 : min(max(request.width, Self.widths.lowerBound), Self.widths.upperBound)
    // Each width is a face of its own; an animated width uses only a few.
    self.width = (width * Self.widthSteps).rounded() / Self.widthSteps
    // In Inter Display 4.0 beta 7, Debian 12's, the digits of one width are not of one width.
    isDisplay =
      family.isSystemFace && request.size >= SystemFaceMetrics.displaySize
      && !request.isMonospacedDigit
  }

  /// Letters lean by this much where a family has no italic: 12 degrees, as obliques do.
  static let slant = 0.2126

  /// Whether the bolder of two weights is the nearer.
  var isBold: Bool { weight.rawValue >= FontWeight.semibold.rawValue }

  var style: FontStyle { FontStyle(weight: weight, isItalic: isItalic) }

  var design: FontRequest.Design {
    if case .system(let design) = family { design } else { .standard }
  }
}

/// A font in a file, and how it is changed.
struct FaceSource: Hashable, Sendable {
  var path: String
  var index = 0
  var variant = FontVariant.plain
  /// The metrics of the system's face, for a font that replaces it; nil: the file's own.
  var system: SystemFaceMetrics?
}
