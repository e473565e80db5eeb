import TweenViews

extension ViewGraph {
  /// Gives each window a menu bar.
  package func useMenuBars() { makeChrome = { MenuBarModel($0) } }
}
