import Foundation
import TweenCombine

/// A time of a scheduler that uses dates: `RunLoop.SchedulerTimeType` and
/// `OperationQueue.SchedulerTimeType`.
public struct _SchedulerDate: Strideable, Codable, Hashable, Sendable {
  /// The date of the time; in headless runs, the stage's date.
  public var date: Date

  /// Creates a time from a date.
  public init(_ date: Date) { self.date = date }

  /// Returns the interval from this time to another; negative where the other is earlier.
  public func distance(to other: _SchedulerDate) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// Returns the time that is `interval` later; earlier for a negative interval.
  public func advanced(by interval: Stride) -> _SchedulerDate {
    _SchedulerDate(date + interval.timeInterval)
  }

  /// An interval between two times, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The interval in seconds, with its sign.
    public var magnitude: TimeInterval

    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    /// Creates an interval from a number of seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }

    /// Creates an interval from a number of seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// Creates an interval from a number of seconds; nil where `Double` cannot represent the number.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    // These witnesses have other names than the operators, for the reason given in QueueTime.swift.
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

    /// Returns an interval of whole seconds.
    public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }
    /// Returns an interval of seconds.
    public static func seconds(_ value: Double) -> Stride { Stride(value) }
    /// Returns an interval of milliseconds.
    public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1000) }
    /// Returns an interval of microseconds.
    public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1_000_000) }
    /// Returns an interval of nanoseconds.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1_000_000_000) }
  }
}
