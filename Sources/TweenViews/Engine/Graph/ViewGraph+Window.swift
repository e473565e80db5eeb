import Foundation
import TweenGeometry
import TweenMotion

/// What the window tells the tree in it.
extension ViewGraph {
  /// The window's title: the scene's, or empty.
  public var title: String { root?.preferences.title ?? "" }

  /// The size the scene asks its window to have, in points; nil when it does not say.
  ///
  /// Only the program's scenes know, so this builds the tree where it is not built yet.
  public var defaultSize: CGSize? {
    buildIfNeeded()
    return root?.preferences.defaultSize
  }

  /// Keyboard shortcuts in force, for a help overlay: ("ctrl+N", "New Wedge").
  public var shortcuts: [(keys: String, title: String)] {
    root?.shortcuts.map { ($0.shortcut.text, $0.title) } ?? []
  }

  package func setSize(_ size: CGSize) {
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
      return warn("A window cannot be \(size.width) by \(size.height) points: it stays as it is.")
    }
    guard size != configuration.size else { return }
    configuration.size = size
    enqueueWrite(transaction: Transaction()) { [weak self] in
      self?.root?.setNeedsLayout()
      self?.root?.relativeFrames.containerDidResize()
      self?.windowChanges.note()
    }
    if let surroundings = configuration.surroundings {
      let settings = configuration.userSettings
      setEnvironment { surroundings(&$0, size, settings) }
    }
    displayPass.setNeeded()
  }

  /// The user has asked the system for something else.
  func setUserSettings(_ new: UserSettings) {
    let settings = new.filled(from: configuration.userSettings)
    guard settings != configuration.userSettings else { return }
    configuration.userSettings = settings
    root?.reader.isPresent = settings.screenReader == true
    let size = configuration.size
    if let surroundings = configuration.surroundings {
      setEnvironment { surroundings(&$0, size, settings) }
    }
    displayPass.setNeeded()
    if let scheme = new.colorScheme, scheme != configuration.colorScheme { setColorScheme(scheme) }
  }

  package func setEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    enqueueWrite(transaction: Transaction()) { [weak self] in
      guard let root = self?.root else { return }
      var values = root.environment
      change(&values)
      root.environmentWasReplaced(by: values)
    }
  }

  package func setScale(_ scale: Double) {
    guard scale > 0, scale.isFinite else {
      return warn("A window cannot have \(scale) pixels a point: it keeps its own.")
    }
    guard scale != configuration.scale else { return }
    configuration.scale = scale
    displayPass.setNeeded()
    setEnvironment { $0.displayScale = CGFloat(scale) }
    // Frames are rounded to other pixels now.
    enqueueWrite(transaction: Transaction()) { [weak self] in self?.forgetLayout() }
  }

  package func setColorScheme(_ scheme: ColorScheme) {
    configuration.colorScheme = scheme
    colorSchemeDidChange()
  }

  /// Shows the scheme that is preferred, or else the one the window was given.
  package func colorSchemeDidChange() {
    displayPass.setNeeded()
    setEnvironment { [weak self] values in
      guard let self else { return }
      let preferred = root?.colorSchemePreferences.lazy.compactMap(\.scheme).first
      values.colorScheme = preferred ?? configuration.colorScheme
    }
  }
}
