import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// The look of forms.
///
/// Dynamic properties of the style, such as `@Environment`, have the values of the place in which
/// the form stands.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = FormStyleConfiguration
  /// Returns the view that shows the form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that a style draws.
public struct FormStyleConfiguration {
  /// The form's rows as a type-erased view.
  public struct Content: View {
    let view: AnyView
    /// The rows that the form was created with.
    public var body: some View { view }
  }

  /// The form's rows, for the style to place.
  public let content: Content
}

/// The automatic form style: cards on a phone, columns on a desktop.
public struct AutomaticFormStyle: FormStyle {
  @Environment(\.interfaceIdiom) private var idiom

  /// Creates the automatic form style, which depends on the kind of device.
  public init() {}
  /// Returns a list of cards on a phone, two columns on a desktop.
  public func makeBody(configuration: Configuration) -> some View {
    if idiom.isTouch {
      GroupedFormStyle().makeBody(configuration: configuration)
    } else {
      ColumnsFormStyle().makeBody(configuration: configuration)
    }
  }
}

/// A form style that shows sections on cards, and scrolls.
public struct GroupedFormStyle: FormStyle {
  /// Creates a form style that shows sections on cards.
  public init() {}
  /// Returns a list of cards, one for each section.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped).desktopType()
  }
}

/// A form style that shows rows below each other, without cards and without scrolling. The ends of
/// labels are aligned, and the starts of controls.
public struct ColumnsFormStyle: FormStyle {
  /// Creates a form style with a column of labels and a column of controls.
  public init() {}

  /// The distance between rows, and between the columns, in points.
  private static let spacing: CGFloat = 8

  /// Returns a column of labels beside a column of controls.
  public func makeBody(configuration: Configuration) -> some View {
    FormColumnsLayout(spacing: Self.spacing, gap: Self.spacing) { configuration.content }
      .environment(\.formHasColumns, true)
      .desktopType()
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic form style: cards on a phone, columns on a desktop.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Sections on cards, in a form that scrolls.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Rows below each other without cards, with labels and controls in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form's style of any kind, as the environment carries it.
struct AnyFormStyle {
  private let make: @MainActor (FormStyleConfiguration) -> AnyView
  /// The enclosing style, in which a form of a style's own configuration is drawn.
  private var outer: [AnyFormStyle] = []

  @MainActor init<S: FormStyle>(_ style: S, over outer: AnyFormStyle?) {
    self.outer = outer.map { [$0] } ?? []
    make = { AnyView(StyledForm(style: ConnectedStyle(style: style), configuration: $0)) }
  }

  @MainActor func makeBody(_ configuration: FormStyleConfiguration) -> AnyView {
    let inner = make(configuration)
    guard let outer = outer.first else { return inner }
    return AnyView(inner.environment(\.formStyle, outer))
  }
}

private struct StyledForm<Style: FormStyle>: View {
  var style: ConnectedStyle<Style>
  let configuration: FormStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: AnyFormStyle {
    MainActor.assumeIsolated { AnyFormStyle(AutomaticFormStyle(), over: nil) }
  }
}

extension EnvironmentValues {
  var formStyle: AnyFormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyle) { $0 = AnyFormStyle(style, over: $0) }
  }
}
