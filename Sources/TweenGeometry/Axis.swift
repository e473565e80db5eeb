/// The horizontal or the vertical direction of a layout.
@frozen public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// The direction along x.
  case horizontal
  /// The direction along y.
  case vertical

  /// The name of the axis: `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes. Other bits of the raw value are stored without meaning.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 is horizontal, 2 is vertical.
    public let rawValue: Int8

    /// Creates a set from its bits, unchanged.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The set with the horizontal axis only.
    @inlinable public static var horizontal: Axis.Set { Axis.Set(rawValue: 1) }
    /// The set with the vertical axis only.
    @inlinable public static var vertical: Axis.Set { Axis.Set(rawValue: 2) }

    @inlinable package func contains(_ axis: Axis) -> Bool { contains(Axis.Set(axis)) }
  }
}
