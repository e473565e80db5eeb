import Foundation

// Bars that programs hold and set. None is shown itself; the bars of views follow what `appearance()`
// returns.

/// A bar with a title.
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
  open var standardAppearance = UINavigationBarAppearance() { didSet { hasAppearance = true } }
  /// Whether a program has set the appearance, which then counts before single properties.
  private(set) final var hasAppearance = false
  /// Whether the picture behind is an empty one: the bar has no ground.
  private(set) final var hasEmptyGround = false
  /// How a low one looks.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks while nothing lies under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low one looks while nothing lies under it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the picture behind. An empty one takes the ground away; others have no effect.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { hasEmptyGround = image?.size == .zero }
  }
}

/// A bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Its colour.
  open var barTintColor: UIColor?
  /// The colour of tabs that aren't chosen.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The picture behind. An empty one takes the ground away; others have no effect.
  open var backgroundImage: UIImage?
  /// The picture of the line above.
  open var shadowImage: UIImage?
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// How it looks.
  open var standardAppearance = UITabBarAppearance() { didSet { hasAppearance = true } }
  /// Whether a program has set the appearance, which then counts before single properties.
  private(set) final var hasAppearance = false
  /// How it looks while nothing lies under it.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Its colour.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// How it looks.
  open var standardAppearance = UIToolbarAppearance() { didSet { hasAppearance = true } }
  /// Whether a program has set the appearance, which then counts before single properties.
  private(set) final var hasAppearance = false
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
