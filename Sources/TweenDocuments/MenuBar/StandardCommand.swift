import TweenMotion
import TweenViews

/// A command that is available in every program.
@MainActor struct StandardCommand {
  let place: CommandGroupPlacement
  let title: String
  var shortcut: KeyboardShortcut?
  var isEnabled = true
  /// Whether the shortcut performs the command. Editors handle the shortcuts of text commands
  /// themselves.
  var actsByKeys = true
  /// Whether the command is marked as on; nil: it cannot be.
  var isOn: Bool?
  let action: () -> Void

  /// Returns the standard commands of a window's program, in the order of the menus.
  static func all(for window: GraphWindow, _ model: MenuBarModel) -> [StandardCommand] {
    guard window.scene != nil else { return [] }
    return program(window, model) + file(window) + edit(window, model) + windows(window)
  }

  private static func program(
    _ window: GraphWindow, _ model: MenuBarModel
  ) -> [StandardCommand] {
    let graph = window.graph
    let name = graph.programName
    var commands = [
      StandardCommand(place: .appInfo, title: "About \(name)") { [weak model] in
        model?.showAbout()
      }
    ]
    if graph.scenes.all.contains(where: { $0.declaration.kind == .settings }) {
      commands.append(
        StandardCommand(place: .appSettings, title: "Settings…", shortcut: .init(",")) {
          [weak graph] in graph?.openSettings()
        })
    }
    commands.append(
      StandardCommand(place: .appTermination, title: "Quit \(name)", shortcut: .init("q")) {
        [weak graph] in graph?.closeAll()
      })
    return commands
  }

  private static func file(_ window: GraphWindow) -> [StandardCommand] {
    let graph = window.graph
    var commands: [StandardCommand] = []
    let groups = graph.scenes.all.filter { $0.declaration.kind == .group }
    let environment = window.root?.environment ?? EnvironmentValues()
    for (place, group) in groups.enumerated() where place == 0 || group.declaration.shortcut != nil
    {
      let key = group.key
      let title = place == 0 ? "New Window" : "New \(group.declaration.title(environment)) Window"
      commands.append(
        StandardCommand(
          place: .newItem, title: title, shortcut: group.declaration.shortcut ?? .init("n")
        ) { [weak graph] in graph?.openWindow(key) })
    }
    if graph.scenes.all.contains(where: { $0.declaration.kind == .documents }) {
      commands += documents(window)
    }
    commands.append(
      StandardCommand(place: .saveItem, title: "Close", shortcut: .init("w")) { [weak window] in
        if let window { window.graph.close(window) }
      })
    return commands
  }

  /// Returns the additional commands of a program with documents.
  private static func documents(_ window: GraphWindow) -> [StandardCommand] {
    let graph = window.graph
    let document = window.document
    let isEditable = document?.isEditable == true
    return [
      StandardCommand(place: .newItem, title: "New", shortcut: .init("n")) { [weak graph] in
        graph?.newDocument(nil, like: nil)
      },
      StandardCommand(
        place: .newItem, title: "Open…", shortcut: .init("o"), isEnabled: document != nil
      ) { [weak document] in document?.presentOpen() },
      StandardCommand(
        place: .saveItem, title: "Save", shortcut: .init("s"), isEnabled: isEditable
      ) { [weak document] in document?.save() },
      StandardCommand(
        place: .saveItem, title: "Save As…",
        shortcut: .init("s", modifiers: [.command, .shift]), isEnabled: isEditable
      ) { [weak document] in document?.saveAs() },
    ]
  }

  private static func edit(_ window: GraphWindow, _ model: MenuBarModel) -> [StandardCommand] {
    func key(
      _ place: CommandGroupPlacement, _ title: String, _ key: KeyEquivalent,
      _ modifiers: EventModifiers = .command
    ) -> StandardCommand {
      StandardCommand(
        place: place, title: title, shortcut: .init(key, modifiers: modifiers),
        isEnabled: model.hadEditor, actsByKeys: false
      ) { [weak window] in
        // By then the bar is hidden and the editor has the focus again.
        guard let window else { return }
        for phase in [InputEvent.KeyPhase.down, .up] {
          window.graph.send(.key(key, modifiers: modifiers, phase: phase), to: window.id)
        }
      }
    }
    let undo =
      model.hadEditor && model.isShown
      ? [key(.undoRedo, "Undo", "z"), key(.undoRedo, "Redo", "z", [.command, .shift])]
      : undo(window)
    return undo + [
      key(.pasteboard, "Cut", "x"), key(.pasteboard, "Copy", "c"), key(.pasteboard, "Paste", "v"),
      key(.pasteboard, "Select All", "a"),
    ]
  }

  /// Returns the undo manager's commands, for windows in which no text is being edited.
  private static func undo(_ window: GraphWindow) -> [StandardCommand] {
    let manager = window.undoManager
    return [
      StandardCommand(
        place: .undoRedo, title: manager.undoMenuItemTitle, shortcut: .init("z"),
        isEnabled: manager.canUndo
      ) { [weak window] in window?.undoManager.undo() },
      StandardCommand(
        place: .undoRedo, title: manager.redoMenuItemTitle,
        shortcut: .init("z", modifiers: [.command, .shift]), isEnabled: manager.canRedo
      ) { [weak window] in window?.undoManager.redo() },
    ]
  }

  private static func windows(_ window: GraphWindow) -> [StandardCommand] {
    let graph = window.graph
    let environment = window.root?.environment ?? EnvironmentValues()
    var commands = [
      StandardCommand(place: .windowSize, title: "Minimize", shortcut: .init("m")) {
        [weak window] in
        if let window { window.graph.minimize(window) }
      }
    ]
    for scene in graph.scenes.all where scene.declaration.kind == .single {
      let key = scene.key
      commands.append(
        StandardCommand(
          place: .singleWindowList, title: scene.declaration.title(environment),
          shortcut: scene.declaration.shortcut
        ) { [weak graph] in graph?.showWindow(key) })
    }
    for other in graph.windows {
      commands.append(
        StandardCommand(
          place: .windowList, title: other.numberedTitle(orElse: graph.programName),
          isOn: other === window
        ) { [weak other] in
          if let other { other.graph.bringForward(other) }
        })
    }
    return commands
  }
}
