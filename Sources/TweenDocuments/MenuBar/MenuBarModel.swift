import Observation
import TweenMotion
import TweenViews

/// The state of a window's menu bar, and its key handling (Scenes 2.2).
///
/// F10, or the option key alone, shows and hides the bar. Left and right move between titles. Down and
/// return open a menu, Esc closes the menu and then the bar. A letter opens the menu whose title begins
/// with it; with the option key at any time.
@MainActor @Observable final class MenuBarModel: WindowChrome {
  /// Whether the menu bar is visible.
  private(set) var isShown = false
  /// The index of the open menu; nil: none.
  private(set) var open: Int?
  /// The index of the title that keys have reached.
  private(set) var current = 0
  /// Whether the information about the program is displayed.
  private(set) var isAbout = false
  /// A counter of the changes of the program's commands.
  private(set) var revision = 0
  /// Whether text was being edited when the bar was shown.
  private(set) var hadEditor = false
  @ObservationIgnored private(set) weak var window: GraphWindow?
  @ObservationIgnored private(set) lazy var presentation = Presentation { [weak self] in
    self?.hide()
  }

  init(_ window: GraphWindow) { self.window = window }

  /// The current menus of the window.
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

  /// Selects a title.
  ///
  /// - Parameter opens: Whether its menu opens, with the focus on the first item.
  func choose(_ place: Int, opens: Bool, byKeys: Bool = true) {
    current = place
    open = opens ? place : nil
    guard opens, byKeys, let window else { return }
    // The items exist after the update.
    window.graph.enqueueWrite(transaction: Transaction()) { [weak window] in
      window?.graph.afterUpdate { window?.root?.focus.advance(toFirst: true) }
    }
  }

  /// Closes the open menu, or the bar. Returns false where neither is open.
  func escape() -> Bool {
    guard isShown else { return false }
    if open != nil, !isAbout { open = nil } else { hide() }
    return true
  }

  // MARK: Keys

  func handleBeforeFocus(_ press: KeyPress) -> Bool {
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
    return handleInBar(press)
  }

  private func handleInBar(_ press: KeyPress) -> Bool {
    let count = menus.count
    guard count > 0, let root = window?.root else { return false }
    switch press.key {
    case .leftArrow, .rightArrow:
      // An item with a submenu opens and closes it with these keys.
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

  /// Returns the index of the menu whose title begins with a letter.
  private func place(of key: KeyEquivalent) -> Int? {
    menus.firstIndex { $0.mnemonic == Character(key.character.lowercased()) }
  }

  func handleAfterFocus(_ press: KeyPress) -> Bool {
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

  /// Whether the window has a menu bar: the program has commands or settings.
  private var hasBar: Bool { window?.graph.hasMenus ?? false }
}
