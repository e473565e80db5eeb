import Foundation
import TestSupport
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenPickers
@testable import TweenViews

/// Sheets of lists side by side, each in a look of its own.
@Suite("Pictures of lists") @MainActor struct ListGoldenTests {
  /// How wide a list of a sheet is, and how high.
  nonisolated private static let width: CGFloat = 220
  nonisolated private static let height: CGFloat = 300

  private func expectSheet(
    _ name: String, height: CGFloat = Self.height, presses: [CGPoint] = [], _ lists: [AnyView],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let panel = ListPanel(width: Self.width * CGFloat(lists.count), height: height) {
      HStack(spacing: 0) {
        ForEach(lists.indices, id: \.self) { lists[$0].frame(width: Self.width) }
      }
    }
    panel.settle()
    for place in presses { panel.pointer(.down, place.x, place.y) }
    if !presses.isEmpty { panel.step(2) }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(panel.graph.displayList)
    try expectImage(renderer.bitmap, named: name, sourceLocation: sourceLocation)
  }

  /// What most lists show.
  private struct Fruit: View {
    var selection: Binding<Set<Int>> = .constant([])
    var body: some View {
      List(selection: selection) {
        Section {
          Text("Apple").tag(1)
          Label("Favourite", systemImage: "star").tag(2)
          Text("Cherry").badge(12).tag(3)
        } header: {
          Text("Fruit")
        } footer: {
          Text("Ripe ones only, of this week.")
        }
        Section { Text("Another").tag(4) }
      }
    }
  }

  private func styles() -> [AnyView] {
    [
      AnyView(Fruit().listStyle(.plain)), AnyView(Fruit().listStyle(.inset)),
      AnyView(Fruit().listStyle(.grouped)), AnyView(Fruit().listStyle(.insetGrouped)),
      AnyView(Fruit().listStyle(.sidebar)),
    ]
  }

  @Test("the five styles, in the light")
  func stylesLight() throws { try expectSheet("styles-light", styles()) }

  @Test("the five styles, in the dark")
  func stylesDark() throws {
    try expectSheet(
      "styles-dark", styles().map { AnyView($0.environment(\.colorScheme, .dark)) })
  }

  @Test("the five styles, from right to left")
  func stylesRightToLeft() throws {
    try expectSheet(
      "styles-right-to-left",
      styles().map { AnyView($0.environment(\.layoutDirection, .rightToLeft)) })
  }

