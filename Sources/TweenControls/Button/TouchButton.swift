import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The looks in which the built-in styles draw a button.
enum ButtonLook: Equatable {
  case borderless, plain, bordered, prominent
}

private enum ButtonIsOnKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether the toggle that is drawn as this button is on; nil: the button is no toggle.
  package var buttonIsOn: Bool? {
    get { self[ButtonIsOnKey.self] }
    set { self[ButtonIsOnKey.self] = newValue }
  }
}

/// A button as a phone draws it (Controls 2.2).
struct TouchButton: View {
  let configuration: ButtonStyleConfiguration
  let look: ButtonLook
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.tintColor) private var tint
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.buttonIsOn) private var isOn
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes
  private let metrics = ControlMetrics.touch

  var body: some View {
    SingleElementView {
      if hasSurface { surface } else { label.contentShape(Rectangle()) }
    }
  }

  private var surface: some View {
    let shape = borderShape.resolved(for: controlSize)
    return SingleElementView {
      if shape.kind == .circle { SquareLayout { padded } } else { padded }
    }
    .background {
      shape.fill(fill).lookAnimation(release, value: isPressed)
    }
    .contentShape(shape)
    .environment(\.buttonIsOn, nil)
  }

  private var padded: some View {
    label
      .frame(maxWidth: sizing.labelWidth)
      .padding(metrics.buttonPadding(controlSize, typeSize))
  }

  private var label: some View {
    configuration.label
      .multilineTextAlignment(.center)
      .transformEnvironment(\.buttonType) {
        $0.font = font($0.font)
        if isUnderlined { $0.isUnderlined = true }
      }
      .containerForeground(foreground)
      // On a surface, the icon has the title's colour and distance, even in a row of a list.
      .transformEnvironment(\.listLevel) { if hasSurface { $0 = nil } }
      .lookAnimation(release, value: isPressed) {
        $0.opacity(opacity).brightness(brightness)
      }
  }

  // MARK: Conditions

  private var isPressed: Bool { configuration.isPressed && isEnabled }
  /// The look of a press appears at once and fades slowly.
  private var release: Animation? {
    isPressed ? nil : .easeOut(duration: metrics.releaseDuration)
  }
  private var isBordered: Bool { look == .bordered || look == .prominent }
  /// A toggle keeps the room for its surface while the surface is hidden, so that the layout does
  /// not jump.
  private var hasSurface: Bool { isBordered || isOn != nil }
  /// A button without a surface is underlined if the user's settings enable button shapes.
  private var isUnderlined: Bool { showsShapes && !hasSurface && look == .borderless }
  private var isSmall: Bool { controlSize == .mini || controlSize == .small }

  private func font(_ around: Font?) -> Font? {
    let isDefault = shortcut == .defaultAction
    guard isBordered || isDefault else { return around }
    let font = around ?? (isSmall && isBordered ? .subheadline : .body)
    return isDefault ? font.weight(isBordered ? .bold : .semibold) : font
  }

  // MARK: Colours

  private var ownColor: Color {
    tint ?? (configuration.role == .destructive ? .red : .accentColor)
  }
  /// Whether the surface has the button's colour at full strength.
  private var isFilled: Bool { look == .prominent && isOn != false }

  private var foreground: Color? {
    if hasOwnForeground || look == .plain && isOn == nil { return nil }
    if !isEnabled {
      let color = ControlColors.tertiaryLabel
      return isBordered ? color.opacity(0.75) : color
    }
    return isFilled ? .white : ownColor
  }

  private var fill: Color {
    let base: Color
    if isOn == false, !isBordered { return .clear }
    if !isEnabled { return ControlColors.secondaryFill }
    if isFilled {
      base = ownColor
      return isPressed ? ControlColors.pressed(base, white: 0.2, in: scheme) : base
    }
    if isOn == true || isOn == nil && tint != nil {
      return isPressed
        ? ControlColors.pressedBackground(ownColor, in: scheme)
        : ControlColors.background(ownColor, in: scheme)
    }
    base = ControlColors.secondaryFill
    return isPressed ? ControlColors.pressed(base, white: 0.05, in: scheme) : base
  }

  /// The opacity of the whole label.
  private var opacity: Double {
    if look == .plain, isOn == nil { return isEnabled ? (isPressed ? 0.75 : 1) : 0.5 }
    // A label with a colour of its own fades instead of turning gray.
    if !isEnabled, hasOwnForeground { return 0.5 }
    guard isPressed else { return 1 }
    switch look {
    case .borderless where isOn == nil: return scheme == .dark ? 0.4 : 0.2
    case .prominent where isFilled: return 0.75
    default: return scheme == .dark ? 1 : 0.75
    }
  }

  private var brightness: Double {
    let whitens = hasSurface && !isFilled && scheme == .dark
    return isPressed && whitens ? 0.1 : 0
  }
}
