import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPickers
@testable import TweenViews

extension ControlGoldenTests.Family {
  static var progress: Self {
    func bar(_ value: Double?) -> some View {
      ProgressView("Load", value: value).progressViewStyle(.linear).padding(.horizontal, 8)
    }
    let states = [
      ControlState { ProgressView(value: 0.4).padding(.horizontal, 8) },
      ControlState { bar(0) },
      ControlState { bar(0.6).tint(.orange) },
      ControlState { bar(1) },
      ControlState { bar(nil) },
      ControlState {
        ProgressView(value: 0.25) {
          Text("Load")
        } currentValueLabel: {
          Text("25 %")
        }
        .padding(.horizontal, 8)
      },
      ControlState { bar(0.5).disabled(true) },
      ControlState { ProgressView() },
      ControlState { ProgressView().controlSize(.mini) },
      ControlState { ProgressView().controlSize(.large) },
      ControlState { ProgressView("Loading") },
      ControlState { ProgressView().tint(.orange) },
    ]
    return Self(
      name: "progress", sheet: ControlSheet(cell: CGSize(width: 130, height: 60), columns: 4),
      touch: states, varied: [ControlState { bar(0.4) }, ControlState { ProgressView("Loading") }],
      variedSheet: ControlSheet(cell: CGSize(width: 130, height: 70)))
  }

