import Foundation
import TweenGeometry
import TweenMotion

extension ViewGraph {
  /// How a graph is to run.
  public struct Configuration {
    /// Window size in points.
    public var size: CGSize
    /// Whether the size that the first scene asks for goes before `size`, which nobody asked for.
    package var prefersSceneSize = false
    /// Device pixels per point.
    public var scale: Double
    /// Seed of the stage's generator.
    public var seed: UInt64
    /// The environment's, light or dark, unless a view sets another.
    public var colorScheme: ColorScheme
    /// A live host re-bases an animation on its second frame, so that a slow first frame does not
    /// swallow it; a headless one never does.
    public var isLive: Bool
    /// The date at the clock's zero.
    public var startDate: Date
    /// Whether `startDate` moves when the clock falls behind the system's, as a live one does in a
    /// suspended machine.
    let followsSystemDate: Bool
    /// The clock for the program's timers: made before the graph, for a program may begin some
    /// while it is made.
    package var clock: StageClock?
    /// What surrounds the content takes off the window's edges, in points: a status bar, rounded
    /// corners. Leading is the left.
    public var safeAreaInsets = EdgeInsets()
    /// Points at the window's bottom that a keyboard on the screen covers.
    public var keyboardHeight: CGFloat = 0
    /// The user's, for views that say nothing else; nil for the fixed ones: en_US and GMT.
    public var locale: Locale?
    /// The user's time zone, for views that say nothing else; nil for GMT.
    public var timeZone: TimeZone?
    /// Sets what else the host knows of the device and its user, for a window of that size: asked
    /// when the tree is built and whenever the size or the user's settings change. nil: the usual.
    package var surroundings: (@Sendable (inout EnvironmentValues, CGSize, UserSettings) -> Void)?
    /// What the user has asked the system for.
    public var userSettings = UserSettings()
    /// Whether the program runs in a window of a desktop although it isn't live: it may open further ones.
    package var isInWindow = false

    /// The date at which a stage starts that isn't live: 1 January 2001, 00:00:00 UTC, always.
    public static let exactStartDate = Date(timeIntervalSinceReferenceDate: 0)

    /// - Parameter size: The window's, in points.
    /// - Parameter scale: Device pixels per point.
    /// - Parameter seed: Of the generator in the environment.
    /// - Parameter colorScheme: The environment's, unless a view sets another.
    /// - Parameter isLive: Whether a person looks on; else the run is exact.
    /// - Parameter startDate: nil for the system's date in a live host, else `exactStartDate`.
    public init(
      size: CGSize, scale: Double = 1, seed: UInt64 = 0, colorScheme: ColorScheme = .light,
      isLive: Bool = false, startDate: Date? = nil
    ) {
      self.size = size
      self.scale = scale
      self.seed = seed
      self.colorScheme = colorScheme
      self.isLive = isLive
      self.startDate = startDate ?? (isLive ? Date() : Self.exactStartDate)
      followsSystemDate = isLive && startDate == nil
    }

    /// What the host tells of the machine and its user, for the environment of all views.
    func setSurroundings(of environment: inout EnvironmentValues) {
      environment.colorScheme = colorScheme
      environment.displayScale = CGFloat(scale)
      if let locale {
        environment.locale = locale
        environment.calendar = locale.calendar
        environment.calendar.locale = locale
      }
      if let timeZone { environment.timeZone = timeZone }
      environment.calendar.timeZone = environment.timeZone
      surroundings?(&environment, size, userSettings)
    }
  }

  /// What the graph wants next.
  public enum NextWork: Equatable, Sendable {
    /// Something moves or waits to be updated: advance at the next frame.
    case nextFrame
    /// Nothing to do before that moment.
    case wake(StageTime)
    /// Nothing to do before an event is sent or a state changes; for good after `end`.
    case idle
  }

  /// Counts of work done by the last `advance`.
  public struct Report: Equatable, Sendable {
    /// How often bodies of views and modifiers ran, and closures that make content.
    public var bodyEvaluations = 0
    /// How many sizes were worked out; answers that an element remembers do not count.
    public var layoutCalls = 0
    /// How many animators still ran after all had moved to the frame's time, which is the first
    /// thing in a frame.
    public var animatorsMoved = 0
    /// How many items of the display list were made anew or changed.
    public var itemsRefreshed = 0
    /// A report of no work.
    public init() {}
  }
}

extension ViewGraph {
  /// The current frame's date: the start date and the clock's seconds.
  package var date: Date { date(of: now) }

  /// The date of a moment on this stage's clock.
  package func date(of moment: StageTime) -> Date { configuration.startDate + moment.seconds }

  /// The moment of a date on this stage's clock.
  package func moment(of date: Date) -> StageTime {
    StageTime(seconds: date.timeIntervalSince(configuration.startDate))
  }
}
