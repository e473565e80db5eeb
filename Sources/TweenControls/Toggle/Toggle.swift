import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A control that is on or off.
///
/// It reads and writes the value that its binding leads to; the style in force draws it. A disabled
/// one does not answer.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// A toggle with a label of your own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The toggle as the style in force draws it.
  public var body: some View {
    style.makeBody(
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: $isOn))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title, which is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// What a toggle style is told of its toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label as a view.
  public struct Label: View {
    let view: AnyView
    /// The label as the toggle was given it.
    public var body: some View { view }
  }

  /// The toggle's label, for the style to place.
  public let label: Label
  /// Whether it is on; a style sets it when it is pressed.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ. It never does, yet.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A toggle's look and what it answers to.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that the
/// toggle stands in.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ToggleStyleConfiguration
  /// The toggle as it shows and answers; asked again whenever the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle style of any kind, as the environment carries it.
struct AnyToggleStyle {
  private let make: @MainActor (ToggleStyleConfiguration) -> AnyView

  @MainActor init<S: ToggleStyle>(_ style: S) {
    make = {
      AnyView(StyledToggle(style: ConnectedStyle(style: style), configuration: $0))
    }
  }

  @MainActor func makeBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

private struct StyledToggle<Style: ToggleStyle>: View {
  var style: ConnectedStyle<Style>
  let configuration: ToggleStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle {
    MainActor.assumeIsolated { AnyToggleStyle(SwitchToggleStyle()) }
  }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}
