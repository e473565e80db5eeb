import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A box around related views, with a label above them.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// A box with a label of your own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A box with a label of your own, with the label as the first argument.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  /// The box as the current style draws it.
  public var body: some View {
    let style = style ?? AnyGroupBoxStyle(DefaultGroupBoxStyle(), over: nil)
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label, around related views.
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
  /// The box of a style's configuration, drawn in the style that surrounds the current style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The properties of a group box that a style draws.
public struct GroupBoxStyleConfiguration {
  /// The box's label as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The label that the box was created with.
    public var body: some View { view }
  }

  /// The content of the box, as a type-erased view.
  public struct Content: View {
    let view: AnyView
    /// The content that the box was created with.
    public var body: some View { view }
  }

  /// The box's label, for the style to place.
  public let label: Label
  /// The content of the box, for the style to place.
  public let content: Content
}

/// The look of a group box.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the box stands.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view that shows the box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The automatic style of group boxes: the label in the headline font above the content, on a
/// background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the automatic style of group boxes, with a background.
  public init() {}
  /// Returns the label above the content, on a background.
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
      // Nested boxes alternate between two background colours, so that each is visible on the
      // other.
      level % 2 == 0 ? ControlColors.box : Color(provider: SystemStyles.tertiarySystemBackground),
      in: RoundedRectangle(cornerRadius: metrics.boxRadius, style: .circular))
  }
}

private enum GroupBoxLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// The number of group boxes around a view.
  fileprivate var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic look: the label above the content, on a background.
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
  /// The style of group boxes; nil: the automatic style.
  var groupBoxStyle: AnyGroupBoxStyle? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the group boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyle) { $0 = AnyGroupBoxStyle(style, over: $0) }
  }
}
