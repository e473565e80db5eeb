import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

extension Stage {
  /// The settings with which a stage runs its program. A stage keeps them unchanged.
  public struct Configuration: Equatable, Sendable {
    /// The window's size in points; nil: the scene's default size, or 640 by 480 if it has none.
    ///
    /// Frames of a negative, infinite or NaN size cannot be rendered.
    public var size: CGSize?

    /// The number of device pixels per point.
    ///
    /// Frames of a negative, infinite or NaN scale cannot be rendered.
    public var scale: Double
    /// The seed of the random generator that views find in their environment.
    public var seed: UInt64
    /// The light or dark appearance that views start with.
    public var colorScheme: ColorScheme
    /// The frame rate, which gives the moments of the frames.
    public var frameRate: FrameRate
    /// Whether the stage is live. A live stage skips frames for which its host is too late, and never goes
    /// back.
    public var isLive: Bool

    /// Whether the stage keeps all its input, for `recording` and for going back.
    ///
    /// The initializer sets it to true for every stage that is not live.
    public var keepsInput: Bool
    /// The date and time at stage time zero. Nil: the system's date in a live stage; in other stages 1
    /// January 2001, 00:00:00 UTC, so that all their runs are equal.
    public var startDate: Date?
    /// The safe area that a device would take from the window's edges, in points. Leading is the left edge.
    public var safeAreaInsets = EdgeInsets()
    /// The height at the window's bottom that a device's keyboard would cover, in points.
    public var keyboardHeight: CGFloat = 0

    /// The user's locale, for views that set no locale. Nil: en_US, so that all runs are equal.
    public var locale: Locale?

    /// The user's time zone, for views that set no time zone. Nil: GMT, so that all runs are equal.
    public var timeZone: TimeZone?

    /// The contrast that the user has chosen in the system's settings.
    public var colorSchemeContrast = ColorSchemeContrast.standard
    /// The text size that the user has chosen.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// The user's other settings of the system, such as reduced motion. Its colour scheme, contrast and
    /// text size, where set, override those of this configuration.
    public var userSettings = UserSettings()
    /// The direction of reading, left to right or right to left.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The kind of device that the program sees in its environment. Controls have the look and the sizes of
    /// a phone's on all devices except a desktop.
    public var idiom = InterfaceIdiom.phone

    /// The key bindings of text editing. With those of a Mac the Super key acts as Command, and Control as
    /// itself.
    public var keyBindings = KeyBindings.linux

    /// Whether rows of lists and forms that appear, disappear or move use the default animation where the
    /// program's change has no animation, as on phones of 2019. If false, such a change shows at once.
    public var listsAnimateChanges = false

    /// Whether the size classes follow the window: compact below a width of 640 or a height of 440 points,
    /// otherwise regular. If false, both are regular in every window. Size classes that a program sets
    /// itself stay as set.
    public var followsSizeClasses = true

    /// The id of the window, or of its scene, that `displayList`, `tree` and other properties of the stage
    /// show. Nil: the first window. If it is the id of a scene, the stage opens a window of that scene at
    /// the start.
    public var window: String?

    /// Whether another stage of the process runs the work that waits on the main actor, because that work
    /// belongs to the other stage's program.
    package var leavesTasks = false

    /// Whether frames show the window's menu bar above the program's content. Live stages and stages in a
    /// window always show it.
    public var showsChrome = false

    /// Whether the program runs as in a window of a desktop although the stage is not live, for example for
    /// a recording. The program can then open further windows.
    public var isInWindow = false

    /// The name of the device whose safe area the configuration has; nil: no device. Recordings contain the
    /// name; it has no other effect.
    public var device: String?

    /// Creates a configuration; each parameter sets the property of the same name.
    public init(
      size: CGSize? = nil, scale: Double = 1, seed: UInt64 = 0, colorScheme: ColorScheme = .light,
      frameRate: FrameRate = .sixty, isLive: Bool = false, keepsInput: Bool = false,
      startDate: Date? = nil
    ) {
      self.size = size
      self.scale = scale
      self.seed = seed
      self.colorScheme = colorScheme
      self.frameRate = frameRate
      self.isLive = isLive
      self.keepsInput = keepsInput || !isLive
      self.startDate = startDate
    }
  }
}
