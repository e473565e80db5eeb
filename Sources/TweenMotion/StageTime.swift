/// A moment on a stage's clock: a count of flicks, 1/705,600,000 s, which every usual frame rate
/// divides. Zero is the stage's start.
@frozen public struct StageTime: Hashable, Comparable, Sendable {
  public var flicks: Int64

  public static let flicksPerSecond: Int64 = 705_600_000
  public static let zero = StageTime(flicks: 0)

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

  @inlinable public var seconds: Double { Double(flicks) / 705_600_000 }

  /// Seconds from `start` to this moment.
  @inlinable public func elapsed(since start: StageTime) -> Double {
    Double(flicks &- start.flicks) / 705_600_000
  }

  @inlinable public static func < (left: StageTime, right: StageTime) -> Bool {
    left.flicks < right.flicks
  }
}
