import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A button style that draws a capsule of glass behind the label.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates a button style with a capsule of regular glass.
  public init() { glass = .regular }
  /// Creates a button style with a capsule of the given glass.
  public init(_ glass: Glass) { self.glass = glass }

  /// Returns the label on its glass, which brightens while the button is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(
      configuration: configuration, style: GlassLook(glass: glass, isProminent: false))
  }
}

/// A button style that draws a capsule of glass in the accent colour behind the label.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a button style with a capsule of glass in the accent colour.
  public init() {}

  /// Returns the white label on its glass, which brightens while the button is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(
      configuration: configuration,
      style: GlassLook(glass: .regular.tint(.accentColor), isProminent: true))
  }
}

private struct GlassLook: ButtonStyle {
  let glass: Glass
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: isProminent)
  }
}

private struct GlassButton: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @Environment(\.controlSize) private var controlSize
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    Group {
      if borderShape.kind == .circle { SquareLayout { padded } } else { padded }
    }
    .background {
      GlassPane(
        glass: glass, shape: shape, isPressed: configuration.isPressed,
        // An opaque colour: tinted glass would be only as light as the content behind it.
        solid: isProminent ? ownColor : nil, shade: shade
      )
      .lookAnimation(.snappy(duration: 0.2), value: configuration.isPressed)
    }
    .lookAnimation(.easeOut(duration: 0.15), value: isEnabled) {
      $0.opacity(isEnabled ? 1 : 0.4)
    }
    .contentShape(shape)
  }

  private var padded: some View {
    configuration.label
      .transformEnvironment(\.font) {
        if controlSize == .mini || controlSize == .small { $0 = $0 ?? .subheadline }
      }
      .containerForeground(hasOwnForeground ? nil : foreground)
      .frame(maxWidth: sizing.labelWidth)
      .padding(padding)
  }

  /// The padding of other buttons, with more at the round ends of a capsule.
  private var padding: EdgeInsets {
    var padding = ControlMetrics.touch.buttonPadding(controlSize, typeSize)
    if borderShape.kind != .circle {
      padding.leading = max(padding.leading, Self.end)
      padding.trailing = max(padding.trailing, Self.end)
    }
    return padding
  }

  /// The distance between each end of a capsule and its label, in points.
  private static let end: CGFloat = 16

  private var shape: AnyShape {
    borderShape.kind == .automatic ? AnyShape(Capsule()) : AnyShape(borderShape)
  }

  private var ownColor: Color { configuration.role == .destructive ? .red : .accentColor }

  /// On light backgrounds clear glass cannot become lighter, so a press darkens it.
  private var shade: Color? {
    isProminent || scheme == .dark ? nil : .black.opacity(0.08)
  }

  private var foreground: Color {
    if isProminent { return .white }
    return configuration.role == .destructive ? .red : .primary
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A capsule of regular glass behind the button's label.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A capsule of the given glass behind the button's label.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A capsule of glass in the accent colour, with a white label.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