  static var gauges: Self {
    func gauge(_ value: Double = 0.3) -> some View {
      Gauge(value: value) {
        Text("Air")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .padding(.horizontal, 8)
    }
    return Self(
      name: "gauge", sheet: ControlSheet(cell: CGSize(width: 140, height: 76), columns: 4),
      touch: [
        ControlState { Gauge(value: 0.3) { Text("Air") }.padding(.horizontal, 8) },
        ControlState { gauge() },
        ControlState { gauge().gaugeStyle(.accessoryLinear) },
        ControlState { gauge().gaugeStyle(.accessoryLinearCapacity) },
        ControlState { gauge().gaugeStyle(.accessoryCircular) },
        ControlState { gauge().gaugeStyle(.accessoryCircularCapacity) },
        ControlState {
          Gauge(value: 0.3) {
            Text("Air")
          } currentValueLabel: {
            Text("30")
          }
          .gaugeStyle(.accessoryCircular)
        },
        ControlState {
          gauge(0.8).gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.green, .yellow, .red]))
        },
        ControlState {
          gauge(0.8).gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.green, .yellow, .red]))
        },
        ControlState { gauge(0).gaugeStyle(.accessoryCircularCapacity).tint(.orange) },
        ControlState { gauge(1).gaugeStyle(.accessoryCircularCapacity).tint(.orange) },
        ControlState { gauge(0.5).disabled(true) },
      ],
      varied: [ControlState { gauge() }, ControlState { gauge().gaugeStyle(.accessoryCircular) }],
      variedSheet: ControlSheet(cell: CGSize(width: 150, height: 120)))
  }

  // MARK: Menus

  static var menus: Self {
    func menu() -> some View { Menu("Sort") { Button("Name") {} } }
    let states = [
      ControlState { menu() },
      ControlState(.pressed) { menu() },
      ControlState { menu().disabled(true) },
      ControlState { menu().buttonStyle(.bordered) },
      ControlState { menu().menuIndicator(.visible) },
      ControlState(.focused) { menu() },
      ControlState { Menu("Sort", systemImage: "line.3.horizontal") { Button("Name") {} } },
      ControlState { menu().buttonStyle(.borderedProminent) },
    ]
    return Self(
      name: "menu", sheet: ControlSheet(cell: CGSize(width: 110, height: 44), columns: 4),
      touch: states, desktop: states)
  }

  private static var items: some View {
    Menu("Edit") {
      Button("Copy", systemImage: "doc.on.doc") {}
      Button("Paste") {}.disabled(true)
      Toggle("Bold", isOn: .constant(true))
      Section("More") {
        Menu("Share") { Button("Print") {} }
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private static var tiles: some View {
    Menu("Edit") {
      ControlGroup {
        Button("Cut", systemImage: "scissors") {}
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Trash", systemImage: "trash", role: .destructive) {}
      }
      Picker("Ink", selection: .constant(1)) {
        Label("Red", systemImage: "circle.fill").tag(0)
        Label("Blue", systemImage: "square.fill").tag(1)
        Label("Green", systemImage: "triangle.fill").tag(2)
      }
      .pickerStyle(.palette)
      Picker("Sort", selection: .constant(1)) {
        Text("By name").tag(0)
        Text("By date").tag(1)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  static var openMenus: Self {
    let top = UnitPoint(x: 0.5, y: 0.035)
    let opened = ControlState(.tap(top), .wait(40)) { items }
    return Self(
      name: "menu-open",
      sheet: ControlSheet(cell: CGSize(width: 280, height: 310), columns: 2),
      touch: [
        ControlState(.tap(top), .wait(40), .press(UnitPoint(x: 0.4, y: 0.17))) { items },
        ControlState(.tap(top), .wait(40)) { tiles },
      ],
      dark: [opened],
      varied: [opened], settings: Surroundings.strongest,
      variedSheet: ControlSheet(cell: CGSize(width: 280, height: 360)),
      desktop: [
        ControlState(.tap(top), .wait(40), .hover(UnitPoint(x: 0.5, y: 0.18))) { items },
        ControlState(.tap(top), .wait(40)) { tiles },
        ControlState(.tap(top), .wait(40), .key(.downArrow)) { items },
      ],
      desktopDark: [opened],
      desktopSheet: ControlSheet(cell: CGSize(width: 220, height: 220), columns: 3))
  }

  static var groups: Self {
    func group() -> some View {
      ControlGroup {
        Button("Back", systemImage: "chevron.backward") {}
        Button("Mark", systemImage: "star") {}
        Button("Trash", systemImage: "trash", role: .destructive) {}
      }
    }
    let states = [
      ControlState { group() },
      ControlState(.pressed) { group() },
      ControlState { group().disabled(true) },
      ControlState(.focused) { group() },
      ControlState { group().controlGroupStyle(.navigation) },
      ControlState { ControlGroup("Tools") { Button("One") {} }.controlGroupStyle(.menu) },
    ]
    return Self(
      name: "group", sheet: ControlSheet(cell: CGSize(width: 160, height: 56), columns: 3),
      touch: states, varied: [ControlState { group() }],
      variedSheet: ControlSheet(cell: CGSize(width: 190, height: 70)), desktop: states)
  }

  // MARK: Words

  static var labels: Self {
    func label() -> some View { Label("Rain", systemImage: "cloud.rain") }
    let states = [
      ControlState { label() },
      ControlState { label().labelStyle(.titleOnly) },
      ControlState { label().labelStyle(.iconOnly) },
      ControlState { label().font(.title) },
      ControlState { LabeledContent("Rain", value: "Often").padding(.horizontal, 8) },
      ControlState {
        LabeledContent {
          Text("Often")
        } label: {
          Text("Rain")
          Text("This year")
        }
        .padding(.horizontal, 8)
      },
      ControlState {
        if let url = URL(string: "https://example.org") { Link("A link", destination: url) }
      },
      ControlState { EditButton() },
      ControlState { PasteButton(payloadType: String.self) { _ in } },
      ControlState { ShareLink(item: "words") },
      ControlState { DisclosureGroup("More") { Text("Inside") }.padding(.horizontal, 8) },
      ControlState {
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
          .padding(.horizontal, 8)
      },
    ]
    return Self(
      name: "label", sheet: ControlSheet(cell: CGSize(width: 140, height: 64), columns: 4),
      touch: states,
      varied: [
        ControlState { label() },
        ControlState { LabeledContent("Rain", value: "Often").padding(.horizontal, 8) },
      ], variedSheet: ControlSheet(cell: CGSize(width: 140, height: 90)), desktop: states)
  }

  static var boxes: Self {
    let states = [
      ControlState { GroupBox("Weather") { Text("Rain, often") } },
      ControlState { GroupBox { Text("Rain, often") } },
      ControlState {
        ContentUnavailableView(
          "No Rain", systemImage: "cloud", description: Text("It is dry today."))
      },
    ]
    return Self(
      name: "box", sheet: ControlSheet(cell: CGSize(width: 180, height: 140), columns: 3),
      touch: states)
  }
}
