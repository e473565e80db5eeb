import Dispatch
import TweenCombine

extension DispatchQueue {
  /// A moment of a dispatch queue: `DispatchQueue.SchedulerTimeType`.
  public struct _Time: Strideable, Codable, Hashable, Sendable {
    /// The moment as Dispatch's time: the stage's on the main actor of a headless run.
    public var dispatchTime: DispatchTime

    /// The moment of a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The moment of so many nanoseconds of the machine's uptime.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Encodes the nanoseconds of the machine's uptime.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// The time from this moment to another; negative where the other is earlier.
    public func distance(to other: Self) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return end >= start
        ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
    }

    /// The moment that lies `interval` later; earlier where it is negative. The longest interval
    /// leads to a moment that never comes.
    public func advanced(by interval: Stride) -> Self {
      interval.magnitude == .max
        ? Self(.distantFuture) : Self(dispatchTime + interval.timeInterval)
    }

    /// A time between two moments, in whole nanoseconds; longer ones than fit are the longest.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The time in nanoseconds, with its sign.
      public var magnitude: Int

      /// The time as Dispatch's interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      private init(_ value: Int, nanosecondsEach: Int) {
        let (product, overflow) = value.multipliedReportingOverflow(by: nanosecondsEach)
        magnitude = overflow ? (value < 0 ? .min : .max) : product
      }

      /// The time of Dispatch's interval; `never` is the longest.
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

      /// A time of so many seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// A time of so many seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// A time of so many seconds; nil where an `Int` doesn't hold that number.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }

      // Witnesses of other names: each function named +, - or * is one more that the compiler tries for
      // each such sign in a chain with a mistake.
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

      /// So many seconds, in whole nanoseconds; no number is none.
      public static func seconds(_ value: Double) -> Stride {
        let nanoseconds = (value * 1_000_000_000).rounded(.towardZero)
        if nanoseconds.isNaN { return Stride(nanoseconds: 0) }
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
      }
      /// So many seconds.
      public static func seconds(_ value: Int) -> Stride {
        Stride(value, nanosecondsEach: 1_000_000_000)
      }
      /// So many thousandths of a second.
      public static func milliseconds(_ value: Int) -> Stride {
        Stride(value, nanosecondsEach: 1_000_000)
      }
      /// So many millionths of a second.
      public static func microseconds(_ value: Int) -> Stride {
        Stride(value, nanosecondsEach: 1000)
      }
      /// So many thousand-millionths of a second.
      public static func nanoseconds(_ value: Int) -> Stride { Stride(nanoseconds: value) }
    }
  }
}

typealias QueueTime = DispatchQueue._Time
