import TweenControls
import TweenMotion
import TweenViews

/// Keeps the views of a menu in being, unseen, after it has closed: as long as something in it presents,
/// or asks the page around for another one.
@MainActor final class MenuHold {
  private struct Holder {
    weak var object: AnyObject?
  }
  private var holders: [Holder] = []
  /// Called when nobody holds the menu any more.
  var onRelease: () -> Void = {}

  nonisolated init() {}

  var isHeld: Bool { holders.contains { $0.object != nil } }

  func take(_ holder: AnyObject) {
    guard !holders.contains(where: { $0.object === holder }) else { return }
    holders.append(Holder(object: holder))
  }

  func release(_ holder: AnyObject) {
    guard holders.contains(where: { $0.object === holder }) else { return }
    holders.removeAll { $0.object == nil || $0.object === holder }
    if holders.isEmpty { onRelease() }
  }
}

/// What holds around a menu, for what its items present.
package struct OutsideMenu {
  let values: EnvironmentValues

  package init(values: EnvironmentValues) { self.values = values }
}

private enum MenuPresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

private enum MenuHoldKey: EnvironmentKey {
  static var defaultValue: MenuHold? { nil }
}

private enum OutsideMenuKey: EnvironmentKey {
  static var defaultValue: OutsideMenu? { nil }
}

extension EnvironmentValues {
  /// Closes the menu that the view is an item of; nil outside of menus. What `dismiss` ends is what
  /// presents the view that the menu belongs to.
  package var menuPresentation: Presentation? {
    get { self[MenuPresentationKey.self] }
    set { self[MenuPresentationKey.self] = newValue }
  }

  /// Keeps the menu's views after it has closed; nil outside of menus.
  var menuHold: MenuHold? {
    get { self[MenuHoldKey.self] }
    set { self[MenuHoldKey.self] = newValue }
  }

  /// What holds around the menu that the view is in; nil outside of menus.
  package var outsideMenu: OutsideMenu? {
    get { self[OutsideMenuKey.self] }
    set { self[OutsideMenuKey.self] = newValue }
  }

  /// These values with what makes views items of a menu, or no items, as others have it.
  package func withItems(as other: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.menuDepth = other.menuDepth
    values.menuHasMarks = other.menuHasMarks
    values.menuRowHeight = other.menuRowHeight
    values.menuPresentation = other.menuPresentation
    values.menuHold = other.menuHold
    values.outsideMenu = other.outsideMenu
    values.buttonStyle = other.buttonStyle
    values.toggleStyle = other.toggleStyle
    values.labelStyle = other.labelStyle
    values.dividerThickness = other.dividerThickness
    // Menus have letters of their own, whatever those of the page are like.
    values.font = other.font
    values.foregroundLevels = other.foregroundLevels
    values.textCase = other.textCase
    values.lineLimit = other.lineLimit
    return values
  }
}
