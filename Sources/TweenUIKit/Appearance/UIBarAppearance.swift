import Foundation

/// What a bar was to look like: kept as it is set, without effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// A usual look.
  public override init() { super.init() }
  /// The ground's colour.
  open var backgroundColor: UIColor?
  /// The ground's blur.
  open var backgroundEffect: UIVisualEffect?
  /// The ground's picture.
  open var backgroundImage: UIImage?
  /// The colour of the line below or above.
  open var shadowColor: UIColor?
  /// The picture of the line below or above.
  open var shadowImage: UIImage?

  /// Back to a usual ground.
  open func configureWithDefaultBackground() { set(nil, nil) }
  /// A ground through which nothing is seen.
  open func configureWithOpaqueBackground() { set(.systemBackground, .separator) }
  /// No ground.
  open func configureWithTransparentBackground() { set(nil, nil) }

  private func set(_ ground: UIColor?, _ line: UIColor?) {
    (backgroundColor, shadowColor) = (ground, line)
    (backgroundEffect, backgroundImage, shadowImage) = (nil, nil, nil)
  }
}

/// What a navigation bar was to look like: kept as it is set, without effect.
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

/// What a tab bar was to look like: kept as it is set, without effect.
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

/// What a toolbar was to look like: kept as it is set, without effect.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// What a bar's button was to look like: kept as it is set, without effect.
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

/// What a tab was to look like: kept as it is set, without effect.
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
