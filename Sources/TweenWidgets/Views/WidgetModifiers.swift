import Foundation
import TweenControls
import TweenMotion
import TweenPaint
import TweenViews

/// Whether a view in a widget is marked by `widgetAccentable(_:)`.
enum HasAccentKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Tints marked views in accented rendering.
private struct Accentable: ViewModifier {
  let isAccentable: Bool
  @Environment(\.widgetRenderingMode) private var mode

  func body(content: Content) -> some View {
    let isTinted = isAccentable && mode == .accented
    content
      .brightness(isTinted ? 1 : 0)
      .colorMultiply(isTinted ? .accentColor : .white)
      .preference(key: HasAccentKey.self, value: isTinted)
  }
}

/// Dims views that wait for the end of an intent.
private struct Invalidatable: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}

extension View {
  /// Marks this view to have the tint in accented rendering: one colour, with the view's opacity.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(Accentable(isAccentable: accentable))
  }

  /// Marks this view as out of date while the widget waits for the end of an intent: with
  /// `redacted(reason: .invalidated)` its opacity is halved.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(Invalidatable(isInvalidatable: invalidatable))
  }

  /// Accepted without effect: adds a text beside an accessory, which only watches show.
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Accepted without effect: adds a text beside an accessory, which only watches show.
  @_disfavoredOverload
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Accepted without effect: adds views beside an accessory, which only watches show.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// The earlier name of `redacted(reason: .placeholder)` and `unredacted()`.
  @available(*, deprecated, message: "use redacted(reason: .placeholder) or unredacted()")
  nonisolated public func isPlaceholder(_ isPlaceholder: Bool) -> some View {
    transformEnvironment(\.redactionReasons) { reasons in
      if isPlaceholder { reasons.insert(.placeholder) } else { reasons = [] }
    }
  }
}

/// The rendering of an image in a widget with accented rendering.
public struct WidgetAccentedRenderingMode: Equatable, Sendable {
  fileprivate enum Kind { case accented, accentedDesaturated, desaturated, fullColor }
  fileprivate let kind: Kind

  /// The rendering in the tint, with the image's opacity.
  public static let accented = Self(kind: .accented)
  /// The rendering in the tint, with the image's lightness as its opacity.
  public static let accentedDesaturated = Self(kind: .accentedDesaturated)
  /// The rendering in white, with the image's lightness as its opacity.
  public static let desaturated = Self(kind: .desaturated)
  /// The rendering in the image's own colours. The other unmarked views of the widget keep their
  /// colours then too.
  public static let fullColor = Self(kind: .fullColor)
}

/// Draws an image in an accented widget in its own rendering mode.
private struct AccentedPicture: ViewModifier {
  let kind: WidgetAccentedRenderingMode.Kind?
  @Environment(\.widgetRenderingMode) private var mode

  @ViewBuilder func body(content: Content) -> some View {
    switch mode == .accented ? kind : nil {
    case nil: content
    case .accented: content.widgetAccentable()
    case .accentedDesaturated: content.background(Color.black).luminanceToAlpha().widgetAccentable()
    case .desaturated: content.background(Color.black).luminanceToAlpha().brightness(1)
    case .fullColor: content.preference(key: HasAccentKey.self, value: true)
    }
  }
}

extension Image {
  /// Sets the rendering of the image in accented rendering; nil: like all other views.
  nonisolated public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    modifier(AccentedPicture(kind: renderingMode?.kind))
  }
}

/// The background of lock screens' widgets: a faint disc, capsule or rectangle that fills the
/// widget.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  /// Creates the background for the family in the environment.
  nonisolated public init() {}

  /// The background, as a shape that fills the widget.
  public var body: some View {
    if family == .accessoryCircular {
      Circle().fill(.primary.opacity(0.12))
    } else {
      ContainerRelativeShape().fill(.primary.opacity(0.12))
    }
  }
}
