import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenPickers
@testable import TweenViews

/// What programs do with controls that no family's own tests do.
@Suite("Controls where programs put them") @MainActor struct ControlsInPlacesTests {
  private func boxes(_ panel: FieldPanel, _ color: Color) -> [CGRect] {
    panel.graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content,
        fill.paint == .solid(color.resolve(in: EnvironmentValues()))
      else { return nil }
      return fill.outline.applying(fill.transform).boundingRect
    }
  }

  private func element(_ panel: FieldPanel, _ label: String) -> ViewGraph.Element? {
    panel.graph.tree.all.first { $0.label == label }
  }

  // MARK: Foreground

  /// A box of the foreground's colour, as a label.
  private var label: some View { Rectangle().frame(width: 20, height: 10) }

  private enum Kind: CaseIterable { case automatic, bordered, prominent, borderless, row, menu }

  @ViewBuilder private func button(_ kind: Kind) -> some View {
    let button = Button(action: {}, label: { label })
    switch kind {
    case .automatic: button
    case .bordered: button.buttonStyle(.bordered)
    case .prominent: button.buttonStyle(.borderedProminent)
    case .borderless: button.buttonStyle(.borderless)
    case .row: List { button }
    case .menu: Menu(content: {}, label: { label })
    }
  }

  @Test(arguments: [InterfaceIdiom.phone, .desktop])
  func `a program's foreground is that of its buttons' words, disabled ones too`(
    idiom: InterfaceIdiom
  ) {
    for kind in Kind.allCases {
      let own = FieldPanel(idiom: idiom) { button(kind).foregroundStyle(.orange) }
      #expect(boxes(own, .orange).count == 1, "\(kind)")
      let disabled = FieldPanel(idiom: idiom) {
        VStack { button(kind) }.foregroundColor(.orange).disabled(true)
      }
      #expect(boxes(disabled, .orange).count == 1, "\(kind)")
    }
  }

  @Test func `what a row gives to words is not that of its buttons`() {
    let panel = FieldPanel {
      LabeledContent("Name") { Button(action: {}, label: { label }) }
    }
    #expect(boxes(panel, .blue).count == 1)
    let link = FieldPanel {
      NavigationStack { List { NavigationLink(destination: {}, label: { label }) } }
    }
    #expect(boxes(link, .blue).isEmpty)
    let own = FieldPanel {
      NavigationStack {
        List { NavigationLink(destination: {}, label: { label }).foregroundStyle(.orange) }
      }
    }
    #expect(boxes(own, .orange).count == 1)
  }

  // MARK: Toggles as buttons

  @Test func `in a toolbar and in a group a toggle is a button`() throws {
    let panel = FieldPanel(width: 390) {
      NavigationStack {
        ControlGroup {
          Toggle("Bold", systemImage: "bold", isOn: .constant(true))
          Toggle("Italic", systemImage: "italic", isOn: .constant(false))
        }
        .toolbar { Toggle("Pin", systemImage: "pin", isOn: .constant(true)) }
      }
    }
    for name in ["Bold", "Italic", "Pin"] {
      let toggle = try #require(element(panel, name))
      #expect(toggle.role == .toggle && toggle.frame.width < 51)
    }
  }

  @Test func `an icon alone is told by its title`() throws {
    let panel = FieldPanel {
      VStack {
        Button("Back", systemImage: "chevron.left") {}.labelStyle(.iconOnly)
        ControlGroup { Button("Copy", systemImage: "doc.on.doc") {} }
        NavigationStack {
          Text("Page").toolbar { Button("Add", systemImage: "plus") {} }
        }
      }
    }
    for name in ["Back", "Copy", "Add"] { #expect(element(panel, name)?.role == .button) }
  }

  // MARK: Room

  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility3])
  func `a date's words are in one line, and its label is not broken into letters`(
    size: DynamicTypeSize
  ) throws {
    let panel = FieldPanel(width: 390, height: 400) {
      Form {
        DatePicker("Start", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
          .environment(\.timeZone, .gmt)
      }
      .environment(\.dynamicTypeSize, size)
    }
    let chips = panel.elements(.button)
    #expect(chips.count == 2)
    // A line of body in that size, and 7 above and below.
    let line = FieldPanel { Text("Start").environment(\.dynamicTypeSize, size) }
    let height = try #require(element(line, "Start")?.frame.height)
    for chip in chips {
      #expect(abs(chip.frame.height - height - 14) < 1)
      #expect(chip.frame.maxX <= 350.5)
    }
    #expect(chips.map(\.frame).reduce(CGRect.null) { $0.union($1) }.width <= 310.5)
  }

  @Test func `label and value share a row that is too short for both`() throws {
    let words = "as many words as there are in no row of any phone that there is"
    let panel = FieldPanel(width: 390, height: 400) {
      Form { Picker(words, selection: .constant(1)) { Text(words).tag(1) } }
    }
    // Each has half of the row, so that neither takes more than three lines more than the other.
    let picker = try #require(panel.elements(.picker).first)
    #expect(picker.frame.height < 110)
  }

  @Test func `a segmented picker in a bar leaves room for the title`() throws {
    let panel = FieldPanel(width: 390) {
      NavigationStack {
        Text("Page").toolbar {
          Picker("Kind", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.segmented)
        }
      }
    }
    #expect(try #require(panel.elements(.picker).first).frame.width < 130)
  }

  @Test func `words after the first say more about a row's control`() throws {
    let panel = FieldPanel(width: 390, height: 400) {
      Form {
        Toggle(isOn: .constant(true)) {
          Text("Title")
          Text("More")
        }
      }
    }
    let size = FieldPanel { Text("More").font(.subheadline) }
    let more = try #require(element(size, "More")?.frame.height)
    // 11 above and below, 3 between the lines.
    let title = FieldPanel { Text("Title") }
    let line = try #require(element(title, "Title")?.frame.height)
    let toggle = try #require(panel.elements(.toggle).first)
    #expect(abs(toggle.frame.height - (line + 3 + more)) < 1)
  }

  @Test func `a menu's item has a title, words below it and an icon at its end`() throws {
    let panel = FieldPanel(width: 390, height: 600) {
      Menu("More") {
        Button(action: {}) {
          Text("Title")
          Text("Subtitle")
          Image(systemName: "star")
        }
        Button(action: {}) {
          Text("Plain")
          Image(systemName: "star")
        }
      }
    }
    panel.press(.tab)
    panel.press(.return)
    panel.step(40)
    let buttons = panel.elements(.button).filter { $0.label != "More" }
    let titled = try #require(buttons.first { $0.label.contains("Title") })
    let plain = try #require(buttons.first { $0.label.contains("Plain") })
    #expect(abs(titled.frame.height - 60) < 1)
    #expect(abs(plain.frame.height - 44) < 1)
  }

  // MARK: Values

  @Test func `a field's format has the place's locale`() throws {
    let panel = FieldPanel {
      VStack {
        TextField("Price", value: .constant(1234.5), format: .number)
        TextField(
          "Fixed", value: .constant(1234.5), format: .number.locale(Locale(identifier: "en_US")))
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(element(panel, "Price")?.value == "1.234,5")
    #expect(element(panel, "Fixed")?.value == "1,234.5")
  }

  @Test func `what is typed is read in the place's locale`() {
    struct Program: View {
      let price: Kept<Double>
      var body: some View {
        TextField(
          "Price", value: Binding(get: { price.value }, set: { price.value = $0 }), format: .number
        )
        .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    let price = Kept(0.0)
    let panel = FieldPanel { Program(price: price) }
    panel.press(.tab)
    panel.press("a", .control)
    panel.type("2,5")
    panel.press(.return)
    #expect(price.value == 2.5)
  }

  @Test func `a stepper ends where its type does, and tells its value by a format`() throws {
    let small = Kept<Int8>(100)
    let panel = FieldPanel {
      VStack {
        Stepper("Least", value: .constant(Int.min), step: Int.min)
        Stepper("Most", value: .constant(Int.max))
        Stepper(
          "Small", value: Binding(get: { small.value }, set: { small.value = $0 }), step: 100)
        Stepper("Half", value: .constant(0.5), in: 0...1, step: 0.25, format: .percent)
      }
    }
    #expect(element(panel, "Most")?.actions == ["decrement"])
    #expect(element(panel, "Half")?.value == "50%")
    for _ in 0..<3 { panel.press(.tab) }
    panel.press(.upArrow)
    #expect(small.value == 127)
    panel.press(.downArrow)
    panel.press(.downArrow)
    panel.press(.downArrow)
    #expect(small.value == -128)
  }

  @Test func `a spring does not take the knob of a slider off its track`() {
    struct Program: View {
      @State private var value = 0.9
      var body: some View {
        VStack {
          Slider(value: $value).frame(width: 227)
          Button("Go") { withAnimation(.spring(duration: 0.5, bounce: 0.9)) { value = 0 } }
        }
      }
    }
    let panel = FieldPanel { Program() }
    panel.press(.tab)
    panel.press(.tab)
    panel.press(.return)
    var least = CGFloat.infinity
    for _ in 0..<60 {
      panel.step()
      for box in boxes(panel, .white) where box.width == 27 { least = min(least, box.minX) }
    }
    // The track begins at 36.5, in the middle of 300.
    #expect(abs(least - 36.5) <= 0.5)
  }
}
