/// A direction of layout.
@frozen public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    @inlinable public static var horizontal: Axis.Set { Axis.Set(rawValue: 1) }
    @inlinable public static var vertical: Axis.Set { Axis.Set(rawValue: 2) }

    @inlinable package func contains(_ axis: Axis) -> Bool { contains(Axis.Set(axis)) }
  }
}
