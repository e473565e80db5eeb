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
  /// How many times as fast as by themselves effects run.
  var rate = 1.0

  /// As the effect is by itself: once where a value sets it off, again and again while it is
  /// active.
  public static let `default` = SymbolEffectOptions()

  /// Without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// These options, without end and without rest.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// These options, with one run, also of an effect that is active for longer.
  public var nonRepeating: SymbolEffectOptions { self.repeat(RepeatBehavior(count: 1)) }

  /// So many times; nil: without end. Below 1 counts as 1.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  /// These options, with so many runs and no rest between; nil: without end. Below 1 counts as 1.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(RepeatBehavior(count: count.map { max($0, 1) }))
  }

  /// As often, and with such rests, as `behavior` says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// These options, with runs as `behavior` says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var new = self
    new.repetition = behavior
    return new
  }

  /// So many times as fast; what is not above 0 and finite counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }
  /// These options, so many times as fast as the effect is by itself, whatever speed was said
  /// before; what is not above 0 and finite counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var new = self
    new.rate = speed > 0 && speed.isFinite ? speed : 1
    return new
  }
}
