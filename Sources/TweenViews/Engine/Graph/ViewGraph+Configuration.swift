import Foundation
import TweenGeometry
import TweenMotion

extension ViewGraph {
  /// The settings with which a graph runs: the window, the clock and the user's environment.
  public struct Configuration {
    /// The window's size, in points.
    public var size: CGSize
    /// Whether the first scene's own size takes precedence over `size`, which is only a default.
    package var prefersSceneSize = false
    /// The number of device pixels per point.
    public var scale: Double
    /// The seed of the stage's random number generator.
    public var seed: UInt64
    /// The colour scheme in the environment, light or dark, unless a view sets another.
    public var colorScheme: ColorScheme
    /// Whether a person watches the run. A live host shifts an animation's start to its second
    /// frame, so that a slow first frame does not skip a part of it; a headless host never does.
    public var isLive: Bool
    /// The date at time 0 of the stage's clock.
    public var startDate: Date
    /// Whether `startDate` is corrected when the clock falls behind the system's, as it does when a
    /// machine with a live stage is suspended.
    let followsSystemDate: Bool
    /// The clock of the program's timers. It exists before the graph, because a program may start
    /// timers while it is created.
    package var clock: StageClock?
    /// The window's areas that are covered at its edges, in points: a status bar, rounded corners.
    /// Leading is the left.
    public var safeAreaInsets = EdgeInsets()
    /// The height of an on-screen keyboard at the window's bottom, in points.
    public var keyboardHeight: CGFloat = 0
    /// The user's locale, for views that set none; nil means en_US and GMT.
    public var locale: Locale?
    /// The user's time zone, for views that set none; nil means GMT.
    public var timeZone: TimeZone?
    /// Sets other values of the device and its user, for a window of the given size. Called when
    /// the tree is built, and whenever the size or the user's settings change. nil keeps the
    /// defaults.
    package var surroundings: (@Sendable (inout EnvironmentValues, CGSize, UserSettings) -> Void)?
    /// The settings that the user has chosen in the system.
    public var userSettings = UserSettings()
    /// Whether the program runs in a desktop window although it is not live: it may open further
    /// windows.
    package var isInWindow = false

    /// The start date of a stage that is not live: always 1 January 2001, 00:00:00 UTC.
    public static let exactStartDate = Date(timeIntervalSinceReferenceDate: 0)

    /// Creates a configuration.
    ///
    /// - Parameter size: The window's size, in points.
    /// - Parameter scale: The number of device pixels per point.
    /// - Parameter seed: The seed of the generator in the environment.
    /// - Parameter colorScheme: The colour scheme in the environment, unless a view sets another.
    /// - Parameter isLive: Whether a person watches the run. If false, the run is exact.
    /// - Parameter startDate: The date at time 0; nil means the system's date for a live run, and
    ///   `exactStartDate` otherwise.
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

    /// Sets the host's values of the device and its user in the environment of all views.
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

  /// The next call that a graph needs from its host.
  public enum NextWork: Equatable, Sendable {
    /// Something moves or waits for an update: advance at the next frame.
    case nextFrame
    /// There is nothing to do before this time.
    case wake(StageTime)
    /// There is nothing to do before an event is sent or a state changes. Final after `end`.
    case idle
  }

  /// The work done by the last call of `advance`.
  public struct Report: Equatable, Sendable {
    /// The number of evaluated bodies of views and modifiers, and of closures that create content.
    public var bodyEvaluations = 0
    /// The number of computed sizes. Sizes that an element has cached are not counted.
    public var layoutCalls = 0
    /// The number of animators that were still running after all animators had advanced to the
    /// frame's time, which is the first step of a frame.
    public var animatorsMoved = 0
    /// The number of items in the display list that were created or changed.
    public var itemsRefreshed = 0
    /// Creates a report of no work, with all counts 0.
    public init() {}
  }
}

extension ViewGraph {
  /// The date of the current frame: the start date plus the clock's seconds.
  package var date: Date { date(of: now) }

  /// Returns the date of a time on this stage's clock.
  package func date(of moment: StageTime) -> Date { configuration.startDate + moment.seconds }

  /// Returns the time of a date on this stage's clock.
  package func moment(of date: Date) -> StageTime {
    StageTime(seconds: date.timeIntervalSince(configuration.startDate))
  }
}
