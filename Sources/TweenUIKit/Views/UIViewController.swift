import Foundation
import TweenViews

/// What rules a view in UIKit: something that programs hold and subclass, and that is never shown.
///
/// Its view is made when somebody asks for it, and `viewDidLoad` is called then. Nothing appears or
/// disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var ownView: UIView?

  /// A controller without a file of Interface Builder's.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller; there are no files of Interface Builder's, and the names count for nothing.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// What a file of Interface Builder's would make. There are none here.
  public required init?(coder: NSCoder) { super.init() }

  // UIKit's type: programs read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      if ownView == nil {
        loadView()
        // What a subclass doesn't make is made for it.
        if ownView == nil { ownView = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
      }
      return ownView
    }
    set { ownView = newValue }
  }

  /// Whether the view is made.
  public final var isViewLoaded: Bool { ownView != nil }
  /// Makes the view: an empty one as large as the window.
  open func loadView() { ownView = UIView(frame: UIScreen.main.bounds) }
  /// Where subclasses go on when the view is made.
  open func viewDidLoad() {}
  /// Where subclasses hear that the view is to appear. Nobody calls it.
  open func viewWillAppear(_ animated: Bool) {}
  /// Where subclasses hear that the view has appeared. Nobody calls it.
  open func viewDidAppear(_ animated: Bool) {}
  /// Where subclasses hear that the view is to disappear. Nobody calls it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Where subclasses hear that the view has disappeared. Nobody calls it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Where subclasses hear that subviews are to be laid out. Nobody calls it.
  open func viewWillLayoutSubviews() {}
  /// Where subclasses hear that subviews are laid out. Nobody calls it.
  open func viewDidLayoutSubviews() {}

  /// The title.
  open var title: String?
  /// The controllers in it.
  public private(set) final var children: [UIViewController] = []
  /// The controller around it.
  public private(set) final weak var parent: UIViewController?
  /// The controller that it presents.
  public private(set) final var presentedViewController: UIViewController?
  /// The controller that presents it.
  public private(set) final weak var presentingViewController: UIViewController?
  /// The navigation around it.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The tabs around it.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// Light or dark for its view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The size that it wants.
  open var preferredContentSize = CGSize.zero
  /// Whether it can't be sent away by a drag.
  open var isModalInPresentation = false
  /// What is known of the surroundings.
  open var traitCollection: UITraitCollection { .current }

  /// Takes a controller in.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Where subclasses hear that they have another controller around them.
  open func didMove(toParent parent: UIViewController?) {}

  /// Would show a controller over this one. It is noted, and nothing is shown, which is said once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Notice.say(
      "\(type(of: viewControllerToPresent)) is presented, which shows nothing: "
        + "views have sheets and alerts for it.")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Ends what this controller presents, or itself where it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }
}

/// Controllers of which one leads to the next. Never shown.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Controllers that begin with one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// The bar.
  public private(set) final lazy var navigationBar = UINavigationBar()
  /// The controllers, the first first.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue { addChild(controller) }
    }
  }
  /// The last controller.
  open var topViewController: UIViewController? { children.last }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Goes on to a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }
  /// Goes back by one; the controller that was left, nil where there is only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }
  /// Goes back to the first; the controllers that were left.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let left = Array(children.dropFirst())
    for controller in left { controller.removeFromParent() }
    return left
  }
}

/// Controllers with a tab for each. Never shown.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The bar.
  public private(set) final lazy var tabBar = UITabBar()
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue ?? [] { addChild(controller) }
    }
  }
  /// The number of the chosen one.
  open var selectedIndex = 0
}

/// Holds a view for code that asks for a controller. The view is kept, and never shown.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// A controller that holds a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that holds a view, where a subclass would read a file of Interface Builder's.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// nil: there is no file that would hold a view.
  public required init?(coder: NSCoder) { nil }
}
