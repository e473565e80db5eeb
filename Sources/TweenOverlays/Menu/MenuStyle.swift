import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// The properties of a menu that a menu style draws.
public struct MenuStyleConfiguration {
  /// The menu's label as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The label that the menu was created with.
    public var body: some View { view }
  }

  /// The menu's items as a type-erased view.
  public struct Content: View {
    let view: AnyView
    /// The items that the menu was created with.
    public var body: some View { view }
  }

  /// The menu's label, for a `Menu` of the configuration to show.
  public let label: Label
  /// The menu's items, for a `Menu` of the configuration.
  public let content: Content
  let primaryAction: (() -> Void)?
  /// Whether the menu certainly has no items.
  let isEmpty: Bool
}

/// The look of menus while they are closed.
///
/// A style modifies `Menu(configuration)`. Dynamic properties of the style, such as `@Environment`,
/// have the values of the place in which the menu stands.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the view that shows the menu. Called again when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The automatic menu style: a button in the button style of the environment.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the automatic menu style, which draws a button.
  public init() {}
  /// Returns a button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration)
  }
}

/// A menu style that draws a button in the button style of the environment.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the menu style that draws a button.
  public init() {}
  /// Returns a button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration)
  }
}

/// A menu style that draws a button without a surface.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the menu style that draws a button without a surface.
  public init() {}
  /// Returns a button, without a surface, that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration).buttonStyle(.borderless)
  }
}

/// A menu style that draws a button on a surface.
@available(*, deprecated, message: "Use `.menuStyle(.button)` and `.buttonStyle(.bordered)`.")
public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the menu style that draws a button on a surface.
  public init() {}
  /// Returns a button, on a surface, that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(configuration: configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic look: a button in the button style of the environment.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the button style of the environment.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a surface, which opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
@available(*, deprecated, message: "Use `.menuStyle(.button)` and `.buttonStyle(.bordered)`.")
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button on a surface, which opens the menu.
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
  /// The style of menus; nil: the automatic style.
  var menuStyle: AnyMenuStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the menus in this view while they are closed. Menus that `style` itself
  /// creates are drawn in the style of the views around this one, unless `style` sets another.
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

  /// Returns whether a key opens the menu. Option and the down arrow open a menu whose button has
  /// an action of its own for Return.
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
