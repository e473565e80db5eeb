import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// Its name; nobody asks for it, as people cannot arrange items here.
  private let itemID: ID
}

extension ToolbarItem where ID == () {
  /// An item at a place.
  ///
  /// - Parameters:
  ///   - placement: Where it goes.
  ///   - content: Its views, side by side.
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
  ///   - id: Its name among those of the toolbar.
  ///   - placement: Where it goes.
  ///   - showsByDefault: Without effect: people cannot arrange items here, so each is shown.
  ///   - content: Its views, side by side.
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
  /// The name it was given.
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

/// Items that stand together at one place, each view an item.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place.
  ///
  /// - Parameters:
  ///   - placement: Where they go.
  ///   - content: A view for each.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Items at a place, which would be shown as a menu where room is short; they are not here.
  ///
  /// - Parameters:
  ///   - placement: Where they go.
  ///   - content: A view for each.
  ///   - label: What such a menu would be called.
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
  /// The items.
  public var body: some View { content }
}

/// How wide a space between items is.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// As wide as there is room.
  public static let flexible = Self(isFlexible: true)
  /// 16 points.
  public static let fixed = Self(isFlexible: false)
}

/// A space between the items of a bar.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A space.
  ///
  /// - Parameters:
  ///   - sizing: How wide it is.
  ///   - placement: Between the items of which place it stands.
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
        isRoom: true))
  }
}

/// A menu that the title of the page opens, as `toolbarTitleMenu` has it.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content

  /// A menu of views of your own.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ menu: Self) -> AnyView {
    AnyView(Color.clear.toolbarTitleMenu { menu.content })
  }
}
