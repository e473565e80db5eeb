import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The look of disclosure groups.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that the
/// group stands in. In a list each view that it shows is a row.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The group as it shows, open or not.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of its disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label as a view.
  public struct Label: View {
    let view: AnyView
    /// The label as the group was given it.
    public var body: some View { view }
  }

  /// What is in the group as a view: nothing while it is closed.
  public struct Content: View {
    let view: AnyView
    /// The content as the group was given it.
    public var body: some View { view }
  }

  /// The group's label, for the style to place.
  public let label: Label
  /// What is in the group; nothing while it is closed.
  public let content: Content
  /// Whether the group is open; a style sets it when it is pressed.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A label with a chevron that turns, and what is inside below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The automatic style.
  public init() {}
  /// Two rows or more in a list; elsewhere a column.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroupBody(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A label with a chevron that turns.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A disclosure group's style of any kind, as the environment carries it.
struct AnyDisclosureGroupStyle {
  private let make: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

  @MainActor init<S: DisclosureGroupStyle>(_ style: S) {
    make = {
      AnyView(StyledDisclosureGroup(style: ConnectedStyle(style: style), configuration: $0))
    }
  }

  @MainActor func makeBody(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

private struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: View {
  var style: ConnectedStyle<Style>
  let configuration: DisclosureGroupStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle {
    MainActor.assumeIsolated { AnyDisclosureGroupStyle(AutomaticDisclosureGroupStyle()) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyDisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
  }
}

private struct DisclosureGroupBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.listLevel) private var level

  var body: some View {
    if let level {
      DisclosureLabel(configuration: configuration)
      configuration.content
        .modifier(TraitModifier<ListLevelTrait>(value: level + 1))
        .environment(\.listLevel, level + 1)
    } else {
      VStack(alignment: .leading, spacing: nil) {
        DisclosureLabel(configuration: configuration)
        configuration.content
      }
    }
  }
}

/// The label of a group, as wide as there is room, with the chevron at its end.
private struct DisclosureLabel: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack(spacing: 8) {
        Group(subviews: configuration.label) { parts in
          HStack { ForEach(parts) { $0 } }.frame(maxWidth: .infinity, alignment: .leading)
          // What is said of the label, which is no row by itself.
          if let badge = parts.lazy.compactMap({ $0.trait(BadgeTrait.self) }).first {
            RowBadge(text: badge, own: parts.first?.trait(BadgeProminenceTrait.self))
          }
        }
        RowBadgeRoom()
        ExpansionChevron(isOpen: configuration.isExpanded)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { take($0) }
    .modifier(ExpansionSemantics(isOpen: configuration.isExpanded))
  }

  /// Right opens it, left closes it.
  private func take(_ press: KeyPress) -> KeyPress.Result {
    let opens = (press.key == .rightArrow) == (direction == .leftToRight)
    guard configuration.isExpanded != opens else { return .ignored }
    withAnimation { configuration.isExpanded = opens }
    return .handled
  }
}
