/// A moment on a stage's clock: a count of flicks, 1/705,600,000 s, which every usual frame rate
/// divides.
///
/// Zero is the stage's start. The range is 414 years to either side.
@frozen public struct StageTime: Hashable, Comparable, Sendable {
  /// The flicks since the stage's start; negative before it.
  public var flicks: Int64

  /// The number of flicks in a second.
  public static let flicksPerSecond: Int64 = 705_600_000
  /// The moment at which the stage starts.
  public static let zero = StageTime(flicks: 0)

  /// Creates the moment `flicks` after the stage's start.
  @inlinable public init(flicks: Int64) { self.flicks = flicks }

  /// Creates the moment nearest to `seconds`; beyond the clock's range, its nearest end; zero for
  /// NaN.
  public init(seconds: Double) {
    let scaled = (seconds * Double(Self.flicksPerSecond)).rounded()
    if scaled.isNaN {
      flicks = 0
    } else if scaled >= 9.2e18 {
      flicks = Int64.max
    } else if scaled <= -9.2e18 {
      flicks = Int64.min
    } else {
      flicks = Int64(scaled)
    }
  }

  /// The seconds since the stage's start, as the nearest `Double`.
  @inlinable public var seconds: Double { Double(flicks) / 705_600_000 }

  /// Returns the seconds from `start` to this moment; negative where this moment comes first.
  ///
  /// A gap beyond the clock's range, 414 years, wraps around.
  @inlinable public func elapsed(since start: StageTime) -> Double {
    Double(flicks &- start.flicks) / 705_600_000
  }

  /// Returns whether the left moment comes before the right one.
  @inlinable public static func < (left: StageTime, right: StageTime) -> Bool {
    left.flicks < right.flicks
  }
}
