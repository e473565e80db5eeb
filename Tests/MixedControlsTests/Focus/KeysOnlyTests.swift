import Foundation
import Observation
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

/// A program is used from its first frame to its last without a pointer.
@Suite("Without a pointer") @MainActor struct KeysOnlyTests {
  private enum Size: String, CaseIterable { case small, medium, large }

  @MainActor @Observable final class Model {
    var size = "small"
    var isOn = false
    var days: Set<DateComponents> = []
    var color = Color(red: 1, green: 1, blue: 1)
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var text = ""
    var log: [String] = []
  }

  private func panel<Content: View>(
    _ idiom: InterfaceIdiom = .phone, @ViewBuilder _ content: () -> Content
  ) -> FieldPanel {
    FieldPanel(width: 390, height: 700, idiom: idiom, content: content)
  }

  /// Presses Tab until an element of that label has the focus; false where none ever has.
  private func tab(_ panel: FieldPanel, to label: String) -> Bool {
    for _ in 0..<40 {
      panel.press(.tab)
      if panel.focused == label { return true }
    }
    return false
  }

  @ViewBuilder private func options() -> some View {
    ForEach(Size.allCases, id: \.rawValue) { Text($0.rawValue) }
  }

  @Test(arguments: [InterfaceIdiom.phone, .desktop])
  func `a menu's picker is opened, gone through and left`(idiom: InterfaceIdiom) {
    let model = Model()
    @Bindable var bound = model
    let panel = panel(idiom) {
      Picker("Size", selection: $bound.size) { options() }
    }
    panel.press(.tab)
    panel.press(.return)
    panel.step(40)
    panel.press(.downArrow)
    panel.press(.downArrow)
    panel.press(.return)
    panel.step(40)
    #expect(model.size != "small")
    let chosen = model.size
    panel.press(.space)
    panel.step(40)
    panel.press(.escape)
    panel.step(40)
    #expect(model.size == chosen)
    #expect(panel.unhandled.isEmpty)
  }

  @Test(arguments: ["inline", "segmented", "wheel", "radio"])
  func `pickers without a menu are gone through`(style: String) {
    let model = Model()
    @Bindable var bound = model
    let panel = panel {
      let picker = Picker("Size", selection: $bound.size) { options() }
      switch style {
      case "inline": Form { picker.pickerStyle(.inline) }
      case "segmented": picker.pickerStyle(.segmented)
      case "wheel": picker.pickerStyle(.wheel)
      default: picker.pickerStyle(.radioGroup)
      }
    }
    panel.press(.tab)
    if style == "inline" {
      panel.press(.tab)
      panel.press(.space)
    } else {
      panel.press(style == "segmented" ? .rightArrow : .downArrow)
    }
    panel.step(60)
    #expect(model.size == "medium")
  }

  @Test func `in a menu the row of a toggle is lit, not ringed, and arrows go on from it`() {
    let model = Model()
    @Bindable var bound = model
    let panel = panel {
      Menu("More") {
        Toggle("On", isOn: $bound.isOn)
        Button("Go") { model.log.append("go") }
      }
    }
    panel.press(.tab)
    panel.press(.return)
    panel.step(40)
    panel.press(.downArrow)
    #expect(panel.focused == "On")
    #expect(!isRinged(panel))
    panel.press(.downArrow)
    #expect(panel.focused == "Go")
    panel.press(.upArrow)
    panel.press(.space)
    panel.step(40)
    #expect(model.isOn)
    #expect(panel.focused == "More")
  }

  private func isRinged(_ panel: FieldPanel) -> Bool {
    panel.graph.displayList.items.contains { item in
      guard case .fill(let fill) = item.content else { return false }
      return fill.stroke?.lineWidth == 3
    }
  }

  @Test func `days are chosen one after the other`() {
    let model = Model()
    @Bindable var bound = model
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let panel = panel {
      MultiDatePicker("Days", selection: $bound.days, in: start..<start.addingTimeInterval(864_000))
        .environment(\.timeZone, .gmt)
    }
    var days: [Int] { model.days.compactMap(\.day).sorted() }
    // The arrows of the month are stops of their own.
    for _ in 0..<3 where panel.graph.root?.focus.focused?.value.keys?.other == nil {
      panel.press(.tab)
    }
    panel.press(.space)
    panel.press(.rightArrow)
    panel.press(.rightArrow)
    panel.press(.return)
    #expect(days == [1, 3])
    panel.press(.downArrow)
    panel.press(.space)
    #expect(days == [1, 3, 10])
    // The range has an end, and no day beyond it is come to.
    panel.press(.downArrow)
    panel.press(.space)
    #expect(days == [1, 3])
    panel.press(.upArrow)
    panel.press(.space)
    #expect(days == [1])
  }

  @Test func `a colour is chosen from the grid and the card left`() {
    let model = Model()
    @Bindable var bound = model
    let panel = panel { ColorPicker("Ink", selection: $bound.color) }
    panel.press(.tab)
    panel.press(.return)
    panel.step(40)
    panel.press(.tab)
    // From white, the first of the greys, down to the darkest reds.
    panel.press(.downArrow)
    #expect(model.color == Color(red: 1, green: 1, blue: 1))
    panel.press(.space)
    let red = ChosenColor(model.color, in: EnvironmentValues())
    #expect(abs(red.red - 0.3) < 0.001 && red.green == 0 && red.blue == 0)
    panel.press(.upArrow)
    panel.press(.end)
    panel.press(.return)
    let black = ChosenColor(model.color, in: EnvironmentValues())
    #expect(black.red == 0 && black.green == 0 && black.blue == 0)
    // The sliders come after it.
    panel.press(.tab)
    panel.press(.end)
    #expect(ChosenColor(model.color, in: EnvironmentValues()).red == 1)
    panel.press(.escape)
    panel.step(40)
    #expect(panel.graph.tree.all.filter { $0.role == .adjustable }.isEmpty)
  }

