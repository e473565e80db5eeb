import Foundation
import TweenMotion
import TweenPaint
import TweenViews

/// A value or a control with a label.
///
/// The current style lays them out: the label first, the content at the end of the row.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// A value or a control, with a label of your own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label and the content as the current style lays them out.
  public var body: some View {
    let style = style ?? AnyLabeledContentStyle(AutomaticLabeledContentStyle(), over: nil)
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
        content: LabeledContentStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension LabeledContent where Label == Text {
  // Titles: string, resource.
  /// A value or a control with a title, which is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title, which is looked up in the string tables, and a value as text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// A title that a resource names, and a value as text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleResource)
    }
  }

  /// A title and a value, which are shown as they are.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  // Titles: string, resource.
  /// A title, which is looked up in the string tables, and a value in a format.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labeled content of a style's configuration, drawn in the style that surrounds the current
  /// style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The parts of labeled content that a style lays out.
public struct LabeledContentStyleConfiguration {
  /// The label of the content as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The label that the labeled content was created with.
    public var body: some View { view }
  }

  /// The labeled value or control, as a type-erased view.
  public struct Content: View {
    let view: AnyView
    /// The content that the labeled content was created with.
    public var body: some View { view }
  }

  /// The label of the content, for the style to place.
  public let label: Label
  /// The labeled value or control, for the style to place.
  public let content: Content
}

/// The layout of labels and their content.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the style is used.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view that shows the label and the content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The automatic layout: the content at the end of the row, in the second level of the foreground
/// style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the automatic style of labeled content.
  public init() {}
  /// Returns the label, with the content at the end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(
      label: configuration.label,
      control: HStack { configuration.content }.containerForeground(
        HierarchicalShapeStyle.secondary),
      stackedSpacing: 0)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic layout: the label, with the content at the end of the row.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

typealias AnyLabeledContentStyle = AnyControlStyle<LabeledContentStyleConfiguration>

extension AnyLabeledContentStyle {
  @MainActor init(_ style: some LabeledContentStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.labeledContentStyle) { $0.makeBody(configuration: $1) }
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle? { nil }
}

extension EnvironmentValues {
  /// The style of labeled content; nil: the automatic style.
  var labeledContentStyle: AnyLabeledContentStyle? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the layout of labels and their content in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyle) { $0 = AnyLabeledContentStyle(style, over: $0) }
  }
}

extension LabeledContent: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool {
    environment.labeledContentStyle == nil
  }
}
