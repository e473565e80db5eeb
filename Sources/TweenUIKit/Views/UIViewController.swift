import Foundation
import TweenViews

/// A controller of a view, for programs that hold or subclass one. It is never shown.
///
/// The view is created when `view` is first read; `viewDidLoad` runs then. The methods about appearing
/// and disappearing are never called.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var ownView: UIView?

  /// Creates a controller without an Interface Builder file.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller. Interface Builder files are not supported; both arguments have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller without contents: Interface Builder files are not supported.
  public required init?(coder: NSCoder) { super.init() }

  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, which is created when it is first read.
  open var view: UIView! {
    get {
      if ownView == nil {
        loadView()
        // `loadView` of a subclass may leave the view unset.
        if ownView == nil { ownView = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
      }
      return ownView
    }
    set { ownView = newValue }
  }

  /// Whether the view exists already.
  public final var isViewLoaded: Bool { ownView != nil }
  /// Creates the view: an empty one with the size of the window.
  open func loadView() { ownView = UIView(frame: UIScreen.main.bounds) }
  /// Called after the view was created. Subclasses override it.
  open func viewDidLoad() {}
  /// A method for subclasses to override. Never called: the view never appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// A method for subclasses to override. Never called: the view never appears.
  open func viewDidAppear(_ animated: Bool) {}
  /// A method for subclasses to override. Never called: the view never disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// A method for subclasses to override. Never called: the view never disappears.
  open func viewDidDisappear(_ animated: Bool) {}
  /// A method for subclasses to override. Never called: subviews are not laid out.
  open func viewWillLayoutSubviews() {}
  /// A method for subclasses to override. Never called: subviews are not laid out.
  open func viewDidLayoutSubviews() {}

  /// The title of the controller's page. Stored without effect.
  open var title: String?
  /// The child controllers, in the order in which they were added.
  public private(set) final var children: [UIViewController] = []
  /// The controller that contains this one; nil: none.
  public private(set) final weak var parent: UIViewController?
  /// The controller that this controller presents; nil: none.
  public private(set) final var presentedViewController: UIViewController?
  /// The controller that presents this controller; nil: none.
  public private(set) final weak var presentingViewController: UIViewController?
  /// The nearest navigation controller among the parents; nil: none.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The nearest tab bar controller among the parents; nil: none.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The colour scheme of the controller's view. Stored without effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The preferred size of the view, in points. Stored without effect.
  open var preferredContentSize = CGSize.zero
  /// Whether a drag cannot dismiss the controller. Stored without effect.
  open var isModalInPresentation = false
  /// The traits of the program's window.
  open var traitCollection: UITraitCollection { .current }

  /// Adds a child controller at the end, after removing it from its parent.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes this controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// A method for subclasses to override. Never called.
  open func didMove(toParent parent: UIViewController?) {}

  /// Stores the controller as presented and calls `completion`. Shows nothing, which a warning reports
  /// once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Notice.warn(
      "Presenting \(type(of: viewControllerToPresent)) shows nothing: "
        + "use the modifiers sheet and alert of views.")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Ends the presentation by this controller, or of this controller where it presents nothing, and
  /// calls `completion`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }
}

/// A stack of controllers. It is never shown.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Creates a stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// The navigation bar of the stack. It is never shown.
  public private(set) final lazy var navigationBar = UINavigationBar()
  /// The controllers of the stack, the root first.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue { addChild(controller) }
    }
  }
  /// The last controller of the stack; nil where the stack is empty.
  open var topViewController: UIViewController? { children.last }
  /// Whether the navigation bar is hidden. Stored without effect.
  open var isNavigationBarHidden = false
  /// Sets `isNavigationBarHidden`; `animated` has no effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Adds a controller to the stack, without animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }
  /// Removes the last controller and returns it; nil, and no change, where the stack has fewer than
  /// two.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }
  /// Removes all controllers but the root and returns the removed ones.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let left = Array(children.dropFirst())
    for controller in left { controller.removeFromParent() }
    return left
  }
}

/// A controller with tabs for its children. It is never shown.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The tab bar of the controller. It is never shown.
  public private(set) final lazy var tabBar = UITabBar()
  /// The controllers of the tabs, in order.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue ?? [] { addChild(controller) }
    }
  }
  /// The index of the selected tab. Stored without effect.
  open var selectedIndex = 0
}

/// A controller around a SwiftUI view. The view is stored and never shown.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view of the controller.
  open var rootView: Content

  /// Creates a controller that holds a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that holds a view, for subclasses with an `init(coder:)`.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Returns nil: an archive holds no SwiftUI view.
  public required init?(coder: NSCoder) { nil }
}
