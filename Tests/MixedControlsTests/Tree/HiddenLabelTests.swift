import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPickers
@testable import TweenViews

/// `labelsHidden()` is for the eye: readers name the controls by their labels all the same.
@Suite("Hidden labels") @MainActor struct HiddenLabelTests {
  private static let day = Date(timeIntervalSinceReferenceDate: 0)

  /// A control, what it is in the tree, and its label, which is a text or made of views.
  private struct Sample: CustomStringConvertible {
    let description: String
    let role: ViewGraph.Element.Role
    let make: @MainActor (Bool) -> AnyView

    init(
      _ description: String, _ role: ViewGraph.Element.Role,
      _ make: @escaping @MainActor (NameView) -> any View
    ) {
      self.description = description
      self.role = role
      self.make = { AnyView(make(NameView(isText: $0))) }
    }
  }

  /// "Volume", as a label of views of its own.
  private struct NameView: View {
    let isText: Bool
    var body: some View {
      HStack {
        if isText { Text("Volume") } else { Label("Volume", systemImage: "mic.fill") }
      }
    }
  }

  private static let samples: [Sample] = [
    Sample("switch", .toggle) { name in Toggle(isOn: .constant(true)) { name } },
    Sample("checkbox", .toggle) { name in
      Toggle(isOn: .constant(true)) { name }.toggleStyle(.checkbox)
    },
    Sample("stepper", .adjustable) { name in Stepper(value: .constant(2)) { name } },
    Sample("slider", .adjustable) { name in
      Slider(value: .constant(0.5)) {
        name
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
    },
    Sample("color", .button) { name in ColorPicker(selection: .constant(.red)) { name } },
    Sample("progress", .progress) { name in ProgressView(value: 0.5) { name } },
    Sample("spinner", .progress) { name in ProgressView { name } },
    Sample("gauge", .progress) { name in Gauge(value: 0.5) { name } },
    Sample("ring", .progress) { name in
      Gauge(value: 0.5) { name }.gaugeStyle(.accessoryCircular)
    },
    Sample("knob", .progress) { name in Gauge(value: 0.5) { name }.gaugeStyle(.accessoryLinear) },
    Sample("compact date and time", .group) { name in
      DatePicker(selection: .constant(Self.day)) { name }.datePickerStyle(.compact)
    },
    Sample("compact date", .group) { name in
      DatePicker(selection: .constant(Self.day), displayedComponents: .date) { name }
        .datePickerStyle(.compact)
    },
    Sample("date wheel", .adjustable) { name in
      DatePicker(selection: .constant(Self.day)) { name }.datePickerStyle(.wheel)
    },
    Sample("date field", .adjustable) { name in
      DatePicker(selection: .constant(Self.day)) { name }.datePickerStyle(.field)
    },
    Sample("calendar", .group) { name in
      DatePicker(selection: .constant(Self.day), displayedComponents: .date) { name }
        .datePickerStyle(.graphical)
    },
    Sample("calendar and time", .group) { name in
      DatePicker(selection: .constant(Self.day)) { name }.datePickerStyle(.graphical)
    },
    Sample("days", .group) { name in MultiDatePicker(selection: .constant([])) { name } },
    Sample("menu picker", .picker) { name in options { name } },
    Sample("segments", .picker) { name in options { name }.pickerStyle(.segmented) },
    Sample("radio", .picker) { name in options { name }.pickerStyle(.radioGroup) },
    Sample("wheel", .picker) { name in options { name }.pickerStyle(.wheel) },
    Sample("field", .textField) { name in TextField(text: .constant("words")) { name } },
    Sample("secure field", .secureField) { name in
      SecureField(text: .constant("words")) { name }
    },
    Sample("content", .text) { name in
      LabeledContent {
        Text("7")
      } label: {
        name
      }
    },
  ]

  private static func options(_ label: () -> NameView) -> some View {
    Picker(selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    } label: {
      label()
    }
  }

  private func elements(_ view: AnyView, on idiom: InterfaceIdiom) -> [ViewGraph.Element] {
    ListPanel(height: 800) { view.environment(\.interfaceIdiom, idiom) }.graph.tree.all
  }

  @Test(arguments: [true, false])
  func `a control without its label is one element that bears its name`(_ isText: Bool) {
    for sample in Self.samples {
      for idiom in [InterfaceIdiom.phone, .desktop] {
        let all = elements(AnyView(sample.make(isText).labelsHidden()), on: idiom)
        // A reader comes to the name once.
        let named = all.filter { $0.label == "Volume" }
        #expect(named.map(\.role) == [sample.role], "\(sample) on \(idiom): \(all)")
      }
    }
  }

  @Test func `in a row of a form the name is that of the control too`() {
    let panel = ListPanel {
      Form {
        ColorPicker("Plate", selection: .constant(.red))
        DatePicker("Due", selection: .constant(Self.day))
        ProgressView("Baking", value: 0.5)
        Gauge(value: 0.5) { Text("Heat") }
        Slider(value: .constant(0.5)) { Text("Volume") }
        Toggle("Salt", isOn: .constant(true))
        Stepper("Slices", value: .constant(2))
        Picker("Bread", selection: .constant(1)) { Text("Rye").tag(1) }
        LabeledContent("Price", value: "5")
      }
      .labelsHidden()
    }
    let all = panel.graph.tree.all
    #expect(all.first { $0.role == .toggle }?.label == "Salt")
    #expect(all.filter { $0.role == .adjustable }.map(\.label) == ["Volume", "Slices"])
    #expect(all.filter { $0.role == .progress }.map(\.label) == ["Baking", "Heat"])
    #expect(all.first { $0.value == "#FF3B30" }?.label == "Plate")
    let group = all.first { $0.role == .group }
    #expect(group?.label == "Due" && group?.children.map(\.role) == [.button, .button])
    #expect(all.first { $0.role == .picker }?.label == "Bread")
    let texts = all.filter { $0.role == .text }.map(\.label)
    #expect(texts == ["Price", "5"], "the label is read before its content")
  }

  @Test func `hiding a label changes neither the value nor what can be done`() throws {
    struct Trial: View {
      @State var isOn = false
      let isHidden: Bool
      var body: some View {
        Toggle("Salt", isOn: $isOn).labelsVisibility(isHidden ? .hidden : .automatic)
      }
    }
    func told(_ isHidden: Bool) -> ViewGraph.Element? {
      let panel = ListPanel { Trial(isHidden: isHidden) }
      panel.graph.send(.request(ElementRequest(.perform("default"), of: .label("Salt"))))
      panel.settle()
      return panel.graph.tree.all.first { $0.role == .toggle }
    }
    let hidden = try #require(told(true))
    let shown = try #require(told(false))
    #expect(hidden.value == "on" && hidden.value == shown.value)
    #expect(hidden.actions == shown.actions && hidden.label == shown.label)
  }

  @Test func `the name follows its label`() {
    struct Trial: View {
      @State var count = 1
      var body: some View {
        VStack {
          Stepper(value: $count) { Text("\(count) slices") }.labelsHidden()
        }
      }
    }
    let panel = ListPanel { Trial() }
    _ = panel.graph.keptTree
    panel.graph.send(.request(ElementRequest(.perform("increment"), of: .label("1 slices"))))
    panel.settle()
    #expect(panel.graph.tree.all.contains { $0.label == "2 slices" })
    #expect(panel.graph.keptTree.all.contains { $0.label == "2 slices" })
  }

  @Test func `a hidden label takes no room, press or key`() {
    for label in ["", "A label that is far longer than its switch is wide"] {
      let panel = ListPanel { Toggle(label, isOn: .constant(true)).labelsHidden() }
      let frame = panel.graph.tree.all.first { $0.role == .toggle }?.frame
      #expect(frame?.width == 49, "\(label)")
    }
  }
}
