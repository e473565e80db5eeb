import Foundation
import TweenMotion

/// A key with modifiers that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the keyboard's language.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// As the system does.
    public static let automatic = Localization(name: "automatic")
    /// Keys of directions stay as they are where reading goes from the right. They always do here.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The key stays as it is in every language. It always does here.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifiers that must be held with it.
  public var modifiers: EventModifiers
  /// How the shortcut follows the keyboard's language; it has no effect here.
  public var localization: Localization

  /// A key with the modifiers that must be held; the command key unless others are named.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: what a window does by default.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Esc: what ends something without doing it.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// "Ctrl+Alt+N", with the names the keys have on Linux: in menus and in the panel of keys.
  package var text: String {
    var names: [String] = []
    if modifiers.contains(.command) || modifiers.contains(.control) { names.append("Ctrl") }
    if modifiers.contains(.option) { names.append("Alt") }
    if modifiers.contains(.shift) { names.append("Shift") }
    names.append(key.name)
    return names.joined(separator: "+")
  }
}

extension KeyEquivalent {
  /// What the key is called in help texts.
  package var name: String {
    switch self {
    case .escape: "Esc"
    case .return: "Return"
    case .space: "Space"
    case .tab: "Tab"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .home: "Home"
    case .end: "End"
    case .insert: "Insert"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .clear: "Clear"
    case .menu: "Menu"
    default: functionNumber.map { "F\($0)" } ?? String(character).uppercased()
    }
  }

  /// The number of a function key; nil for other keys. Function keys have the private characters that
  /// AppKit gives them.
  private var functionNumber: Int? {
    guard let scalar = character.unicodeScalars.first,
      (0xF704...0xF726).contains(scalar.value), character.unicodeScalars.count == 1
    else { return nil }
    return Int(scalar.value - 0xF703)
  }
}

/// A shortcut in force: what it is called and what it does.
@MainActor package final class ShortcutEntry {
  package var shortcut: KeyboardShortcut
  package var title: String
  package var isEnabled = true
  /// Whether it acts again and again while its key is held.
  package var repeats = false
  /// The node that put the shortcut in force; nil where it belongs to no view.
  package weak var node: ViewNode?
  package var action: () -> Void

  package init(shortcut: KeyboardShortcut, title: String, action: @escaping () -> Void) {
    self.shortcut = shortcut
    self.title = title
    self.action = action
  }
}

private enum ShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut for the control below.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Gives the control inside a shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
  /// Gives the control inside a shortcut, or takes away the one that it has: nil.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
  /// Gives the control inside a shortcut: a key with the modifiers that must be held.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Gives the control inside a shortcut, and says how it follows the keyboard's language.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

/// Puts a shortcut in force while the view is in the tree.
nonisolated package struct ShortcutModifier: UnaryModifier {
  package typealias Body = Never
  let shortcut: KeyboardShortcut?
  let title: String
  let isEnabled: Bool
  let repeats: Bool
  let action: () -> Void

  package nonisolated init(
    shortcut: KeyboardShortcut?, title: String, isEnabled: Bool, repeats: Bool = false,
    action: @escaping () -> Void
  ) {
    self.repeats = repeats
    self.shortcut = shortcut
    self.title = title
    self.isEnabled = isEnabled
    self.action = action
  }

  @MainActor package func makeWrapper(_ context: NodeContext) -> ShortcutNode {
    let node = ShortcutNode(context)
    node.update(self)
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: ShortcutNode) { wrapper.update(self) }
}

@MainActor package final class ShortcutNode: WrapperNode {
  private var entry: ShortcutEntry?

  func update(_ modifier: ShortcutModifier) {
    guard let shortcut = modifier.shortcut else {
      removeEntry()
      return
    }
    if let entry {
      entry.shortcut = shortcut
      entry.title = modifier.title
      entry.isEnabled = modifier.isEnabled
      entry.repeats = modifier.repeats
      entry.action = modifier.action
    } else {
      let new = ShortcutEntry(shortcut: shortcut, title: modifier.title, action: modifier.action)
      new.isEnabled = modifier.isEnabled
      new.repeats = modifier.repeats
      new.node = self
      entry = new
      rootNode?.shortcuts.append(new)
    }
  }

  private func removeEntry() {
    if let entry { rootNode?.shortcuts.removeAll { $0 === entry } }
    entry = nil
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    removeEntry()
    super.destroy()
  }
  package override var debugName: String { "keyboardShortcut" }
}
