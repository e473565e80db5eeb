import TweenMotion
import TweenViews

/// One of the default items of bars, at a place of the program's choice.
///
/// Bars of this engine show their default items at fixed places, so this item is accepted without
/// effect.
public struct DefaultToolbarItem {
  /// A default item at a place.
  ///
  /// - Parameters:
  ///   - kind: The default item.
  ///   - placement: The place, which has no effect.
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
  /// Accepted without effect: sets whether the item shares a glass background with its neighbours.
  /// Items of this engine stand on the bar itself.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Accepted without effect: sets whether the item shares a glass background with its neighbours.
  /// Items of this engine stand on the bar itself.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }
}
