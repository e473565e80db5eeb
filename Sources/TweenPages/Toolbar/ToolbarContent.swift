import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What a page puts into the bars around it.
///
/// Items of a program's own are made of others by `body`; their dynamic properties are connected to
/// the page that they are written in.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What it is made of.
  associatedtype Body: ToolbarContent
  /// The items that it stands for.
  @ToolbarContentBuilder var body: Body { get }
  /// Views without extent that tell the bars of the items. Made by the library.
  @MainActor @preconcurrency static func _makeItems(_ content: Self) -> AnyView
}

extension ToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ content: Self) -> AnyView {
    AnyView(ToolbarContentHost(content: ConnectedStyle(style: content)))
  }
}

/// Stands for content of a program's own among the views of its page.
private struct ToolbarContentHost<Content: ToolbarContent>: View {
  let content: ConnectedStyle<Content>

  var body: some View { Content.Body._makeItems(content.style.body) }
}

/// Content whose items have names, so that people could arrange them. They cannot here.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {
  @MainActor @preconcurrency public static func _makeItems(_ content: Never) -> AnyView {}
}

/// Content that makes its items itself.
@MainActor protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  @MainActor @preconcurrency public var body: Never {
    ProgramEnd.stop("\(Self.self) has no body.")
  }
}

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable {
    case leading, trailing, confirmation, destructive, cancellation, navigation, principal
    case secondary, bottom, status, keyboard, largeTitle, subtitle, largeSubtitle, elsewhere
  }
  let place: Place

  /// At the end of the bar.
  public static let automatic = Self(place: .trailing)
  /// In the middle of the bar, instead of the title.
  public static let principal = Self(place: .principal)
  /// In the middle of the bar, instead of the title.
  public static let title = Self(place: .principal)
  /// In the row of a large title, instead of it.
  public static let largeTitle = Self(place: .largeTitle)
  /// Below the title.
  public static let subtitle = Self(place: .subtitle)
  /// Below a large title.
  public static let largeSubtitle = Self(place: .largeSubtitle)
  /// At the beginning of the bar; at its end where a button leads back in a narrow window.
  public static let navigation = Self(place: .navigation)
  /// At the end of the bar.
  public static let primaryAction = Self(place: .trailing)
  /// At the end of the bar, behind what is more important.
  public static let secondaryAction = Self(place: .secondary)
  /// In the middle of the bar at the bottom.
  public static let status = Self(place: .status)
  /// At the end of the bar and in semibold: what accepts.
  public static let confirmationAction = Self(place: .confirmation)
  /// At the beginning of the bar: what gives up.
  public static let cancellationAction = Self(place: .cancellation)
  /// At the end of the bar, in red: what takes away.
  public static let destructiveAction = Self(place: .destructive)
  /// Above the keyboard. There is none here: such items are not shown.
  public static let keyboard = Self(place: .keyboard)
  /// At the beginning of the bar.
  public static let topBarLeading = Self(place: .leading)
  /// At the end of the bar.
  public static let topBarTrailing = Self(place: .trailing)
  /// At the beginning of the bar.
  public static let navigationBarLeading = Self(place: .leading)
  /// At the end of the bar.
  public static let navigationBarTrailing = Self(place: .trailing)
  /// In the bar at the bottom.
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

/// An item as the bars are told of it: views of its page, which a bar shows.
package struct ToolbarEntry: Equatable {
  let id: ObjectIdentifier
  let placement: ToolbarItemPlacement
  let views: [Subview]
  /// The same for a menu, which makes its own views of it.
  let forMenu: PageMenuContent
  /// Stretches between others instead of showing something.
  let isSpacer: Bool
  /// Is room between others, of a width of its own or not.
  let isRoom: Bool

  package static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.placement == right.placement && left.isSpacer == right.isSpacer
      && left.isRoom == right.isRoom
      && left.views.elementsEqual(right.views) { $0.id == $1.id }
  }
}

extension [ToolbarEntry] {
  /// Without the room before the first and behind the last item: it stands between items.
  var withoutOuterRoom: [ToolbarEntry] {
    guard let first = firstIndex(where: { !$0.isRoom }),
      let last = lastIndex(where: { !$0.isRoom })
    else { return [] }
    return Array(self[first...last])
  }
}

/// Stands for an item among the views of its page: what a bar shows of it is made here, sees what holds
/// here, and keeps its state as long as the page does.
struct ToolbarItemHost: View {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// What a menu shows of it.
  let menuContent: AnyView
  var isSpacer = false
  /// Whether it is room between others, of a width of its own or not.
  var isRoom = false
  @State private var forMenu = PageMenuContent()

  /// - Parameter menuContent: What a menu shows of it; nil: the same.
  init(
    placement: ToolbarItemPlacement, content: AnyView, menuContent: AnyView? = nil,
    isSpacer: Bool = false, isRoom: Bool = false
  ) {
    self.placement = placement
    self.content = content
    self.menuContent = menuContent ?? content
    self.isSpacer = isSpacer
    self.isRoom = isRoom
  }

  var body: some View {
    let (placement, isSpacer, isRoom, forMenu) = (placement, isSpacer, isRoom, forMenu)
    Group(subviews: styled) { views in
      let entry = ToolbarEntry(
        id: ObjectIdentifier(forMenu), placement: placement,
        views: views.map(\.inItsOwnEnvironment), forMenu: forMenu, isSpacer: isSpacer,
        isRoom: isRoom)
      Color.clear.frame(width: 0, height: 0)
        .background { if mayBeInMenu { PageMenuKeeper(forMenu, content: menuContent) } }
        .transformPreference(PagePreferencesKey.self) { $0.items.append(entry) }
    }
  }

  /// Whether it is shown in the menu at the bar's end where there is no room.
  private var mayBeInMenu: Bool {
    !isRoom && (placement.place == .secondary || placement.place == .trailing)
  }

  @ViewBuilder private var styled: some View {
    if placement.place == .secondary {
      // Only counted: a menu makes its own.
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
