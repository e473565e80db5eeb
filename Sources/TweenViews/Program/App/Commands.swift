import Foundation
import TweenMotion

/// Menu commands of a scene: the menus of each window's menu bar, which F10 and the option key show, and
/// keyboard shortcuts, which always act.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  /// The commands that this value is made of, evaluated again when data they read has changed. Each window
  /// has its own copy, so it reads the focused values of that window.
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
  /// Primitive commands have no body. Reading it stops the program.
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

/// The node of commands that are made of other commands.
@MainActor private final class CommandsNode<C: Commands>: BodyNode<C> {
  override init(_ commands: C, _ context: NodeContext) {
    super.init(commands, context)
    makeChild { C.Body._makeCommands(evaluate { $0.body }, childContext) }
  }

  override func updateChild(_ child: ViewNode) {
    C.Body._updateCommands(child, evaluate { $0.body })
  }
}

/// A result builder for a scene's commands.
@resultBuilder public enum CommandsBuilder {
  /// Returns the commands of an expression unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Returns no commands for an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns the only commands of a block unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Combines the two commands of a block, in order.
  public static func buildBlock<First: Commands, Second: Commands>(
    _ first: First, _ second: Second
  ) -> _CommandsPair<First, Second> {
    _CommandsPair(first: first, second: second)
  }

  /// Returns the first commands of a block unchanged.
  public static func buildPartialBlock<First: Commands>(first: First) -> First { first }
  /// Appends the next commands of a block; a block may have any number.
  public static func buildPartialBlock<First: Commands, Second: Commands>(
    accumulated: First, next: Second
  ) -> _CommandsPair<First, Second> {
    _CommandsPair(first: accumulated, second: next)
  }

  /// Returns the commands of an `if` without `else`, or none.
  public static func buildOptional<Content: Commands>(
    _ content: Content?
  ) -> _CommandsBranch<Content, EmptyCommands> {
    _CommandsBranch(choice: content.map { .first($0) } ?? .second(EmptyCommands()))
  }

  /// Returns the commands of an `if` branch.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _CommandsBranch<First, Second> {
    _CommandsBranch(choice: .first(first))
  }

  /// Returns the commands of an `else` branch.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _CommandsBranch<First, Second> {
    _CommandsBranch(choice: .second(second))
  }

  /// Returns the commands of an `if #available` branch.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> Content { content }
}

/// Commands without content: no menu and no shortcut.
nonisolated public struct EmptyCommands: Commands {
  /// `Never`: the engine keeps these commands itself.
  public typealias Body = Never
  /// Creates commands without content.
  nonisolated public init() {}
  @MainActor public static func _makeCommands(
    _ commands: Self, _ context: _NodeContext
  ) -> _ViewNode {
    ViewNode(context)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {}
}

/// Two commands of a block, in order.
nonisolated public struct _CommandsPair<First: Commands, Second: Commands>: Commands {
  /// `Never`: the engine keeps these commands itself.
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

/// The commands of one of two branches of a condition.
nonisolated public struct _CommandsBranch<First: Commands, Second: Commands>: Commands {
  /// `Never`: the engine keeps these commands itself.
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

/// The place of a standard group of items in the menu bar.
public struct CommandGroupPlacement: Sendable, Equatable {
  private let name: String
  /// The items with information about the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The item of the program's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The item that quits the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// The items that create or open a document.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// The items that save or close a document.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The items Undo and Redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The items Cut, Copy, Paste and Select All.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The items that edit text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The item that shows and hides the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The items that show, hide and customize the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The items that change the window's size.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The items that hide this program and other programs.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The items of services that other programs offer.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The items that import and export other kinds of files.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// The items that print, such as Page Setup.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The items for fonts, colours and alignments of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The items that open the program's single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The items of the windows that are open.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The items that arrange windows on the screen.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The items that open the program's help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands before, after, or in place of a standard group.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// `Never`: the engine keeps the content itself.
  public typealias Body = Never
  let place: CommandPart.Place
  let content: Content
  /// Adds commands before a standard group.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    place = .before(group)
    content = addition()
  }

  /// Adds commands after a standard group.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    place = .after(group)
    content = addition()
  }

  /// Replaces the commands of a standard group.
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

/// A menu of the menu bar with the program's commands.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// `Never`: the engine keeps the content itself.
  public typealias Body = Never
  let title: Text
  let content: Content
  // Titles: string, resource.
  /// Creates a menu with a name that is looked up in the string tables.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(nameKey)
    self.content = content()
  }

  /// Creates a menu named by a text; only its plain text is shown.
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

/// A group or a menu of a program's commands, as input for the menu bar.
package struct CommandPart {
  /// The group's place in the menu bar.
  package enum Place: Equatable, Sendable {
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
    /// A separate menu with that title.
    case menu(Text)
  }

  package let place: Place
  package let content: AnyView
  /// Whether the content has only separators, or nothing.
  package let isEmpty: Bool
}

/// A node that makes a part of the menus.
@MainActor protocol CommandPartNode: ViewNode {
  var part: CommandPart { get }
}

private enum ShortcutOnlyCommandKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view is a command that exists only for its keyboard shortcut; the menu that shows the
  /// command has a view of its own. Menus then expose all items in them, and toggles are buttons.
  package fileprivate(set) var isShortcutOnlyCommand: Bool {
    get { self[ShortcutOnlyCommandKey.self] }
    set { self[ShortcutOnlyCommandKey.self] = newValue }
  }
}

/// The node of a group or a menu. It keeps its content alive but not shown, for the keyboard shortcuts. The
/// menu bar makes the content again while its menu is open.
@MainActor private final class CommandNode<Content: View>: ViewNode, CommandPartNode {
  private var place: CommandPart.Place
  private var content: Content
  private var child: ViewNode?

  init(_ place: CommandPart.Place, _ content: Content, _ context: NodeContext) {
    self.place = place
    self.content = content
    var context = context
    context.environment.isShortcutOnlyCommand = true
    super.init(context)
    child = Content._makeNode(content, childContext)
  }

  override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    var new = new
    new.isShortcutOnlyCommand = true
    super.environmentDidChange(new, keys: keys)
  }

  func update(_ place: CommandPart.Place, _ content: Content) {
    self.place = place
    self.content = content
    if let child { Content._updateNode(child, content) }
    window?.loadedChrome?.commandsDidChange()
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
  /// The program's commands for this window, in the order in which they are written.
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

/// A scene with commands; each window of the program gets them.
nonisolated public struct _CommandsScene<Content: Scene, C: Commands>: Scene {
  /// `Never`: the engine shows the scene itself.
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

/// A scene without its own commands and without the standard ones.
nonisolated public struct _CommandsRemovedScene<Content: Scene>: Scene {
  /// `Never`: the engine shows the scene itself.
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
  /// Adds commands to the menu bar of the scene's windows.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    _CommandsScene(content: self, commands: content())
  }

  /// Removes the commands of the scene and the standard commands.
  nonisolated public func commandsRemoved() -> some Scene {
    _CommandsRemovedScene(content: self)
  }

  /// Replaces the commands of the scene and the standard commands.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
