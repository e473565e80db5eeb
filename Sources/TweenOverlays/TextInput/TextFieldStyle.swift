import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The look of a text field, with a border or without.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype _Body: View
  /// The type of the label of the field that a style draws.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the view that shows the field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style draws.
public struct _TextFieldStyleLabel: View {
  let view: AnyView
  /// The label that the field was created with.
  public var body: some View { view }
}

/// The automatic style of text fields: plain on a phone, with a border on a desktop.
public struct DefaultTextFieldStyle: TextFieldStyle {
  @Environment(\.interfaceIdiom) private var idiom
  /// Creates the automatic style of text fields.
  public init() {}
  /// Returns the field in the look of the kind of device.
  public func _body(configuration: TextField<_Label>) -> some View {
    if idiom == .desktop {
      configuration.modifier(FieldBorder(radius: 5))
    } else {
      configuration
    }
  }
}

/// A style of text fields that shows the text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a style of text fields without a border.
  public init() {}
  /// Returns the text of the field without a border.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A style of text fields with a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a style of text fields with a rounded border.
  public init() {}
  /// Returns the text in a border with round corners.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(FieldBorder(radius: 5))
  }
}

/// A style of text fields with a border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates a style of text fields with a square border.
  public init() {}
  /// Returns the text in a border with square corners.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(FieldBorder(radius: 0))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic look: plain on a phone, with a border on a desktop.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone, without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The border and the background of a field (Controls 8.2).
struct FieldBorder: ViewModifier {
  let radius: CGFloat
  /// The padding beside the text. Above and below the text it is `verticalPadding` if there is a
  /// border.
  var padding: CGFloat = 7
  @Environment(\.colorScheme) private var scheme
  @Environment(\.displayScale) private var scale
  @Environment(\.interfaceIdiom) private var idiom

  /// A row of three lines of 16 points, with 5 points above and below the border, is 70 points high
  /// with this padding.
  private static let verticalPadding: CGFloat = 4.0 / 3

  func body(content: Content) -> some View {
    let isDesktop = idiom == .desktop
    let shape = RoundedRectangle(cornerRadius: radius, style: .circular)
    content
      .desktopType()
      .padding(.horizontal, padding)
      .padding(.vertical, padding > 0 ? Self.verticalPadding : 0)
      .frame(minHeight: isDesktop ? 22 : 34)
      .background(scheme == .dark ? Color.black : Color.white, in: shape)
      .overlay {
        shape.strokeBorder(
          (scheme == .dark ? Color.white : Color.black).opacity(0.2), lineWidth: 1 / scale)
      }
      .modifier(FieldPressArea())
      .modifier(FocusFrame(radius: radius, isAlwaysMarked: isDesktop))
      // In a row of a list the border is aligned with the text of other rows, and the separator
      // begins there.
      .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
      .rowControl(overhang: ControlMetrics.touch.fieldOverhang)
  }
}

/// A field style of any kind, as the environment carries it.
typealias AnyTextFieldStyle = AnyControlStyle<TextFieldContent>

extension AnyTextFieldStyle {
  @MainActor init(_ style: some TextFieldStyle, over outer: Self?) {
    self.init(style, over: outer, in: \.textFieldStyle) { style, content in
      SlotContent(in: .row, style._body(configuration: TextField(styled: content)))
        // The field inside a style is the text alone. Other fields inside use the enclosing style.
        .environment(\.textFieldStyle, AnyTextFieldStyle.bare)
    }
  }

  /// The text alone, which a style shows as its field.
  @MainActor static var bare: AnyTextFieldStyle {
    AnyTextFieldStyle(BareFields(), over: nil, in: \.textFieldStyle) { $1 }
  }

  /// The look if no style is set: that of `DefaultTextFieldStyle`, on a phone without the cost of a
  /// style.
  @MainActor static func automatic(on idiom: InterfaceIdiom) -> AnyTextFieldStyle {
    idiom == .desktop
      ? AnyTextFieldStyle(DefaultTextFieldStyle(), over: nil) : AnyTextFieldStyle { $0 }
  }
}

private struct BareFields {}

extension TextField where Label == _TextFieldStyleLabel {
  /// Creates the field that a style draws.
  fileprivate init(styled content: TextFieldContent) {
    self.init(
      content.content, prompt: content.prompt, axis: content.isVertical ? .vertical : .horizontal,
      label: _TextFieldStyleLabel(view: content.label), isSecret: content.isSecret,
      selection: content.selection)
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle? { nil }
}

extension EnvironmentValues {
  /// The style of text fields; nil: the automatic style.
  var textFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment(\.textFieldStyle) { $0 = AnyTextFieldStyle(style, over: $0) }
  }
}
