import Foundation

// Bars that programs hold and configure. They are never shown themselves; the bars of SwiftUI's views
// follow the object that `appearance()` returns.

/// A bar with a title.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The background colour; nil: the default background.
  open var barTintColor: UIColor?
  /// Whether content behind the bar shines through. Stored without effect.
  open var isTranslucent = true
  /// Whether titles are large. Stored without effect.
  open var prefersLargeTitles = false
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The font and colour of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar. An empty image removes the line if the bar has a
  /// `barTintColor` or an empty background image; other images have no effect.
  open var shadowImage: UIImage?
  /// The image of the back button. Stored without effect.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image. Stored without effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The colour scheme of the bar. Stored without effect.
  open var barStyle = UIBarStyle.default
  /// The look of the bar while content lies under it.
  open var standardAppearance = UINavigationBarAppearance() { didSet { hasAppearance = true } }
  /// Whether the program has set the appearance, which then takes precedence over single properties.
  private(set) final var hasAppearance = false
  /// Whether the background image is an empty one, so that the bar has no background.
  private(set) final var hasEmptyGround = false
  /// The look of a low bar. Stored without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar while no content lies under it; nil: `standardAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar while no content lies under it. Stored without effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the background image. An empty one removes the background; others have no effect.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { hasEmptyGround = image?.size == .zero }
  }
}

/// A bar with tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The background colour; nil: the default background.
  open var barTintColor: UIColor?
  /// The colour of images of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether content behind the bar shines through. Stored without effect.
  open var isTranslucent = true
  /// The background image. An empty one removes the background; others have no effect.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar. An empty image removes the line if the bar has a
  /// `barTintColor` or an empty background image; other images have no effect.
  open var shadowImage: UIImage?
  /// The colour scheme of the bar. Stored without effect.
  open var barStyle = UIBarStyle.default
  /// The look of the bar while content lies under it.
  open var standardAppearance = UITabBarAppearance() { didSet { hasAppearance = true } }
  /// Whether the program has set the appearance, which then takes precedence over single properties.
  private(set) final var hasAppearance = false
  /// The look of the bar while no content lies under it; nil: `standardAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar with buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The background colour; nil: the default background.
  open var barTintColor: UIColor?
  /// Whether content behind the bar shines through. Stored without effect.
  open var isTranslucent = true
  /// The colour scheme of the bar. Stored without effect.
  open var barStyle = UIBarStyle.default
  /// The look of the bar while content lies under it.
  open var standardAppearance = UIToolbarAppearance() { didSet { hasAppearance = true } }
  /// Whether the program has set the appearance, which then takes precedence over single properties.
  private(set) final var hasAppearance = false
  /// The look of the bar while no content lies under it. Stored without effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
}

/// A bar with a search field. It is never shown.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text of the search field.
  open var text: String?
  /// The text that is displayed while the field is empty.
  open var placeholder: String?
  /// The background colour of the bar.
  open var barTintColor: UIColor?
  /// The search field of the bar.
  public final let searchTextField = UITextField()
}
