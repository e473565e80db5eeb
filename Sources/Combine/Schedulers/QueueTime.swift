import Dispatch
import TweenCombine

extension DispatchQueue {
  /// A time of a dispatch queue, `DispatchQueue.SchedulerTimeType`.
  public struct _Time: Strideable, Codable, Hashable, Sendable {
    /// The time as Dispatch's type; on the main actor of a headless run, the stage's time.
    public var dispatchTime: DispatchTime

    /// Creates a time from Dispatch's type.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Decodes a time from nanoseconds of the machine's uptime.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Encodes the time as nanoseconds of the machine's uptime.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// Returns the interval from this time to another; negative where the other is earlier.
    public func distance(to other: Self) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return end >= start
        ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
    }

    /// Returns the time that is `interval` later; earlier for a negative interval. The longest interval
    /// gives `distantFuture`.
    public func advanced(by interval: Stride) -> Self {
      interval.magnitude == .max
        ? Self(.distantFuture) : Self(dispatchTime + interval.timeInterval)
    }

    /// An interval between two times, in whole nanoseconds, clamped to the range of Int.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The interval in nanoseconds, with its sign.
      public var magnitude: Int

      /// The interval as Dispatch's type.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      private init(_ value: Int, nanosecondsEach: Int) {
        let (product, overflow) = value.multipliedReportingOverflow(by: nanosecondsEach)
        magnitude = overflow ? (value < 0 ? .min : .max) : product
      }

      /// Creates an interval from Dispatch's type; `never` becomes the longest interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        case .never: self = .nanoseconds(.max)
        @unknown default: self = .nanoseconds(.max)
        }
      }

      /// Creates an interval from a number of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates an interval from a number of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates an interval from a number of seconds; nil where `Int` cannot represent the number.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }

      // These witnesses have other names than +, - and *, because the compiler tries every function
      // with such a name for each operator in a chain with a type error.
      @_implements(AdditiveArithmetic,+(_:_:))
      public static func _sum(a: Stride, b: Stride) -> Stride {
        let (sum, overflow) = a.magnitude.addingReportingOverflow(b.magnitude)
        return Stride(nanoseconds: overflow ? (a.magnitude < 0 ? .min : .max) : sum)
      }

      @_implements(AdditiveArithmetic,-(_:_:))
      public static func _difference(a: Stride, b: Stride) -> Stride {
        let (rest, overflow) = a.magnitude.subtractingReportingOverflow(b.magnitude)
        return Stride(nanoseconds: overflow ? (a.magnitude < 0 ? .min : .max) : rest)
      }

      @_implements(Numeric,*(_:_:))
      public static func _product(a: Stride, b: Stride) -> Stride {
        let (product, overflow) = a.magnitude.multipliedReportingOverflow(by: b.magnitude)
        let isNegative = (a.magnitude < 0) != (b.magnitude < 0)
        return Stride(nanoseconds: overflow ? (isNegative ? .min : .max) : product)
      }

      public static func += (a: inout Stride, b: Stride) { a = a + b }
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      /// Returns an interval of seconds, truncated to whole nanoseconds; 0 for NaN.
      public static func seconds(_ value: Double) -> Stride {
        let nanoseconds = (value * 1_000_000_000).rounded(.towardZero)
        if nanoseconds.isNaN { return Stride(nanoseconds: 0) }
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
      }
      /// Returns an interval of whole seconds.
      public static func seconds(_ value: Int) -> Stride {
        Stride(value, nanosecondsEach: 1_000_000_000)
      }
      /// Returns an interval of milliseconds.
      public static func milliseconds(_ value: Int) -> Stride {
        Stride(value, nanosecondsEach: 1_000_000)
      }
      /// Returns an interval of microseconds.
      public static func microseconds(_ value: Int) -> Stride {
        Stride(value, nanosecondsEach: 1000)
      }
      /// Returns an interval of nanoseconds.
      public static func nanoseconds(_ value: Int) -> Stride { Stride(nanoseconds: value) }
    }
  }
}

typealias QueueTime = DispatchQueue._Time
