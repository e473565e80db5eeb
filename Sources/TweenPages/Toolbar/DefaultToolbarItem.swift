import TweenMotion
import TweenViews

/// One of the items that bars have by themselves, at a place of the program's choice.
///
/// Bars here show theirs where they always do: it is accepted, and moves nothing.
public struct DefaultToolbarItem {
  /// An item at a place.
  ///
  /// - Parameters:
  ///   - kind: Which item.
  ///   - placement: Where it would go.
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent, ToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ item: Self) -> AnyView {
    AnyView(EmptyView())
  }
}

extension ToolbarContent {
  /// Whether the item shares a ground of glass with its neighbours. Items here stand on the bar itself,
  /// so that there is none to hide.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Whether the item shares a ground of glass with its neighbours. Items here stand on the bar itself,
  /// so that there is none to hide.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }
}
