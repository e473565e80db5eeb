import SwiftUI
import Testing
import TweenMath
import TweenStage

@testable import Inbetween

/// Expected ratios follow from the formula of WCAG 2.2, "contrast ratio", written here once more.
@Suite @MainActor struct ContrastCheckTests {
  private func light(_ byte: Double) -> Double {
    let value = byte / 255
    return value <= 0.04045 ? value / 12.92 : Elementary.pow((value + 0.055) / 1.055, 2.4)
  }

  private func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }

  private func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func probe(
    _ view: @autoclosure @escaping @MainActor () -> some View,
    _ configure: (inout Stage.Configuration) -> Void = { _ in }
  ) throws -> CheckProbe<ContrastCheck> {
    let probe = try CheckProbe<ContrastCheck>(
      view(), size: CGSize(width: 390, height: 600), configure: configure)
    try probe.run(seconds: 0.2)
    return probe
  }

  @Test func `the contrast of black and white is 21, that of #777777 and white 4.48`() {
    #expect(
      abs(RelativeLuminance.contrast(.zero, SIMD3(repeating: 255)) - 21) < 1e-9)
    // (1 + 0.05) / (0.18447 + 0.05), a pair that all tools list as the closest failing grey.
    let grey = RelativeLuminance.contrast(SIMD3(repeating: 0x77), SIMD3(repeating: 255))
    #expect(abs(grey - 4.478) < 0.001)
    #expect(abs(grey - ratio(luminance(0x77, 0x77, 0x77), 1)) < 1e-9)
  }

  @Test func `a grey text on white has too little contrast`() throws {
    let probe = try probe(
      Text("Pale").foregroundStyle(Color(.sRGB, red: 170 / 255, green: 170 / 255, blue: 170 / 255)))
    // #aaaaaa has the luminance 0.402, so the ratio is 1.05 / 0.452 = 2.323.
    #expect(abs(ratio(luminance(170, 170, 170), 1) - 2.323) < 0.001)
    #expect(
      probe.findings.map(\.sentence) == [
        #"The text "Pale" has the colour #aaaaaa on #ffffff, a contrast of 2.32:1; expected at least 4.5:1."#
      ])
    #expect(probe.findings.first?.subject == #"Text("Pale")"#)
    #expect(probe.findings.first?.check == "contrast")
  }

  @Test func `a yellow title in a list row has too little contrast`() throws {
    struct Screen: View {
      var body: some View {
        List {
          Text("Plain")
          Text("Warning").foregroundStyle(.yellow)
        }
      }
    }
    let probe = try probe(Screen())
    // The system's yellow is #ffcc00.
    let expected = (ratio(luminance(255, 204, 0), 1) * 100).rounded(.down) / 100
    #expect(
      probe.findings.map(\.sentence) == [
        "The text \"Warning\" has the colour #ffcc00 on #ffffff, a contrast of \(expected):1; "
          + "expected at least 4.5:1."
      ])
  }

  @Test func `the label of a button on a tint of the program has too little contrast`() throws {
    let probe = try probe(Button("Go") {}.buttonStyle(.borderedProminent).tint(.orange))
    #expect(probe.findings.count == 1)
    #expect(probe.text.contains("#ffffff on #ff9500"))
  }

  @Test func `a faded text counts with its opacity`() throws {
    // Black of 40 % over white is 153.
    let probe = try probe(Text("Faded").opacity(0.4))
    #expect(probe.text.contains("#999999 on #ffffff"))
  }

  @Test func `a text in the default tint on a ground of the program has too little contrast`()
    throws
  {
    let probe = try probe(
      Button("On pink") {}.padding(20).background(Color(.sRGB, red: 1, green: 0.5, blue: 0.6)))
    #expect(probe.findings.count == 1)
  }

  @Test func `a text in the colour of its ground has a contrast of 1`() throws {
    let probe = try probe(Text("Lost").foregroundStyle(.white).padding(40).background(.white))
    #expect(probe.text.contains("a contrast of 1:1"))
  }

  @Test func `large text needs 3 to 1, and bold text is large from 18,67 points`() throws {
    // #8a8a8a on white: 3.45.
    let grey = Color(.sRGB, red: 138 / 255, green: 138 / 255, blue: 138 / 255)
    let between = ratio(luminance(138, 138, 138), 1)
    #expect(between > 3 && between < 4.5)
    #expect(try probe(Text("Large").font(.system(size: 24)).foregroundStyle(grey)).text == "")
    #expect(
      try probe(Text("Bold").font(.system(size: 19, weight: .bold)).foregroundStyle(grey)).text
        == "")
    #expect(
      try probe(Text("Small").font(.system(size: 19)).foregroundStyle(grey)).findings.count == 1)
    #expect(
      try probe(Text("Bold").font(.system(size: 18, weight: .bold)).foregroundStyle(grey)).findings
        .count == 1)
    // #aaaaaa has 2.32.
    let pale = Color(.sRGB, red: 170 / 255, green: 170 / 255, blue: 170 / 255)
    #expect(
      try probe(Text("Large").font(.system(size: 24)).foregroundStyle(pale)).text.contains(
        "expected at least 3:1"))
  }

  // MARK: Right programs

  private struct Form1: View {
    @State private var name = ""
    @State private var choice = 1
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
      NavigationStack {
        Form {
          Section {
            TextField("Name", text: $name)
            Toggle("Notify", isOn: .constant(true))
            Picker("Colour", selection: $choice) {
              Text("Red").tag(1)
              Text("Blue").tag(2)
            }
            Picker("Part", selection: $choice) {
              Text("One").tag(1)
              Text("Two").tag(2)
            }
            .pickerStyle(.segmented)
            DatePicker("When", selection: $date)
            LabeledContent("Version", value: "1.0")
          } header: {
            Text("Profile")
          } footer: {
            Text("A footer")
          }
          Button("Save") {}
          Button("Delete", role: .destructive) {}
          Button("Off") {}.disabled(true)
        }
        .navigationTitle("Settings")
        .toolbar { Button("Edit") {} }
      }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        VStack {
          Text("Hello").foregroundStyle(.secondary)
          Text("Third").foregroundStyle(.tertiary)
          Button("Go") {}.buttonStyle(.borderedProminent)
          Button("Stop", role: .destructive) {}.buttonStyle(.borderedProminent)
          Button("Wait") {}.buttonStyle(.bordered)
          Link("Site", destination: URL(string: "https://example.org") ?? URL(filePath: "/"))
        }
        .tabItem { Label("One", systemImage: "star") }
        Text("Two").tabItem { Label("Two", systemImage: "heart") }.badge(3)
      }
    }
  }

  @Test(arguments: [ColorScheme.light, .dark], [ColorSchemeContrast.standard, .increased])
  func `a form in the platform's look has no finding`(
    scheme: ColorScheme, contrast: ColorSchemeContrast
  ) throws {
    let probe = try probe(Form1()) {
      ($0.colorScheme, $0.colorSchemeContrast) = (scheme, contrast)
    }
    #expect(probe.text == "")
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `tabs and buttons in the platform's look have no finding`(scheme: ColorScheme) throws {
    #expect(try probe(Tabs()) { $0.colorScheme = scheme }.text == "")
    #expect(try probe(Tabs()) { $0.layoutDirection = .rightToLeft }.text == "")
    #expect(try probe(Tabs()) { $0.dynamicTypeSize = .accessibility3 }.text == "")
  }

  @Test func `a wheel and a calendar in the platform's look have no finding`() throws {
    struct Screen: View {
      @State private var count = 3
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        VStack {
          Picker("Count", selection: $count) {
            ForEach(0..<9, id: \.self) { Text("\($0) items") }
          }
          .pickerStyle(.wheel)
          DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(
            .graphical)
        }
      }
    }
    #expect(try probe(Screen()).text == "")
  }

  @Test func `hidden, covered, disabled and decorative texts have no finding`() throws {
    let pale = Color(.sRGB, white: 0.8)
    struct Screen: View {
      var pale: Color
      var body: some View {
        VStack {
          Text("Hidden").foregroundStyle(pale).hidden()
          Text("Clear").foregroundStyle(pale).opacity(0)
          Text("Decoration").foregroundStyle(pale).accessibilityHidden(true)
          Text("…").foregroundStyle(pale)
          Button("Off") {}.foregroundStyle(pale).disabled(true)
          ZStack {
            Text("Covered").foregroundStyle(pale)
            Color.white
          }
          .frame(height: 60)
        }
      }
    }
    #expect(try probe(Screen(pale: pale)).text == "")
  }

  @Test func `texts on gradients, pictures and dark cards have no finding`() throws {
    struct Screen: View {
      var body: some View {
        VStack {
          Text("On a gradient").foregroundStyle(.white).padding(30)
            .background(
              LinearGradient(colors: [.black, .indigo], startPoint: .top, endPoint: .bottom))
          Text("On a card").foregroundStyle(.white).padding(30)
            .background(Color(.sRGB, white: 0.2), in: RoundedRectangle(cornerRadius: 12))
          Text("On a material").padding(30).background(.thinMaterial)
          Text("Two words").foregroundStyle(
            LinearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing))
        }
      }
    }
    #expect(try probe(Screen()).text == "")
  }

  @Test func `content behind a sheet has no finding`() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("Behind").foregroundStyle(.secondary)
          Button("Open") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Text("In front") }
      }
    }
    let probe = try probe(Screen())
    try probe.tap("Open")
    #expect(probe.stage.tree.all.contains { $0.label == "In front" })
    #expect(probe.text == "")
  }
}
