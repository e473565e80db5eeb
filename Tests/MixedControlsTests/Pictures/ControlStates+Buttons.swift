import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenViews

extension ControlGoldenTests.Family {
  static var buttons: Self {
    Self(
      name: "button", sheet: ControlSheet(cell: CGSize(width: 100, height: 44), columns: 5),
      touch: [
        ControlState { Button("Send") {} },
        ControlState { Button("Send") {}.buttonStyle(.bordered) },
        ControlState { Button("Send") {}.buttonStyle(.bordered).tint(.purple) },
        ControlState { Button("Send") {}.buttonStyle(.borderedProminent) },
        ControlState { Button("Send") {}.buttonStyle(.plain) },
        ControlState(.pressed) { Button("Send") {} },
        ControlState(.pressed) { Button("Send") {}.buttonStyle(.bordered) },
        ControlState(.pressed) { Button("Send") {}.buttonStyle(.bordered).tint(.purple) },
        ControlState(.pressed) { Button("Send") {}.buttonStyle(.borderedProminent) },
        ControlState(.pressed) { Button("Send") {}.buttonStyle(.plain) },
        ControlState { Button("Send") {}.disabled(true) },
        ControlState { Button("Send") {}.buttonStyle(.bordered).disabled(true) },
        ControlState { Button("Send") {}.buttonStyle(.bordered).tint(.purple).disabled(true) },
        ControlState { Button("Send") {}.buttonStyle(.borderedProminent).disabled(true) },
        ControlState { Button("Send") {}.buttonStyle(.plain).disabled(true) },
        ControlState { Button("Delete", role: .destructive) {} },
        ControlState { Button("Delete", role: .destructive) {}.buttonStyle(.bordered) },
        ControlState(.focused) { Button("Send") {}.buttonStyle(.bordered) },
        ControlState { Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent) },
        ControlState { Button("Cancel", role: .cancel) {}.buttonStyle(.plain) },
      ],
      varied: [
        ControlState { Button("Send") {} },
        ControlState { Button("Send", systemImage: "arrow.right") {}.buttonStyle(.bordered) },
        ControlState { Button("Send") {}.buttonStyle(.borderedProminent) },
      ],
      variedSheet: ControlSheet(cell: CGSize(width: 180, height: 60)),
      desktop: desktopButtons, desktopDark: desktopButtons)
  }

  private static let desktopButtons = [
    ControlState { Button("Send") {} },
    ControlState { Button("Send") {}.buttonStyle(.borderedProminent) },
    ControlState { Button("Send") {}.buttonStyle(.borderedProminent).tint(.purple) },
    ControlState { Button("Send") {}.buttonStyle(.borderless) },
    ControlState { Button("Send") {}.buttonStyle(.plain) },
    ControlState(.hovered) { Button("Send") {} },
    ControlState(.hovered) { Button("Send") {}.buttonStyle(.borderedProminent) },
    ControlState(.pressed) { Button("Send") {} },
    ControlState(.pressed) { Button("Send") {}.buttonStyle(.borderless) },
    ControlState(.pressed) { Button("Send") {}.buttonStyle(.plain) },
    ControlState { Button("Send") {}.disabled(true) },
    ControlState { Button("Send") {}.buttonStyle(.borderedProminent).disabled(true) },
    ControlState(.pressed) { Button("Send") {}.buttonStyle(.borderedProminent) },
    ControlState { Button("Send") {}.buttonStyle(.borderless).disabled(true) },
    ControlState { Button("Send") {}.buttonStyle(.plain).disabled(true) },
    ControlState { Button("Delete", role: .destructive) {} },
    ControlState {
      Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
    },
    ControlState(.focused) { Button("Send") {} },
    ControlState { Button("Send") {}.keyboardShortcut(.defaultAction) },
    ControlState { Button("Send") {}.tint(.purple) },
  ]

  static var buttonShapes: Self {
    let states = [
      ControlState { Button("Small") {}.buttonStyle(.bordered).controlSize(.mini) },
      ControlState { Button("Small") {}.buttonStyle(.bordered).controlSize(.small) },
      ControlState { Button("Large") {}.buttonStyle(.bordered).controlSize(.large) },
      ControlState { Button("Large") {}.buttonStyle(.bordered).controlSize(.extraLarge) },
      ControlState { Button("Shape") {}.buttonStyle(.bordered).buttonBorderShape(.capsule) },
      ControlState {
        Button("Shape") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))
      },
      ControlState {
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
          .buttonBorderShape(.circle)
      },
      ControlState { Button("Glass") {}.buttonStyle(.glass) },
      ControlState { Button("Glass") {}.buttonStyle(.glassProminent) },
      ControlState(.pressed) { Button("Glass") {}.buttonStyle(.glass) },
      ControlState { Button("Glass") {}.buttonStyle(.glass).disabled(true) },
      ControlState {
        Button("Done") {}.buttonStyle(.bordered).keyboardShortcut(.defaultAction)
      },
    ]
    return Self(
      name: "button-shape", sheet: ControlSheet(cell: CGSize(width: 110, height: 56), columns: 4),
      touch: states, desktop: states)
  }

  static var toggles: Self {
    let thumb = UnitPoint(x: 0.8, y: 0.5)
    return Self(
      name: "toggle", sheet: ControlSheet(cell: CGSize(width: 140, height: 44), columns: 4),
      touch: [
        ControlState { toggle(true) },
        ControlState { toggle(false) },
        ControlState { toggle(true).tint(.purple) },
        ControlState { toggle(true).toggleStyle(SwitchToggleStyle(tint: .orange)) },
        ControlState(.press(thumb)) { toggle(true) },
        ControlState(.press(thumb)) { toggle(false) },
        ControlState { toggle(true).disabled(true) },
        ControlState { toggle(false).disabled(true) },
        ControlState(.focused) { toggle(true) },
        ControlState { toggle(true).labelsHidden() },
        ControlState { mixed },
        ControlState { toggle(true).toggleStyle(.button).buttonStyle(.borderedProminent) },
      ],
      varied: [
        ControlState { toggle(true) },
        ControlState { toggle(false).toggleStyle(.checkbox) },
      ],
      variedSheet: ControlSheet(cell: CGSize(width: 160, height: 90)),
      desktop: [
        ControlState { toggle(true) },
        ControlState { toggle(false) },
        ControlState { toggle(true).tint(.purple) },
        ControlState(.hovered) { toggle(true) },
        ControlState(.hovered) { toggle(false) },
        ControlState(.pressed) { toggle(true) },
        ControlState { toggle(true).disabled(true) },
        ControlState { toggle(false).disabled(true) },
        ControlState(.focused) { toggle(true) },
      ])
  }

  static var toggleKinds: Self {
    let kinds = [
      ControlState { toggle(true).toggleStyle(.button) },
      ControlState { toggle(false).toggleStyle(.button) },
      ControlState { toggle(true).toggleStyle(.button).buttonStyle(.bordered) },
      ControlState { toggle(false).toggleStyle(.button).buttonStyle(.bordered) },
      ControlState { toggle(true).toggleStyle(.button).disabled(true) },
      ControlState { toggle(true).toggleStyle(.checkbox) },
      ControlState { toggle(false).toggleStyle(.checkbox) },
      ControlState { mixed.toggleStyle(.checkbox) },
      ControlState { toggle(true).toggleStyle(.checkbox).disabled(true) },
      ControlState(.focused) { toggle(true).toggleStyle(.checkbox) },
      ControlState(.pressed) { toggle(false).toggleStyle(.checkbox) },
    ]
    return Self(
      name: "toggle-kind", sheet: ControlSheet(cell: CGSize(width: 140, height: 44), columns: 4),
      touch: kinds, desktop: kinds)
  }

  private static func toggle(_ isOn: Bool) -> some View {
    Toggle("Alarm", isOn: .constant(isOn)).padding(.horizontal, 10)
  }

  private struct Alarm {
    var isOn: Binding<Bool>
  }

  private static var mixed: some View {
    Toggle(
      "Alarms", sources: [Alarm(isOn: .constant(true)), Alarm(isOn: .constant(false))],
      isOn: \.isOn
    )
    .padding(.horizontal, 10)
  }

  static var sliders: Self {
    func slider(_ value: Double) -> some View {
      Slider(value: .constant(value)).padding(.horizontal, 10)
    }
    return Self(
      name: "slider", sheet: ControlSheet(cell: CGSize(width: 140, height: 44), columns: 4),
      touch: [
        ControlState { slider(0) },
        ControlState { slider(0.4) },
        ControlState { slider(1) },
        ControlState { slider(0.4).tint(.orange) },
        ControlState(.pressed) { slider(0.5) },
        ControlState { slider(0.4).disabled(true) },
        ControlState(.focused) { slider(0.4) },
        ControlState { ends.padding(.horizontal, 10) },
        ControlState {
          Slider(value: .constant(4), in: 0...10, step: 3).padding(.horizontal, 10)
        },
      ],
      varied: [ControlState { slider(0.3) }, ControlState { ends.padding(.horizontal, 10) }],
      variedSheet: ControlSheet(cell: CGSize(width: 130, height: 56)),
      desktop: [
        ControlState { slider(0.4) },
        ControlState { slider(0.4).tint(.orange) },
        ControlState(.pressed) { slider(0.5) },
        ControlState { slider(0.4).disabled(true) },
        ControlState(.focused) { slider(0.4) },
        ControlState { ends.padding(.horizontal, 10) },
        ControlState {
          Slider(value: .constant(0.5)) { Text("Size") }.padding(.horizontal, 10)
        },
        ControlState { slider(0) },
      ])
  }

  private static var ends: some View {
    Slider(value: .constant(0.5)) {
      Text("Size")
    } minimumValueLabel: {
      Text("A").font(.footnote)
    } maximumValueLabel: {
      Text("A")
    }
  }

  static var steppers: Self {
    func stepper(_ value: Int) -> some View {
      Stepper("Cups", value: .constant(value), in: 1...3).padding(.horizontal, 8)
    }
    let states = [
      ControlState { stepper(2) },
      ControlState { stepper(1) },
      ControlState { stepper(3) },
      ControlState { stepper(2).disabled(true) },
      ControlState(.press(UnitPoint(x: 0.9, y: 0.5))) { stepper(2) },
      ControlState(.press(UnitPoint(x: 0.5, y: 0.5))) { stepper(2).labelsHidden() },
      ControlState(.focused) { stepper(2) },
      ControlState { stepper(2).tint(.orange) },
    ]
    return Self(
      name: "stepper", sheet: ControlSheet(cell: CGSize(width: 160, height: 48), columns: 4),
      touch: states,
      varied: [ControlState { stepper(3) }],
      variedSheet: ControlSheet(cell: CGSize(width: 180, height: 90)),
      desktop: states + [ControlState(.hovered) { stepper(2) }])
  }
}
