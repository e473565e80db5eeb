import Foundation
import TweenGeometry
import TweenMotion

/// What a program says of the windows of one of its scenes.
package struct SceneFacts {
  /// How many windows a scene may have, and when they open.
  package enum Kind: Equatable {
    /// Any number; the first may open at the start.
    case group
    /// One; it may open at the start.
    case single
    /// One, with the program's settings: never at the start.
    case settings
    /// One for each document.
    case documents
  }

  package var kind: Kind
  /// What the program asks for its windows by; nil: it has no name.
  package var id: String?
  /// What the windows are for; nil: for no values.
  package var valueType: Any.Type?
  /// Its title in the language of an environment; empty: it has none.
  package var title: @MainActor (EnvironmentValues) -> String = { _ in "" }
  package var defaultSize: CGSize?
  package var resizability = Resizability.automatic
  /// The keys that open a window of it; nil: those that the library gives it.
  package var shortcut: KeyboardShortcut?
  /// Whether a window of it may be what the program begins with.
  package var opensAtStart: Bool

  /// What documents its windows show; nil: it is for none.
  package var documentType: Any.Type?
  /// Whether it shows the document of a file.
  package var opensFile: (@MainActor (URL) -> Bool)?
  /// Reads a document of such a file.
  package var readsFile: (@MainActor (URL) throws -> Any)?

  package enum Resizability: Equatable, Sendable {
    case automatic, contentSize, contentMinSize
  }

  package init(_ kind: Kind, id: String? = nil, valueType: Any.Type? = nil) {
    self.kind = kind
    self.id = id
    self.valueType = valueType
    opensAtStart = kind != .settings
  }

  /// Whether one window is all that it has.
  package var isSingle: Bool { kind == .single || kind == .settings }
}

/// A scene that windows show: the node that a program's tree has for it. The windows are the graph's.
@MainActor package class WindowScene: ViewNode {
  package final var facts: SceneFacts
  /// What its windows are called: the scene's id, or a name of its kind.
  package internal(set) final var key = ""
  /// How many windows of it have been opened.
  final var openedCount = 0

  package init(_ facts: SceneFacts, _ context: NodeContext) {
    self.facts = facts
    super.init(context)
    graph.scenes.insert(self)
  }

  /// Makes what a window of it shows.
  package func makeContent(for value: AnyHashable?, _ context: NodeContext) -> ViewNode {
    ProgramEnd.stop("\(type(of: self)) does not declare what its windows show.")
  }

  /// What the program and its scenes set for the views of all their windows.
  final func setEnvironment(of values: inout EnvironmentValues) {
    for set in environment.windowSettings?.all ?? [] { set(&values) }
  }

  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    super.environmentDidChange(new, keys: keys)
    guard keys.contains(ObjectIdentifier(WindowSettingsKey.self)) else { return }
    for window in windows {
      guard let root = window.root else { continue }
      var values = root.environment
      setEnvironment(of: &values)
      root.environmentWasReplaced(by: values)
    }
  }

  /// Whether what a program passes as a value can be shown.
  package func takes(_ value: AnyHashable?) -> Bool {
    guard let value else { return true }
    return facts.valueType.map { type(of: value.base) == $0 } ?? false
  }

  /// Its windows, in the order they opened.
  package final var windows: [GraphWindow] { graph.windows.filter { $0.scene === self } }

  package override var debugName: String { "scene" }
}

/// What is set at the top of each window that a scene opens, in order.
package final class WindowSettings {
  package let all: [(inout EnvironmentValues) -> Void]

  package init(_ all: [(inout EnvironmentValues) -> Void]) { self.all = all }
}

private enum WindowSettingsKey: EnvironmentKey {
  static var defaultValue: WindowSettings? { nil }
}

extension EnvironmentValues {
  /// What is set at the top of each window that a scene opens.
  package var windowSettings: WindowSettings? {
    get { self[WindowSettingsKey.self] }
    set { self[WindowSettingsKey.self] = newValue }
  }
}

/// A scene's commands: what each window has nodes of.
@MainActor package class CommandsSource: ViewNode {
  package func makeCommands(_ context: NodeContext) -> ViewNode { ViewNode(context) }
  package func updateCommands(_ node: ViewNode) {}

  package init(source context: NodeContext) {
    super.init(context)
    graph.scenes.commands.append(self)
  }
}

/// The scenes of a program and their commands, in the order they are written.
@MainActor package struct ProgramScenes {
  package private(set) var all: [WindowScene] = []
  package var commands: [CommandsSource] = []
  /// Whether menus have what all programs' have.
  package var hasStandardCommands = true

  nonisolated init() {}

  mutating func insert(_ scene: WindowScene) {
    scene.key = key(for: scene)
    all.append(scene)
  }

  /// A name that no other scene has.
  private func key(for scene: WindowScene) -> String {
    let wanted: String
    switch (scene.facts.id, scene.facts.kind) {
    case (let id?, _): wanted = id
    case (nil, .settings): wanted = "settings"
    case (nil, _): wanted = "main"
    }
    var key = wanted
    var number = 1
    while all.contains(where: { $0.key == key }) {
      number += 1
      key = "\(wanted)\(number)"
    }
    return key
  }

  /// What a program begins with; where nothing opens at the start, its settings.
  var first: WindowScene? { all.first { $0.facts.opensAtStart } ?? all.first }

  /// The scene that a program's id, or a host's key, names.
  package func scene(named name: String) -> WindowScene? {
    all.first { $0.facts.id == name } ?? all.first { $0.key == name }
  }
}
