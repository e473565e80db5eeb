import Foundation
import TweenMotion

/// An item of the desktop's menu bar, with a menu or a window. There is no such bar here: it is never
/// shown, and the program gets a warning.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// `Never`: the engine handles the scene itself.
  public typealias Body = Never

  /// Creates an item with views as its label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  /// Creates an item with views as its label, present while `isInserted` is true.
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    context.graph.warn("A MenuBarExtra is not supported, and is never shown.")
    return ViewNode(context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {}
}

extension MenuBarExtra where Label == Text {
  // Titles: string, resource.
  /// Creates an item with a title that is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// Creates an item with a title that is looked up in the string tables, and the symbol named
  /// `systemImage`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// A space around the user. There is none here: it is never shown, and the program gets a warning.
nonisolated public struct ImmersiveSpace<Content: View>: Scene {
  /// `Never`: the engine handles the scene itself.
  public typealias Body = Never

  /// Creates a space with an id; it is never shown.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

  @MainActor public static func _makeScene(_ scene: Self, _ context: _NodeContext) -> _ViewNode {
    context.graph.warn("An ImmersiveSpace is not supported, and is never shown.")
    return ViewNode(context)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {}
}
