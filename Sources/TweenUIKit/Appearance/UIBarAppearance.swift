import Foundation

/// The look of a bar. Bars show colours and effects; pictures are kept without effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// A usual look.
  public override init() { super.init() }
  /// Whether the usual blur lies behind the colour.
  private(set) final var isUsual = true
  /// The ground's colour.
  open var backgroundColor: UIColor?
  /// The ground's blur.
  open var backgroundEffect: UIVisualEffect?
  /// The ground's picture. Without effect.
  open var backgroundImage: UIImage?
  /// The colour of the line below or above; nil: no line.
  open var shadowColor: UIColor? = .separator
  /// The picture of the line below or above. Without effect.
  open var shadowImage: UIImage?

  /// Back to a usual ground.
  open func configureWithDefaultBackground() { set(nil, .separator, isUsual: true) }
  /// A ground through which nothing is seen.
  open func configureWithOpaqueBackground() {
    set(.systemBackground, .separator, isUsual: false)
  }
  /// No ground.
  open func configureWithTransparentBackground() { set(nil, nil, isUsual: false) }

  private func set(_ ground: UIColor?, _ line: UIColor?, isUsual: Bool) {
    (backgroundColor, shadowColor, self.isUsual) = (ground, line, isUsual)
    (backgroundEffect, backgroundImage, shadowImage) = (nil, nil, nil)
  }
}

/// The look of a navigation bar: grounds, titles and the colour of the button that leads back take
/// effect, what else is set is kept.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that leads back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// The picture of the button that leads back.
  open private(set) var backIndicatorImage = UIImage()

  /// Sets the picture of the button that leads back, and its mask.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
  }
}

/// The look of a tab bar: grounds, colours and titles of stacked items take effect, what else is set is
/// kept.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose words stand below.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose words stand beside.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose words stand beside, in low bars.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
}

/// The look of a toolbar: its ground takes effect, what else is set is kept.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// The look of a bar's button: the titles of buttons that lead back take effect at rest, what else is
/// set is kept.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// What a button looks like in a state.
  @preconcurrency @MainActor public final class StateAppearance: NSObject {
    /// How its words look.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far its words are moved.
    public var titlePositionAdjustment = UIOffset.zero
    /// The picture behind it.
    public var backgroundImage: UIImage?
  }

  /// A usual look.
  public override init() { super.init() }
  /// At rest.
  public let normal = StateAppearance()
  /// Pressed.
  public let highlighted = StateAppearance()
  /// Out of use.
  public let disabled = StateAppearance()
  /// Looked at.
  public let focused = StateAppearance()
}

/// The look of a tab, at rest and chosen.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// What a tab looks like in a state.
  @preconcurrency @MainActor public final class StateAppearance: NSObject {
    /// How its words look.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far its words are moved.
    public var titlePositionAdjustment = UIOffset.zero
    /// The picture's colour.
    public var iconColor: UIColor?
    /// The badge's colour.
    public var badgeBackgroundColor: UIColor?
    /// How the badge's words look.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// A usual look.
  public override init() { super.init() }
  /// At rest.
  public let normal = StateAppearance()
  /// Chosen.
  public let selected = StateAppearance()
  /// Out of use.
  public let disabled = StateAppearance()
  /// Looked at.
  public let focused = StateAppearance()
}
