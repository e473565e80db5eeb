import Foundation
import TweenMotion
import TweenViews

/// Who hears of the program's life. A program's `UIApplicationDelegateAdaptor` makes it, and tells it of
/// the launch; programs here are active from then on, and nothing else is told.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program is about to show something. False would refuse a URL it was opened with: there is none.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The same, once that is prepared for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The same for those that want no options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The program is at work.
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Takes note of nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Takes note of nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Takes note of nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Takes note of nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
}

/// A property of an `App` that makes the program's delegate, keeps it, and tells it of the launch before
/// the app's body is asked for.
///
///     @UIApplicationDelegateAdaptor private var delegate: MyDelegate
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let life: DelegateLife<DelegateType>

  /// Makes a delegate by its initialiser without parameters.
  ///
  /// - Parameter delegateType: Its class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    life = DelegateLife(DelegateType())
  }

  /// The delegate.
  public var wrappedValue: DelegateType { life.delegate }

  /// Tells the delegate of the launch, the first time.
  nonisolated public mutating func update() {
    let life = life
    MainActor.assumeIsolated { life.launch() }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: life.delegate).projectedValue
  }
}

/// A delegate, and whether it knows of the launch.
@MainActor private final class DelegateLife<Delegate: NSObject & UIApplicationDelegate> {
  let delegate: Delegate
  private var isLaunched = false

  init(_ delegate: Delegate) { self.delegate = delegate }

  func launch() {
    guard !isLaunched else { return }
    isLaunched = true
    let application = UIApplication.shared
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(application)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(application)
  }
}
