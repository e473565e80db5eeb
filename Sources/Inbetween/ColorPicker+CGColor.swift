import TweenGraphics
import TweenMotion
import TweenPaint
import TweenPickers
import TweenViews

// Controls and Core Graphics stand on one floor and don't know each other.
extension ColorPicker {
  /// A picker of a Core Graphics colour, with a label of your own. It is written in encoded sRGB.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether its opacity can be chosen.
  ///   - label: What it is for.
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
  /// A picker of a Core Graphics colour, with a title that is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: Self.color(selection), supportsOpacity: supportsOpacity)
  }

  /// A picker of a Core Graphics colour, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(title, selection: Self.color(selection), supportsOpacity: supportsOpacity)
  }
}
