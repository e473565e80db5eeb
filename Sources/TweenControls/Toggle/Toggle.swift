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
  private let values: [Binding<Bool>]
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// A toggle with a label of your own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    values = [isOn]
    self.isOn = isOn
    self.label = label()
  }

  /// A toggle for several values at once, with a label of your own.
  ///
  /// It is on where all of them are; where only some are, its style is told that it is mixed.
  /// Turning it on or off turns all of them. Without a source it is off and changes nothing.
  ///
  /// - Parameters:
  ///   - sources: What holds the values.
  ///   - isOn: Where each holds its value.
  ///   - label: What the toggle is for.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.values = values
    self.isOn = Binding(
      get: { !values.isEmpty && values.allSatisfy(\.wrappedValue) },
      set: { new, transaction in
        for value in values where value.wrappedValue != new {
          withTransaction(transaction) { value.wrappedValue = new }
        }
      })
    self.label = label()
  }

  /// The toggle as the style in force draws it.
  public var body: some View {
    let first = values.first?.wrappedValue
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: isOn,
      isMixed: values.contains { $0.wrappedValue != first })
    let style = style ?? AnyToggleStyle { AutomaticToggle(configuration: $0) }
    return SingleElementView(style.makeBody(configuration))
      .transformEnvironment(\.keyFocusIsBarred) { if !style.hasOwnKeys { $0 = true } }
      .controlFocus(
        ControlKeys(activate: { configuration.isOn.toggle() }), isOn: !style.hasOwnKeys
      )
      .semantics(
        Semantics(
          .toggle, value: configuration.isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off",
          actions: ["default"], children: .combined))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to show, for a style that changes another: it has the style
  /// from around the one that makes it, or that which the latter gives it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == Text {
  // Titles: string, resource.
  /// A toggle with a title, which is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  // Titles: string, resource.
  /// A toggle for several values at once, with a title that is looked up in the string tables.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == TweenControls.Label<Text, Image> {
  // Titles: string, resource.
  /// A toggle with a symbol beside its title, which is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TweenControls.Label(titleKey, systemImage: systemImage) }
  }

  // Titles: resource.
  /// A toggle with an image of the program's beside its title.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TweenControls.Label(titleKey, image: image) }
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
  /// Whether the toggle stands for several values that differ. It isn't on then.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
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

/// A style whose toggles are stops of Tab by what they are made of, as the rows of a menu are.
package protocol KeyedToggleStyle: ToggleStyle {}

/// A toggle style of any kind, as the environment carries it.
package typealias AnyToggleStyle = AnyControlStyle<ToggleStyleConfiguration>

extension AnyToggleStyle {
  @MainActor init(_ style: some ToggleStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.toggleStyle) {
      SlotContent(in: .row, $0.makeBody(configuration: $1))
    }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle? { nil }
}

extension EnvironmentValues {
  /// The style of toggles; nil: the automatic one.
  package var toggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of toggles in this view. Toggles that the style itself makes have the style from
  /// around this view, unless the style gives them another.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyle) { $0 = AnyToggleStyle(style, over: $0) }
  }
}

extension Toggle: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool {
    environment.toggleStyle == nil
  }
}
