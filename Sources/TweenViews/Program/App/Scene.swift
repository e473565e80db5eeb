import Foundation
import TweenGeometry
import TweenMotion

/// A part of a program's interface with its own lifetime, shown in windows.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  /// The scenes that this scene is made of, evaluated again when data it read has changed.
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
  /// Primitive scenes have no body. Reading it stops the program.
  @MainActor public var body: Never {
    ProgramEnd.stop("\(Self.self) is shown by the engine and has no body.")
  }
}

extension Never: Scene {
  @MainActor public static func _makeScene(_ scene: Never, _ context: _NodeContext) -> _ViewNode {}
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Never) {}
}

/// A result builder for the scenes of a program. At the start, the first scene that may do so opens a
/// window; the others open on request.
@resultBuilder public enum SceneBuilder {
  /// Returns the scene of an expression unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the only scene of a block unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Combines the scenes of a block, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _SceneList<repeat each Content> {
    _SceneList(scenes: (repeat each content))
  }
  /// Returns the scene of an `if #available` branch.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// The scenes of a block, in order.
nonisolated public struct _SceneList<each Content: Scene>: Scene {
  /// `Never`: the engine shows the scenes itself.
  public typealias Body = Never
  let scenes: (repeat each Content)

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    let node = TupleNode(context)
    for scene in repeat each scene.scenes { node.children.append(make(scene, node.childContext)) }
    return node
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    var place = 0
    for scene in repeat each scene.scenes {
      update(node.children[place], scene)
      place += 1
    }
  }

  @MainActor private static func make<S: Scene>(_ scene: S, _ context: NodeContext) -> ViewNode {
    S._makeScene(scene, context)
  }
  @MainActor private static func update<S: Scene>(_ node: ViewNode, _ scene: S) {
    S._updateScene(node, scene)
  }
}

/// The node of a scene that is made of other scenes.
@MainActor private final class SceneNode<S: Scene>: BodyNode<S> {
  override init(_ scene: S, _ context: NodeContext) {
    super.init(scene, context)
    makeChild { S.Body._makeScene(evaluate { $0.body }, childContext) }
  }

  override func updateChild(_ child: ViewNode) { S.Body._updateScene(child, evaluate { $0.body }) }
}

/// A scene with changed properties of its windows.
nonisolated public struct _ModifiedScene<Content: Scene>: Scene {
  /// `Never`: the engine shows the scene itself.
  public typealias Body = Never
  let content: Content
  let apply: @MainActor (inout SceneDeclaration) -> Void

  nonisolated package init(
    content: Content, apply: @escaping @MainActor (inout SceneDeclaration) -> Void
  ) {
    self.content = content
    self.apply = apply
  }

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    let node = Content._makeScene(scene.content, context)
    node.applyToScenes(scene.apply)
    return node
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    Content._updateScene(node, scene.content)
    node.applyToScenes(scene.apply)
  }
}

extension ViewNode {
  /// Changes properties of the windows of all scenes at and below this node.
  fileprivate func applyToScenes(_ apply: (inout SceneDeclaration) -> Void) {
    if let scene = self as? WindowScene { return apply(&scene.declaration) }
    visitChildren { $0.applyToScenes(apply) }
  }
}

// MARK: Changes

/// A scene with an action that runs when a value changes.
nonisolated public struct _ChangeScene<Content: Scene, Value: Equatable>: Scene {
  /// `Never`: the engine shows the scene itself.
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

  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` changes.
  ///
  /// - Parameter value: The value that is compared with its previous value.
  /// - Parameter initial: Whether `action` is also called at the start, with the value as both arguments.
  /// - Parameter action: Receives the old value and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ChangeScene(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls `action` when `value` changes; with `initial`, also at the start.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _ChangeScene(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
