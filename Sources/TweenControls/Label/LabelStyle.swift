import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A label's look.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that the
/// label stands in.
@MainActor @preconcurrency public protocol LabelStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = LabelStyleConfiguration
  /// The label as it shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style with both.
  public init() {}

  /// Both in a row, 8 points apart unless the environment says otherwise.
  public func makeBody(configuration: Configuration) -> some View {
    TitleBesideIcon(configuration: configuration)
  }
}

private struct TitleBesideIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  /// Points between icon and title.
  private static let usualSpacing: CGFloat = 8

  var body: some View {
    HStack(spacing: spacing ?? Self.usualSpacing) {
      if let iconWidth {
        configuration.icon.frame(minWidth: iconWidth)
      } else {
        configuration.icon
      }
      configuration.title
    }
  }
}

extension LabelStyleConfiguration {
  /// The icon, which is told by the title's words.
  package var namedIcon: some View { icon.semantics(label: name) }
}

/// Only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style with the icon alone.
  public init() {}
  /// The icon. The title is told to those who don't see it.
  public func makeBody(configuration: Configuration) -> some View { configuration.namedIcon }
}

/// Only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style with the title alone.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The look that goes with the place: both title and icon.
public struct DefaultLabelStyle: LabelStyle {
  /// The automatic style.
  public init() {}
  /// Both title and icon; in rows of a list the icons stand in a column of their own.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabel(configuration: configuration)
  }
}

private struct DefaultLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listLevel) private var listLevel

  var body: some View {
    if listLevel == nil {
      TitleBesideIcon(configuration: configuration)
    } else {
      RowLabel(configuration: configuration)
    }
  }
}

/// A label in a row of a list.
private struct RowLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listItemTint) private var tint
  @Environment(\.labelIconToTitleSpacing) private var ownSpacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  /// The size of body text.
  @ScaledMetric(relativeTo: .body) private var typeSize: CGFloat = 17

  /// How wide the icons' column is, and how far the titles stand from it.
  private static let column: CGFloat = 28
  private static let spacing: CGFloat = 16

  var body: some View {
    HStack(spacing: ownSpacing ?? Self.spacing) {
      ForEach(subviews: configuration.icon) { icon in
        RowIconLayout(size: typeSize) {
          icon
            .imageScale(.large)
            .foregroundStyle(tint?.style ?? AnyShapeStyle(.tint))
        }
        .frame(minWidth: iconWidth ?? Self.column)
      }
      configuration.title
    }
  }
}

/// An icon beside a line of words: a symbol of the words' size reaches into the room above and below
/// them, so that the row is as high as without it. A larger icon makes the row higher.
private struct RowIconLayout: Layout {
  /// Of the words, in points.
  let size: CGFloat

  /// What symbols at large scale are not higher than, and what they count, in sizes of the words.
  private static let symbols: CGFloat = 1.75
  private static let counted: CGFloat = 1.25

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let icons = subviews.map { $0.sizeThatFits(proposal) }
    let height = icons.map(\.height).max() ?? 0
    return CGSize(
      width: icons.map(\.width).max() ?? 0,
      height: height <= Self.symbols * size ? min(height, Self.counted * size) : height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for icon in subviews {
      icon.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that goes with the place: both title and icon.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A label style of any kind, as the environment carries it.
package struct AnyLabelStyle {
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
  package var labelStyle: AnyLabelStyle {
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
