import TweenViews

extension ViewGraph {
  /// Gives each window a menu bar.
  package func useMenuBars() { host.makeChrome = { MenuBarModel($0) } }
}
