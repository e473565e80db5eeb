import Foundation
import TweenViews

/// The running program. Properties that make sense for a program with one window take effect.
///
/// `sendAction` supports one action, `resignFirstResponder`, which ends the editing of text.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  /// The activity of a program.
  public enum State: Int, Sendable {
    /// The program is active; programs always read this state here.
    case active = 0
    /// The program is displayed but receives no events.
    case inactive = 1
    /// The program is not displayed.
    case background = 2
  }

  /// The key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates the key of an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens the URL in a program only, not in a browser. Without effect.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The key of an option that the program was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates the key of an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The object of the running program.
  public static var shared: UIApplication { StageClock.programObject { UIApplication() } }

  private override init() { super.init() }

  /// The delegate of the program. Stored; its methods are never called.
  public var delegate: (any UIApplicationDelegate)?

  /// The activity of the program; always `active`.
  public var applicationState: State { .active }
  /// Whether the screen stays lit. Stored without effect.
  public var isIdleTimerDisabled = false
  /// The number on the program's icon. Stored without effect.
  public var applicationIconBadgeNumber = 0
  /// Whether a network indicator is displayed. Stored without effect.
  public var isNetworkActivityIndicatorVisible = false
  /// The reading direction of the program's window.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  // MARK: Windows

  private let scene = UIWindowScene()

  /// The scenes of the program; always one.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// The windows of the program; always one.
  public var windows: [UIWindow] { scene.windows }
  /// The window that receives key events.
  public var keyWindow: UIWindow? { scene.keyWindow }

  // MARK: URLs

  /// Opens a URL in the system, as the environment's `openURL` does.
  ///
  /// - Parameters:
  ///   - url: The URL, of any scheme.
  ///   - options: Without effect.
  ///   - completion: A closure that is called before this method returns, with whether the system
  ///     accepted the URL.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isTaken = RunningProgram.open(url)
    completion?(isTaken)
  }

  /// Returns whether a URL has a scheme. The programs of the machine are not searched.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// The URL of a program's settings page, "app-settings:". There is no such page here.
  nonisolated public static let openSettingsURLString = "app-settings:"

  // MARK: Actions

  /// Sends an action to an object, or to the text field with the focus.
  ///
  /// - Parameters:
  ///   - action: `resignFirstResponder` removes the focus from the text field that has it, or calls
  ///     that method of `target`. Other actions have no effect.
  ///   - target: A responder; nil: the text field with the focus.
  ///   - sender: Without effect.
  ///   - event: Without effect.
  /// - Returns: Whether a target performed the action.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action == Selector("resignFirstResponder") else { return false }
    guard let target else { return RunningProgram.endEditing() }
    return (target as? UIResponder)?.resignFirstResponder() ?? false
  }

  // MARK: Remote notifications

  /// Does nothing: there are no remote notifications.
  public func registerForRemoteNotifications() {}

  // MARK: Notifications, which are never posted

  /// The name of the notification about a program that became active. It is never posted.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification about a program that is about to become inactive. It is never posted.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification about a program that is no longer displayed. It is never posted.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification about a program that is about to be displayed again. It is never
  /// posted.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification about a program that is about to end. It is never posted.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of the notification about a program that has launched. It is never posted.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The name of the notification about low memory. It is never posted.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification about a screenshot. It is never posted.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// An event. None is created here: programs pass nil.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// The reading direction of the user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Text is read from left to right.
  case leftToRight = 0
  /// Text is read from right to left.
  case rightToLeft = 1
}

/// The delegate of a program. It has no requirements, and nothing calls it.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// An instance of a program's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The activity of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is displayed and receives events.
    case foregroundActive = 0
    /// The scene is displayed but receives no events.
    case foregroundInactive = 1
    /// The scene is not displayed.
    case background = 2
    /// The scene is not connected to the program.
    case unattached = -1
  }

  override init() { super.init() }

  /// The activity of the scene; always `foregroundActive`.
  public final var activationState: ActivationState { .foregroundActive }
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the scene; always empty.
  public final var title: String! = ""
}

/// The scene that contains the program's window.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  private lazy var window = UIWindow(scene: self)

  /// The windows of the scene; always one.
  public var windows: [UIWindow] { [window] }
  /// The window that receives key events.
  public var keyWindow: UIWindow? { window }
  /// The screen of the window.
  public var screen: UIScreen { .main }
  /// The orientation of the window: portrait where it is at least as high as wide, otherwise landscape.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation == .portrait ? .portrait : .landscapeRight
  }
  /// The traits of the program's window.
  public var traitCollection: UITraitCollection { .current }
  /// The status bar's manager.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The status bar at the top of a device's screen.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  override init() { super.init() }
  /// The rectangle at the window's top that content must keep clear, in points.
  public var statusBarFrame: CGRect {
    let window = RunningProgram.window
    return CGRect(x: 0, y: 0, width: window.size.width, height: window.safeAreaInsets.top)
  }
  /// Whether the window's top has no height to keep clear.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// A window. The program's own has the size of the real window; others are never shown, and subviews of
/// either are not shown.
@preconcurrency @MainActor open class UIWindow: UIView {
  private let isProgramWindow: Bool

  init(scene: UIWindowScene) {
    isProgramWindow = true
    windowScene = scene
    super.init(frame: .zero)
  }

  /// Creates a window of the program, which is never shown.
  public override init(frame: CGRect) {
    isProgramWindow = false
    super.init(frame: frame)
  }

  /// Creates a window of a scene, which is never shown.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window without contents: Interface Builder files are not supported.
  public required init?(coder: NSCoder) {
    isProgramWindow = false
    super.init(coder: coder)
  }

  /// The scene that contains the window.
  public final weak var windowScene: UIWindowScene?
  private lazy var root: UIViewController? = isProgramWindow ? UIViewController() : nil
  /// The controller of the window. That of the program's window is empty at first; others have none.
  open var rootViewController: UIViewController? {
    get { root }
    set { root = newValue }
  }
  /// Whether the window receives key events; true for the program's window.
  public final var isKeyWindow: Bool { isProgramWindow }
  /// Does nothing: the window is never shown.
  open func makeKeyAndVisible() {}
  /// The screen of the window.
  public final var screen: UIScreen { .main }

  /// The window itself, since it contains itself.
  open override var window: UIWindow? { self }
  /// The screen's bounds for the program's window; otherwise the rectangle that was set.
  open override var frame: CGRect {
    get { isProgramWindow ? UIScreen.main.bounds : super.frame }
    set { super.frame = newValue }
  }
  /// The screen's bounds for the program's window; otherwise the rectangle that was set.
  open override var bounds: CGRect {
    get { isProgramWindow ? UIScreen.main.bounds : super.bounds }
    set { super.bounds = newValue }
  }

  /// Removes the focus from the text field of the program's window. Returns whether a text field had
  /// it.
  @discardableResult open override func endEditing(_ force: Bool) -> Bool {
    isProgramWindow && RunningProgram.endEditing()
  }

  /// The edges of the program's window that content must keep clear, in points; zero for other windows.
  open override var safeAreaInsets: UIEdgeInsets {
    guard isProgramWindow else { return .zero }
    let insets = RunningProgram.window.safeAreaInsets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
