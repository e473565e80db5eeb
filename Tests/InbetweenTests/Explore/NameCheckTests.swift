import SwiftUI
import Testing
import TweenStage

@testable import Inbetween

@Suite @MainActor struct NameCheckTests {
  private func findings(
    _ view: @autoclosure @escaping @MainActor () -> some View,
    _ configure: (inout Stage.Configuration) -> Void = { _ in }
  ) throws -> [Finding] {
    let probe = try CheckProbe<NameCheck>(view(), configure: configure)
    return try probe.run(seconds: 0.2)
  }

  @Test func `a button with a shape alone has no name`() throws {
    let found = try findings(
      Button {
      } label: {
        Circle().fill(.red).frame(width: 44, height: 44)
      })
    #expect(
      found.map(\.sentence) == [
        "The button at 173,400 44x44 has no name; expected a label, as of 'accessibilityLabel(_:)'."
      ])
  }

  @Test func `a toggle, a slider and a stepper without labels have no names`() throws {
    struct Screen: View {
      @State private var isOn = false
      @State private var level = 0.4
      @State private var count = 3
      var body: some View {
        VStack {
          Toggle("", isOn: $isOn)
          Slider(value: $level)
          Stepper("", value: $count)
        }
      }
    }
    let found = try findings(Screen())
    #expect(found.count == 3)
    #expect(
      found.map { $0.sentence.split(separator: " ")[1] } == ["toggle", "adjustable", "adjustable"])
    #expect(Set(found.map(\.subject)).count == 3)
  }

  @Test func `a text field without a title has no name`() throws {
    #expect(
      try findings(TextField("", text: .constant(""))).map { $0.sentence.prefix(14) } == [
        "The text field"
      ])
    #expect(
      try findings(SecureField("  ", text: .constant("secret"))).map { $0.sentence.prefix(16) }
        == ["The secure field"])
  }

  @Test func `a view with a trait of a button and an identifier is found by the identifier`() throws
  {
    let found = try findings(
      Color.red.frame(width: 50, height: 50).onTapGesture {}.accessibilityAddTraits(.isButton)
        .accessibilityIdentifier("swatch"))
    #expect(found.map(\.subject) == ["#swatch"])
  }

  @Test func `a control that has no name while something moves is found`() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Color.red.frame(width: 40, height: 40).opacity(isOn ? 1 : 0)
            .animation(.linear(duration: 1).repeatForever(), value: isOn)
          Button {
          } label: {
            Circle().frame(width: 44, height: 44)
          }
        }
        .onAppear { isOn = true }
      }
    }
    let probe = try CheckProbe<NameCheck>(Screen())
    #expect(try probe.run(seconds: 0.2).isEmpty)
    #expect(try probe.run(seconds: 0.5).count == 1)
  }

  // MARK: Right programs

  @Test func `labels, pictures, placeholders, values and input labels are names`() throws {
    struct Screen: View {
      @State private var isOn = false
      @State private var text = ""
      @State private var choice = 1
      var body: some View {
        VStack {
          Button("Save") {}
          Button {
          } label: {
            Image(systemName: "plus")
          }
          Button {
          } label: {
            Circle().frame(width: 44, height: 44)
          }.accessibilityLabel("Red")
          Toggle("Lamp", isOn: $isOn).labelsHidden()
          TextField("Name", text: $text)
          Slider(value: .constant(0.5)) { Text("Volume") }
          Picker("Size", selection: $choice) { Text("Small").tag(1) }.labelsHidden()
          Menu("More") { Button("Copy") {} }
          Link("Site", destination: URL(filePath: "/"))
          Color.blue.onTapGesture {}
        }
      }
    }
    #expect(try findings(Screen()).map(\.sentence) == [])
  }

  @Test func `forms, lists, tabs, toolbars and sheets have names`() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      @State private var search = ""
      var body: some View {
        TabView {
          NavigationStack {
            Form {
              DatePicker("When", selection: $date)
              DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(
                .graphical)
              Stepper("Count", value: .constant(1))
              DisclosureGroup("More") { Text("Inside") }
              ForEach(0..<20, id: \.self) { row in Button("Row \(row)") {} }
            }
            .searchable(text: $search)
            .navigationTitle("Things")
            .toolbar { Button("Open") { isShown = true } }
          }
          .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
          .tabItem { Label("One", systemImage: "star") }
          Text("Two").tabItem { Label("Two", systemImage: "heart") }
        }
      }
    }
    #expect(try findings(Screen()).map(\.sentence) == [])
    #expect(try findings(Screen()) { $0.dynamicTypeSize = .accessibility3 }.map(\.sentence) == [])
    #expect(try findings(Screen()) { $0.layoutDirection = .rightToLeft }.map(\.sentence) == [])
    let probe = try CheckProbe<NameCheck>(Screen()) { $0.colorScheme = .dark }
    try probe.tap("Open")
    try probe.tap("Close")
    #expect(probe.text == "")
  }

  @Test func `buttons of a dialog have names while it appears`() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Ask") { isShown = true }
          .confirmationDialog("Really?", isPresented: $isShown, titleVisibility: .visible) {
            Button("Erase", role: .destructive) {}
          }
      }
    }
    let probe = try CheckProbe<NameCheck>(Screen())
    try probe.tap("Ask")
    try probe.tap("Cancel")
    #expect(probe.text == "")
  }
}
