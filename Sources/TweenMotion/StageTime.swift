/// A moment on a stage's clock: a count of flicks, 1/705,600,000 s, which every usual frame rate
/// divides.
///
/// Zero is the stage's start. The range is 414 years to either side.
@frozen public struct StageTime: Hashable, Comparable, Sendable {
  /// Flicks since the stage's start; negative before it.
  public var flicks: Int64

  /// How many flicks make a second.
  public static let flicksPerSecond: Int64 = 705_600_000
  /// The stage's start.
  public static let zero = StageTime(flicks: 0)

  /// The moment `flicks` after the stage's start.
  @inlinable public init(flicks: Int64) { self.flicks = flicks }

  /// The moment nearest to `seconds`; the clock's nearest end beyond its range, zero for NaN.
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

  /// Seconds since the stage's start, as the nearest `Double`.
  @inlinable public var seconds: Double { Double(flicks) / 705_600_000 }

  /// Seconds from `start` to this moment; negative where it comes before.
  ///
  /// A gap beyond the clock's range, 414 years, wraps around.
  @inlinable public func elapsed(since start: StageTime) -> Double {
    Double(flicks &- start.flicks) / 705_600_000
  }

  /// Whether the left moment comes first.
  @inlinable public static func < (left: StageTime, right: StageTime) -> Bool {
    left.flicks < right.flicks
  }
}
