/// How the inside of a shape is found and painted.
@frozen public struct FillStyle: Equatable, Sendable {
  /// True for the even-odd rule, false for the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A style of filling: by the nonzero rule with smoothed edges, if not told otherwise.
  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
