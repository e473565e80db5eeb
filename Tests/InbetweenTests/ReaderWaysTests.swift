import InbetweenTesting
import SwiftUI
import Testing
import TweenStage

/// What readers are told beside elements, and the ways that they are led.
@Suite("The ways of a reader") @MainActor struct ReaderWaysTests {
  private func tester<Content: View>(_ content: Content) -> StageTester {
    let configuration = Stage.Configuration(size: CGSize(width: 390, height: 400))
    let tester = StageTester(Stage(content: content, configuration: configuration))
    tester.advance(frames: 2)
    return tester
  }

  private final class Heard {
    var lines: [String] = []
  }

  private struct Names: View {
    let heard: Heard
    @AccessibilityFocusState private var focus: String?
    @Namespace private var space
    private let names = ["Ada", "Bea", "Cid", "Dan"]

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in
          Text(name).accessibilityFocused($focus, equals: name)
            .accessibilityRotorEntry(id: name, in: space)
        }
      }
      .accessibilityRotor("Seniors") {
        ForEach(names, id: \.self) { name in
          if name != "Bea" {
            AccessibilityRotorEntry(name, id: name) { heard.lines.append("to \(name)") }
          }
        }
      }
      .accessibilityRotor(.headings) {
        AccessibilityRotorEntry("Second", id: "Bea", in: space)
      }
      .onChange(of: focus) { heard.lines.append(focus ?? "none") }
    }
  }

  @Test func `a rotor of a window leads from one of its entries to the next, and back`() {
    let heard = Heard()
    let tester = tester(Names(heard: heard))
    #expect(
      tester.tree.rotors == [
        ViewGraph.Element.Rotor(label: "Seniors", entries: ["Ada", "Cid", "Dan"]),
        ViewGraph.Element.Rotor(label: "headings", entries: ["Second"]),
      ])
    for action in [
      "next Seniors", "next Seniors", "next headings", "previous headings", "next Seniors",
      "previous Seniors", "previous Seniors",
    ] {
      tester.perform(action, on: tester.tree)
      tester.advance(frames: 2)
    }
    // There is no heading below, and nobody before the first.
    #expect(
      heard.lines == [
        "to Ada", "Ada", "to Cid", "Cid", "Bea", "to Cid", "Cid", "to Ada", "Ada",
      ])
  }

  @Test func `a rotor brings the row of a long list that it leads to`() throws {
    struct Rows: View {
      var body: some View {
        List(0..<200) { Text("Row \($0)") }
          .accessibilityRotor("Far") { AccessibilityRotorEntry("Far one", id: 150) }
      }
    }
    let tester = tester(Rows())
    #expect(!tester.tree.all.contains { $0.label == "Row 150" })
    tester.perform("next Far", on: tester.tree)
    tester.advance(frames: 60)
    tester.find(label: "Row 150").expect(.exists)
  }

  @Test func `stretches of a text are selected one after the other`() throws {
    struct Words: View {
      @State private var text = "one two two"
      var body: some View {
        TextEditor(text: $text)
          .accessibilityRotor(
            "Twos", textRanges: text.ranges(of: "two"))
      }
    }
    let tester = tester(Words())
    #expect(tester.tree.rotors.first?.entries == ["two", "two"])
    func selected() -> Range<Int>? {
      tester.tree.all.compactMap(\.details.editing).first?.selection
    }
    var selections: [Range<Int>?] = []
    for action in ["next Twos", "next Twos", "previous Twos"] {
      tester.perform(action, on: tester.tree)
      tester.advance(frames: 2)
      selections.append(selected())
    }
    #expect(selections == [4..<7, 8..<11, 4..<7])
  }

  @Test func `links in a text are elements of it, and open what they lead to`() throws {
    let heard = Heard()
    struct Sentence: View {
      let heard: Heard
      var body: some View {
        Text("Read [our terms](https://a.example/terms) and [**the** rest](https://b.example).")
          .environment(
            \.openURL,
            OpenURLAction {
              heard.lines.append($0.absoluteString)
              return .handled
            })
      }
    }
    let tester = tester(Sentence(heard: heard))
    let text = try tester.find(role: .text).element
    #expect(text.label == "Read our terms and the rest.")
    #expect(text.children.map(\.label) == ["our terms", "the rest"])
    let room = text.frame.insetBy(dx: -1, dy: -1)
    #expect(text.children.allSatisfy { $0.role == .link && room.contains($0.frame) })
    try tester.find(role: .link, label: "the rest").perform()
    tester.advance()
    try tester.tap(role: .link, label: "our terms")
    tester.advance(frames: 2)
    #expect(heard.lines == ["https://b.example", "https://a.example/terms"])
  }

  /// https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes
  @Test func `attributes of strings for speech are told of their text`() throws {
    var word = AttributedString("code")
    word.accessibilitySpeechSpellsOutCharacters = true
    word.accessibilitySpeechIncludesPunctuation = false
    word.accessibilitySpeechPhoneticNotation = "kod"
    word.accessibilityTextualContext = .sourceCode
    var title = AttributedString("Title")
    title.accessibilityHeadingLevel = .h2
    title.accessibilityTextCustom = ["Blue text"]
    let tester = tester(
      VStack {
        Text(word)
        Text(title)
        Text(AttributedString("plain"))
      })
    #expect(tester.tree.children.map(\.label) == ["code", "Title", "plain"])
    let (first, second) = (tester.tree.children[0], tester.tree.children[1])
    #expect(first.traits == ["sourceCode", "spelledOut"])
    #expect(first.remarks == [ViewGraph.Element.Remark(name: "phonetic", words: "kod")])
    #expect(second.role == .header && second.headingLevel == 2)
    #expect(second.remarks == [ViewGraph.Element.Remark(name: "text", words: "Blue text")])
    #expect(tester.tree.children[2].remarks.isEmpty)
  }

  @Test func `what is said of parts of a text is told of the whole`() throws {
    let tester = tester(
      VStack {
        Text("a ") + Text("☃").accessibilityLabel("snowman")
        Text("code").accessibilityTextContentType(.sourceCode).speechSpellsOutCharacters()
          .speechAdjustedPitch(2)
        Text("Title").accessibilityHeading(.h2)
      })
    #expect(tester.tree.children.map(\.label) == ["a snowman", "code", "Title"])
    let (code, title) = (tester.tree.children[1], tester.tree.children[2])
    #expect(code.traits == ["sourceCode", "spelledOut"])
    #expect(code.remarks == [ViewGraph.Element.Remark(name: "pitch", words: "1.0")])
    #expect(title.role == .header && title.headingLevel == 2)
  }

  private struct Sales: View, AXChartDescriptorRepresentable {
    var body: some View { Color.blue.frame(width: 100, height: 80) }

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Sales", summary: "They rise.",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["Jan", "Feb"]),
        yAxis: AXNumericDataAxisDescriptor(
          title: "Sum", range: 0...9, gridlinePositions: []
        ) { "\(Int($0)) €" },
        series: [
          AXDataSeriesDescriptor(
            name: "Shop", isContinuous: false,
            dataPoints: [AXDataPoint(x: "Jan", y: 3), AXDataPoint(x: "Feb", y: 5, label: "Best")])
        ])
    }
  }

  @Test func `a chart tells its axes and points`() {
    let sales = Sales()
    let tester = tester(sales.accessibilityChartDescriptor(sales))
    #expect(
      tester.tree.children.map(\.description) == [
        #"chart "Sales" value="They rise." content=["Month":"Jan, Feb","Sum":"0 € – 9 €","#
          + #""Shop":"Jan: 3 €; Best: 5 €"] (145,160 100x80)"#
      ])
  }

  private struct Board: View {
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        Text("Card").frame(width: 100, height: 100)
          .accessibilityDragPoint(.center, description: "Pick the card up")
          .accessibilityLinkedGroup(id: "card", in: space)
        Text("Pile").frame(width: 100, height: 100)
          .accessibilityDropPoint(.topLeading, description: Text("Put it down"))
          .accessibilityScrollStatus("Page 1")
          .accessibilityLinkedGroup(id: "card", in: space)
      }
    }
  }

  @Test func `places of drags, groups and what is said of scrolls are told`() {
    let lines = tester(Board()).tree.children.map(\.description)
    #expect(lines[0].contains(#"drag="Pick the card up"(145,200) group="1""#), "\(lines[0])")
    #expect(lines[1].contains(#"drop="Put it down"(195,"#), "\(lines[1])")
    #expect(lines[1].contains(#"scroll="Page 1" group="1""#), "\(lines[1])")
  }

  @Test func `parts told together do what each does by its name, one alone by a press`() {
    let heard = Heard()
    struct Row: View {
      let heard: Heard
      let hasSecond: Bool
      var body: some View {
        HStack {
          Text("Post")
          Button("Like") { heard.lines.append("like") }
          if hasSecond { Button("Share") { heard.lines.append("share") } }
        }
        .accessibilityElement(children: .combine)
      }
    }
    #expect(tester(Row(heard: heard, hasSecond: false)).tree.children[0].actions == ["default"])
    let tester = tester(Row(heard: heard, hasSecond: true))
    #expect(tester.tree.children[0].actions == ["Like", "Share"])
    tester.perform("Share", on: tester.tree.children[0])
    tester.advance(frames: 2)
    #expect(heard.lines == ["share"])
  }

  @Test func `content under a name gives way to what is said further out, and to nothing`() {
    let age = AccessibilityCustomContentKey("Age")
    let tester = tester(
      VStack {
        Text("Rex").accessibilityCustomContent(age, "3").accessibilityCustomContent(age, "4")
        Text("Max").accessibilityCustomContent(age, "3").accessibilityCustomContent(age, nil)
      })
    #expect(tester.tree.children.map { $0.customContent.map(\.value) } == [["4"], []])
  }
}
