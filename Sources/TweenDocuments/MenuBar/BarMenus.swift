import TweenControls
import TweenMotion
import TweenOverlays
import TweenViews

/// A menu of the menu bar.
struct BarMenu {
  let title: String
  /// The letter that opens the menu; nil where an earlier menu has the same letter.
  var mnemonic: Character?
  /// The groups of items, separated by bands.
  let groups: [AnyView]
}

/// The menus of a window: the standard menus, as the program's commands change them, and the program's
/// own menus (Scenes 2.2).
@MainActor struct BarMenus {
  private let window: GraphWindow
  private let model: MenuBarModel
  private let parts: [CommandPart]
  private let standard: [StandardCommand]
  /// The standard commands as menus display them: without shortcuts that another command has.
  private let shown: [StandardCommand]

  init(_ window: GraphWindow, _ model: MenuBarModel) {
    self.window = window
    self.model = model
    parts = window.root?.commandParts ?? []
    let commands =
      window.graph.scenes.hasStandardCommands ? StandardCommand.all(for: window, model) : []
    let replaced = parts.compactMap { part in
      if case .replacing(let place) = part.place { place } else { nil }
    }
    standard = commands.filter { !replaced.contains($0.place) }
    // The program's own shortcuts take precedence; of two commands, the first has precedence.
    var taken = Set(window.root?.shortcuts.map(\.shortcut.text) ?? [])
    shown = standard.map { command in
      var command = command
      if let keys = command.shortcut?.text, !taken.insert(keys).inserted { command.shortcut = nil }
      return command
    }
  }

  /// The shortcuts and titles of the standard commands.
  var keys: [(keys: String, title: String)] {
    shown.compactMap { command in command.shortcut.map { ($0.text, command.title) } }
  }

  /// The menus that are not empty.
  var all: [BarMenu] {
    var menus = [
      menu(
        window.graph.programName,
        [
          .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination,
        ]),
      menu("File", [.newItem, .saveItem, .importExport, .printItem]),
      menu("Edit", [.undoRedo, .pasteboard, .textEditing]),
      menu("Format", [.textFormatting]),
      menu("View", [.toolbar, .sidebar]),
    ]
    for part in parts where !part.isEmpty {
      if case .menu(let title) = part.place {
        let words = window.root.map { title.words(in: $0.environment) } ?? title.plainText
        menus.append(BarMenu(title: words, groups: [part.content]))
      }
    }
    menus.append(
      menu("Window", [.windowSize, .windowArrangement, .singleWindowList, .windowList]))
    menus.append(menu("Help", [.help]))
    menus.removeAll { $0.groups.isEmpty }
    var taken: Set<Character> = []
    for place in menus.indices {
      let letter = menus[place].title.lowercased().first
      if let letter, taken.insert(letter).inserted { menus[place].mnemonic = letter }
    }
    return menus
  }

  private func menu(_ title: String, _ places: [CommandGroupPlacement]) -> BarMenu {
    BarMenu(title: title, groups: places.flatMap { groups(at: $0) })
  }

  /// Returns the groups at a placement: those written before it, those that replace its content or its
  /// standard content, and those written after it.
  private func groups(at place: CommandGroupPlacement) -> [AnyView] {
    func written(_ wanted: CommandPart.Place) -> [AnyView] {
      parts.filter { $0.place == wanted && !$0.isEmpty }.map(\.content)
    }
    let own = shown.filter { $0.place == place }
    let middle = own.isEmpty ? [] : [AnyView(StandardItems(commands: own))]
    return written(.before(place)) + written(.replacing(place)) + middle + written(.after(place))
  }

  /// Performs the standard command with a shortcut. Returns false where there is none.
  func perform(_ press: KeyPress) -> Bool {
    let keys = window.root?.environment.keyBindings
    var held = press.modifiers.subtracting([.capsLock, .numericPad])
    if keys != .mac, held.remove(.control) != nil { held.insert(.command) }
    let command = standard.first {
      $0.isEnabled && $0.actsByKeys && $0.shortcut?.modifiers == held
        && $0.shortcut?.key.character.lowercased() == press.key.character.lowercased()
    }
    guard let command else { return false }
    command.action()
    return true
  }
}

/// The items of standard commands at one placement.
private struct StandardItems: View {
  let commands: [StandardCommand]

  var body: some View {
    ForEach(commands.indices, id: \.self) { place in
      let command = commands[place]
      if let isOn = command.isOn {
        Toggle(
          command.title,
          isOn: Binding {
            isOn
          } set: { _ in
            command.action()
          })
      } else {
        Button(command.title, action: command.action)
          .disabled(!command.isEnabled)
          .environment(\.shownShortcut, command.shortcut)
      }
    }
  }
}
