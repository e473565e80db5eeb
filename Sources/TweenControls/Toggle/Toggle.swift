import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A control that is on or off.
///
/// It reads and writes the value of its binding; the current style draws it. A disabled toggle does
/// not react.
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
  /// It is on if all the values are true, and its style's `isMixed` is true if only some are.
  /// Turning the toggle on or off sets all the values. Without sources it is off and changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - sources: The collection of objects that hold the values.
  ///   - isOn: The key path to the value of each object.
  ///   - label: The label that names the toggle.
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

  /// The toggle as the current style draws it.
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
  /// The toggle of a style's configuration, for a style that modifies another style. The toggle is
  /// drawn in the style of the view that surrounds the style, or in the style that the modifying
  /// style sets on it.
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

/// The properties of a toggle that a toggle style draws.
public struct ToggleStyleConfiguration {
  /// The toggle's label as a type-erased view.
  public struct Label: View {
    let view: AnyView
    /// The label that the toggle was created with.
    public var body: some View { view }
  }

  /// The toggle's label, for the style to place.
  public let label: Label
  /// Whether the toggle is on; a style writes it when the toggle is pressed.
  @Binding public var isOn: Bool
  /// Whether the toggle controls several values that differ. `isOn` is false in that case.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The look of a toggle, and the gestures that it reacts to.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the toggle stands.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view that shows and changes the toggle. Called again when the configuration
  /// changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style whose parts are focused one by one by the Tab key, such as the rows of a menu.
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
  /// The style of toggles; nil: the automatic style.
  package var toggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles in this view. Toggles that `style` itself creates are drawn in
  /// the style of the views around this one, unless `style` sets another.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyle) { $0 = AnyToggleStyle(style, over: $0) }
  }
}

extension Toggle: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool {
    environment.toggleStyle == nil
  }
}
