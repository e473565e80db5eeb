import Foundation
import TweenMotion
import TweenPaint
import TweenViews

/// A label with what it stands for: a value, or a control.
///
/// The style in force lays it out: the label first, what belongs to it at the end of the row.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// A label of your own, and what it stands for.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Label and content as the style in force lays them out.
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
  /// A title, which is looked up in the string tables, and what it stands for.
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
  /// What a style is asked to show, in the style around.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// What a style of labeled content is told.
public struct LabeledContentStyleConfiguration {
  /// The label as a view.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }

  /// What it stands for, as a view.
  public struct Content: View {
    let view: AnyView
    /// The content as it was given.
    public var body: some View { view }
  }

  /// The label, for the style to place.
  public let label: Label
  /// What it stands for, for the style to place.
  public let content: Content
}

/// How labels and what they stand for are laid out.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that it is
/// used in.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Label and content as they show.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The automatic layout: the content in the second level of the foreground's style, at the row's end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The automatic style.
  public init() {}
  /// The label, and at the end of the row what it stands for.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(
      label: configuration.label,
      control: HStack { configuration.content }.containerForeground(
        HierarchicalShapeStyle.secondary),
      stackedSpacing: 0)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic layout: the label, and at the end of the row what it stands for.
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
  /// The style of labeled content; nil: the automatic one.
  var labeledContentStyle: AnyLabeledContentStyle? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// How labels and what they stand for are laid out in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyle) { $0 = AnyLabeledContentStyle(style, over: $0) }
  }
}

extension LabeledContent: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool {
    environment.labeledContentStyle == nil
  }
}
