import Foundation

/// The size that a parent proposes to a child. Each side is a length in points; 0 requests the
/// smallest size, infinity the largest, nil the ideal one.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; 0 requests the smallest one, infinity the largest, nil the ideal one.
  public var width: CGFloat?
  /// The height in points; 0 requests the smallest one, infinity the largest, nil the ideal one.
  public var height: CGFloat?

  /// The proposal that requests the smallest size: 0 on both sides.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that requests the ideal size: nil on both sides.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that requests the largest size: infinity on both sides.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from a length for each side, in points.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal with the sides of a size, in points.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposed size, with nil sides replaced by those of `size`.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Whether each side is nil, or 0 or more.
  var isUsable: Bool { (width ?? 0) >= 0 && (height ?? 0) >= 0 }

  // No closures: on the main actor each call of a closure includes a check of the actor.
  /// The sides in the text engine's type.
  var plainWidth: Double? { if let width { Double(width) } else { nil } }
  var plainHeight: Double? { if let height { Double(height) } else { nil } }

  /// The proposal with 0 for sides that are negative or NaN.
  var usable: ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0 >= 0 ? $0 : 0 }, height: height.map { $0 >= 0 ? $0 : 0 })
  }
}
