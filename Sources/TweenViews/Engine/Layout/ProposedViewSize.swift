import Foundation

/// What a parent offers a child, side by side: a length, 0 for the least, infinity for the most,
/// nil for the ideal.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; 0: the least, infinity: the most, nil: the ideal one.
  public var width: CGFloat?
  /// The height in points; 0: the least, infinity: the most, nil: the ideal one.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the most that a view takes.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// What is offered along each side, in points.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A size as an offer.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size with nil sides replaced.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Whether both sides are nil, or 0 and more.
  var isUsable: Bool { (width ?? 0) >= 0 && (height ?? 0) >= 0 }

  // No closures: in what runs on the main actor each call of one makes sure of that.
  /// The sides as the text engine takes them.
  var plainWidth: Double? { if let width { Double(width) } else { nil } }
  var plainHeight: Double? { if let height { Double(height) } else { nil } }

  /// The proposal with 0 for sides below that, and for such that are no numbers.
  var usable: ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0 >= 0 ? $0 : 0 }, height: height.map { $0 >= 0 ? $0 : 0 })
  }
}
