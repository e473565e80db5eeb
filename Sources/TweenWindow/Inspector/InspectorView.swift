import Foundation
import TweenControls
import TweenGeometry
import TweenPaint
import TweenViews

/// The inspector's window: the tree and the chosen view side by side, and the motions below them.
struct InspectorView: View {
  var model: InspectorModel

  var body: some View {
    VStack(spacing: 0) {
      InspectorBar(model: model)
      InspectorLine()
      HStack(spacing: 0) {
        InspectorTreeView(model: model)
        InspectorLine(isVertical: true)
        InspectorDetailsView(model: model)
      }
      .frame(maxHeight: .infinity)
      InspectorLine()
      InspectorMotionsView(model: model)
        .frame(height: 260)
      InspectorLine()
      Text(verbatim: model.status)
        .font(InspectorLook.small.monospacedDigit())
        .foregroundStyle(InspectorLook.dim)
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 10)
        .frame(height: 22)
    }
    .background(InspectorLook.ground)
  }
}

/// The sizes and colours of the inspector.
@MainActor enum InspectorLook {
  static let text = Font.system(size: 12)
  static let strong = Font.system(size: 12, weight: .semibold)
  static let small = Font.system(size: 11)
  static let heading = Font.system(size: 11, weight: .semibold)

  static let ground = gray(0.13)
  static let bar = gray(0.17)
  static let line = gray(0.27)
  static let button = gray(0.24)
  static let bright = gray(0.93)
  static let dim = gray(0.60)
  static let accent = Color(.sRGB, red: 0.04, green: 0.44, blue: 0.93, opacity: 1)
  static let ofProgram = Color(.sRGB, red: 1, green: 0.66, blue: 0.32, opacity: 1)
  static let value = Color(.sRGB, red: 0.56, green: 0.80, blue: 1, opacity: 1)

  private static func gray(_ white: Double) -> Color { Color(.sRGB, white: white, opacity: 1) }
}

struct InspectorLine: View {
  var isVertical = false

  var body: some View {
    InspectorLook.line.frame(width: isVertical ? 1 : nil, height: isVertical ? nil : 1)
  }
}

/// A heading above a part of the window.
struct InspectorHeading: View {
  var title: String
  var note = ""

  var body: some View {
    HStack(spacing: 6) {
      Text(verbatim: title).foregroundStyle(InspectorLook.bright)
      Text(verbatim: note).foregroundStyle(InspectorLook.dim)
      Spacer(minLength: 0)
    }
    .font(InspectorLook.heading)
    .lineLimit(1)
    .padding(.horizontal, 10)
    .frame(height: 24)
  }
}

/// The controls for the rate of the program's time and for the drawing above the program.
struct InspectorBar: View {
  var model: InspectorModel

  var body: some View {
    HStack(spacing: 6) {
      HStack(spacing: 1) {
        ForEach(TimeRate.allCases, id: \.self) { rate in
          InspectorButton(title: rate.name, isOn: model.rate == rate) {
            model.actions?.inspectorDidSet(rate)
          }
        }
      }
      InspectorButton(title: model.isPaused ? "Go on" : "Pause", isOn: model.isPaused) {
        model.actions?.inspectorDidPause()
      }
      .frame(width: 58)
      InspectorButton(title: "Step", isOn: false) { model.actions?.inspectorDidStep() }
      Spacer(minLength: 12)
      toggle("Choose", model.isChoosing, .choosing)
      toggle("Bounds", model.showsBounds, .bounds)
      toggle("Damage", model.showsDamage, .damage)
      toggle("Times", model.showsTimes, .times)
    }
    .padding(.horizontal, 10)
    .frame(height: 36)
    .background(InspectorLook.bar)
  }

  private func toggle(_ title: String, _ isOn: Bool, _ toggle: InspectorToggle) -> some View {
    InspectorButton(title: title, isOn: isOn) { model.actions?.inspectorDidToggle(toggle) }
  }
}

struct InspectorButton: View {
  var title: String
  var isOn: Bool
  var action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(verbatim: title)
        .font(InspectorLook.text)
        .foregroundStyle(isOn ? .white : InspectorLook.bright)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity)
        .frame(height: 22)
        .background(isOn ? InspectorLook.accent : InspectorLook.button, in: .rect(cornerRadius: 4))
    }
    .buttonStyle(.plain)
    .fixedSize(horizontal: true, vertical: false)
  }
}
