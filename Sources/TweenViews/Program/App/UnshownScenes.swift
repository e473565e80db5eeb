import Foundation
import TweenMotion

/// An item in a desktop's own bar, with a menu or a window. There is no such bar here: it is never shown,
/// which a warning says.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// The engine keeps the scene itself: there is no body.
  public typealias Body = Never

  /// An item with a label of views.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  /// An item that is there while `isInserted` is true, with a label of views.
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    context.graph.warn("A MenuBarExtra is never shown: there is no bar for it here.")
    return ViewNode(context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {}
}

extension MenuBarExtra where Label == Text {
  // Titles: string, resource.
  /// An item with a title from the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// An item with a title from the string tables and the symbol of that name.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// A space around the user. There is none here: it is never shown, which a warning says.
nonisolated public struct ImmersiveSpace<Content: View>: Scene {
  /// The engine keeps the scene itself: there is no body.
  public typealias Body = Never

  /// A space that is known by `id`.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    context.graph.warn("An ImmersiveSpace is never shown: there is none here.")
    return ViewNode(context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {}
}
