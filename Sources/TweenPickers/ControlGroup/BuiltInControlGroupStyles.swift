import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The automatic style of control groups: one surface with lines between the controls; in a menu
/// one row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the automatic style, which depends on the group's place.
  public init() {}
  /// Returns the controls on one surface, or in one row of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticGroup(configuration: configuration)
  }
}

/// A style that places controls side by side without a surface, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style of controls in a bar.
  public init() {}
  /// Returns the controls side by side, without a surface.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }.buttonStyle(.borderless).labelStyle(.iconOnly)
      .environment(\.togglesAreButtons, true)
  }
}

/// A style that shows a menu of the controls; inside another menu a submenu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style that shows a menu of the controls.
  public init() {}
  /// Returns a menu with the controls as its items.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A style for menus that shows one row of the controls' icons.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style that shows a row of icons.
  public init() {}
  /// Returns the controls in one row of the menu.
  public func makeBody(configuration: Configuration) -> some View {
    TileGroup(configuration: configuration, isCompact: true)
  }
}

/// A style for menus that shows one row of the controls' icons, one of which can be chosen.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style that shows a row of icons.
  public init() {}
  /// Returns the controls in one row of the menu.
  public func makeBody(configuration: Configuration) -> some View {
    TileGroup(configuration: configuration, isCompact: true)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style, which depends on the group's place.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side without a surface, as in a bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the controls as its items.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// In a menu: one row of the controls' icons.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// In a menu: one row of the controls' icons.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private struct AutomaticGroup: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.menuDepth) private var menuDepth

  var body: some View {
    if menuDepth > 0 {
      TileGroup(configuration: configuration, isCompact: false)
    } else {
      SurfaceGroup(configuration: configuration)
    }
  }
}

/// Controls on one surface, with lines between them.
private struct SurfaceGroup: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape

  var body: some View {
    let shape = borderShape.resolved(for: controlSize)
    Group(subviews: configuration.content) { controls in
      HStack(spacing: 0) {
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Rectangle().fill(.separator).frame(width: 1)
              .padding(.vertical, ControlMetrics.touch.segmentLineInset)
          }
          control
        }
      }
    }
    .buttonStyle(GroupedButtonStyle())
    .environment(\.togglesAreButtons, true)
    .fixedSize(horizontal: false, vertical: true)
    .background(ControlColors.secondaryFill, in: shape)
    .contentShape(shape)
  }
}

/// A button on a surface that a control group shares.
private struct GroupedButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.buttonIsOn) private var isOn

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(GroupedLabelStyle())
      .foregroundStyle(
        isEnabled
          ? configuration.role == .destructive
            ? AnyShapeStyle(Color.red)
            : idiom.isTouch ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
          : AnyShapeStyle(ControlColors.tertiaryLabel)
      )
      .padding(
        idiom.isTouch
          ? ControlMetrics.touch.buttonPadding(controlSize, typeSize)
          : EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10)
      )
      .frame(maxHeight: .infinity)
      .desktopType()
      .background {
        // The focus ring lies inside the surface's corners, so that it is not clipped.
        RoundedRectangle(cornerRadius: 5)
          .fill(
            configuration.isPressed || isOn == true ? ControlColors.secondaryFill : .clear
          )
          .padding(2)
      }
      .contentShape(RoundedRectangle(cornerRadius: 5))
  }
}

/// On a shared surface a label shows only its icon.
private struct GroupedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.namedIcon }
}

/// A group in a menu: one row of tiles, each an icon above a title.
private struct TileGroup: View {
  let configuration: ControlGroupStyleConfiguration
  let isCompact: Bool
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    Group(subviews: configuration.content) { controls in
      HStack(spacing: 0) {
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Hairline(axis: .vertical)
          }
          control.frame(minWidth: 64, maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
    .buttonStyle(TileButtonStyle(isCompact: isCompact))
    .toggleStyle(.button)
    .frame(height: isCompact ? PresentationMetrics.touch.menuRow : 60)
    .overlay(alignment: .top) {
      // On a desktop there are no lines between items.
      if idiom.isTouch { Hairline(axis: .horizontal) }
    }
  }
}

private struct TileButtonStyle: KeyedButtonStyle {
  let isCompact: Bool
  func makeBody(configuration: Configuration) -> some View {
    TileButton(configuration: configuration, isCompact: isCompact)
  }
}

private struct TileButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isCompact: Bool
  @Environment(\.menuPresentation) private var presentation
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuDismisses) private var dismisses
  @Environment(\.buttonIsOn) private var isOn
  @Environment(\.interfaceIdiom) private var idiom
  @State private var isPressed = false
  @FocusState private var isFocused: Bool

  var body: some View {
    configuration.label
      .labelStyle(TileLabelStyle(isCompact: isCompact))
      .font(.system(size: 12))
      .lineLimit(1)
      .foregroundColor(
        !isEnabled
          ? ControlColors.tertiaryLabel : configuration.role == .destructive ? .red : .primary
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.horizontal, 4)
      .background { if isPressed || isFocused || isOn == true { PresentationColors.pressed } }
      .contentShape(Rectangle())
      .gesture(PressGesture(on: idiom, onPressing: { isPressed = $0 }, action: choose))
      .controlFocus(
        ControlKeys(movesByArrows: true, activate: { choose() }, onPressing: { isPressed = $0 })
      )
      .focused($isFocused)
      // The focused tile is highlighted, like a row of the menu.
      .focusEffectDisabled()
  }

  private func choose() {
    guard isEnabled else { return }
    if dismisses { presentation?.dismiss() }
    configuration.trigger()
  }
}

/// A label style that places the icon above the title.
private struct TileLabelStyle: LabelStyle {
  let isCompact: Bool
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      if isCompact {
        configuration.namedIcon.font(.system(size: 20))
      } else {
        configuration.icon.font(.system(size: 20))
        configuration.title
      }
    }
  }
}
