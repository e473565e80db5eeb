import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// Whether what is around is drawn in the accent.
private enum IsAccentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

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
