import Foundation
import TweenMotion

/// Menu commands of a scene. There is no menu bar yet: their keyboard shortcuts act, and the
/// window's help lists them.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  /// The commands that these are made of, asked for when the scene around is made anew. Their own
  /// dynamic properties, such as `@State`, are not connected yet.
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
  /// Never asked for: the engine keeps these commands itself. Reading it stops the program.
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
  /// Commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// An empty block: no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// A block of one.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// A block of two, in order.
  public static func buildBlock<First: Commands, Second: Commands>(
    _ first: First, _ second: Second
  ) -> _CommandsPair<First, Second> {
    _CommandsPair(first: first, second: second)
  }
  /// The first of a block.
  public static func buildPartialBlock<First: Commands>(first: First) -> First { first }
  /// Those before and the next one, in order: a block may have any number.
  public static func buildPartialBlock<First: Commands, Second: Commands>(
    accumulated: First, next: Second
  ) -> _CommandsPair<First, Second> {
    _CommandsPair(first: accumulated, second: next)
  }
  /// `if` without `else`.
  public static func buildOptional<Content: Commands>(
    _ content: Content?
  ) -> _CommandsBranch<Content, EmptyCommands> {
    _CommandsBranch(choice: content.map { .first($0) } ?? .second(EmptyCommands()))
  }
  /// The first branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _CommandsBranch<First, Second> {
    _CommandsBranch(choice: .first(first))
  }
  /// The other branch of a condition.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _CommandsBranch<First, Second> {
    _CommandsBranch(choice: .second(second))
  }
  /// A branch that asks for a system's version.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> Content { content }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  /// The engine keeps it itself: there is no body.
  public typealias Body = Never
  /// No commands; it has no settings.
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
  /// The engine keeps them itself: there is no body.
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

/// One of two groups of commands, as a condition makes them.
nonisolated public struct _CommandsBranch<First: Commands, Second: Commands>: Commands {
  /// The engine keeps it itself: there is no body.
  public typealias Body = Never
  enum Choice {
    case first(First)
    case second(Second)
  }
  let choice: Choice
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    let node = BranchNode(context)
    _updateCommands(node, commands)
    return node
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch commands.choice {
    case .first(let commands):
      node.show(1) {
        First._updateCommands($0, commands)
      } make: {
        First._makeCommands(commands, $0)
      }
    case .second(let commands):
      node.show(2) {
        Second._updateCommands($0, commands)
      } make: {
        Second._makeCommands(commands, $0)
      }
    }
  }
}

/// Where standard menu items stand.
public struct CommandGroupPlacement: Sendable, Equatable {
  private let name: String
  /// What tells about the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What ends the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// What makes or opens a document.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What saves or closes a document.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, copy, paste and select.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What edits text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// What shows and hides the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What shows, hides and changes the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What makes the window smaller or larger.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// What hides the program, and the others.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// What other programs do for this one.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// What reads and writes other kinds of files.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// What prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Fonts, colours and alignments of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The windows that there is one of.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The windows that are open.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// What arranges windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// What explains the program.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands beside, or in place of, standard ones.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// The engine keeps its content itself: there is no body.
  public typealias Body = Never
  let content: Content
  /// Commands before those of a standard group. There is no menu bar, nor are there standard
  /// commands: the place makes no difference yet.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
  /// Commands after those of a standard group.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
  /// Commands instead of those of a standard group.
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
  /// The engine keeps its content itself: there is no body.
  public typealias Body = Never
  let content: Content
  /// A menu with a name that is looked up in the string tables. No menu shows it yet.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// A menu with a name of formatted text.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// A menu with a name that is shown as it is.
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
  /// The engine keeps it itself: there is no body.
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
  @MainActor public static var _opensAtStart: Bool { Content._opensAtStart }
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
