import Foundation

/// A window that a program has once.
///
/// The first scene of a program is shown, of whatever kind; there is one window so far.
nonisolated public struct Window<Content: View>: Scene {
  let group: WindowGroup<Content>

  /// A window whose title is looked up in the string tables. Nothing asks for its `id` here.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleKey, content: content)
  }

  /// A window whose title is formatted text; its words alone are shown.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, content: content)
  }

  /// A window whose title is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(title, content: content)
  }

  /// The window.
  @MainActor public var body: some Scene { group }
}

/// The window with a program's settings. It is never shown so far: there is one window, and that is
/// another scene's.
nonisolated public struct Settings<Content: View>: Scene {
  /// The engine has it itself: there is no body.
  public typealias Body = Never
  let content: Content

  /// Settings with the given content.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    Content._makeNode(scene.content, context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    Content._updateNode(node, scene.content)
  }
  @MainActor public static var _opensAtStart: Bool { false }
}
