import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The card in which a colour is chosen: a grid, a slider for each component, and a field for its
/// hexadecimal number.
struct ColorCard: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment
  @State private var text = ""
  private static let width: CGFloat = 288
  private static let columns = 12
  private static let rows = 10

  var body: some View {
    let color = ChosenColor(selection.wrappedValue, in: environment)
    VStack(spacing: 12) {
      ColorGrid(
        columns: Self.columns, rows: Self.rows, chosen: color,
        choose: { new in
          write(ChosenColor(red: new.red, green: new.green, blue: new.blue, opacity: color.opacity))
        }
      )
      .frame(width: Self.width, height: Self.width * 10 / 12)
      slider("Red", .red, color, \.red)
      slider("Green", .green, color, \.green)
      slider("Blue", .blue, color, \.blue)
      if supportsOpacity { slider("Opacity", .gray, color, \.opacity) }
      HStack {
        RoundedRectangle(cornerRadius: 6).fill(color.color).frame(width: 44, height: 34)
        TextField("Hex", text: $text).textFieldStyle(.roundedBorder)
          .onSubmit { readText() }
      }
    }
    .frame(width: Self.width)
    .padding(16)
    .onChange(of: color, initial: true) { _, new in
      let shown = new.hex(withOpacity: supportsOpacity)
      let entered = ChosenColor(hex: text, opacity: new.opacity)
      if entered?.hex(withOpacity: supportsOpacity) != shown { text = shown }
    }
    .onChange(of: text) { _, _ in takeWholeText() }
  }

  private func slider(
    _ name: LocalizedStringKey, _ tint: Color, _ color: ChosenColor,
    _ part: WritableKeyPath<ChosenColor, Double>
  ) -> some View {
    HStack {
      Slider(
        value: Binding(
          get: { color[keyPath: part] },
          set: { value in
            var new = color
            new[keyPath: part] = value
            write(new)
          })
      ) {
        Text(name)
      }
      .tint(tint)
      .labelsHidden()
      Text(
        part == \.opacity
          ? "\(Int((color[keyPath: part] * 100).rounded()))%"
          : "\(Int((color[keyPath: part] * 255).rounded()))"
      )
      .monospacedDigit()
      .frame(width: 52, alignment: .trailing)
    }
  }

  private func write(_ new: ChosenColor) {
    var new = new
    if !supportsOpacity { new.opacity = 1 }
    let color = new.color
    if color != selection.wrappedValue { selection.wrappedValue = color }
  }

  /// Applies the typed text once it is a complete colour.
  private func takeWholeText() {
    let digits = text.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
    if digits.count == 6 || digits.count == 8 && supportsOpacity { readText() }
  }

  private func readText() {
    let now = ChosenColor(selection.wrappedValue, in: environment)
    if let new = ChosenColor(hex: text, opacity: now.opacity),
      new.hex(withOpacity: supportsOpacity) != now.hex(withOpacity: supportsOpacity)
    {
      write(new)
    }
  }
}

/// The fields of colours: greys at the top, then hues from dark to light.
private struct ColorGrid: View {
  let columns: Int
  let rows: Int
  let chosen: ChosenColor
  let choose: (ChosenColor) -> Void
  @State private var size = CGSize.zero
  /// The field on which keys act, once they have moved it, as an index row by row.
  @State private var cursor: Int?
  @FocusState private var isFocused: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let place = cursor ?? chosenPlace ?? 0
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<columns, id: \.self) { column in
            let color = color(row, column)
            Rectangle().fill(color.color)
              .overlay {
                if color.hex(withOpacity: false) == chosen.hex(withOpacity: false) {
                  Rectangle().strokeBorder(.white, lineWidth: 2)
                }
                if isFocused, place == row * columns + column {
                  Rectangle().strokeBorder(.white, lineWidth: 4)
                  Rectangle().strokeBorder(.black, lineWidth: 2)
                }
              }
              .semantics(
                Semantics(
                  .button, label: color.hex(withOpacity: false), actions: ["default"],
                  children: .ignored))
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .contentShape(Rectangle())
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { press($0.location) }
    )
    .controlFocus(
      ControlKeys(
        activate: { choose(color(place / columns, place % columns)) },
        other: { handle($0, from: place) })
    )
    .focused($isFocused)
  }

  /// The index of the chosen colour; nil: it is not in the grid.
  private var chosenPlace: Int? {
    let hex = chosen.hex(withOpacity: false)
    return (0..<rows * columns).first {
      color($0 / columns, $0 % columns).hex(withOpacity: false) == hex
    }
  }

  /// Handles the arrow keys, which move to the next field if there is one.
  private func handle(_ press: KeyPress, from place: Int) -> Bool {
    let forward = direction == .rightToLeft ? -1 : 1
    var (row, column) = (place / columns, place % columns)
    switch press.key {
    case .rightArrow: column += forward
    case .leftArrow: column -= forward
    case .downArrow: row += 1
    case .upArrow: row -= 1
    case .home: column = 0
    case .end: column = columns - 1
    default: return false
    }
    if (0..<rows).contains(row), (0..<columns).contains(column) {
      cursor = row * columns + column
    }
    return true
  }

  private func press(_ place: CGPoint) {
    guard size.width > 0, size.height > 0 else { return }
    let column = Int((place.x / size.width * CGFloat(columns)).rounded(.down))
    let row = Int((place.y / size.height * CGFloat(rows)).rounded(.down))
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let shown = direction == .rightToLeft ? columns - 1 - column : column
    cursor = row * columns + shown
    choose(color(row, shown))
  }

  private func color(_ row: Int, _ column: Int) -> ChosenColor {
    if row == 0 {
      let grey = 1 - Double(column) / Double(columns - 1)
      return ChosenColor(red: grey, green: grey, blue: grey, opacity: 1)
    }
    // From dark to full colour in the upper half, then paler down to the last row.
    let middle = (Double(rows) - 1) / 2
    let place = Double(row - 1)
    let dark = place < middle ? 0.3 + 0.7 * place / middle : 1
    let pale = place < middle ? 0 : 0.8 * (place - middle) / (Double(rows - 2) - middle)
    return Self.hue(
      Double(column) / Double(columns), light: dark, pale: pale)
  }

  /// Returns a hue with a share of light, mixed with a share of white.
  private static func hue(_ hue: Double, light: Double, pale: Double) -> ChosenColor {
    func part(_ shift: Double) -> Double {
      let place = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
      let full = min(max(abs(place - 3) - 1, 0), 1)
      return full * light * (1 - pale) + pale
    }
    return ChosenColor(red: part(0), green: part(4), blue: part(2), opacity: 1)
  }
}
