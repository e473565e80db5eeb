import Foundation
import TweenMotion
import TweenViews

/// What is known of the surroundings that a colour, a picture or a view is shown in: a value that
/// never changes.
public final class UITraitCollection: NSObject, Sendable {
  private struct Traits: Hashable {
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var displayScale: CGFloat = 0
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var category = UIContentSizeCategory.unspecified
  }

  private let traits: Traits

  private init(_ traits: Traits) { self.traits = traits }

  /// Nothing is known.
  public override convenience init() { self.init(Traits()) }

  /// Only light or dark is known.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  /// Only the contrast is known.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Traits(contrast: accessibilityContrast))
  }

  /// Only the kind of device is known.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: userInterfaceIdiom))
  }

  /// Only the pixels per point are known.
  public convenience init(displayScale: CGFloat) {
    self.init(Traits(displayScale: displayScale))
  }

  /// Only the direction of reading is known.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(direction: layoutDirection))
  }

  /// Only the room from side to side is known.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  /// Only the room from top to bottom is known.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  /// Only the text size is known.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(category: preferredContentSizeCategory))
  }

  /// All that the collections know; of two that know the same the later one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var sum = Traits()
    for traits in collections.map(\.traits) {
      if traits.style != .unspecified { sum.style = traits.style }
      if traits.contrast != .unspecified { sum.contrast = traits.contrast }
      if traits.idiom != .unspecified { sum.idiom = traits.idiom }
      if traits.displayScale != 0 { sum.displayScale = traits.displayScale }
      if traits.direction != .unspecified { sum.direction = traits.direction }
      if traits.horizontal != .unspecified { sum.horizontal = traits.horizontal }
      if traits.vertical != .unspecified { sum.vertical = traits.vertical }
      if traits.category != .unspecified { sum.category = traits.category }
    }
    self.init(sum)
  }

  /// What an environment says.
  convenience init(_ environment: EnvironmentValues) {
    func sizeClass(_ value: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
      switch value {
      case .compact: .compact
      case .regular: .regular
      case nil: .unspecified
      }
    }
    self.init(
      Traits(
        style: environment.colorScheme == .dark ? .dark : .light,
        contrast: environment.colorSchemeContrast == .increased ? .high : .normal,
        idiom: UIUserInterfaceIdiom(environment.interfaceIdiom),
        displayScale: environment.displayScale,
        direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        horizontal: sizeClass(environment.horizontalSizeClass),
        vertical: sizeClass(environment.verticalSizeClass),
        category: UIContentSizeCategory(environment.dynamicTypeSize)))
  }

  /// The surroundings of the program's window; light ones where no program runs.
  public static var current: UITraitCollection { UITraitCollection(RunningProgram.environment) }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// How much contrast the user wants.
  public var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  /// Pixels per point; 0 where it isn't known.
  public var displayScale: CGFloat { traits.displayScale }
  /// Which way reading goes.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }

  /// The running program's environment with what these traits know.
  var environment: EnvironmentValues {
    var environment = RunningProgram.environment
    environment.colorScheme = traits.style == .dark ? .dark : .light
    environment._colorSchemeContrast = traits.contrast == .high ? .increased : .standard
    if traits.displayScale > 0 { environment.displayScale = traits.displayScale }
    if traits.direction != .unspecified {
      environment.layoutDirection = traits.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let size = traits.category.dynamicTypeSize { environment.dynamicTypeSize = size }
    return environment
  }

  /// Whether an object is a collection of the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// The same for equal objects; another in the next run.
  public override var hash: Int { traits.hashValue }
}
