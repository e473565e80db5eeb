import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// The look of forms.
///
/// A style's own dynamic properties, such as `@Environment`, have the values of the place that the
/// form stands in.
@MainActor @preconcurrency public protocol FormStyle {
  /// What the style shows.
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = FormStyleConfiguration
  /// The form as it shows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of its form.
public struct FormStyleConfiguration {
  /// The form's rows as a view.
  public struct Content: View {
    let view: AnyView
    /// The rows as the form was given them.
    public var body: some View { view }
  }

  /// The form's rows, for the style to place.
  public let content: Content
}

/// The look of the place: cards on a phone, columns on a desktop.
public struct AutomaticFormStyle: FormStyle {
  @Environment(\.interfaceIdiom) private var idiom

  /// The automatic style.
  public init() {}
  /// A list of cards, or two columns.
  public func makeBody(configuration: Configuration) -> some View {
    if idiom.isTouch {
      GroupedFormStyle().makeBody(configuration: configuration)
    } else {
      ColumnsFormStyle().makeBody(configuration: configuration)
    }
  }
}

/// Sections on cards, which scroll.
public struct GroupedFormStyle: FormStyle {
  /// The style of cards.
  public init() {}
  /// A list of cards.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped).desktopType()
  }
}

/// Rows one below the other without cards, which do not scroll: labels end on one line, and controls
/// begin on another.
public struct ColumnsFormStyle: FormStyle {
  /// The style of columns.
  public init() {}

  /// Points between rows, and between the columns.
  private static let spacing: CGFloat = 8

  /// A column of labels, and one of controls.
  public func makeBody(configuration: Configuration) -> some View {
    FormColumnsLayout(spacing: Self.spacing, gap: Self.spacing) { configuration.content }
      .environment(\.formHasColumns, true)
      .desktopType()
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look of the place: cards on a phone, columns on a desktop.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Sections on cards, which scroll.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Rows one below the other without cards, labels and controls in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form's style of any kind, as the environment carries it.
struct AnyFormStyle {
  private let make: @MainActor (FormStyleConfiguration) -> AnyView
  /// The style around: what a form of a style's own configuration is drawn in.
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
  /// The look of forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyle) { $0 = AnyFormStyle(style, over: $0) }
  }
}
