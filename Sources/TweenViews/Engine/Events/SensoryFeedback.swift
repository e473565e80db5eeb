/// A haptic or audible signal for an event. This platform has no output for it: programs that use
/// it compile, and it has no effect.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of the objects that seem to collide.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// A collision of small, light objects.
    public static let light = Weight(name: "light")
    /// A collision of objects of medium weight, the default.
    public static let medium = Weight(name: "medium")
    /// A collision of large, heavy objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of the objects that seem to collide.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// A collision of rigid objects, which do not deform.
    public static let rigid = Flexibility(name: "rigid")
    /// A collision of solid objects, which deform a little.
    public static let solid = Flexibility(name: "solid")
    /// A collision of soft objects, which deform as cushions do.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var intensity = 1.0

  /// A task has been completed with success.
  public static let success = SensoryFeedback(name: "success")
  /// An event needs the user's attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed with an error.
  public static let error = SensoryFeedback(name: "error")
  /// The selection has changed to another item.
  public static let selection = SensoryFeedback(name: "selection")
  /// An important value has increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// An important value has decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity has started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged object has aligned with another one.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A dragged or pressed control has reached another of several levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path drawn by hand has reached its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two objects collide, with the default weight.
  public static let impact = SensoryFeedback(name: "impact")

  /// Returns the feedback for a collision of two objects of a weight.
  ///
  /// - Parameters:
  ///   - weight: The weight of the objects.
  ///   - intensity: The strength, from 0 to 1. Values outside are kept, as nothing uses them.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight)", intensity: intensity)
  }
  /// Returns the feedback for a collision of two objects of a flexibility. The strength, from 0 to
  /// 1, is not used.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility)", intensity: intensity)
  }
}

extension View {
  /// Signals `feedback` when `trigger` changes. Has no effect here: see `SensoryFeedback`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Signals `feedback` for changes of `trigger` that `condition` accepts. Has no effect here:
  /// `condition` is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Signals the feedback that a closure returns for a change of `trigger`; nil for none. Has no
  /// effect here: the closure is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
