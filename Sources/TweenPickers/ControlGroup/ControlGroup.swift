import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Controls that belong together: on one surface with lines between them, in a menu in one row.
///
/// How it looks `controlGroupStyle(_:)` says.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  /// A group of the controls in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// A group with a label, which is shown where the group is a menu.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: What they are for.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.content = LabeledControlGroupContent(content: content(), label: label)
    self.label = AnyView(label)
  }

  // Titles: string, resource.
  /// A group with a title, which is looked up in the string tables.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// A group with a symbol beside its title, which is looked up in the string tables.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// The group as the style in force draws it.
  public var body: some View {
    let style = style ?? AnyControlGroupStyle(AutomaticControlGroupStyle(), over: nil)
    style.makeBody(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(view: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(view: label ?? AnyView(EmptyView())),
        hasLabel: label != nil))
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  /// The controls.
  public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is asked to show, for a style that changes another: it has the style from
  /// around the one that makes it, or that which the latter gives it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.hasLabel ? configuration.label.view : nil
  }
}

/// What a style is told of its group.
public struct ControlGroupStyleConfiguration {
  /// The controls as a view.
  public struct Content: View {
    let view: AnyView
    /// The controls as the group was given them.
    public var body: some View { view }
  }

  /// The group's label as a view.
  public struct Label: View {
    let view: AnyView
    /// The label as the group was given it; nothing where it has none.
    public var body: some View { view }
  }

  /// The controls, for the style to place.
  public let content: Content
  /// The group's label, for the style to place.
  public let label: Label
  let hasLabel: Bool
}

/// The look of groups of controls.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that the
/// group stands in.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The group as it shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

typealias AnyControlGroupStyle = AnyControlStyle<ControlGroupStyleConfiguration>

extension AnyControlGroupStyle {
  @MainActor init(_ style: some ControlGroupStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.controlGroupStyle) { $0.makeBody(configuration: $1) }
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlGroupStyle? { nil }
}

extension EnvironmentValues {
  /// The style of groups of controls; nil: the automatic one.
  var controlGroupStyle: AnyControlGroupStyle? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of groups of controls in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyle) { $0 = AnyControlGroupStyle(style, over: $0) }
  }
}
