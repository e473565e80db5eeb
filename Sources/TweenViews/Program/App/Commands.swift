import Foundation
import TweenMotion

/// Menu commands of a scene. There is no menu bar yet: their keyboard shortcuts act, and the
/// window's help lists them.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _makeCommands(_ commands: Self, _ context: _NodeContext) -> _ViewNode
  @MainActor static func _updateCommands(_ node: _ViewNode, _ commands: Self)
}

extension Commands {
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    Body._makeCommands(commands.body, context)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    Body._updateCommands(node, commands.body)
  }
}

extension Commands where Body == Never {
  @MainActor public var body: Never {
    preconditionFailure("\(Self.self) is shown by the engine and has no body.")
  }
}

extension Never: Commands {
  @MainActor public static func _makeCommands(
    _ commands: Never, _ context: _NodeContext
  ) -> _ViewNode {}
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Never) {}
}

/// Builds commands.
@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<First: Commands, Second: Commands>(
    _ first: First, _ second: Second
  ) -> _CommandsPair<First, Second> {
    _CommandsPair(first: first, second: second)
  }
  public static func buildPartialBlock<First: Commands>(first: First) -> First { first }
  public static func buildPartialBlock<First: Commands, Second: Commands>(
    accumulated: First, next: Second
  ) -> _CommandsPair<First, Second> {
    _CommandsPair(first: accumulated, second: next)
  }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    ViewNode(context)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {}
}

/// Two commands in order.
nonisolated public struct _CommandsPair<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never
  let first: First
  let second: Second
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    let node = TupleNode(context)
    node.children = [
      First._makeCommands(commands.first, node.childContext),
      Second._makeCommands(commands.second, node.childContext),
    ]
    return node
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    First._updateCommands(node.children[0], commands.first)
    Second._updateCommands(node.children[1], commands.second)
  }
}

/// Where standard menu items stand.
public struct CommandGroupPlacement: Sendable, Equatable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands beside, or in place of, standard ones.
nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  let content: Content
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    Content._makeNode(commands.content, context)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    Content._updateNode(node, commands.content)
  }
}

/// A menu of commands.
nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  let content: Content
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    Content._makeNode(commands.content, context)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    Content._updateNode(node, commands.content)
  }
}

/// A scene with commands: they live in the tree, but nobody shows them.
nonisolated public struct _CommandsScene<Content: Scene, C: Commands>: Scene {
  public typealias Body = Never
  let content: Content
  let commands: C

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    let node = CommandsSceneNode(context)
    node.scene = Content._makeScene(scene.content, node.childContext)
    let commands = scene.commands
    // A container nobody shows: it keeps the commands' elements in being.
    let menu = ContainerNode(DepthLayout(alignment: .center), node.childContext)
    menu.setContent { C._makeCommands(commands, $0) }
    node.commands = menu
    return node
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    let node = unsafeDowncast(node, to: CommandsSceneNode.self)
    if let inner = node.scene { Content._updateScene(inner, scene.content) }
    let commands = scene.commands
    node.commands?.update(DepthLayout(alignment: .center)) { C._updateCommands($0, commands) }
  }
}

@MainActor private final class CommandsSceneNode: ViewNode {
  var scene: ViewNode?
  var commands: ContainerNode?

  override func collectElements(into list: inout [ElementNode]) {
    scene?.collectElements(into: &list)
  }
  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let scene { visit(scene) }
    if let commands { visit(commands) }
  }
}

extension Scene {
  /// Adds commands to the scene.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    _CommandsScene(content: self, commands: content())
  }
}
