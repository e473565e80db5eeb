import Foundation
import TweenMotion

/// Menu commands of a scene: the menus of each window's menu bar, which F10 and the option key show, and
/// keyboard shortcuts, which always act.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  /// The commands that these are made of, asked for again when what they read has changed. Each window
  /// has them once: what they read of the focus is its own.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _makeCommands(_ commands: Self, _ context: _NodeContext) -> _ViewNode
  @MainActor static func _updateCommands(_ node: _ViewNode, _ commands: Self)
}

extension Commands {
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    CommandsNode<Self>(commands, context)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    unsafeDowncast(node, to: CommandsNode<Self>.self).update(commands)
  }
}

extension Commands where Body == Never {
  /// Never asked for: the engine keeps these commands itself. Reading it stops the program.
  @MainActor public var body: Never {
    ProgramEnd.stop("\(Self.self) is shown by the engine and has no body.")
  }
}

extension Never: Commands {
  @MainActor public static func _makeCommands(
    _ commands: Never, _ context: _NodeContext
  ) -> _ViewNode {}
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Never) {}
}

/// Commands made of commands.
@MainActor private final class CommandsNode<C: Commands>: BodyNode<C> {
  override init(_ commands: C, _ context: NodeContext) {
    super.init(commands, context)
    makeChild { C.Body._makeCommands(evaluate { $0.body }, childContext) }
  }

  override func updateChild(_ child: ViewNode) {
    C.Body._updateCommands(child, evaluate { $0.body })
  }
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
  let place: CommandPart.Place
  let content: Content
  /// Commands before those of a standard group.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    place = .before(group)
    content = addition()
  }

  /// Commands after those of a standard group.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    place = .after(group)
    content = addition()
  }

  /// Commands instead of those of a standard group.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    place = .replacing(group)
    content = addition()
  }
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    CommandNode(commands.place, commands.content, context)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    unsafeDowncast(node, to: CommandNode<Content>.self).update(commands.place, commands.content)
  }
}

/// A menu of commands.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// The engine keeps its content itself: there is no body.
  public typealias Body = Never
  let title: Text
  let content: Content
  // Titles: string, resource.
  /// A menu with a name that is looked up in the string tables.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(nameKey)
    self.content = content()
  }

  /// A menu with a name of formatted text; its words alone are shown.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    CommandNode(.menu(commands.title), commands.content, context)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    unsafeDowncast(node, to: CommandNode<Content>.self)
      .update(.menu(commands.title), commands.content)
  }
}

/// A group or a menu of a program's commands, for the menu bar to show.
package struct CommandPart {
  /// Where it stands.
  package enum Place: Equatable, Sendable {
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
    /// A menu of its own, with that title.
    case menu(Text)
  }

  package let place: Place
  package let content: AnyView
  /// Whether nothing is in it but lines.
  package let isEmpty: Bool
}

/// A node that is a part of the menus.
@MainActor protocol CommandPartNode: ViewNode {
  var part: CommandPart { get }
}

private enum UnseenCommandKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view is a command that is there for its keyboard shortcut alone: the menu that shows it
  /// has a view of its own. Menus tell all that is in them then, and what is switched is a button.
  package fileprivate(set) var isUnseenCommand: Bool {
    get { self[UnseenCommandKey.self] }
    set { self[UnseenCommandKey.self] = newValue }
  }
}

/// The node of a group or a menu. What it is made of lives here unseen, for its keyboard shortcuts; the
/// menu bar shows it again while its menu is open.
@MainActor private final class CommandNode<Content: View>: ViewNode, CommandPartNode {
  private var place: CommandPart.Place
  private var content: Content
  private var child: ViewNode?

  init(_ place: CommandPart.Place, _ content: Content, _ context: NodeContext) {
    self.place = place
    self.content = content
    var context = context
    context.environment.isUnseenCommand = true
    super.init(context)
    child = Content._makeNode(content, childContext)
  }

  override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    var new = new
    new.isUnseenCommand = true
    super.environmentDidChange(new, keys: keys)
  }

  func update(_ place: CommandPart.Place, _ content: Content) {
    self.place = place
    self.content = content
    if let child { Content._updateNode(child, content) }
    window?.knownChrome?.commandsDidChange()
  }

  var part: CommandPart {
    var elements: [ElementNode] = []
    collectElements(into: &elements)
    return CommandPart(
      place: place, content: AnyView(content),
      isEmpty: elements.allSatisfy { $0.isNode(of: DividerNode.self) })
  }

  override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }
  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
}

extension RootNode {
  /// The program's commands as this window has them, in the order they are written.
  package var commandParts: [CommandPart] {
    var parts: [CommandPart] = []
    func collect(_ node: ViewNode) {
      if let node = node as? any CommandPartNode { return parts.append(node.part) }
      node.visitChildren(collect)
    }
    for entry in commands { collect(entry.container) }
    return parts
  }
}

/// A scene with commands, which each window of the program has.
nonisolated public struct _CommandsScene<Content: Scene, C: Commands>: Scene {
  /// The engine keeps it itself: there is no body.
  public typealias Body = Never
  let content: Content
  let commands: C

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    CommandsSceneNode(scene, context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    unsafeDowncast(node, to: CommandsSceneNode<Content, C>.self).update(scene)
  }
}

@MainActor private final class CommandsSceneNode<Content: Scene, C: Commands>: CommandsSource {
  private var scene: _CommandsScene<Content, C>
  private var child: ViewNode?

  init(_ scene: _CommandsScene<Content, C>, _ context: NodeContext) {
    self.scene = scene
    super.init(source: context)
    child = Content._makeScene(scene.content, childContext)
  }

  func update(_ new: _CommandsScene<Content, C>) {
    scene = new
    if let child { Content._updateScene(child, new.content) }
    for window in graph.windows { window.root?.updateCommands(of: self) }
  }

  override func makeCommands(_ context: NodeContext) -> ViewNode {
    C._makeCommands(scene.commands, context)
  }
  override func updateCommands(_ node: ViewNode) { C._updateCommands(node, scene.commands) }

  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
}

/// A scene without the commands of its own, and without the standard ones.
nonisolated public struct _CommandsRemovedScene<Content: Scene>: Scene {
  /// The engine keeps it itself: there is no body.
  public typealias Body = Never
  let content: Content

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    let known = context.graph.scenes.commands.count
    let node = Content._makeScene(scene.content, context)
    context.graph.scenes.commands.removeSubrange(known...)
    context.graph.scenes.hasStandardCommands = false
    return node
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    Content._updateScene(node, scene.content)
  }
}

extension Scene {
  /// Adds commands to the scene.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    _CommandsScene(content: self, commands: content())
  }

  /// Takes away the commands of the scene, and those that programs have by themselves.
  nonisolated public func commandsRemoved() -> some Scene {
    _CommandsRemovedScene(content: self)
  }

  /// Puts commands in the place of those of the scene, and of those that programs have by themselves.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
