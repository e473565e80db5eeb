import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The items that a page adds to the bars around it.
///
/// A program's own type of content composes them of others in its `body`. Its dynamic properties
/// have the values of the page in which the content is declared.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent
  /// The items of which this content is composed.
  @ToolbarContentBuilder var body: Body { get }
  /// Returns views of size 0 that report the items to the bars. The library implements it.
  @MainActor @preconcurrency static func _makeItems(_ content: Self) -> AnyView
}

extension ToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ content: Self) -> AnyView {
    AnyView(ToolbarContentHost(content: ConnectedStyle(style: content)))
  }
}

/// Shows the content of a program's own type among the views of its page.
private struct ToolbarContentHost<Content: ToolbarContent>: View {
  let content: ConnectedStyle<Content>

  var body: some View { Content.Body._makeItems(content.style.body) }
}

/// Content whose items have names, so that users can customize them. They cannot do so in this
/// engine.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ content: Never) -> AnyView {}
}

/// Content that creates its items itself, without a body.
@MainActor protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  @MainActor @preconcurrency public var body: Never {
    ProgramEnd.stop("\(Self.self) has no body.")
  }
}

/// The place of a toolbar's item in the bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable {
    case leading, trailing, confirmation, destructive, cancellation, navigation, principal
    case secondary, bottom, status, keyboard, largeTitle, subtitle, largeSubtitle, elsewhere
  }
  let place: Place

  /// The default place: the trailing end of the bar.
  public static let automatic = Self(place: .trailing)
  /// In the middle of the bar, instead of the title.
  public static let principal = Self(place: .principal)
  /// In the middle of the bar, instead of the title.
  public static let title = Self(place: .principal)
  /// In the row of a large title, instead of it.
  public static let largeTitle = Self(place: .largeTitle)
  /// The place below the title in the bar.
  public static let subtitle = Self(place: .subtitle)
  /// The place below a large title, in its row.
  public static let largeSubtitle = Self(place: .largeSubtitle)
  /// The leading end of the bar; the trailing end if a narrow window has a back button.
  public static let navigation = Self(place: .navigation)
  /// The trailing end of the bar, for the most important action.
  public static let primaryAction = Self(place: .trailing)
  /// The trailing end of the bar, after more important items.
  public static let secondaryAction = Self(place: .secondary)
  /// In the middle of the bar at the bottom.
  public static let status = Self(place: .status)
  /// The trailing end of the bar, in semibold: for the action that confirms.
  public static let confirmationAction = Self(place: .confirmation)
  /// The leading end of the bar: for the action that cancels.
  public static let cancellationAction = Self(place: .cancellation)
  /// The trailing end of the bar, in red: for the action that deletes.
  public static let destructiveAction = Self(place: .destructive)
  /// Above the keyboard, which this engine does not have: such items are not shown.
  public static let keyboard = Self(place: .keyboard)
  /// The leading end of the bar at the top.
  public static let topBarLeading = Self(place: .leading)
  /// The trailing end of the bar at the top.
  public static let topBarTrailing = Self(place: .trailing)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = Self(place: .leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = Self(place: .trailing)
  /// The bar at the bottom of the page.
  public static let bottomBar = Self(place: .bottom)
  /// In a bar that no device here has: such items are not shown.
  public static let bottomOrnament = Self(place: .elsewhere)
  /// In a bar that no device here has: such items are not shown.
  public static let tabViewBottomAccessory = Self(place: .elsewhere)
  /// In a bar that no device here has: such items are not shown.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    Self(place: .elsewhere)
  }
}

/// An item in the form in which bars receive it: views of its page, which a bar shows.
package struct ToolbarEntry: Equatable {
  let id: ObjectIdentifier
  let placement: ToolbarItemPlacement
  let views: [Subview]
  /// The same content for a menu, which creates its own views from it.
  let forMenu: PageMenuContent
  /// Whether the entry is a flexible space instead of a visible item.
  let isSpacer: Bool
  /// Whether the entry is a space between items, fixed or flexible.
  let isSpace: Bool

  package static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.placement == right.placement && left.isSpacer == right.isSpacer
      && left.isSpace == right.isSpace
      && left.views.elementsEqual(right.views) { $0.id == $1.id }
  }
}

extension [ToolbarEntry] {
  /// The entries without spaces before the first and after the last item: a space stands only
  /// between items.
  var withoutOuterSpaces: [ToolbarEntry] {
    guard let first = firstIndex(where: { !$0.isSpace }),
      let last = lastIndex(where: { !$0.isSpace })
    else { return [] }
    return Array(self[first...last])
  }
}

/// Represents an item among the views of its page. The views that a bar shows are created here,
/// have the environment of this place, and keep their state as long as the page exists.
struct ToolbarItemHost: View {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// The content that a menu shows for the item.
  let menuContent: AnyView
  var isSpacer = false
  /// Whether the item is a space between others, fixed or flexible.
  var isSpace = false
  @State private var forMenu = PageMenuContent()

  /// - Parameter menuContent: The content that a menu shows; nil: the same as `content`.
  init(
    placement: ToolbarItemPlacement, content: AnyView, menuContent: AnyView? = nil,
    isSpacer: Bool = false, isSpace: Bool = false
  ) {
    self.placement = placement
    self.content = content
    self.menuContent = menuContent ?? content
    self.isSpacer = isSpacer
    self.isSpace = isSpace
  }

  var body: some View {
    let (placement, isSpacer, isSpace, forMenu) = (placement, isSpacer, isSpace, forMenu)
    Group(subviews: styled) { views in
      let entry = ToolbarEntry(
        id: ObjectIdentifier(forMenu), placement: placement,
        views: views.map(\.inItsOwnEnvironment), forMenu: forMenu, isSpacer: isSpacer,
        isSpace: isSpace)
      Color.clear.frame(width: 0, height: 0)
        .background { if mayBeInMenu { PageMenuStore(forMenu, content: menuContent) } }
        .transformPreference(PagePreferencesKey.self) { $0.items.append(entry) }
    }
  }

  /// Whether the item moves to the menu at the bar's end if there is no room for it.
  private var mayBeInMenu: Bool {
    !isSpace && (placement.place == .secondary || placement.place == .trailing)
  }

  @ViewBuilder private var styled: some View {
    if placement.place == .secondary {
      // Only counted here: a menu creates its own views.
      content
    } else {
      content.labelStyle(.iconOnly)
        .imageScale(.large)
        .font(.system(size: 17, weight: placement.place == .confirmation ? .semibold : .regular))
        .lineLimit(1)
        .transformEnvironment(\.tintColor) { [isRed = placement.place == .destructive] in
          if isRed { $0 = .red }
        }
        .environment(\.togglesAreButtons, true)
        .environment(\.listLevel, nil)
        .dynamicTypeSize(.large)
    }
  }
}
