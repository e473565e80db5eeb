import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// A control that chooses a colour: a colour well that opens a grid of colours, sliders, and a
/// field for a colour's hexadecimal number.
///
/// Without support for opacity, the chosen colour is opaque. A NaN component counts as 0.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  @Environment(\.labelsVisibility) private var labelsVisibility

  /// A picker with a label of your own.
  ///
  /// - Parameters:
  ///   - selection: The chosen colour.
  ///   - supportsOpacity: Whether the opacity can be chosen.
  ///   - label: The label that names the colour.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label, with the colour well at the end of the row.
  public var body: some View {
    ControlRow(
      label: label,
      control: ColorWell(selection: selection, supportsOpacity: supportsOpacity)
        .accessibilityLabelViews(label, isOn: labelsVisibility == .hidden),
      overhang: ControlMetrics.touch.rowOverhang, namesItself: true)
  }
}

extension ColorPicker where Label == Text {
  // Titles: string, resource.
  /// A colour picker with a title, which is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

/// A disc of a colour in a ring of hues.
private struct ColorWell: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @State private var isOpen = false
  @State private var isPressed = false
  private let metrics = DatePickerMetrics.touch

  var body: some View {
    let color = ChosenColor(selection.wrappedValue, in: environment)
    ZStack {
      Circle().strokeBorder(Self.hues, lineWidth: metrics.wellRing)
      Circle().fill(color.color).padding(metrics.wellRing + 2)
    }
    .frame(width: metrics.well, height: metrics.well)
    .brightness(isPressed ? -0.1 : 0)
    .compositingGroup(isOn: !isEnabled)
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Circle())
    .gesture(
      PressGesture(
        on: idiom, onPressing: { isPressed = $0 && isEnabled },
        action: { if isEnabled { isOpen = true } })
    )
    .semantics(
      Semantics(
        .button, value: color.hex(withOpacity: supportsOpacity),
        actions: isEnabled ? ["default"] : [], children: .ignored)
    )
    .controlFocus(
      ControlKeys(activate: { isOpen = true }, onPressing: { isPressed = $0 && isEnabled })
    )
    .popover(isPresented: $isOpen) {
      ColorCard(selection: selection, supportsOpacity: supportsOpacity)
        .presentationCompactAdaptation(.popover)
    }
    .onChange(of: isEnabled) { _, new in if !new { isOpen = false } }
  }

  private static let hues = AngularGradient(
    colors: (0...6).map { Color(hue: Double($0 % 6) / 6, saturation: 0.9, brightness: 1) },
    center: .center)
}

/// A colour by its encoded components in sRGB, each from 0 to 1.
struct ChosenColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  init(_ color: Color, in environment: EnvironmentValues) {
    let resolved = color.resolve(in: environment)
    func part(_ value: Float) -> Double {
      value.isNaN ? 0 : min(max(Double(value), 0), 1)
    }
    red = part(resolved.red)
    green = part(resolved.green)
    blue = part(resolved.blue)
    opacity = part(resolved.opacity)
  }

  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

  private static func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }

  /// Returns six hexadecimal digits, or eight with the opacity if that is included and is not 1.
  func hex(withOpacity: Bool) -> String {
    var parts = [red, green, blue].map(Self.byte)
    if withOpacity, Self.byte(opacity) < 255 { parts.append(Self.byte(opacity)) }
    return "#" + parts.map { Self.pair($0) }.joined()
  }

  private static func pair(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// Reads three, six or eight hexadecimal digits, with or without `#`; nil for other text. Without
  /// digits for the opacity, `opacity` is used.
  init?(hex text: String, opacity: Double) {
    var digits = text.trimmingCharacters(in: .whitespaces)
    if digits.hasPrefix("#") { digits.removeFirst() }
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let number = UInt64(digits, radix: 16) else {
      return nil
    }
    func part(_ place: Int) -> Double {
      Double((number >> UInt64(4 * (digits.count - 2 * place - 2))) & 0xFF) / 255
    }
    self.init(
      red: part(0), green: part(1), blue: part(2), opacity: digits.count == 8 ? part(3) : opacity)
  }
}
