import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The look of a text field.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// What the style shows.
  associatedtype _Body: View
  /// The field that a style is asked to show.
  typealias _Label = _TextFieldStyleLabel
  /// The field as it shows.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style is asked to show.
public struct _TextFieldStyleLabel: View {
  let view: AnyView
  /// The label as the field was given it.
  public var body: some View { view }
}

/// The automatic look: plain on a phone, with a border on a desktop.
public struct DefaultTextFieldStyle: TextFieldStyle {
  @Environment(\.interfaceIdiom) private var idiom
  /// The automatic style.
  public init() {}
  /// The field as the kind of device has it.
  public func _body(configuration: TextField<_Label>) -> some View {
    if idiom == .desktop {
      configuration.modifier(FieldBorder(radius: 5))
    } else {
      configuration
    }
  }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The plain style.
  public init() {}
  /// The text alone.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style with round corners.
  public init() {}
  /// The text in a border with round corners.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(FieldBorder(radius: 5))
  }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The style with square corners.
  public init() {}
  /// The text in a border with square corners.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(FieldBorder(radius: 0))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic look.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The border and the ground of a field (Controls 8.2).
struct FieldBorder: ViewModifier {
  let radius: CGFloat
  /// Beside the text; above and below it is `verticalPadding` where there is any.
  var padding: CGFloat = 7
  @Environment(\.colorScheme) private var scheme
  @Environment(\.displayScale) private var scale
  @Environment(\.interfaceIdiom) private var idiom

  /// With three lines of 16 points and 5 above and below the border a row is 70 high.
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
      // In a row of a list the border stands where words do, and the line begins there.
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
        // The field in a style is the text alone; the next style around counts for other fields.
        .environment(\.textFieldStyle, AnyTextFieldStyle.bare)
    }
  }

  /// The text alone, as styles themselves show a field; the next style around counts for fields in it.
  @MainActor static var bare: AnyTextFieldStyle {
    AnyTextFieldStyle(BareFields(), over: nil, in: \.textFieldStyle) { $1 }
  }

  /// The look where nobody has set a style: `DefaultTextFieldStyle`'s, without its detour on a phone.
  @MainActor static func automatic(on idiom: InterfaceIdiom) -> AnyTextFieldStyle {
    idiom == .desktop
      ? AnyTextFieldStyle(DefaultTextFieldStyle(), over: nil) : AnyTextFieldStyle { $0 }
  }
}

private struct BareFields {}

extension TextField where Label == _TextFieldStyleLabel {
  /// The field that a style shows.
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
  /// The style of text fields; nil: the automatic one.
  var textFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of text fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment(\.textFieldStyle) { $0 = AnyTextFieldStyle(style, over: $0) }
  }
}
