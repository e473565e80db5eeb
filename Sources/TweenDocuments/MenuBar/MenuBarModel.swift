import Observation
import TweenMotion
import TweenViews

/// What a window's menu bar shows, and what keys do with it (Scenes 2.2).
///
/// F10, or the option key alone, shows the bar and hides it. Left and right go from title to title, down
/// and return open a menu, Esc closes it and then the bar; a letter opens the menu whose title begins
/// with it, with the option key at any time.
@MainActor @Observable final class MenuBarModel: WindowChrome {
  /// Whether the bar is there.
  private(set) var isShown = false
  /// The place of the menu that is open; nil: none is.
  private(set) var open: Int?
  /// The place of the title that keys have come to.
  private(set) var current = 0
  /// Whether the program tells about itself.
  private(set) var isAbout = false
  /// Counts changes of the program's commands.
  private(set) var revision = 0
  /// Whether a text was edited when the bar came.
  private(set) var hadEditor = false
  @ObservationIgnored private(set) weak var window: GraphWindow?
  @ObservationIgnored private(set) lazy var presentation = Presentation { [weak self] in
    self?.hide()
  }

  init(_ window: GraphWindow) { self.window = window }

  /// The menus that there are now.
  var menus: [BarMenu] { window.map { BarMenus($0, self).all } ?? [] }

  // MARK: Showing

  /// Shows the bar, with a menu open or with none.
  func show(opening place: Int? = nil) {
    guard let window, let root = window.root, !menus.isEmpty else { return }
    if !isShown { hadEditor = root.focus.isEditing }
    root.addChrome(MenuBarHost(model: self))
    isShown = true
    isAbout = false
    choose(place ?? 0, opens: place != nil)
  }

  func hide() {
    isShown = false
    open = nil
    isAbout = false
  }

  func showAbout() {
    isShown = true
    open = nil
    isAbout = true
  }

  /// Goes to a title.
  ///
  /// - Parameter opens: whether its menu opens, and the focus goes to its first item.
  func choose(_ place: Int, opens: Bool, byKeys: Bool = true) {
    current = place
    open = opens ? place : nil
    guard opens, byKeys, let window else { return }
    // The items come with the update.
    window.graph.enqueueWrite(transaction: Transaction()) { [weak window] in
      window?.graph.afterUpdate { window?.root?.focus.advance(toFirst: true) }
    }
  }

  /// Closes what is open, one after the other; false where nothing is.
  func escape() -> Bool {
    guard isShown else { return false }
    if open != nil, !isAbout { open = nil } else { hide() }
    return true
  }

  // MARK: Keys

  func takeFirst(_ press: KeyPress) -> Bool {
    guard press.phase != .up else { return false }
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    if press.key == .f10, held.isEmpty, press.phase == .down {
      let hasMenus = isShown || !menus.isEmpty && hasBar
      if isShown { hide() } else if hasMenus { show() }
      return hasMenus
    }
    guard isShown, held.isSubset(of: [.option, .shift]) else { return false }
    if isAbout {
      if press.key == .return { hide() }
      return press.key == .return
    }
    return takeInBar(press)
  }

  private func takeInBar(_ press: KeyPress) -> Bool {
    let count = menus.count
    guard count > 0, let root = window?.root else { return false }
    switch press.key {
    case .leftArrow, .rightArrow:
      // An item that is a menu itself opens and closes by them.
      if open != nil, root.focus.offerToFocused(press) { return true }
      let isMirrored = root.environment.layoutDirection == .rightToLeft
      let step = (press.key == .rightArrow) == !isMirrored ? 1 : count - 1
      choose((min(current, count - 1) + step) % count, opens: open != nil)
      return true
    case .downArrow, .upArrow, .return, .space:
      guard open == nil else { return false }
      choose(min(current, count - 1), opens: true)
      return true
    default:
      guard open == nil, press.key.typesText else { return false }
      if let place = place(of: press.key) { choose(place, opens: true) }
      return true
    }
  }

  /// The menu whose title begins with a letter.
  private func place(of key: KeyEquivalent) -> Int? {
    menus.firstIndex { $0.mnemonic == Character(key.character.lowercased()) }
  }

  func takeLast(_ press: KeyPress) -> Bool {
    guard press.phase == .down, let window else { return false }
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    if held == .option, hasBar, let place = place(of: press.key) {
      show(opening: place)
      return true
    }
    guard !held.isDisjoint(with: [.command, .control]) else { return false }
    return BarMenus(window, self).perform(press)
  }

  func optionWasTapped() {
    if isShown { return hide() }
    if hasBar { show() }
  }

  var keys: [(keys: String, title: String)] {
    guard let window else { return [] }
    let bar = [(keys: KeyEquivalent.f10.name, title: "Show or hide the menu bar")]
    return BarMenus(window, self).keys + (hasBar ? bar : [])
  }

  func commandsDidChange() { if isShown { revision += 1 } }

  /// Whether the window has a bar: where the program has commands, or settings.
  private var hasBar: Bool { window?.graph.hasMenus ?? false }
}
