import TweenGraphics
import TweenMotion
import TweenPaint
import TweenPickers
import TweenViews

// This extension is here because controls and Core Graphics are on one floor and cannot import each other.
extension ColorPicker {
  /// Creates a picker of a Core Graphics colour with a label view. The picker writes colours in encoded
  /// sRGB.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether the user can choose the opacity.
  ///   - label: A view that describes the colour's purpose.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: Self.color(selection), supportsOpacity: supportsOpacity, label: label)
  }

  fileprivate static func color(_ selection: Binding<CGColor>) -> Binding<Color> {
    Binding {
      Color(cgColor: selection.wrappedValue)
    } set: { new, transaction in
      guard let color = new.cgColor else { return }
      withTransaction(transaction) { selection.wrappedValue = color }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of a Core Graphics colour with a title from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: Self.color(selection), supportsOpacity: supportsOpacity)
  }

  /// Creates a picker of a Core Graphics colour with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(title, selection: Self.color(selection), supportsOpacity: supportsOpacity)
  }
}
