import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A box around views that belong together, with a label over them.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// A box with a label of your own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A box with a label of your own; the older order.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  /// The box as the style in force draws it.
  public var body: some View {
    let style = style ?? AnyGroupBoxStyle(DefaultGroupBoxStyle(), over: nil)
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  // Titles: string, resource.
  /// A box with a title, which is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is asked to show, in the style around.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// What a style of group boxes is told.
public struct GroupBoxStyleConfiguration {
  /// The box's label as a view.
  public struct Label: View {
    let view: AnyView
    /// The label as the box was given it.
    public var body: some View { view }
  }

  /// What is in the box, as a view.
  public struct Content: View {
    let view: AnyView
    /// The content as the box was given it.
    public var body: some View { view }
  }

  /// The box's label, for the style to place.
  public let label: Label
  /// What is in the box, for the style to place.
  public let content: Content
}

/// A group box's look.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that the
/// box stands in.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The box as it shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The automatic look: the label in the headline's font over the content, on a ground of their own.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The automatic style.
  public init() {}
  /// Label and content, one under the other, on a ground of their own.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxBody(configuration: configuration)
  }
}

private struct GroupBoxBody: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxLevel) private var level

  var body: some View {
    let metrics = ControlMetrics.touch
    VStack(alignment: .leading, spacing: metrics.boxSpacing) {
      configuration.label.font(.headline)
      configuration.content
    }
    .environment(\.groupBoxLevel, level + 1)
    .padding(metrics.boxPadding)
    .background(
      // Boxes in each other are told apart by the grounds of two levels in turn.
      level % 2 == 0 ? ControlColors.box : Color(provider: SystemStyles.tertiarySystemBackground),
      in: RoundedRectangle(cornerRadius: metrics.boxRadius, style: .circular))
  }
}

private enum GroupBoxLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How many group boxes are around a view.
  fileprivate var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic look: the label over the content, on a ground of their own.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

typealias AnyGroupBoxStyle = AnyControlStyle<GroupBoxStyleConfiguration>

extension AnyGroupBoxStyle {
  @MainActor init(_ style: some GroupBoxStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.groupBoxStyle) { $0.makeBody(configuration: $1) }
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyGroupBoxStyle? { nil }
}

extension EnvironmentValues {
  /// The style of group boxes; nil: the automatic one.
  var groupBoxStyle: AnyGroupBoxStyle? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of group boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyle) { $0 = AnyGroupBoxStyle(style, over: $0) }
  }
}
