import Foundation
import TweenControls
import TweenMotion
import TweenPaint
import TweenViews

extension Appearances {
  /// The look of bars and controls as the program has set it with `appearance()`.
  var look: ProgramLook {
    var look = ProgramLook()
    if let bar = view(UINavigationBar.self) { look.navigationBar = bar.look }
    if let bar = view(UITabBar.self) { look.tabBar = bar.look }
    look.toolbar = view(UIToolbar.self)?.ground
    if let control = view(UISegmentedControl.self) { look.segments = control.look }
    if let control = view(UIPageControl.self) {
      look.dots.dot = control.pageIndicatorTintColor.map { Color($0) }
      look.dots.chosen = control.currentPageIndicatorTintColor.map { Color($0) }
      look.dots.hasBackground = control.backgroundStyle == .prominent
    }
    look.switchColor = view(UISwitch.self)?.onTintColor.map { Color($0) }
    return look
  }
}

extension ProgramLook.Title {
  @MainActor fileprivate init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      color: (attributes?[.foregroundColor] as? UIColor).map { Color($0) },
      font: (attributes?[.font] as? UIFont).map { Font($0) })
  }

  /// This look; properties that are nil are taken from `other`.
  fileprivate func or(_ other: Self) -> Self {
    Self(color: color ?? other.color, font: font ?? other.font)
  }
}

extension UIBarAppearance {
  /// The bar's background; nil where the program set nothing, so that the default background is used.
  fileprivate var ground: ProgramLook.BarBackground? {
    let effect = (backgroundEffect as? UIBlurEffect)?.style.material
    guard
      !hasDefaultBackground || effect != nil || backgroundColor != nil || shadowColor != .separator
    else {
      return nil
    }
    let color = backgroundColor.map { Color($0) }
    let isCovered = color.map { $0.resolve(in: EnvironmentValues()).opacity >= 1 } ?? false
    return ProgramLook.BarBackground(
      material: isCovered ? nil : effect ?? (hasDefaultBackground ? .bar : nil), color: color,
      line: shadowColor.map { Color($0) })
  }
}

/// The background of a bar for which the program set no appearance object: its colour, or none where
/// its background image is an empty one.
@MainActor private func backgroundWithoutAppearance(
  _ color: UIColor?, isEmpty: Bool, hasLine: Bool
) -> ProgramLook.BarBackground? {
  let line = hasLine ? ProgramLook.BarBackground.usual.line : nil
  if isEmpty { return ProgramLook.BarBackground(line: line) }
  return color.map { ProgramLook.BarBackground(color: Color($0), line: line) }
}

extension UINavigationBar {
  fileprivate var look: ProgramLook.NavigationBar {
    var look = ProgramLook.NavigationBar()
    look.fillColor = backgroundColor.map { Color($0) }
    look.background =
      standardAppearance.ground
      ?? backgroundWithoutAppearance(
        barTintColor, isEmpty: hasEmptyGround, hasLine: shadowImage?.size != .zero)
    look.scrollEdgeBackground = scrollEdgeAppearance.map { $0.ground ?? .usual }
    let title = ProgramLook.Title(standardAppearance.titleTextAttributes)
    look.title = hasAppearance ? title : title.or(ProgramLook.Title(titleTextAttributes))
    look.edgeTitle =
      scrollEdgeAppearance.map { ProgramLook.Title($0.titleTextAttributes) } ?? look.title
    let large = ProgramLook.Title(
      (scrollEdgeAppearance ?? standardAppearance).largeTitleTextAttributes)
    look.largeTitle =
      hasAppearance || scrollEdgeAppearance != nil
      ? large : large.or(ProgramLook.Title(largeTitleTextAttributes))
    let back = ProgramLook.Title(standardAppearance.backButtonAppearance.normal.titleTextAttributes)
    look.tint = back.color ?? tintColor.map { Color($0) }
    return look
  }
}

extension UITabBar {
  fileprivate var look: ProgramLook.TabBar {
    var look = ProgramLook.TabBar()
    look.isHidden = isHidden
    look.fillColor = backgroundColor.map { Color($0) }
    look.background =
      standardAppearance.ground
      ?? backgroundWithoutAppearance(
        barTintColor, isEmpty: backgroundImage?.size == .zero, hasLine: shadowImage?.size != .zero)
    look.scrollEdgeBackground = scrollEdgeAppearance.map { $0.ground ?? .usual }
    let items = standardAppearance.stackedLayoutAppearance
    look.icon = items.normal.iconColor.map { Color($0) }
    look.chosenIcon = items.selected.iconColor.map { Color($0) }
    look.title = ProgramLook.Title(items.normal.titleTextAttributes)
    look.chosenTitle = ProgramLook.Title(items.selected.titleTextAttributes)
    look.badge = items.normal.badgeBackgroundColor.map { Color($0) }
    if !hasAppearance {
      look.icon = look.icon ?? unselectedItemTintColor.map { Color($0) }
      look.chosenIcon = look.chosenIcon ?? tintColor.map { Color($0) }
    }
    return look
  }
}

extension UIToolbar {
  fileprivate var ground: ProgramLook.BarBackground? {
    standardAppearance.ground
      ?? backgroundWithoutAppearance(barTintColor, isEmpty: false, hasLine: true)
  }
}

extension UISegmentedControl {
  fileprivate var look: ProgramLook.Segments {
    var look = ProgramLook.Segments()
    look.background = backgroundColor.map { Color($0) }
    look.thumb = selectedSegmentTintColor.map { Color($0) }
    look.title = ProgramLook.Title(titleTextAttributes(for: .normal))
    look.chosenTitle = ProgramLook.Title(titleTextAttributes(for: .selected)).or(look.title)
    return look
  }
}

extension UIBlurEffect.Style {
  /// The material that replaces the blur.
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
      .systemThickMaterialDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    }
  }

  /// The colour scheme that the blur has in every environment; nil: the scheme of the environment.
  var scheme: ColorScheme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}