  @Test(arguments: ["compact", "graphical", "wheel", "field"])
  func `a date is set`(style: String) {
    let model = Model()
    @Bindable var bound = model
    let panel = panel(style == "field" ? .desktop : .phone) {
      let picker = DatePicker("Day", selection: $bound.date, displayedComponents: .date)
        .environment(\.timeZone, .gmt)
      switch style {
      case "compact": picker.datePickerStyle(.compact)
      case "graphical": picker.datePickerStyle(.graphical)
      case "wheel": picker.datePickerStyle(.wheel)
      default: picker.datePickerStyle(.automatic)
      }
    }
    panel.press(.tab)
    if style == "compact" {
      panel.press(.space)
      panel.step(40)
    }
    for _ in 0..<6 where model.date == Date(timeIntervalSinceReferenceDate: 0) {
      panel.press(style == "wheel" || style == "field" ? .upArrow : .rightArrow)
      panel.step(60)
      if model.date == Date(timeIntervalSinceReferenceDate: 0) { panel.press(.tab) }
    }
    #expect(model.date != Date(timeIntervalSinceReferenceDate: 0))
    if style == "compact" {
      panel.press(.escape)
      panel.step(40)
      #expect(panel.focused?.isEmpty == false)
    }
  }

  @Test func `submenus are opened and left`() {
    let model = Model()
    let panel = panel {
      Menu("More") {
        Menu("Deeper") { Button("Bottom") { model.log.append("bottom") } }
        Button("Top") { model.log.append("top") }
      }
    }
    panel.press(.tab)
    panel.press(.return)
    panel.step(40)
    panel.press(.downArrow)
    panel.press(.rightArrow)
    panel.step(30)
    panel.press(.downArrow)
    panel.press(.return)
    panel.step(40)
    #expect(model.log == ["bottom"])
  }

  @Test func `pages are pushed and come back from, tabs changed, groups opened`() {
    let model = Model()
    let panel = panel {
      TabView {
        NavigationStack {
          List {
            NavigationLink("Next") { Button("There") { model.log.append("there") } }
            DisclosureGroup("Group") { Text("Inside") }
          }
          .navigationTitle("First")
        }
        .tabItem { Text("One") }
        Button("Other") { model.log.append("other") }.tabItem { Text("Two") }
      }
    }
    #expect(tab(panel, to: "Next"))
    panel.press(.return)
    panel.step(90)
    #expect(tab(panel, to: "There"))
    panel.press(.space)
    #expect(model.log == ["there"])
    #expect(tab(panel, to: "First"))
    panel.press(.return)
    panel.step(90)
    #expect(tab(panel, to: "Group"))
    panel.press(.rightArrow)
    panel.step(60)
    #expect(panel.graph.tree.all.contains { $0.label == "Inside" })
    #expect(tab(panel, to: "Two"))
    panel.press(.space)
    panel.step(30)
    #expect(tab(panel, to: "Other"))
    panel.press(.return)
    #expect(model.log == ["there", "other"])
  }

  @Test func `what is presented is answered and left`() {
    let model = Model()
    struct Program: View {
      let model: Model
      @State private var asks = false
      @State private var confirms = false
      @State private var pops = false
      var body: some View {
        VStack {
          Button("Ask") { asks = true }
            .alert("Sure?", isPresented: $asks) {
              Button("Yes") { model.log.append("yes") }
              Button("No", role: .cancel) { model.log.append("no") }
            }
          Button("Confirm") { confirms = true }
            .confirmationDialog("Which?", isPresented: $confirms) {
              Button("First") { model.log.append("first") }
              Button("Second") { model.log.append("second") }
            }
          Button("Pop") { pops = true }
            .popover(isPresented: $pops) { Button("Popped") { model.log.append("popped") } }
        }
      }
    }
    let panel = panel { Program(model: model) }
    panel.press(.tab)
    panel.press(.return)
    panel.step(60)
    panel.press(.escape)
    panel.step(60)
    #expect(model.log == ["no"])
    panel.press(.return)
    panel.step(60)
    // Return is the action's that stands out, whatever has the focus.
    #expect(tab(panel, to: "Yes"))
    panel.press(.space)
    panel.step(60)
    #expect(model.log == ["no", "yes"])
    #expect(tab(panel, to: "Confirm"))
    panel.press(.space)
    panel.step(60)
    #expect(tab(panel, to: "Second"))
    panel.press(.return)
    panel.step(60)
    #expect(model.log.last == "second")
    #expect(tab(panel, to: "Pop"))
    panel.press(.space)
    panel.step(60)
    #expect(tab(panel, to: "Popped"))
    panel.press(.space)
    #expect(model.log.last == "popped")
    panel.press(.escape)
    panel.step(60)
    #expect(panel.focused == "Pop")
  }
}
