import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A label's look.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  /// Points between icon and title.
  private static let spacing: CGFloat = 8

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Self.spacing) {
      configuration.icon
      configuration.title
    }
  }
}

/// Only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The look that goes with the place: both title and icon.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A label style of any kind, as the environment carries it.
struct AnyLabelStyle {
  private let make: @MainActor (LabelStyleConfiguration, AnyLabelStyle?) -> AnyView
  /// The style around: what a label of a style's own configuration is drawn in.
  private var outer: [AnyLabelStyle] = []

  @MainActor init<S: LabelStyle>(_ style: S, over outer: AnyLabelStyle?) {
    self.outer = outer.map { [$0] } ?? []
    make = { configuration, outer in
      AnyView(
        StyledLabel(style: ConnectedStyle(style: style), configuration: configuration)
          .transformEnvironment(\.labelStyle) { $0 = outer ?? $0 })
    }
  }

  @MainActor func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
    make(configuration, outer.first)
  }
}

private struct StyledLabel<Style: LabelStyle>: View {
  var style: ConnectedStyle<Style>
  let configuration: LabelStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle {
    MainActor.assumeIsolated { AnyLabelStyle(DefaultLabelStyle(), over: nil) }
  }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { $0 = AnyLabelStyle(style, over: $0) }
  }
}
