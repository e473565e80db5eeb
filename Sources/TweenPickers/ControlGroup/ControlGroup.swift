import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A group of related controls: on one surface with lines between them, in a menu in one row.
///
/// `controlGroupStyle(_:)` sets its look.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  /// A group of the controls in `content`, without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// A group with a label, which is shown if the group is a menu.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: The label of the group.
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

  /// The group as the current style draws it.
  public var body: some View {
    let style = style ?? AnyControlGroupStyle(AutomaticControlGroupStyle(), over: nil)
    style.makeBody(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(view: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(view: label ?? AnyView(EmptyView())),
        hasLabel: label != nil))
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  /// The controls of the group, without its label.
  public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style's configuration, for a style that modifies another style. The group is
  /// drawn in the style of the view that surrounds the style, or in the style that the modifying
  /// style sets on it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.hasLabel ? configuration.label.view : nil
  }
}

/// The properties of a control group that a style draws.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group as a type-erased view.
  public struct Content: View {
    let view: AnyView
    /// The controls that the group was created with.
    public var body: some View { view }
  }

  /// The group's label as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The label that the group was created with; an empty view if it has none.
    public var body: some View { view }
  }

  /// The controls of the group, for the style to place.
  public let content: Content
  /// The group's label, for the style to place.
  public let label: Label
  let hasLabel: Bool
}

/// The look of groups of controls.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the group stands.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view that shows the group.
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
  /// The style of groups of controls; nil: the automatic style.
  var controlGroupStyle: AnyControlGroupStyle? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the groups of controls in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyle) { $0 = AnyControlGroupStyle(style, over: $0) }
  }
}
