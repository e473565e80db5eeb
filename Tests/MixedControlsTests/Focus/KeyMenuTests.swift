import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenViews

/// Menus of views are reached without a pointer.
@Suite("Menus by keys") @MainActor struct KeyMenuTests {
  private func panel<Content: View>(
    _ idiom: InterfaceIdiom = .phone, @ViewBuilder _ content: () -> Content
  ) -> FieldPanel {
    FieldPanel(width: 390, height: 700, idiom: idiom, content: content)
  }

  private func has(_ panel: FieldPanel, _ label: String) -> Bool {
    panel.graph.tree.all.contains { $0.label == label }
  }

  enum MenuKey: CaseIterable {
    case menu, shiftF10

    @MainActor func press(on panel: FieldPanel) {
      switch self {
      case .menu: panel.press(.menu)
      case .shiftF10: panel.press(.f10, .shift)
      }
      panel.step(40)
    }
  }

  @Test(arguments: MenuKey.allCases, [InterfaceIdiom.phone, .desktop])
  func `the key opens the menu of what has the focus, arrows and Return choose from it`(
    key: MenuKey, idiom: InterfaceIdiom
  ) {
    let log = Kept<[String]>([])
    let panel = panel(idiom) {
      VStack {
        Button("Go") { log.value.append("go") }.contextMenu {
          Button("First") { log.value.append("first") }
          Button("Second") { log.value.append("second") }
        }
        Button("Other") {}
      }
    }
    panel.press(.tab)
    key.press(on: panel)
    #expect(has(panel, "First"))
    panel.press(.downArrow)
    panel.press(.downArrow)
    panel.press(.return)
    panel.step(40)
    #expect(log.value == ["second"])
    #expect(panel.focused == "Go")
    // A view without a menu has none, nor has one around it.
    panel.press(.tab)
    key.press(on: panel)
    #expect(!has(panel, "First"))
  }

  @Test func `the menu of a button's label, and of what is around several, open too`() {
    let panel = panel {
      VStack {
        Button {
        } label: {
          Text("Go").contextMenu { Button("Inner") {} }
        }
        HStack { Button("Beside") {} }.contextMenu { Button("Around") {} }
      }
    }
    panel.press(.tab)
    MenuKey.menu.press(on: panel)
    #expect(has(panel, "Inner"))
    panel.press(.escape)
    panel.step(40)
    panel.press(.tab)
    #expect(panel.focused == "Beside")
    MenuKey.menu.press(on: panel)
    #expect(has(panel, "Around"))
  }

  @Test func `Tab comes to a view that has but a menu, not where it has none or is disabled`() {
    let panel = panel {
      VStack {
        Text("One").contextMenu { Button("A") {} }
        Text("Two").contextMenu { EmptyView() }
        Text("Three").contextMenu { Button("B") {} }.disabled(true)
        Button("Four") {}.contextMenu { Button("C") {} }
      }
    }
    var seen: [String] = []
    for _ in 0..<3 {
      panel.press(.tab)
      seen.append(panel.focused ?? "none")
    }
    #expect(seen == ["One", "Four", "One"])
    MenuKey.menu.press(on: panel)
    #expect(has(panel, "A"))
  }

