/// What a hand feels or an ear hears when something happens. There is nothing here that would make it
/// felt: programs with it compile, and it does nothing.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the things are that seem to collide.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// Little things collide.
    public static let light = Weight(name: "light")
    /// Things of a middle weight collide, as they do where none is named.
    public static let medium = Weight(name: "medium")
    /// Large things collide.
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft the things are that seem to collide.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// The things give way to nothing.
    public static let rigid = Flexibility(name: "rigid")
    /// The things give way a little.
    public static let solid = Flexibility(name: "solid")
    /// The things give way as cushions do.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var intensity = 1.0

  /// What was begun has come to a good end.
  public static let success = SensoryFeedback(name: "success")
  /// Something has happened that asks for care.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing is chosen than before.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value of importance has risen.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value of importance has fallen.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something has come to its end.
  public static let stop = SensoryFeedback(name: "stop")
  /// What is dragged has come in line with something.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// What is dragged or pressed has reached another of several levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A line that is drawn by hand has arrived at its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two things collide.
  public static let impact = SensoryFeedback(name: "impact")

  /// Two things of a weight collide.
  ///
  /// - Parameters:
  ///   - weight: How heavy they are.
  ///   - intensity: How strongly, from 0, not at all, to 1; kept as it is.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight)", intensity: intensity)
  }
  /// Two things collide that give way to each other; the intensity is that of the form with a
  /// weight.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility)", intensity: intensity)
  }
}

extension View {
  /// Makes itself felt when `trigger` changes: see `SensoryFeedback`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// The same, only for changes that `condition` lets pass. It is never asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// The same with a feedback for each change; nil for none. It is never asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
