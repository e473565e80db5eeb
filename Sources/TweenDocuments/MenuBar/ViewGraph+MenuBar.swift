import TweenViews

extension ViewGraph {
  /// Creates a menu bar for each window.
  package func useMenuBars() { host.makeChrome = { MenuBarModel($0) } }
}
