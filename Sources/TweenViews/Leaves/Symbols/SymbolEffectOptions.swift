/// The number, the pauses and the speed of an effect's runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of runs, and the pauses between them.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of runs; nil for endless runs.
    var count: Int?
    /// The pause between two runs in seconds.
    var delay = 0.0

    /// Endless runs without pauses between them.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }

    /// Endless runs with pauses of a quarter of a second between them.
    public static var periodic: RepeatBehavior { periodic() }

    /// Returns runs with pauses between them.
    ///
    /// - Parameters:
    ///   - count: The number of runs; nil for endless runs. Less than 1 counts as 1.
    ///   - delay: The pause between two runs in seconds; nil for a quarter of a second. Negative values,
    ///     and values that are not finite, count as 0.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay ?? 0.25
      return RepeatBehavior(
        count: count.map { max($0, 1) }, delay: delay > 0 && delay.isFinite ? delay : 0)
    }
  }

  /// The repetition; nil for the effect's default: once, or for as long as it is active.
  var repetition: RepeatBehavior?
  /// The factor for the speed of the effect.
  var rate = 1.0

  /// The effect's defaults: one run for a change of a value, repeated runs while it is active.
  public static let `default` = SymbolEffectOptions()

  /// Options for endless runs without pauses.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// These options with endless runs and without pauses.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// Options for a single run.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// These options with a single run, even if the effect stays active for longer.
  public var nonRepeating: SymbolEffectOptions { self.repeat(RepeatBehavior(count: 1)) }

  /// Returns options for a number of runs without pauses; nil for endless runs. Less than 1 counts as 1.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  /// Returns these options with a number of runs without pauses; nil for endless runs. Less than 1 counts
  /// as 1.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(RepeatBehavior(count: count.map { max($0, 1) }))
  }

  /// Returns options for the runs and pauses of `behavior`.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Returns these options with the runs and pauses of `behavior`.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var new = self
    new.repetition = behavior
    return new
  }

  /// Returns options for a multiple of the effect's speed. If it is not positive and finite, it counts as
  /// 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }
  /// Returns these options with a multiple of the effect's own speed, which replaces an earlier one. If it
  /// is not positive and finite, it counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var new = self
    new.rate = speed > 0 && speed.isFinite ? speed : 1
    return new
  }
}
