/// The fill rule and the antialiasing of a filled shape.
@frozen public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule is used; otherwise the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style, by default with the nonzero rule and antialiased edges.
  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
