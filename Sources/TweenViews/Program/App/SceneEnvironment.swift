import TweenMotion

/// A scene with values set in the environment of its windows.
nonisolated public struct _EnvironmentScene<Content: Scene>: Scene {
  /// `Never`: the engine shows the scene itself.
  public typealias Body = Never
  let content: Content
  let set: (inout EnvironmentValues) -> Void

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    EnvironmentSceneNode(scene, context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    unsafeDowncast(node, to: EnvironmentSceneNode<Content>.self).update(scene)
  }
}

@MainActor private final class EnvironmentSceneNode<Content: Scene>: ViewNode {
  private var scene: _EnvironmentScene<Content>
  private var child: ViewNode?
  /// The environment around the scene.
  private var outer: EnvironmentValues

  init(_ scene: _EnvironmentScene<Content>, _ context: NodeContext) {
    self.scene = scene
    outer = context.environment
    super.init(context)
    var inner = childContext
    inner.environment = changed(outer)
    child = Content._makeScene(scene.content, inner)
  }

  func update(_ new: _EnvironmentScene<Content>) {
    scene = new
    if let child {
      let values = changed(outer)
      let keys = values.changes(from: child.environment)
      if !keys.isEmpty { child.environmentDidChange(values, keys: keys) }
      Content._updateScene(child, new.content)
    }
  }

  private func changed(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    scene.set(&values)
    values.windowSettings = WindowSettings((values.windowSettings?.all ?? []) + [scene.set])
    return values
  }

  override func environmentDidChange(_ new: EnvironmentValues, keys: Set<ObjectIdentifier>) {
    outer = new
    super.environmentDidChange(changed(new), keys: keys)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
}

extension Scene {
  /// Sets a value in the environment of the scene's windows.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value in the environment of the scene's windows.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    _EnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
