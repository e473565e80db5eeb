/// A direction of layout.
@frozen public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes. Bits of the raw value that stand for neither axis are kept and mean nothing.
  @frozen public struct Set: OptionSet, Sendable {
    /// A bit for each axis: 1 is horizontal, 2 vertical.
    public let rawValue: Int8

    /// The set with these bits, taken as they are.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis alone.
    @inlinable public static var horizontal: Axis.Set { Axis.Set(rawValue: 1) }
    /// The vertical axis alone.
    @inlinable public static var vertical: Axis.Set { Axis.Set(rawValue: 2) }

    @inlinable package func contains(_ axis: Axis) -> Bool { contains(Axis.Set(axis)) }
  }
}
