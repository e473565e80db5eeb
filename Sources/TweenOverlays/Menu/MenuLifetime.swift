import TweenControls
import TweenMotion
import TweenViews

/// Keeps the views of a menu alive and hidden after it has closed, as long as a view in it presents
/// something, or requests a page from the enclosing stack.
@MainActor final class MenuLifetime {
  private struct Holder {
    weak var object: AnyObject?
  }
  private var holders: [Holder] = []
  /// Called when no holder is left.
  var onRelease: () -> Void = {}

  nonisolated init() {}

  var isHeld: Bool { holders.contains { $0.object != nil } }

  func retain(_ holder: AnyObject) {
    guard !holders.contains(where: { $0.object === holder }) else { return }
    holders.append(Holder(object: holder))
  }

  func release(_ holder: AnyObject) {
    guard holders.contains(where: { $0.object === holder }) else { return }
    holders.removeAll { $0.object == nil || $0.object === holder }
    if holders.isEmpty { onRelease() }
  }
}

/// The environment around a menu, for the presentations of its items.
package struct OutsideMenu {
  let values: EnvironmentValues

  package init(values: EnvironmentValues) { self.values = values }
}

private enum MenuPresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

private enum MenuLifetimeKey: EnvironmentKey {
  static var defaultValue: MenuLifetime? { nil }
}

private enum OutsideMenuKey: EnvironmentKey {
  static var defaultValue: OutsideMenu? { nil }
}

extension EnvironmentValues {
  /// Closes the menu that contains the view as an item; nil outside menus. `dismiss`, in contrast,
  /// ends the presentation that contains the menu's owner.
  package var menuPresentation: Presentation? {
    get { self[MenuPresentationKey.self] }
    set { self[MenuPresentationKey.self] = newValue }
  }

  /// Keeps the menu's views alive after it has closed; nil outside menus.
  var menuHold: MenuLifetime? {
    get { self[MenuLifetimeKey.self] }
    set { self[MenuLifetimeKey.self] = newValue }
  }

  /// The environment around the menu that contains the view; nil outside menus.
  package var outsideMenu: OutsideMenu? {
    get { self[OutsideMenuKey.self] }
    set { self[OutsideMenuKey.self] = newValue }
  }

  /// Returns these values, with the values that make views menu items, or no menu items, taken from
  /// `other`.
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
    // Menus have fonts of their own, independent of the page.
    values.font = other.font
    values.foregroundLevels = other.foregroundLevels
    values.textCase = other.textCase
    values.lineLimit = other.lineLimit
    return values
  }
}
