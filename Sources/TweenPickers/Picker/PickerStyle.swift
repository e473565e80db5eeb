import TweenMotion
import TweenViews

/// The look of pickers: the arrangement of the options, and the way in which one is chosen.
///
/// The styles are defined below; a program chooses one by `pickerStyle(_:)`.
@MainActor @preconcurrency public protocol PickerStyle {
  /// The built-in look of the style.
  nonisolated var _look: _PickerLook { get }
}

/// The built-in looks of pickers.
public enum _PickerLook: Hashable, Sendable {
  /// The look that depends on the picker's place.
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
  /// Options with radio buttons, one of which is selected.
  case radioGroup
  /// A page of options.
  case navigationLink
}

/// The automatic picker style: a button that opens a menu; inside a menu, its items.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the automatic picker style, which depends on the picker's place.
  public init() {}
  nonisolated public var _look: _PickerLook { .automatic }
}

/// A picker style with a button that shows the chosen option and opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the picker style that opens a menu.
  public init() {}
  nonisolated public var _look: _PickerLook { .menu }
}

/// A picker style that shows all options in place: rows with checkmarks in a list, elsewhere a
/// wheel on a phone and radio buttons on a desktop.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the picker style that shows all options in place.
  public init() {}
  nonisolated public var _look: _PickerLook { .inline }
}

/// A picker style with options side by side on a bar, with the chosen one raised.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the picker style with segments on a bar.
  public init() {}
  nonisolated public var _look: _PickerLook { .segmented }
}

/// A picker style with a wheel that turns, with the chosen option in its middle.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the picker style with a wheel.
  public init() {}
  nonisolated public var _look: _PickerLook { .wheel }
}

/// A picker style that shows a row of the options' icons in a menu, and segments elsewhere.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the picker style with a row of icons.
  public init() {}
  nonisolated public var _look: _PickerLook { .palette }
}

/// A picker style with radio buttons before the options.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the picker style with radio buttons.
  public init() {}
  nonisolated public var _look: _PickerLook { .radioGroup }
}

/// A picker style with a link to a page of the options in a stack of pages; elsewhere a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the picker style with a link to a page.
  public init() {}
  nonisolated public var _look: _PickerLook { .navigationLink }
}

/// A button that opens a menu: the earlier name of `MenuPickerStyle` on desktops.
@available(*, deprecated, renamed: "MenuPickerStyle")
public struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the picker style that opens a menu.
  public init() {}
  nonisolated public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic look, which depends on the picker's place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows the chosen option and opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options in place, without a button or a link.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side on a bar, with the chosen one raised.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that turns, with the chosen option in its middle.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// A row of the options' icons in a menu; elsewhere segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Options with radio buttons before them, one of which is selected.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page of the options; outside a stack a menu.
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

  /// Whether radio buttons are placed side by side.
  var radioGroupIsHorizontal: Bool {
    get { self[RadioGroupIsHorizontalKey.self] }
    set { self[RadioGroupIsHorizontalKey.self] = newValue }
  }

  /// The effect by which a palette shows the chosen option.
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

/// The effect by which a palette shows the chosen icon.
public struct PaletteSelectionEffect: Equatable, Sendable {
  enum Kind: Equatable { case ground, variant(SymbolVariants), none }
  let kind: Kind

  /// The default effect: a background behind the chosen icon.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .ground) }
  /// The effect that shows another variant of the chosen symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .variant(variant))
  }
  /// No effect: the program itself shows which icon is chosen.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .none) }
}

extension View {
  /// Sets the look of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }

  /// Places the radio buttons of pickers in this view side by side.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupIsHorizontal, true)
  }

  /// Sets the effect by which palettes in this view show the chosen icon.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
