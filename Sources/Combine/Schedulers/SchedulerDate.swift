import Foundation
import TweenCombine

/// A moment of a scheduler that counts in dates: `RunLoop.SchedulerTimeType` and
/// `OperationQueue.SchedulerTimeType`.
public struct _SchedulerDate: Strideable, Codable, Hashable, Sendable {
  /// The moment's date: the stage's in headless runs.
  public var date: Date

  /// The moment of a date.
  public init(_ date: Date) { self.date = date }

  /// The time from this moment to another; negative where the other is earlier.
  public func distance(to other: _SchedulerDate) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The moment that lies `interval` later; earlier where it is negative.
  public func advanced(by interval: Stride) -> _SchedulerDate {
    _SchedulerDate(date + interval.timeInterval)
  }

  /// A time between two moments, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The time in seconds, with its sign.
    public var magnitude: TimeInterval

    /// The time in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// A time of so many seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    /// A time of so many seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }

    /// A time of so many seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// A time of so many seconds; nil where a `Double` doesn't hold that number.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    // Named otherwise for the same reason as in QueueTime.swift.
    @_implements(AdditiveArithmetic,+(_:_:))
    public static func _sum(a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    @_implements(AdditiveArithmetic,-(_:_:))
    public static func _difference(a: Stride, b: Stride) -> Stride {
      Stride(a.magnitude - b.magnitude)
    }
    @_implements(Numeric,*(_:_:))
    public static func _product(a: Stride, b: Stride) -> Stride {
      Stride(a.magnitude * b.magnitude)
    }
    public static func += (a: inout Stride, b: Stride) { a.magnitude += b.magnitude }
    public static func -= (a: inout Stride, b: Stride) { a.magnitude -= b.magnitude }
    public static func *= (a: inout Stride, b: Stride) { a.magnitude *= b.magnitude }

    /// So many seconds.
    public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }
    /// So many seconds.
    public static func seconds(_ value: Double) -> Stride { Stride(value) }
    /// So many thousandths of a second.
    public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1000) }
    /// So many millionths of a second.
    public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1_000_000) }
    /// So many thousand-millionths of a second.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1_000_000_000) }
  }
}
