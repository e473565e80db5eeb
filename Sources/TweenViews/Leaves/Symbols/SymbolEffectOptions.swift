/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How runs follow each other.
  public struct RepeatBehavior: Hashable, Sendable {
    /// nil: without end.
    var count: Int?
    /// Seconds of rest between two runs.
    var delay = 0.0

    /// Without end, and without rest.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }

    /// Without end, with a rest between.
    public static var periodic: RepeatBehavior { periodic() }

    /// - Parameters:
    ///   - count: How often; nil: without end. Below 1 counts as 1.
    ///   - delay: Seconds of rest between two runs, not below 0; nil: a quarter of a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay ?? 0.25
      return RepeatBehavior(
        count: count.map { max($0, 1) }, delay: delay > 0 && delay.isFinite ? delay : 0)
    }
  }

  /// nil: what the effect does by itself, once or as long as it is on.
  var repetition: RepeatBehavior?
  /// Runs take that part of their time.
  var rate = 1.0

  public static let `default` = SymbolEffectOptions()

  /// Without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  public var nonRepeating: SymbolEffectOptions { self.repeat(RepeatBehavior(count: 1)) }

  /// So many times; nil: without end. Below 1 counts as 1.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(RepeatBehavior(count: count.map { max($0, 1) }))
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var new = self
    new.repetition = behavior
    return new
  }

  /// So many times as fast; what is not above 0 and finite counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var new = self
    new.rate = speed > 0 && speed.isFinite ? speed : 1
    return new
  }
}
