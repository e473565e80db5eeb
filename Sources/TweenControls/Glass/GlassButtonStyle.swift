import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A button on a capsule of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// The style with regular glass.
  public init() { glass = .regular }
  /// The style with a kind of glass.
  public init(_ glass: Glass) { self.glass = glass }

  /// The label on its glass, which brightens under the pointer.
  public func makeBody(configuration: Configuration) -> some View {
    PressedBody(
      configuration: configuration, style: GlassLook(glass: glass, isProminent: false))
  }
}

/// A button on a capsule of glass in the accent colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The prominent style.
  public init() {}

  /// The white label on its glass, which brightens under the pointer.
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

  var body: some View {
    configuration.label
      .containerForeground(hasOwnForeground ? nil : foreground)
      .padding(EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
      .background {
        GlassPane(
          glass: glass, shape: AnyShape(Capsule()), isPressed: configuration.isPressed,
          // The colour itself: as glass it would be as light as what is behind.
          solid: isProminent ? ownColor : nil, shade: shade
        )
        .lookAnimation(.snappy(duration: 0.2), value: configuration.isPressed)
      }
      .lookAnimation(.easeOut(duration: 0.15), value: isEnabled) {
        $0.opacity(isEnabled ? 1 : 0.4)
      }
      .contentShape(Capsule())
  }

  private var ownColor: Color { configuration.role == .destructive ? .red : .accentColor }

  /// On light grounds clear glass is as light as it gets.
  private var shade: Color? {
    isProminent || scheme == .dark ? nil : .black.opacity(0.08)
  }

  private var foreground: Color {
    if isProminent { return .white }
    return configuration.role == .destructive ? .red : .primary
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A capsule of regular glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A capsule of a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A capsule of glass in the accent colour, with a white label.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
