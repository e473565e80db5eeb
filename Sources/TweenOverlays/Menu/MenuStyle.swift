import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// What a menu style is told of its menu.
public struct MenuStyleConfiguration {
  /// The menu's label as a view.
  public struct Label: View {
    let view: AnyView
    /// The label as the menu was given it.
    public var body: some View { view }
  }

  /// The menu's items as a view.
  public struct Content: View {
    let view: AnyView
    /// The items as the menu was given them.
    public var body: some View { view }
  }

  /// The menu's label, for a `Menu` of the configuration to show.
  public let label: Label
  /// The menu's items.
  public let content: Content
  let primaryAction: (() -> Void)?
  /// Whether it is known that there are no items.
  let isEmpty: Bool
}

/// The look of menus while they are closed.
///
/// A style changes `Menu(configuration)`. Its own dynamic properties, such as `@Environment`, have the
/// values of the place that the menu stands in.
@MainActor @preconcurrency public protocol MenuStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = MenuStyleConfiguration
  /// The menu as it shows; asked again whenever the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The automatic look: a button in the style around.
public struct DefaultMenuStyle: MenuStyle {
  /// The automatic style.
  public init() {}
  /// A button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration)
  }
}

/// A button in the style around.
public struct ButtonMenuStyle: MenuStyle {
  /// The style of a button.
  public init() {}
  /// A button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration)
  }
}

/// A button without a surface.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style of a button without a surface.
  public init() {}
  /// A button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration).buttonStyle(.borderless)
  }
}

/// A button on a surface.
@available(*, deprecated, message: "Use `.menuStyle(.button)` and `.buttonStyle(.bordered)`.")
public struct BorderedButtonMenuStyle: MenuStyle {
  /// The style of a button on a surface.
  public init() {}
  /// A button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic look.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style around.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a surface.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
@available(*, deprecated, message: "Use `.menuStyle(.button)` and `.buttonStyle(.bordered)`.")
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button on a surface.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

typealias AnyMenuStyle = AnyControlStyle<MenuStyleConfiguration>

extension AnyMenuStyle {
  @MainActor init(_ style: some MenuStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.menuStyle) { $0.makeBody(configuration: $1) }
  }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyMenuStyle? { nil }
}

extension EnvironmentValues {
  /// The style of menus; nil: the automatic one.
  var menuStyle: AnyMenuStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of menus in this view while they are closed. Menus that the style itself makes have the
  /// style from around this view, unless the style gives them another.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyle) { $0 = AnyMenuStyle(style, over: $0) }
  }
}

/// The button that opens a menu.
private struct MenuOpener: View {
  let configuration: MenuStyleConfiguration
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.listLevel) private var listLevel
  @Environment(\.menuOrder) private var order
  @State private var isOpen = false
  @State private var place = PlaceInWindow()
  @State private var taps = RowButtonTaps()

  var body: some View {
    let isFixed = order == .automatic && listLevel != nil
    button
      .environment(\.rowButtonTaps, taps)
      .simultaneousGesture(
        TapGesture().onEnded { [taps] in taps.note() },
        including: listLevel == nil ? .subviews : .all
      )
      .semantics(Semantics(traits: ["popUp"]))
      .menu(isOpen: $isOpen) {
        configuration.content
      }
      .transformEnvironment(\.menuOrder) { if isFixed { $0 = .fixed } }
  }

  @ViewBuilder private var button: some View {
    if let primaryAction = configuration.primaryAction {
      Button(action: primaryAction) { label }
        .highPriorityGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in open() })
        .modifier(LateKeys { opens($0) && open() })
        .modifier(SecondaryPressModifier(place: place) { _ in open() })
        .accessibilityAction(.showMenu) { open() }
    } else {
      Button(action: { open() }) { label }
    }
  }

  /// Option and the arrow down open the menu where Return acts.
  private func opens(_ press: KeyPress) -> Bool {
    press.phase == .down && press.key == .downArrow
      && press.modifiers.subtracting([.capsLock, .numericPad]) == .option
  }

  @discardableResult private func open() -> Bool {
    guard !configuration.isEmpty else { return false }
    isOpen = true
    return true
  }

  @ViewBuilder private var label: some View {
    configuration.label
    if indicator == .visible || indicator == .automatic && !idiom.isTouch {
      Image(systemName: "chevron.down").font(.system(size: 9, weight: .semibold))
        .foregroundStyle(.secondary)
    }
  }
}
