import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// One item of a toolbar, at a place in the bars.
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// The item's name, which has no effect, because users cannot customize toolbars.
  private let itemID: ID
}

extension ToolbarItem where ID == () {
  /// An item at a place.
  ///
  /// - Parameters:
  ///   - placement: The place of the item.
  ///   - content: The views of the item, side by side.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    itemID = ()
  }
}

extension ToolbarItem where ID == String {
  /// An item with a name, at a place.
  ///
  /// - Parameters:
  ///   - id: The name of the item in its toolbar.
  ///   - placement: The place of the item.
  ///   - showsByDefault: Accepted without effect: users cannot customize toolbars here, so each
  ///     item is shown.
  ///   - content: The views of the item, side by side.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    itemID = id
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The name of the item in its toolbar.
  nonisolated public var id: ID { itemID }
}

extension ToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent, ToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ item: Self) -> AnyView {
    AnyView(
      ToolbarItemHost(
        placement: item.placement, content: AnyView(SlotContent(in: .row, item.content)),
        menuContent: AnyView(item.content)))
  }
}

/// Items that stand together at one place; each view is an item.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place.
  ///
  /// - Parameters:
  ///   - placement: The place of the items.
  ///   - content: A view for each item.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Items at a place, with a label for a menu that would replace them if room is short. This
  /// engine never replaces them.
  ///
  /// - Parameters:
  ///   - placement: The place of the items.
  ///   - content: A view for each item.
  ///   - label: The label of the menu.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

extension ToolbarItemGroup: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ group: Self) -> AnyView {
    AnyView(ToolbarItemHost(placement: group.placement, content: AnyView(group.content)))
  }
}

/// The views of a group of items with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  /// The items of the group, without the label.
  public var body: some View { content }
}

/// The width of a space between the items of a bar.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// A space that takes all the available width.
  public static let flexible = Self(isFlexible: true)
  /// A space with a fixed width of 16 points.
  public static let fixed = Self(isFlexible: false)
}

/// A space between the items of a bar.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A space between items.
  ///
  /// - Parameters:
  ///   - sizing: The width of the space.
  ///   - placement: The place of the items between which the space stands.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ spacer: Self) -> AnyView {
    let content =
      spacer.sizing.isFlexible
      ? AnyView(Spacer(minLength: 0)) : AnyView(Color.clear.frame(width: 16, height: 1))
    return AnyView(
      ToolbarItemHost(
        placement: spacer.placement, content: content, isSpacer: spacer.sizing.isFlexible,
        isSpace: true))
  }
}

/// A menu that the title of the page opens, as `toolbarTitleMenu` adds it.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content

  /// A menu of views of your own, which the title opens.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ menu: Self) -> AnyView {
    AnyView(Color.clear.toolbarTitleMenu { menu.content })
  }
}
