import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The look of a label.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the label stands.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view that shows the label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label style that shows the icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a label style that shows the icon and the title.
  public init() {}

  /// Returns the icon and the title in a row, 8 points apart unless the environment sets another
  /// distance.
  public func makeBody(configuration: Configuration) -> some View {
    TitleBesideIcon(configuration: configuration)
  }
}

private struct TitleBesideIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  /// The default distance between icon and title, in points.
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
  /// The icon, which carries the title's text as its accessibility label.
  package var namedIcon: some View { icon.semantics(label: name) }
}

/// A label style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a label style that shows the icon alone.
  public init() {}
  /// Returns the icon. Assistive technology reads the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.namedIcon }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a label style that shows the title alone.
  public init() {}
  /// Returns the title of the label, without its icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The label style that depends on the place of the label; shows both title and icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the label style that depends on the place of the label.
  public init() {}
  /// Returns the title and the icon; in rows of a list the icons form a column of their own.
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
  /// The size of body text, in points.
  @ScaledMetric(relativeTo: .body) private var typeSize: CGFloat = 17

  /// The width of the column of icons, in points.
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

/// An icon beside a line of text. A symbol of the text's size extends into the room above and below
/// the line, so that the row is as high as without the icon. A larger icon makes the row higher.
private struct RowIconLayout: Layout {
  /// The font size of the text, in points.
  let size: CGFloat

  /// The greatest height of a symbol at large scale, and the height that counts for the row in its
  /// place, both in font sizes of the text.
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
  /// The icon, then the title of the label.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon of the label, without the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title of the label, without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The automatic look, which depends on the place of the label; shows both title and icon.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A label style of any kind, as the environment carries it.
package struct AnyLabelStyle {
  private let make: @MainActor (LabelStyleConfiguration, AnyLabelStyle?) -> AnyView
  /// The enclosing style, in which a label of a style's own configuration is drawn.
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
  /// Sets the look of the labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { $0 = AnyLabelStyle(style, over: $0) }
  }
}