  @Test func `on a desktop the menu stands below the view, which does not lift`() throws {
    let panel = panel(.desktop) {
      Button("Go") {}.frame(width: 100, height: 40).contextMenu { Button("A") {} }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    panel.press(.tab)
    MenuKey.menu.press(on: panel)
    let item = try #require(panel.graph.tree.all.first { $0.label == "A" })
    #expect(item.frame.minY >= 40 && item.frame.minY < 60 && item.frame.minX < 30)
    #expect(panel.graph.tree.all.filter { $0.label == "Go" }.count == 1)
  }

  private struct Chosen: View {
    let log: Kept<[String]>
    @State private var chosen: Set<Int> = []
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<4, id: \.self) { number in
          Text("Row \(number)").contextMenu { Button("Of \(number)") {} }
        }
      }
    }
  }

  @Test func `in a list that selects it is that of the selected row, and rows are no stops`() {
    let panel = panel { Chosen(log: Kept([])) }
    panel.press(.tab)
    panel.press(.downArrow)
    panel.press(.downArrow)
    MenuKey.menu.press(on: panel)
    #expect(has(panel, "Of 1") && !has(panel, "Of 0"))
    panel.press(.escape)
    panel.step(40)
    panel.press(.downArrow)
    MenuKey.shiftF10.press(on: panel)
    #expect(has(panel, "Of 2"))
    panel.press(.escape)
    panel.step(40)
    // The list is one stop, after which it begins again.
    panel.press(.tab)
    MenuKey.menu.press(on: panel)
    #expect(has(panel, "Of 2"))
  }

  private struct OfSelection: View {
    let log: Kept<[String]>
    @State private var chosen: Set<Int> = []
    var body: some View {
      List(0..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
        .contextMenu(forSelectionType: Int.self) { rows in
          Button("For \(rows.sorted())") {}
        } primaryAction: { rows in
          log.value.append("\(rows.sorted())")
        }
    }
  }

  @Test func `a menu for the selection opens for all selected rows, and Return acts on them`() {
    let log = Kept<[String]>([])
    let panel = panel { OfSelection(log: log) }
    panel.press(.tab)
    panel.press(.downArrow)
    panel.press(.downArrow, .shift)
    MenuKey.menu.press(on: panel)
    #expect(has(panel, "For [0, 1]"))
    panel.press(.escape)
    panel.step(40)
    panel.press(.return)
    #expect(log.value == ["[0, 1]"])
  }

  @Test(arguments: [InterfaceIdiom.phone, .desktop])
  func `a menu with an action opens by keys and the right button, and Return acts`(
    idiom: InterfaceIdiom
  ) {
    let log = Kept<[String]>([])
    let panel = panel(idiom) {
      Menu("Add") {
        Button("Page") { log.value.append("page") }
      } primaryAction: {
        log.value.append("add")
      }
    }
    panel.press(.tab)
    panel.press(.return)
    #expect(log.value == ["add"] && !has(panel, "Page"))
    for press in [
      { MenuKey.menu.press(on: panel) }, { panel.press(.downArrow, .option) },
      { panel.send(.pointer(.down, position: CGPoint(x: 195, y: 350), button: .right)) },
    ] {
      press()
      panel.step(40)
      #expect(has(panel, "Page"))
      panel.press(.escape)
      panel.step(40)
      #expect(!has(panel, "Page"))
    }
    MenuKey.menu.press(on: panel)
    panel.press(.downArrow)
    panel.press(.return)
    #expect(log.value == ["add", "page"])
  }

  @Test func `an item of a menu moves the focus to another field, and takes it away`() {
    struct Program: View {
      enum Name: Hashable { case first, second }
      let log: Kept<[String]>
      @FocusState private var name: Name?
      @State private var first = ""
      @State private var second = ""
      var body: some View {
        VStack {
          TextField("First", text: $first).focused($name, equals: .first)
          TextField("Second", text: $second).focused($name, equals: .second)
          Text("Menu").contextMenu {
            Button("To second") { name = .second }
            Button("Away") { name = nil }
          }
        }
        .onChange(of: name) { log.value.append(name.map { "\($0)" } ?? "nil") }
      }
    }
    let log = Kept<[String]>([])
    let panel = panel { Program(log: log) }
    func choose(_ label: String) {
      for name in ["Menu", label] {
        let frame = panel.graph.tree.all.first { $0.label == name }?.frame ?? .zero
        let place = CGPoint(x: frame.midX, y: frame.midY)
        let button: InputEvent.PointerButton = name == label ? .left : .right
        for phase in [InputEvent.PointerPhase.down, .up] {
          panel.send(.pointer(phase, position: place, button: button))
        }
        panel.step(60)
      }
    }
    panel.press(.tab)
    choose("To second")
    #expect(log.value == ["first", "second"] && panel.focused == "Second")
    panel.type("x")
    let values = panel.elements(.textField).map { $0.value ?? "" }
    #expect(values == ["", "x"])
    choose("Away")
    #expect(log.value.last == "nil")
    #expect(panel.focused == nil)
  }

  @Test func `a menu leaves the focus of the program where it was`() {
    struct Program: View {
      let log: Kept<[String]>
      @FocusState private var isFocused: Bool
      @State private var text = "abc"
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Text("Beside").contextMenu { Button("Item") {} }
        }
        .onChange(of: isFocused) { log.value.append("focused \(isFocused)") }
      }
    }
    let log = Kept<[String]>([])
    let panel = panel { Program(log: log) }
    panel.press(.tab)
    #expect(log.value == ["focused true"])
    for label in ["Beside", "Name"] {
      let frame = panel.graph.tree.all.first { $0.label == label }?.frame ?? .zero
      let place = CGPoint(x: frame.minX + 5, y: frame.midY)
      panel.send(.pointer(.down, position: place, button: .right))
      panel.step(40)
      panel.press(.downArrow)
      #expect(panel.focused == (label == "Name" ? "Cut" : "Item") || label == "Name")
      panel.press(.escape)
      panel.step(40)
    }
    #expect(log.value == ["focused true"])
    panel.type("d")
    #expect(panel.elements(.textField).first?.value?.contains("d") == true)
  }
}
