import Foundation

// Bars that programs hold and set. They keep what is set; none is shown.

/// A bar with a title. Never shown.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Its colour.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line below.
  open var shadowImage: UIImage?
  /// The picture of the button that leads back.
  open var backIndicatorImage: UIImage?
  /// The mask of that picture.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// How it looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How a low one looks.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks while nothing lies under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low one looks while nothing lies under it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the picture behind.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A bar of tabs. Never shown.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Its colour.
  open var barTintColor: UIColor?
  /// The colour of tabs that aren't chosen.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The picture behind.
  open var backgroundImage: UIImage?
  /// The picture of the line above.
  open var shadowImage: UIImage?
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// How it looks.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks while nothing lies under it.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of buttons. Never shown.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Its colour.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// How it looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks while nothing lies under it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
}

/// A field to search with. Never shown.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// Its text.
  open var text: String?
  /// What stands in it when it is empty.
  open var placeholder: String?
  /// Its colour.
  open var barTintColor: UIColor?
  /// Its field.
  public final let searchTextField = UITextField()
}
