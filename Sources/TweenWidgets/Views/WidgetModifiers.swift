import Foundation
import TweenControls
import TweenMotion
import TweenPaint
import TweenViews

/// Whether something in a widget is marked by `widgetAccentable(_:)`.
enum HasAccentKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Tints what is marked, where the widget is accented.
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

/// Shows what waits for an intent's end fainter.
private struct Invalidatable: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}

extension View {
  /// Marks what has the tint where the widget is accented: all of it in one colour, by its opacity.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(Accentable(isAccentable: accentable))
  }

  /// Marks what is out of date while the widget waits for an intent's end: with
  /// `redacted(reason: .invalidated)` it is half as strong.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(Invalidatable(isInvalidatable: invalidatable))
  }

  /// A text beside an accessory, which watches show. Nothing shows it here.
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// A text beside an accessory, which watches show. Nothing shows it here.
  @_disfavoredOverload
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Views beside an accessory, which watches show. Nothing shows them here.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// An early name of `redacted(reason: .placeholder)` and `unredacted()`.
  @available(*, deprecated, message: "use redacted(reason: .placeholder) or unredacted()")
  nonisolated public func isPlaceholder(_ isPlaceholder: Bool) -> some View {
    transformEnvironment(\.redactionReasons) { reasons in
      if isPlaceholder { reasons.insert(.placeholder) } else { reasons = [] }
    }
  }
}

/// How a picture is drawn where the widget is accented.
public struct WidgetAccentedRenderingMode: Equatable, Sendable {
  fileprivate enum Kind { case accented, accentedDesaturated, desaturated, fullColor }
  fileprivate let kind: Kind

  /// In the tint, by its opacity.
  public static let accented = Self(kind: .accented)
  /// In the tint, by its lightness.
  public static let accentedDesaturated = Self(kind: .accentedDesaturated)
  /// In white, by its lightness.
  public static let desaturated = Self(kind: .desaturated)
  /// In its own colours. All that isn't marked in the widget keeps them then.
  public static let fullColor = Self(kind: .fullColor)
}

/// Draws a picture in an accented widget as it wishes.
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
  /// How the picture is drawn where the widget is accented; nil: as everything else.
  nonisolated public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    modifier(AccentedPicture(kind: renderingMode?.kind))
  }
}

/// The ground of lock screens' widgets: a faint disc, capsule or rectangle that fills the widget.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  /// The ground of the family around.
  nonisolated public init() {}

  /// The ground as a shape.
  public var body: some View {
    if family == .accessoryCircular {
      Circle().fill(.primary.opacity(0.12))
    } else {
      ContainerRelativeShape().fill(.primary.opacity(0.12))
    }
  }
}