  /// Sections with labels for their index.
  private struct Letters: View {
    var body: some View {
      List {
        ForEach(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), id: \.self) { letter in
          Section(String(letter)) {
            Text("\(String(letter)) one").badge(1)
            Text("\(String(letter)) two")
          }
          .sectionIndexLabel(String(letter))
        }
      }
    }
  }

  @Test("the index of the sections: plain, of cards, the largest letters, from right to left")
  func index() throws {
    let dark = Letters().environment(\.colorScheme, .dark)
    try expectSheet(
      "index", height: 400,
      [
        AnyView(Letters().listStyle(.plain)), AnyView(Letters()),
        AnyView(dark.listStyle(.plain).environment(\.dynamicTypeSize, .accessibility2)),
        AnyView(dark.environment(\.layoutDirection, .rightToLeft)),
        AnyView(
          Letters().listStyle(.plain).environment(\.layoutDirection, .rightToLeft)
            .padding(.vertical, 80)),
      ])
  }

  @Test("type sizes")
  func typeSizes() throws {
    let sizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility3]
    try expectSheet(
      "type-sizes", height: 420, sizes.map { AnyView(Fruit().dynamicTypeSize($0)) })
  }

  private struct Editable: View {
    var selects = false
    @State private var chosen: Set<Int> = [1]
    var body: some View {
      List(selection: selects ? $chosen : nil) {
        Section("Edited") {
          ForEach(0..<3, id: \.self) { Text("Row \($0)") }
            .onDelete { _ in }
            .onMove { _, _ in }
        }
        Section {
          ForEach(3..<5, id: \.self) { Text("Row \($0)").deleteDisabled($0 == 4) }
            .onDelete { _ in }
        }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test("rows that are edited")
  func editing() throws {
    try expectSheet(
      "edited",
      [
        AnyView(Editable()), AnyView(Editable(selects: true)),
        AnyView(Editable().listStyle(.plain)),
        AnyView(Editable(selects: true).environment(\.colorScheme, .dark)),
        AnyView(Editable().environment(\.layoutDirection, .rightToLeft)),
      ])
  }

  @Test("rows that are selected, and one that is pressed")
  func selection() throws {
    let chosen = Binding.constant(Set([2, 3]))
    try expectSheet(
      "selected", presses: [CGPoint(x: 4 * 220 + 110, y: 55)],
      [
        AnyView(Fruit(selection: chosen)), AnyView(Fruit(selection: chosen).listStyle(.plain)),
        AnyView(Fruit(selection: chosen).listStyle(.sidebar)),
        AnyView(Fruit(selection: chosen).environment(\.colorScheme, .dark)), AnyView(Fruit()),
      ])
  }

  private struct Swiped: View {
    var body: some View {
      List {
        ForEach(0..<1, id: \.self) { _ in Text("Deleted by a swipe") }.onDelete { _ in }
        Text("Two actions").swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Flag") {}.tint(.orange)
        }
        Text("An icon").swipeActions(edge: .leading) {
          Button {
          } label: {
            Label("Pin", systemImage: "star")
          }
          .tint(.blue)
        }
        Text("At rest").swipeActions { Button("More") {} }
      }
    }
  }

  @Test("rows that are open")
  func swipes() throws {
    // Each in a window of its own, of which one row is open at most.
    let lists: [(AnyView, CGPoint, CGFloat)] = [
      (AnyView(Swiped()), CGPoint(x: 190, y: 57), -90),
      (AnyView(Swiped()), CGPoint(x: 190, y: 101), -105),
      (AnyView(Swiped()), CGPoint(x: 30, y: 145), 90),
      (
        AnyView(Swiped().listStyle(.plain).environment(\.colorScheme, .dark)),
        CGPoint(x: 190, y: 66), -105
      ),
      (
        AnyView(Swiped().environment(\.layoutDirection, .rightToLeft)),
        CGPoint(x: 190, y: 145), -90
      ),
    ]
    let pictures = try lists.map { list, start, way in
      let panel = ListPanel(width: Self.width, height: 240) { list }
      panel.settle()
      panel.drag(from: start, by: CGSize(width: way, height: 0))
      let renderer = Renderer(threadCount: 1)
      try renderer.render(panel.graph.displayList)
      return renderer.bitmap
    }
    let width = Int(Self.width)
    let rows = (0..<240).flatMap { y in
      pictures.flatMap { $0.pixels[y * width..<(y + 1) * width] }
    }
    try expectImage(
      Bitmap(width: width * lists.count, height: 240, pixels: rows), named: "swiped")
  }

  private struct Headed: View {
    @State private var isOpen = true
    @State private var isClosed = false
    var body: some View {
      List {
        Section("Quiet") { Text("Row") }
        Section {
          Text("Row")
        } header: {
          Text("As written").textCase(nil)
        } footer: {
          Text("A footer of more words than one line has room for")
        }
        Section("Open", isExpanded: $isOpen) { Text("Inside") }
        Section("Closed", isExpanded: $isClosed) { Text("Inside") }
      }
    }
  }

  @Test("words above and below rows")
  func headers() throws {
    try expectSheet(
      "headers", height: 400,
      [
        AnyView(Headed()), AnyView(Headed().headerProminence(.increased)),
        AnyView(Headed().listStyle(.plain)), AnyView(Headed().listStyle(.sidebar)),
      ])
  }

  @Test("separators")
  func separators() throws {
    try expectSheet(
      "separators",
      [
        AnyView(
          List {
            Text("No line below").listRowSeparator(.hidden)
            Text("Red below").listRowSeparatorTint(.red)
            Text("Row")
            Text("Last")
          }),
        AnyView(
          List {
            Section {
              Text("No outer lines")
              Text("Row")
            }
            .listSectionSeparator(.hidden)
            Section {
              Text("Green outer lines")
              Text("Row")
            }
            .listSectionSeparatorTint(.green)
          }
          .listStyle(.grouped)),
        AnyView(
          List {
            Section {
              Text("No line above")
              Text("None below")
            }
            .listSectionSeparator(.hidden)
            Section { Text("Both") }
          }
          .listStyle(.plain)),
        AnyView(
          List {
            Text("Its own guide").alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
            HStack {
              Image(systemName: "star")
              Text("After the icon")
            }
            Label("As far as the title", systemImage: "heart")
            Color.orange.frame(height: 20)
            Text("Last")
          }),
      ])
  }

  @Test("rows with spaces, insets and backgrounds of their own")
  func rows() throws {
    try expectSheet(
      "rows",
      [
        AnyView(
          List {
            Text("A card")
            Text("Another")
            Text("One more")
          }
          .listRowSpacing(8)),
        AnyView(
          List {
            Color.orange.frame(height: 20).listRowInsets(EdgeInsets())
            Text("Far in").listRowInsets(
              EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
            Text("Usual")
          }),
        AnyView(
          List {
            Text("First").listRowBackground(Color.yellow)
            Text("Usual")
            Text("Last").listRowBackground(
              LinearGradient(
                colors: [.mint, .white], startPoint: .leading, endPoint: .trailing))
          }),
        AnyView(
          List {
            Section { Text("Close") }
            Section { Text("To each other") }.listSectionSpacing(4)
            Section { Text("Not as close") }
          }
          .listSectionSpacing(.compact)),
        AnyView(
          List {
            Text("No ground")
            Text("But cards")
          }
          .scrollContentBackground(.hidden)
          .background(Color.pink.opacity(0.2))),
      ])
  }

  @Test("badges, tints of icons, links and levels")
  func accessories() throws {
    try expectSheet(
      "accessories",
      [
        AnyView(
          List {
            Text("Number").badge(3)
            Text("Words").badge("new")
            Text("None").badge(0)
            Text("Loud").badge(7).badgeProminence(.increased)
            Text("Faint").badge(7).badgeProminence(.decreased)
          }),
        AnyView(
          List {
            Label("Accent", systemImage: "star")
            Label("Fixed", systemImage: "star").listItemTint(.red)
            Label("Preferred", systemImage: "star").listItemTint(.preferred(.green))
            Label("Grey", systemImage: "star").listItemTint(.monochrome)
            Label("Of two\nlines", systemImage: "star")
          }),
        AnyView(
          NavigationStack {
            List {
              NavigationLink("Leads on") { Text("") }
              NavigationLink {
                Text("")
              } label: {
                Label("With an icon", systemImage: "star")
              }
              .badge(2)
              NavigationLink("Disabled") { Text("") }.disabled(true)
            }
          }),
        AnyView(
          List {
            DisclosureGroup("Open", isExpanded: .constant(true)) {
              Text("Inside")
              DisclosureGroup("Open too", isExpanded: .constant(true)) { Text("Further") }
            }
            DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("Inside") }
          }),
      ])
  }

  private struct Controls: View {
    @State private var isOn = true
    @State private var amount = 0.4
    @State private var count = 3
    @State private var words = ""
    var body: some View {
      Form {
        Section("Controls") {
          Toggle("Switch", isOn: $isOn)
          LabeledContent("Labelled", value: "value")
          Picker("Menu", selection: $count) { ForEach(0..<5, id: \.self) { Text("\($0)") } }
          Stepper("Step", value: $count)
          Slider(value: $amount)
          TextField("Prompt", text: $words)
        }
        Section {
          Button("Act") {}
          Button("Destroy", role: .destructive) {}
          Button("Disabled") {}.disabled(true)
          LabeledContent {
            Text("Trailing")
          } label: {
            Text("Title")
            Text("Subtitle")
          }
        }
      }
    }
  }

  @Test("rows of forms")
  func forms() throws {
    try expectSheet(
      "forms", height: 560,
      [
        AnyView(Controls()), AnyView(Controls().environment(\.colorScheme, .dark)),
        AnyView(Controls().disabled(true)),
        AnyView(Controls().environment(\.layoutDirection, .rightToLeft)),
        AnyView(Controls().tint(.purple)),
      ])
  }

  @Test("rows of a picker whose options are rows, and boxes of groups")
  func pickers() throws {
    try expectSheet(
      "pickers",
      [
        AnyView(
          Form {
            Section("Size") {
              Picker("Size", selection: .constant(1)) {
                ForEach(0..<3, id: \.self) { Text("Size \($0)") }
              }
              .pickerStyle(.inline)
            }
          }),
        AnyView(
          Form {
            GroupBox("Box") { Text("Inside") }
            GroupBox { GroupBox("Inner") { Text("Nested") } }
          }),
      ])
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    private let people = [
      Person(id: 0, name: "Ada", age: 36), Person(id: 1, name: "Blaise", age: 39),
      Person(id: 2, name: "Carl", age: 77),
    ]
    var body: some View {
      Table(people, selection: .constant(selection), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
        TableColumn("First letter") { Text(String($0.name.prefix(1))) }
      }
    }
  }

  private func table(_ name: String, width: CGFloat, _ view: some View) throws {
    let panel = ListPanel(width: width, height: 200) { view }
    panel.settle()
    let renderer = Renderer(threadCount: 1)
    try renderer.render(panel.graph.displayList)
    try expectImage(renderer.bitmap, named: name)
  }

  @Test("tables, with room for columns and without")
  func tables() throws {
    try table("table", width: 660, People(selection: [1]))
    try table(
      "table-dark", width: 660, People(selection: [1]).environment(\.colorScheme, .dark))
    try table(
      "table-right-to-left", width: 660, People().environment(\.layoutDirection, .rightToLeft))
    try table("table-compact", width: 320, People(selection: [1]))
  }
}
