import Foundation
import TweenGeometry
import TweenMotion

/// A part of a program's interface with a life of its own: a window.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
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
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> _FirstScene<First> {
    _FirstScene(first: first)
  }
}

/// Several scenes, of which the first window is shown.
nonisolated public struct _FirstScene<First: Scene>: Scene {
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
}

/// A window with the given content.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let title: String?
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(titleKey).plainText
    self.content = content()
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, content: content)
  }
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title.plainText
    self.content = content()
  }
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
  public static let automatic = WindowResizability(kind: 0)
  public static let contentSize = WindowResizability(kind: 1)
  public static let contentMinSize = WindowResizability(kind: 2)
}

extension Scene {
  /// The size the window opens with, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedScene(content: self) { $0.defaultSize = size }
  }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

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

public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}
public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}
public struct PlainWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

// MARK: Changes

/// A scene with an action for each change of a value.
nonisolated public struct _ChangeScene<Content: Scene, Value: Equatable>: Scene {
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
