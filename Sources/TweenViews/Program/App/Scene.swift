import Foundation
import TweenGeometry
import TweenMotion

/// A part of a program's interface with a life of its own: a window.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  /// The scenes that this one is made of, made anew when what it read has changed.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode
  @MainActor static func _updateScene(_ node: _ViewNode, _ scene: Self)
}

extension Scene {
  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    SceneNode<Self>(scene, context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    unsafeDowncast(node, to: SceneNode<Self>.self).update(scene)
  }
}

extension Scene where Body == Never {
  /// Never asked for: the engine shows this scene itself. Reading it stops the program.
  @MainActor public var body: Never {
    preconditionFailure("\(Self.self) is shown by the engine and has no body.")
  }
}

extension Never: Scene {
  @MainActor public static func _makeScene(_ scene: Never, _ context: _NodeContext) -> _ViewNode {}
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Never) {}
}

/// Builds the scenes of a program. One window is shown: the first.
@resultBuilder public enum SceneBuilder {
  /// A scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A block of one.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// A block of several: the first of them is shown, and the others never are.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> _FirstScene<First> {
    _FirstScene(first: first)
  }
}

/// Several scenes, of which the first window is shown.
nonisolated public struct _FirstScene<First: Scene>: Scene {
  /// The engine shows the first scene itself: there is no body.
  public typealias Body = Never
  let first: First
  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    First._makeScene(scene.first, context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    First._updateScene(node, scene.first)
  }
}

/// A scene made of scenes.
@MainActor private final class SceneNode<S: Scene>: ViewNode {
  private var scene: S
  private let slots: DynamicFieldSlots
  private var child: ViewNode?

  init(_ scene: S, _ context: NodeContext) {
    self.scene = scene
    slots = DynamicFieldSlots(type: S.self)
    super.init(context)
    let body = evaluate()
    child = S.Body._makeScene(body, childContext)
  }

  func update(_ new: S) {
    scene = new
    performUpdate()
  }

  override func performUpdate() {
    let body = evaluate()
    if let child { S.Body._updateScene(child, body) }
  }

  private func evaluate() -> S.Body {
    var connected = scene
    forgetEnvironmentReads()
    return graph.evaluating(self) {
      if !slots.isEmpty {
        withUnsafeMutableBytes(of: &connected) { bytes in
          if let base = bytes.baseAddress { slots.connect(base, node: self) }
        }
      }
      return connected.body
    }
  }

  override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }
  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    slots.destroy()
  }
  override var debugName: String { String(describing: S.self) }
}

/// A window with the given content.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// The engine shows its content itself: there is no body.
  public typealias Body = Never
  let title: String?
  let content: Content

  /// A window without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }
  /// A window without a title. There is one window: nothing asks for it by `id`.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// A window whose title is looked up in the string tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(titleKey).plainText
    self.content = content()
  }
  /// A window with a title from the string tables. There is one window: nothing asks for its `id`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, content: content)
  }
  /// A window whose title is formatted text; its words alone are shown.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title.plainText
    self.content = content()
  }
  /// A window whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    if let title = scene.title { context.graph.root?.preferences.title = title }
    return Content._makeNode(scene.content, context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    if let title = scene.title { node.graph.root?.preferences.title = title }
    Content._updateNode(node, scene.content)
  }
}

/// A scene with something said about its window.
nonisolated public struct _ModifiedScene<Content: Scene>: Scene {
  /// The engine shows the scene itself: there is no body.
  public typealias Body = Never
  let content: Content
  let apply: @MainActor (inout RootNode.Preferences) -> Void

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    let node = Content._makeScene(scene.content, context)
    if let root = context.graph.root { scene.apply(&root.preferences) }
    return node
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    Content._updateScene(node, scene.content)
  }
}

/// How much a window may be resized.
public struct WindowResizability: Sendable, Equatable {
  private let kind: Int
  /// As the kind of scene has it.
  public static let automatic = WindowResizability(kind: 0)
  /// Not at all: the window is as large as its content.
  public static let contentSize = WindowResizability(kind: 1)
  /// Not below the least size of its content.
  public static let contentMinSize = WindowResizability(kind: 2)
}

extension Scene {
  /// The size the window opens with, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedScene(content: self) { $0.defaultSize = size }
  }

  /// The same size, by its parts.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// How much the window may be resized. The window manager decides here: this does nothing.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// What surrounds the window's content. The window manager decides here: this does nothing.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }
}

/// What surrounds a window's content.
public protocol WindowStyle: Sendable {}

/// The style of windows of which nothing is said. The window manager decides here.
public struct DefaultWindowStyle: WindowStyle {
  /// The style; it has no settings.
  public init() {}
}
/// The style of windows whose title bar is hidden. The window manager decides here.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style; it has no settings.
  public init() {}
}
/// The style of windows with a title bar. The window manager decides here.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style; it has no settings.
  public init() {}
}
/// The style of windows with nothing around their content. The window manager decides here.
public struct PlainWindowStyle: WindowStyle {
  /// The style; it has no settings.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As windows are of which nothing is said.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// With nothing around the content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

// MARK: Changes

/// A scene with an action for each change of a value.
nonisolated public struct _ChangeScene<Content: Scene, Value: Equatable>: Scene {
  /// The engine shows the scene itself: there is no body.
  public typealias Body = Never
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    ChangeSceneNode(scene, context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    (node as? ChangeSceneNode<Content, Value>)?.update(scene)
  }
}

@MainActor private final class ChangeSceneNode<Content: Scene, Value: Equatable>: ViewNode {
  private var value: Value
  private var child: ViewNode?

  init(_ scene: _ChangeScene<Content, Value>, _ context: NodeContext) {
    value = scene.value
    super.init(context)
    child = Content._makeScene(scene.content, childContext)
    if scene.isInitial { act(scene, from: value) }
  }

  func update(_ scene: _ChangeScene<Content, Value>) {
    let old = value
    value = scene.value
    if old != value { act(scene, from: old) }
    if let child { Content._updateScene(child, scene.content) }
  }

  private func act(_ scene: _ChangeScene<Content, Value>, from old: Value) {
    let (action, new) = (scene.action, scene.value)
    graph.afterUpdate { [weak self] in self?.graph.acting(self, as: "onChange") { action(old, new) }
    }
  }

  override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }
  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` changes.
  ///
  /// - Parameter value: What is compared with its value before.
  /// - Parameter initial: Whether it is called at first too, with one value twice.
  /// - Parameter action: Given the old value and the new one.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ChangeScene(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls `action` when `value` changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _ChangeScene(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
