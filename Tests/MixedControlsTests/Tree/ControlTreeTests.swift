import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenViews

@Suite("What controls and lists tell of themselves") @MainActor struct ControlTreeTests {
  private func tree<Content: View>(
    height: CGFloat = 844, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    ListPanel(height: height, content: content).graph.tree.description.split(separator: "\n")
      .dropFirst().map { String($0.prefix { $0 != "(" }.dropLast().dropFirst(2)) }
  }

  @Test func `a control is one element, called by its label`() {
    #expect(
      tree {
        VStack(spacing: 20) {
          Button("Go", action: {})
          Button("Stop", action: {}).disabled(true)
          Label("Star", systemImage: "star")
          Toggle("Salt", isOn: .constant(true))
          Stepper("Two", value: .constant(2), in: 0...2)
          Slider(value: .constant(0.25)).accessibilityLabel("Volume")
          ProgressView("Loading", value: 0.5)
        }
      } == [
        "button \"Go\" actions=[default]",
        "button \"Stop\" traits=[disabled]",
        "text \"Star\"",
        "toggle \"Salt\" value=on actions=[default]",
        "adjustable \"Two\" value=\"2\" actions=[decrement]",
        "adjustable \"Volume\" value=\"25%\" actions=[increment,decrement]",
        "progress \"Loading\" value=\"50%\" traits=[updatesFrequently]",
      ])
  }

  @Test func `controls of a row that is edited are called by it, and the row says it is selected`()
  {
    struct Rows: View {
      let isGathered: Bool
      @State private var chosen: Set<String> = ["Figs"]
      var body: some View {
        List(selection: isGathered ? $chosen : .constant([])) {
          ForEach(["Dates", "Figs"], id: \.self) { Text($0) }
            .onDelete { _ in }.onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
        .environment(\.locale, Locale(identifier: "de"))
      }
    }
    struct Single: View {
      var body: some View {
        List { ForEach(["Dates"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
          .environment(\.editMode, .constant(.active))
      }
    }
    let single = tree { Single() }.joined(separator: " ")
    #expect(single.contains("button \"Remove Dates\""), "\(single)")
    #expect(single.contains("button \"Reorder Dates\""))
    let gathered = tree { Rows(isGathered: true) }.joined(separator: " ")
    #expect(gathered.contains("button \"Figs neu anordnen\""), "\(gathered)")
    #expect(gathered.contains("text \"Figs\" traits=[selected]"))
    #expect(!gathered.contains("image"))
  }

  @Test func `a group tells whether it is open, and a view its menu`() {
    #expect(
      tree {
        VStack {
          DisclosureGroup("Open", isExpanded: .constant(true)) { Text("in it") }
          DisclosureGroup("Shut", isExpanded: .constant(false)) { Text("in it") }
          Text("Held").contextMenu { Button("Item") {} }
          Text("Not held").contextMenu { if false { Button("Item") {} } }
        }
      } == [
        "button \"Open\" value=\"Expanded\" actions=[default]",
        "text \"in it\"",
        "button \"Shut\" value=\"Collapsed\" actions=[default]",
        "text \"Held\" actions=[showMenu]",
        "text \"Not held\"",
      ])
  }

  @Test func `the chevron of a section is called as the section is, and opens and closes it`() {
    struct Sections: View {
      @State var isOpen = true
      var body: some View {
        List {
          Section("Fruits", isExpanded: $isOpen) { Text("Figs") }
          Section("Roots", isExpanded: .constant(false)) { Text("Beets") }
        }
        .listStyle(.sidebar)
      }
    }
    let panel = ListPanel { Sections() }
    func lines() -> [String] {
      panel.graph.tree.all.filter { $0.role != .list && $0.role != .window }
        .map { "\($0.role) \($0.label) \($0.value ?? "-") \($0.actions)" }
    }
    let open = [
      "header Fruits - []", "button Fruits Expanded [\"default\"]", "text Figs - []",
      "header Roots - []", "button Roots Collapsed [\"default\"]",
    ]
    #expect(lines() == open)
    panel.graph.send(.request(ElementRequest(.perform("default"), of: .label("Fruits"))))
    panel.settle()
    #expect(lines()[1] == "button Fruits Collapsed [\"default\"]")
    #expect(!lines().contains { $0.contains("Figs") })
  }

  @Test func `a row tells all that can be done with it, at both of its edges`() throws {
    let log = Log<String>()
    struct Rows: View {
      let log: Log<String>
      @State var names = ["Dates", "Figs"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name)
              .swipeActions(edge: .leading) { Button("Pin") { log("pin \(name)") } }
              .swipeActions { Button("Flag") { log("flag \(name)") } }
          }
          .onDelete { offsets in
            log("delete")
            names.remove(atOffsets: offsets)
          }
        }
      }
    }
    let panel = ListPanel { Rows(log: log) }
    let row = try #require(panel.graph.tree.all.first { $0.label == "Figs" })
    #expect(Set(row.actions) == ["delete", "Pin", "Flag"])
    for action in ["Pin", "Flag", "delete"] {
      panel.graph.send(.request(ElementRequest(.perform(action), of: .label("Figs"))))
      panel.settle()
    }
    #expect(log.entries == ["pin Figs", "flag Figs", "delete"])
    #expect(!panel.graph.tree.all.contains { $0.label == "Figs" })
  }

  @Test func `while a row's deletion is to be confirmed each of its controls has its own name`() {
    let panel = ListPanel {
      List {
        ForEach(["Dates", "Figs"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    panel.graph.send(.request(ElementRequest(.perform("default"), of: .label("Remove Dates"))))
    panel.settle()
    let buttons = panel.graph.tree.all.filter { $0.role == .button }
    // The minus of the row that has moved aside is out of the card.
    #expect(
      Set(buttons.map(\.label)) == ["Delete", "Reorder Dates", "Remove Figs", "Reorder Figs"],
      "\(panel.graph.tree)")
    // What the row itself can do its controls cannot.
    #expect(buttons.allSatisfy { !$0.actions.contains("delete") })
  }

  @Test func `a list tells the rows in view, with their sections' words`() {
    let lines = tree(height: 200) {
      List(selection: .constant(1 as Int?)) {
        Section("Head") {
          ForEach(0..<1000) { Text("\($0)") }.onDelete { _ in }
        }
      }
    }
    #expect(
      lines == [
        "list \"\"", "  header \"HEAD\"",
        "  text \"0\" actions=[default,delete]",
        "  text \"1\" traits=[selected] actions=[default,delete]",
        "  text \"2\" actions=[default,delete]",
        "  text \"3\" actions=[default,delete]",
      ])
  }
}
