import Foundation

/// The look of a bar. Bars show colours and effects; images are stored without effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Creates the default look of a bar.
  public override init() { super.init() }
  /// Whether the default blur is drawn behind the colour.
  private(set) final var hasDefaultBackground = true
  /// The background colour, drawn above the blur; nil: none.
  open var backgroundColor: UIColor?
  /// The blur of the background; nil: none beside the default one.
  open var backgroundEffect: UIVisualEffect?
  /// The background image. Stored without effect.
  open var backgroundImage: UIImage?
  /// The colour of the line between the bar and the content; nil: no line.
  open var shadowColor: UIColor? = .separator
  /// The image of the line between the bar and the content. Stored without effect.
  open var shadowImage: UIImage?

  /// Restores the default background: the blur of bars, and a line.
  open func configureWithDefaultBackground() { set(nil, .separator, hasDefaultBackground: true) }
  /// Makes the background opaque, in the system's background colour, with a line.
  open func configureWithOpaqueBackground() {
    set(.systemBackground, .separator, hasDefaultBackground: false)
  }
  /// Removes the background and the line.
  open func configureWithTransparentBackground() { set(nil, nil, hasDefaultBackground: false) }

  private func set(_ ground: UIColor?, _ line: UIColor?, hasDefaultBackground: Bool) {
    (backgroundColor, shadowColor, self.hasDefaultBackground) = (ground, line, hasDefaultBackground)
    (backgroundEffect, backgroundImage, shadowImage) = (nil, nil, nil)
  }
}

/// The look of a navigation bar. Backgrounds, titles and the colour of the back button take effect;
/// other properties are stored without effect.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the title, in points. Stored without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of the bar's buttons. Stored without effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the back button; the colour of its title takes effect.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that ends a task. Stored without effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// The image of the back button. Stored without effect.
  open private(set) var backIndicatorImage = UIImage()

  /// Sets the image of the back button; the mask has no effect.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
  }
}

/// The look of a tab bar. Backgrounds, and colours and titles of stacked items, take effect; other
/// properties are stored without effect.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs with their title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with their title beside the image. Stored without effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with their title beside the image, in low bars. Stored without effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected tab. Stored without effect.
  open var selectionIndicatorTintColor: UIColor?
}

/// The look of a toolbar. Its background takes effect; other properties are stored without effect.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of the bar's buttons. Stored without effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// The look of a bar's button. The title colour of back buttons takes effect in the normal state; other
/// properties are stored without effect.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look of a button in one state.
  @preconcurrency @MainActor public final class StateAppearance: NSObject {
    /// The font and colour of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The displacement of the title, in points. Stored without effect.
    public var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button. Stored without effect.
    public var backgroundImage: UIImage?
  }

  /// Creates the default look of a button.
  public override init() { super.init() }
  /// The look of an enabled button that is not pressed.
  public let normal = StateAppearance()
  /// The look while the button is pressed. Stored without effect.
  public let highlighted = StateAppearance()
  /// The look while the button is disabled. Stored without effect.
  public let disabled = StateAppearance()
  /// The look while the button has the focus. Stored without effect.
  public let focused = StateAppearance()
}

/// The look of a tab, by its state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The look of a tab in one state.
  @preconcurrency @MainActor public final class StateAppearance: NSObject {
    /// The font and colour of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The displacement of the title, in points. Stored without effect.
    public var titlePositionAdjustment = UIOffset.zero
    /// The colour of the tab's image.
    public var iconColor: UIColor?
    /// The background colour of the badge.
    public var badgeBackgroundColor: UIColor?
    /// The font and colour of the badge's text. Stored without effect.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Creates the default look of a tab.
  public override init() { super.init() }
  /// The look of a tab that is not selected.
  public let normal = StateAppearance()
  /// The look of the selected tab.
  public let selected = StateAppearance()
  /// The look of a disabled tab. Stored without effect.
  public let disabled = StateAppearance()
  /// The look of a tab with the focus. Stored without effect.
  public let focused = StateAppearance()
}
