import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenPickers
@testable import TweenViews

extension ControlGoldenTests.Family {
  /// Every control as a row.
  private struct Rows: View {
    var body: some View {
      Form {
        Section("Switches") {
          Toggle("Alarm", isOn: .constant(true))
          Stepper("Cups", value: .constant(1), in: 1...3)
          Slider(value: .constant(0.4)) { Text("Size") }
          Button("Send") {}
          Button("Delete", role: .destructive) {}
          LabeledContent("Version", value: "1.2")
        }
        Section {
          Picker("Drink", selection: .constant(0)) {
            Text("Tea").tag(0)
            Text("Milk").tag(1)
          }
          Picker("Side", selection: .constant(0)) {
            Text("Left").tag(0)
            Text("Right").tag(1)
          }
          .pickerStyle(.segmented)
          DatePicker(
            "Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 6_342_060)),
            displayedComponents: .date)
          ColorPicker("Ink", selection: .constant(.orange))
          ProgressView("Load", value: 0.4)
        } footer: {
          Text("What a row's words say.")
        }
      }
    }
  }

  private struct MoreRows: View {
    var body: some View {
      NavigationStack {
        Form {
          Picker("Drink", selection: .constant(1)) {
            Text("Tea").tag(0)
            Text("Milk").tag(1)
          }
          .pickerStyle(.inline)
          Picker("Paper", selection: .constant(0)) { Text("White").tag(0) }
            .pickerStyle(.navigationLink)
          NavigationLink("Next") { Text("Page") }
          Label("Rain", systemImage: "cloud.rain")
          Menu("Sort") { Button("Name") {} }
          TextField("Name", text: .constant(""))
          SecureField("Secret", text: .constant("abc"))
          Gauge(value: 0.3) { Text("Air") }
          DisclosureGroup("More") { Text("Inside") }
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
      }
    }
  }

  /// Each form is a picture of its own.
  static var forms: [Self] {
    let sheet = ControlSheet(cell: CGSize(width: 320, height: 600), columns: 1)
    let columns = ControlSheet(cell: CGSize(width: 320, height: 440), columns: 1)
    let pressed = ControlState.Move.press(UnitPoint(x: 0.3, y: 0.4))
    func family(_ name: String, _ state: ControlState, varied: [Surroundings] = []) -> Self {
      Self(
        name: name, sheet: sheet, touch: [state], dark: name == "form" ? nil : [],
        varied: varied.isEmpty ? [] : [state], settings: varied)
    }
    return [
      family("form", ControlState { Rows() }, varied: [Surroundings(direction: .rightToLeft)]),
      family(
        "form-disabled", ControlState { Rows().disabled(true) },
        varied: [Surroundings(scheme: .dark, contrast: .increased)]),
      family(
        "form-pressed", ControlState(pressed) { Rows() },
        varied: [Surroundings(size: .accessibility2)]),
      family("form-more", ControlState { MoreRows() }, varied: [Surroundings(scheme: .dark)]),
      Self(
        name: "form-columns", touch: [], desktop: [ControlState { Rows() }],
        desktopDark: [ControlState { Rows().disabled(true) }], desktopSheet: columns),
      Self(
        name: "form-cards", touch: [],
        desktop: [ControlState { Rows().formStyle(.grouped) }],
        desktopDark: [ControlState { MoreRows() }], desktopSheet: columns),
    ]
  }
}
