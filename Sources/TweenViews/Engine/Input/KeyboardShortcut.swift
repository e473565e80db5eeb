import Foundation
import TweenMotion

/// A key with modifiers that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The way in which a shortcut adapts to the keyboard's language.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// The system's way, which leaves the key as it is.
    public static let automatic = Localization(name: "automatic")
    /// Keys of directions are not mirrored for right-to-left languages. They never are here.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The key is the same in every language. It always is here.
    public static let custom = Localization(name: "custom")
  }

  /// The key of the shortcut.
  public var key: KeyEquivalent
  /// The modifiers that must be held with the key.
  public var modifiers: EventModifiers
  /// The way in which the shortcut adapts to the keyboard's language. Has no effect here.
  public var localization: Localization

  /// Creates a shortcut from a key and the modifiers that must be held, by default Command.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The Return key without modifiers, for a window's default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Esc key without modifiers, for cancelling.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The text of the shortcut in menus and in the list of keys, with the keys' names on Linux:
  /// "Ctrl+Alt+N".
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
  /// The name of the key in help texts.
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

  /// The number of a function key; nil for other keys. Function keys have the private characters
  /// that AppKit assigns to them.
  private var functionNumber: Int? {
    guard let scalar = character.unicodeScalars.first,
      (0xF704...0xF726).contains(scalar.value), character.unicodeScalars.count == 1
    else { return nil }
    return Int(scalar.value - 0xF703)
  }
}

/// An active shortcut, with its title and its action.
@MainActor package final class ShortcutEntry {
  package var shortcut: KeyboardShortcut
  package var title: String
  package var isEnabled = true
  /// Whether the action repeats while the key is held.
  package var repeats = false
  /// The node that added the shortcut; nil if it belongs to no view.
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
  /// The shortcut for the control inside; nil for none.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Assigns a shortcut to the control inside this view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
  /// Assigns a shortcut to the control inside; nil removes an inherited one.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
  /// Assigns a shortcut to the control inside: a key with the modifiers that must be held.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Assigns a shortcut to the control inside, with a way to adapt to the keyboard's language,
  /// which has no effect here.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

/// A modifier that keeps a shortcut active while its view is in the tree.
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
