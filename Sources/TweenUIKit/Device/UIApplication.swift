import Foundation
import TweenViews

/// The program as UIKit has it: what of it has a meaning in one window.
///
/// Of actions, `sendAction` knows the one that programs mostly send: `resignFirstResponder`, which
/// ends the editing of text.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  /// Whether a program is at work.
  public enum State: Int, Sendable {
    /// It is: what programs are told here.
    case active = 0
    /// It is shown, and hears of nothing.
    case inactive = 1
    /// It isn't shown.
    case background = 2
  }

  /// What a URL is opened with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in a program of its own, not in a browser. Without effect.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// What a program was started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The only one.
  public static var shared: UIApplication { StageClock.programObject { UIApplication() } }

  private override init() { super.init() }

  /// Whoever would hear of the program's life. Kept, and never asked.
  public var delegate: (any UIApplicationDelegate)?

  /// At work.
  public var applicationState: State { .active }
  /// Whether the screen stays lit. Kept, and without effect.
  public var isIdleTimerDisabled = false
  /// The number on the program's picture. Kept, and without effect.
  public var applicationIconBadgeNumber = 0
  /// Whether motions are shown while files load. Kept, and without effect.
  public var isNetworkActivityIndicatorVisible = false
  /// Which way reading goes.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  // MARK: Windows

  private let scene = UIWindowScene()

  /// The scenes that are shown: one.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// The windows: one.
  public var windows: [UIWindow] { scene.windows }
  /// The window that hears of keys.
  public var keyWindow: UIWindow? { scene.keyWindow }

  // MARK: URLs

  /// Has the system open a URL, as `openURL` of the environment does.
  ///
  /// - Parameters:
  ///   - url: What is opened, of any scheme.
  ///   - options: Without effect.
  ///   - completion: Told whether the system took it, before this returns.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isTaken = RunningProgram.open(url)
    completion?(isTaken)
  }

  /// Whether a URL can be opened: one with a scheme can. What the machine has for it isn't looked up.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Would show the program's settings where it is opened: "app-settings:".
  nonisolated public static let openSettingsURLString = "app-settings:"

  // MARK: Actions

  /// Sends an action to an object, or to the field of text that has the focus.
  ///
  /// - Parameters:
  ///   - action: `resignFirstResponder` takes the focus from the field of text that has it, or calls
  ///     that method of `target`. Other actions have no effect.
  ///   - target: A responder; nil: whatever has the focus.
  ///   - sender: Without effect.
  ///   - event: Without effect.
  /// - Returns: Whether something took the action.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action == Selector("resignFirstResponder") else { return false }
    guard let target else { return RunningProgram.endEditing() }
    return (target as? UIResponder)?.resignFirstResponder() ?? false
  }

  // MARK: Remote news

  /// Would ask for news from afar. It does nothing.
  public func registerForRemoteNotifications() {}

  // MARK: What would be posted

  /// The name of what would be posted when the program is at work. Nothing posts it.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of what would be posted before the program rests. Nothing posts it.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of what would be posted when the program isn't shown. Nothing posts it.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of what would be posted before the program is shown again. Nothing posts it.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of what would be posted before the program ends. Nothing posts it.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of what would be posted when the program has begun. Nothing posts it.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The name of what would be posted when memory is short. Nothing posts it.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of what would be posted when a picture of the screen is taken. Nothing posts it.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// An event of UIKit's. None is made here: programs pass nil.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// Which way reading goes.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Who would hear of the program's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// A part of a program's surface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is at work.
  public enum ActivationState: Int, Sendable {
    /// It is.
    case foregroundActive = 0
    /// It is shown, and hears of nothing.
    case foregroundInactive = 1
    /// It isn't shown.
    case background = 2
    /// It isn't there.
    case unattached = -1
  }

  override init() { super.init() }

  /// At work.
  public final var activationState: ActivationState { .foregroundActive }
  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title: empty.
  public final var title: String! = ""
}

/// The part of a program's surface that has windows: one.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  private lazy var window = UIWindow(scene: self)

  /// The windows: one.
  public var windows: [UIWindow] { [window] }
  /// The window that hears of keys.
  public var keyWindow: UIWindow? { window }
  /// The screen.
  public var screen: UIScreen { .main }
  /// How the window stands.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation == .portrait ? .portrait : .landscapeRight
  }
  /// What is known of the window.
  public var traitCollection: UITraitCollection { .current }
  /// The bar with the time: hidden.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The bar with the time at the top of a device's screen.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  override init() { super.init() }
  /// The height of what is kept clear at the window's top.
  public var statusBarFrame: CGRect {
    let window = RunningProgram.window
    return CGRect(x: 0, y: 0, width: window.size.width, height: window.safeAreaInsets.top)
  }
  /// Whether nothing is kept clear.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The program's window, as large as it is now. Views put into it are never shown.
@preconcurrency @MainActor open class UIWindow: UIView {
  private let isProgramWindow: Bool

  init(scene: UIWindowScene) {
    isProgramWindow = true
    windowScene = scene
    super.init(frame: .zero)
  }

  /// A window of a program's own: never shown.
  public override init(frame: CGRect) {
    isProgramWindow = false
    super.init(frame: frame)
  }

  /// A window of a scene's: never shown.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// What a file of Interface Builder's would make. There are none here.
  public required init?(coder: NSCoder) {
    isProgramWindow = false
    super.init(coder: coder)
  }

  /// The scene it belongs to.
  public final weak var windowScene: UIWindowScene?
  private lazy var root: UIViewController? = isProgramWindow ? UIViewController() : nil
  /// Rules the window: one without content in the program's.
  open var rootViewController: UIViewController? {
    get { root }
    set { root = newValue }
  }
  /// Whether it hears of keys.
  public final var isKeyWindow: Bool { isProgramWindow }
  /// Would show it. It does nothing.
  open func makeKeyAndVisible() {}
  /// The screen.
  public final var screen: UIScreen { .main }

  /// Itself.
  open override var window: UIWindow? { self }
  /// The screen's bounds, of the program's own window; else what it was set to.
  open override var frame: CGRect {
    get { isProgramWindow ? UIScreen.main.bounds : super.frame }
    set { super.frame = newValue }
  }
  /// The same as `frame` for the program's own window.
  open override var bounds: CGRect {
    get { isProgramWindow ? UIScreen.main.bounds : super.bounds }
    set { super.bounds = newValue }
  }

  /// Takes the focus from the field of text that has it, in the program's own window; whether one had
  /// it.
  @discardableResult open override func endEditing(_ force: Bool) -> Bool {
    isProgramWindow && RunningProgram.endEditing()
  }

  /// What a device takes off the window's edges.
  open override var safeAreaInsets: UIEdgeInsets {
    guard isProgramWindow else { return .zero }
    let insets = RunningProgram.window.safeAreaInsets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
