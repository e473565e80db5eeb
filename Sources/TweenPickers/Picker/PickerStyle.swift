import TweenMotion
import TweenViews

/// The look of pickers: how the options stand, and how one is chosen.
///
/// The styles are those below; a program chooses one by `pickerStyle(_:)`.
@MainActor @preconcurrency public protocol PickerStyle {
  /// Which of the built-in looks it is.
  nonisolated var _look: _PickerLook { get }
}

/// One of the looks that pickers have.
public enum _PickerLook: Hashable, Sendable {
  /// As the place has it.
  case automatic
  /// A button that opens a menu.
  case menu
  /// All options, in place.
  case inline
  /// Options side by side on a bar.
  case segmented
  /// A wheel that turns.
  case wheel
  /// A row of icons, in a menu.
  case palette
  /// Options with rings, one of which has a dot.
  case radioGroup
  /// A page of options.
  case navigationLink
}

/// The look of the place: a menu that a button opens; in a menu, its items.
public struct DefaultPickerStyle: PickerStyle {
  /// The automatic style.
  public init() {}
  nonisolated public var _look: _PickerLook { .automatic }
}

/// A button that shows what is chosen and opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
  /// The style of a menu.
  public init() {}
  nonisolated public var _look: _PickerLook { .menu }
}

/// All options in place: rows with checkmarks in a list, elsewhere a wheel on a phone and a group of
/// radio buttons on a desktop.
public struct InlinePickerStyle: PickerStyle {
  /// The style of options in place.
  public init() {}
  nonisolated public var _look: _PickerLook { .inline }
}

/// Options side by side on a bar, one of them raised.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style of segments.
  public init() {}
  nonisolated public var _look: _PickerLook { .segmented }
}

/// A wheel that turns, with what is chosen in its middle.
public struct WheelPickerStyle: PickerStyle {
  /// The style of a wheel.
  public init() {}
  nonisolated public var _look: _PickerLook { .wheel }
}

/// In a menu a row of the options' icons; elsewhere segments.
public struct PalettePickerStyle: PickerStyle {
  /// The style of a row of icons.
  public init() {}
  nonisolated public var _look: _PickerLook { .palette }
}

/// Options with rings before them, one of which has a dot.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style of radio buttons.
  public init() {}
  nonisolated public var _look: _PickerLook { .radioGroup }
}

/// In a stack of pages a link to a page of the options; elsewhere a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style of a page.
  public init() {}
  nonisolated public var _look: _PickerLook { .navigationLink }
}

/// A button that opens a menu: the early name of `MenuPickerStyle` on desktops.
@available(*, deprecated, renamed: "MenuPickerStyle")
public struct PopUpButtonPickerStyle: PickerStyle {
  /// The style of a menu.
  public init() {}
  nonisolated public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look of the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows what is chosen and opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side on a bar.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// In a menu a row of the options' icons.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Options with rings before them.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .automatic }
}

private enum RadioGroupIsHorizontalKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum PaletteSelectionEffectKey: EnvironmentKey {
  static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
  /// The look of pickers.
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  /// Whether radio buttons stand side by side.
  var radioGroupIsHorizontal: Bool {
    get { self[RadioGroupIsHorizontalKey.self] }
    set { self[RadioGroupIsHorizontalKey.self] = newValue }
  }

  /// How a palette shows what is chosen.
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

/// How a palette shows which of its icons is chosen.
public struct PaletteSelectionEffect: Equatable, Sendable {
  enum Kind: Equatable { case ground, variant(SymbolVariants), none }
  let kind: Kind

  /// By a ground behind the icon.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .ground) }
  /// By another variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .variant(variant))
  }
  /// By nothing: the program shows it itself.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .none) }
}

extension View {
  /// The look of pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }

  /// Has the radio buttons of pickers in this view stand side by side.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupIsHorizontal, true)
  }

  /// How palettes in this view show which of their icons is chosen.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
