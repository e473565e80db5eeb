import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The look of disclosure groups.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the group stands. In a list each view that the style shows is a row.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the view that shows the group, open or closed.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that a style draws.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The label that the group was created with.
    public var body: some View { view }
  }

  /// The content of the group as a view, which is empty while the group is closed.
  public struct Content: View {
    let view: AnyView
    /// The content that the group was created with.
    public var body: some View { view }
  }

  /// The group's label, for the style to place.
  public let label: Label
  /// The content of the group, which is empty while the group is closed.
  public let content: Content
  /// Whether the group is open; a style writes it when the group is pressed.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The automatic style of disclosure groups: a label with a chevron that turns, and the content
/// below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the automatic style, which shows a label with a chevron.
  public init() {}
  /// Returns two or more rows in a list; elsewhere a column.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroupBody(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A label with a chevron that turns when the group opens.
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
  /// Sets the look of the disclosure groups in this view.
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

/// The label of a group, which takes all the available width, with the chevron at its end.
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
          // The badge that is set on the label: the label is not a row of its own, so it shows the
          // badge here.
          if let badge = parts.lazy.compactMap({ $0.trait(BadgeTrait.self) }).first {
            RowBadge(text: badge, prominenceOfRow: parts.first?.trait(BadgeProminenceTrait.self))
          }
        }
        RowBadgeRoom()
        ExpansionChevron(isOpen: configuration.isExpanded)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { handle($0) }
    .modifier(ExpansionSemantics(isOpen: configuration.isExpanded))
  }

  /// Handles the arrow keys: Right opens the group, Left closes it.
  private func handle(_ press: KeyPress) -> KeyPress.Result {
    let opens = (press.key == .rightArrow) == (direction == .leftToRight)
    guard configuration.isExpanded != opens else { return .ignored }
    withAnimation { configuration.isExpanded = opens }
    return .handled
  }
}
