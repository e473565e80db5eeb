import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenPickers
@testable import TweenViews

extension Specimen {
  static let pickers: [Specimen] = [
    // Its value stays: one that goes fades where it was.
    Specimen("Picker") { _ in picker(.constant(true)) },
    Specimen("Picker.segmented") { on in picker(on).pickerStyle(.segmented).frame(width: 120) },
    Specimen("Picker.radioGroup") { on in picker(on).pickerStyle(.radioGroup) },
    Specimen("Gauge") { on in
      Gauge(value: on.wrappedValue ? 0.7 : 0.2) { Text("g") }.frame(width: 120)
    },
    Specimen("Gauge.ring") { on in
      Gauge(value: on.wrappedValue ? 0.7 : 0.2) { Text("g") }.gaugeStyle(.accessoryCircular)
    },
    Specimen("ControlGroup") { _ in
      ControlGroup {
        Button("a") {}
        Button("b") {}
      }
    },
    Specimen("LabeledControlGroupContent") { _ in ControlGroup("Title") { Button("a") {} } },
  ]

  private static func picker(_ on: Binding<Bool>) -> some View {
    Picker("Title", selection: on) {
      Text("On").tag(true)
      Text("Off").tag(false)
    }
  }
}
