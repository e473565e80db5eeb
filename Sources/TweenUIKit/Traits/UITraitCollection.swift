import Foundation
import TweenMotion
import TweenViews

/// The properties of an environment for which colours, images and views adapt. The object is immutable.
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

  /// Creates a collection without any trait.
  public override convenience init() { self.init(Traits()) }

  /// Creates a collection with a colour scheme only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  /// Creates a collection with a contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Traits(contrast: accessibilityContrast))
  }

  /// Creates a collection with a kind of device only.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: userInterfaceIdiom))
  }

  /// Creates a collection with a display scale only, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(Traits(displayScale: displayScale))
  }

  /// Creates a collection with a layout direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(direction: layoutDirection))
  }

  /// Creates a collection with a horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  /// Creates a collection with a vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  /// Creates a collection with a text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(category: preferredContentSizeCategory))
  }

  /// Creates a collection with the traits of all given collections; the last value of a trait takes
  /// effect.
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

  /// Creates a collection from the values of a SwiftUI environment.
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

  /// The traits of the program's window; where no program runs, of a window in light appearance.
  public static var current: UITraitCollection { UITraitCollection(RunningProgram.environment) }

  /// The colour scheme.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// The contrast that the user has chosen.
  public var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  /// The number of pixels per point; 0 where it is not specified.
  public var displayScale: CGFloat { traits.displayScale }
  /// The direction in which text is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  /// The horizontal size class of the window.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// The vertical size class of the window.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }

  /// The running program's environment, with these traits in place of its values.
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

  /// Returns whether an object is a collection of the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// The hash value of the collection, which differs between runs.
  public override var hash: Int { traits.hashValue }
}
