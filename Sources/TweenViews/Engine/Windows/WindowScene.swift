import Foundation
import TweenGeometry
import TweenMotion

/// The declaration of a scene's windows.
package struct SceneDeclaration {
  /// The number of windows that a scene can have, and the time at which they open.
  package enum Kind: Equatable {
    /// Any number of windows; the first may open at the start.
    case group
    /// One window, which may open at the start.
    case single
    /// One window with the program's settings, which never opens at the start.
    case settings
    /// One window for each document.
    case documents
  }

  package var kind: Kind
  /// The id by which the program opens windows of the scene; nil without one.
  package var id: String?
  /// The type of the values that windows are opened for; nil: no values.
  package var valueType: Any.Type?
  /// Returns the scene's title in the language of an environment; empty without one.
  package var title: @MainActor (EnvironmentValues) -> String = { _ in "" }
  package var defaultSize: CGSize?
  package var resizability = Resizability.automatic
  /// The shortcut that opens a window of the scene; nil: the default one.
  package var shortcut: KeyboardShortcut?
  /// Whether a window of the scene may open at the start of the program.
  package var opensAtStart: Bool

  /// The type of the documents in the scene's windows; nil: no documents.
  package var documentType: Any.Type?
  /// Whether the scene can open the document of a file.
  package var opensFile: (@MainActor (URL) -> Bool)?
  /// Reads the document of a file that `opensFile` accepts.
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

  /// Whether the scene has one window at most.
  package var isSingle: Bool { kind == .single || kind == .settings }
}

/// The node of a scene that is shown in windows. The graph owns the windows.
@MainActor package class WindowScene: ViewNode {
  package final var declaration: SceneDeclaration
  /// The name of the scene's windows: the scene's id, or a name of its kind.
  package internal(set) final var key = ""
  /// The number of windows of the scene that have been opened.
  final var openedCount = 0

  package init(_ declaration: SceneDeclaration, _ context: NodeContext) {
    self.declaration = declaration
    super.init(context)
    graph.scenes.insert(self)
  }

  /// Makes the content of a window for a value.
  package func makeContent(for value: AnyHashable?, _ context: NodeContext) -> ViewNode {
    ProgramEnd.stop("\(type(of: self)) does not declare what its windows show.")
  }

  /// Applies the values that the program and its scenes set for the views of all their windows.
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

  /// Whether the scene has windows for a value.
  package func accepts(_ value: AnyHashable?) -> Bool {
    guard let value else { return true }
    return declaration.valueType.map { type(of: value.base) == $0 } ?? false
  }

  /// The scene's windows, in the order in which they were opened.
  package final var windows: [GraphWindow] { graph.windows.filter { $0.scene === self } }

  package override var debugName: String { "scene" }
}

/// The environment values that a scene sets at the root of each of its windows, in order.
package final class WindowSettings {
  package let all: [(inout EnvironmentValues) -> Void]

  package init(_ all: [(inout EnvironmentValues) -> Void]) { self.all = all }
}

private enum WindowSettingsKey: EnvironmentKey {
  static var defaultValue: WindowSettings? { nil }
}

extension EnvironmentValues {
  /// The environment values that a scene sets at the root of each of its windows.
  package var windowSettings: WindowSettings? {
    get { self[WindowSettingsKey.self] }
    set { self[WindowSettingsKey.self] = newValue }
  }
}

/// The commands of a scene, from which each window makes its own nodes.
@MainActor package class CommandsSource: ViewNode {
  package func makeCommands(_ context: NodeContext) -> ViewNode { ViewNode(context) }
  package func updateCommands(_ node: ViewNode) {}

  package init(source context: NodeContext) {
    super.init(context)
    graph.scenes.commands.append(self)
  }
}

/// The scenes of a program and their commands, in the order of their declaration.
@MainActor package struct ProgramScenes {
  package private(set) var all: [WindowScene] = []
  package var commands: [CommandsSource] = []
  /// Whether menus contain the standard items.
  package var hasStandardCommands = true

  nonisolated init() {}

  mutating func insert(_ scene: WindowScene) {
    scene.key = key(for: scene)
    all.append(scene)
  }

  /// Returns a name that no other scene of the program has.
  private func key(for scene: WindowScene) -> String {
    let wanted: String
    switch (scene.declaration.id, scene.declaration.kind) {
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

  /// The scene that opens at the start; without one, the first scene.
  var first: WindowScene? { all.first { $0.declaration.opensAtStart } ?? all.first }

  /// Returns the scene with a name: the program's id, or the key for hosts.
  package func scene(named name: String) -> WindowScene? {
    all.first { $0.declaration.id == name } ?? all.first { $0.key == name }
  }
}
