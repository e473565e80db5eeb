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
@testable import TweenViews

/// The pointer over controls (Controls 14).
@Suite("The pointer") @MainActor struct PointerShapeTests {
  private func look(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) -> PointerStyle? {
    panel.pointer(.move, x, y)
    return panel.graph.pointerStyle
  }

  /// The middle of the element with a role, or with a label.
  private func middle(
    _ panel: Panel, _ matches: (ViewGraph.Element) -> Bool
  ) throws -> CGPoint {
    let found = panel.graph.tree.all.first(where: matches)
    let frame = try #require(found).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test(
    "is an I-beam over what is edited, unless it is disabled",
    arguments: [InterfaceIdiom.phone, .desktop], [false, true])
  func fields(idiom: InterfaceIdiom, isDisabled: Bool) throws {
    let text = Binding.constant("words")
    let panel = Panel(width: 300, height: 400) {
      VStack {
        TextField("Name", text: text)
        SecureField("Password", text: text)
        TextField("Notes", text: text, axis: .vertical)
        TextEditor(text: text)
      }
      .disabled(isDisabled)
      .environment(\.interfaceIdiom, idiom)
    }
    let fields = panel.graph.tree.all.filter { [.textField, .secureField].contains($0.role) }
    #expect(fields.count == 4)
    for field in fields {
      let style = look(panel, field.frame.midX, field.frame.midY)
      #expect(style == (isDisabled ? .default : .horizontalText), "\(field.label)")
    }
  }

  @Test("is an I-beam over texts that can be selected, and not over those of buttons")
  func selection() throws {
    let panel = Panel(width: 300, height: 300) {
      VStack(spacing: 20) {
        Text("Selected").textSelection(.enabled)
        Text("Plain")
        VStack(spacing: 20) {
          Text("Inside")
          Button("Act") {}
          Text("Fixed").textSelection(.disabled)
        }
        .textSelection(.enabled)
      }
    }
    for (label, style) in [
      ("Selected", PointerStyle.horizontalText), ("Plain", .default), ("Inside", .horizontalText),
      ("Act", .default), ("Fixed", .default),
    ] {
      let place = try middle(panel) { $0.label == label }
      #expect(look(panel, place.x, place.y) == style, "\(label)")
    }
  }

  @Test("is a hand over links, whatever they look like, and an arrow over other buttons")
  func links() throws {
    let url = try #require(URL(string: "https://example.org"))
    let panel = Panel(width: 300, height: 300) {
      VStack(spacing: 20) {
        Link("Home", destination: url)
        Link(destination: url) { Color.red.frame(width: 40, height: 20) }
          .accessibilityLabel("Colour")
        Link("Framed", destination: url).buttonStyle(.bordered)
        Link("Off", destination: url).disabled(true)
        Button("Act") {}
      }
    }
    for (label, style) in [
      ("Home", PointerStyle.link), ("Colour", .link), ("Framed", .link), ("Off", .default),
      ("Act", .default),
    ] {
      let place = try middle(panel) { $0.label == label }
      #expect(look(panel, place.x, place.y) == style, "\(label)")
    }
  }

  private struct Columns: View {
    var width: CGFloat?
    var direction = LayoutDirection.leftToRight
    var body: some View {
      NavigationSplitView {
        if let width {
          Color.red.navigationSplitViewColumnWidth(width)
        } else {
          Color.red
        }
      } detail: {
        Color.green
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test("has arrows over the edge of a column, which is dragged within the column's limits")
  func columns() {
    let panel = Panel(width: 1100, height: 500) { Columns() }
    panel.settle()
    #expect(look(panel, 320, 250) == .columnResize)
    #expect(look(panel, 310, 250) == .default && look(panel, 330, 250) == .default)
    panel.pointer(.down, 321, 250)
    panel.pointer(.move, 351, 250)
    // The arrows stay while the edge is dragged, wherever the pointer is.
    #expect(panel.graph.pointerStyle == .columnResize)
    panel.pointer(.move, 371, 250)
    panel.pointer(.up, 371, 250)
    #expect(look(panel, 370, 250) == .columnResize && look(panel, 320, 250) == .default)
    // 400 is the most, 200 the least.
    var edge: CGFloat = 370
    for (end, next) in [(700.0, 400.0), (50, 200)] {
      panel.pointer(.down, edge, 250)
      panel.pointer(.move, end, 250)
      panel.pointer(.up, end, 250)
      edge = next
      #expect(look(panel, edge, 250) == .columnResize, "\(end)")
    }
  }

  @Test("drags an edge the other way where reading goes from the right")
  func mirroredColumns() {
    let panel = Panel(width: 1100, height: 500) { Columns(direction: .rightToLeft) }
    panel.settle()
    #expect(look(panel, 780, 250) == .columnResize)
    panel.pointer(.down, 780, 250)
    panel.pointer(.move, 730, 250)
    panel.pointer(.up, 730, 250)
    #expect(look(panel, 730, 250) == .columnResize)
  }

  @Test("leaves a column with one width as it is")
  func fixedColumn() {
    let panel = Panel(width: 1100, height: 500) { Columns(width: 250) }
    panel.settle()
    #expect(look(panel, 250, 250) == .default)
    panel.pointer(.down, 250, 250)
    panel.pointer(.move, 300, 250)
    panel.pointer(.up, 300, 250)
    #expect(look(panel, 300, 250) == .default)
  }

  @Test("keeps what the last column needs beside the others")
  func lastColumn() {
    // 760 - 320 leaves the last column 440, of which it keeps 400.
    let panel = Panel(width: 760, height: 500) { Columns() }
    panel.settle()
    panel.pointer(.down, 320, 250)
    panel.pointer(.move, 390, 250)
    panel.pointer(.up, 390, 250)
    #expect(look(panel, 360, 250) == .columnResize)
  }

  private struct Fruit: Identifiable {
    let id: Int
    var name = "Fruit"
  }

  private struct Fruits: View {
    var fixed = false
    var keeps = false
    var direction = LayoutDirection.leftToRight
    var body: some View {
      Table([Fruit(id: 1), Fruit(id: 2)]) {
        TableColumn("Name") { Text($0.name) }
          .width(min: fixed ? 200 : 100, ideal: fixed ? 200 : nil, max: fixed ? 200 : nil)
          .disabledCustomizationBehavior(keeps ? .resize : .none)
        TableColumn("Other") { Text($0.name) }
        TableColumn("Third") { Text($0.name) }
      }
      .environment(\.horizontalSizeClass, .regular)
      .environment(\.layoutDirection, direction)
    }
  }

  /// Where headers begin.
  private func headers(_ panel: Panel) -> [CGFloat] {
    ["Name", "Other", "Third"].map { label in
      panel.graph.tree.all.first { $0.label == label }?.frame.minX ?? -1
    }
  }

  @Test("has arrows over the edge between two headers, which is dragged")
  func tableColumns() throws {
    let panel = Panel(width: 700, height: 300) { Fruits() }
    panel.settle()
    let before = headers(panel)
    let edge = before[1] - 6
    #expect(look(panel, edge, 14) == .columnResize)
    #expect(look(panel, before[1] + 20, 14) == .default && look(panel, edge, 60) == .default)
    panel.pointer(.down, edge, 14)
    panel.pointer(.move, edge + 30, 14)
    panel.pointer(.move, edge + 50, 14)
    #expect(panel.graph.pointerStyle == .columnResize)
    panel.pointer(.up, edge + 50, 14)
    panel.step()
    // The third column stays where it is.
    #expect(headers(panel) == [before[0], before[1] + 50, before[2]])
    // The cells of rows follow, and the first column keeps its least width.
    panel.pointer(.down, edge + 50, 14)
    panel.pointer(.move, 0, 14)
    panel.pointer(.up, 0, 14)
    panel.step()
    #expect(headers(panel) == [before[0], before[0] + 100 + 12, before[2]])
    let cells = panel.graph.tree.all.filter { $0.label == "Fruit" || $0.value == "Fruit" }
    #expect(cells.isEmpty || cells.contains { $0.frame.minX == before[0] + 112 })
  }

  @Test("leaves the edges of columns with one width, and of those that keep it")
  func fixedTableColumns() {
    for panel in [
      Panel(width: 700, height: 300) { Fruits(fixed: true) },
      Panel(width: 700, height: 300) { Fruits(keeps: true) },
    ] {
      panel.settle()
      let places = headers(panel)
      #expect(look(panel, places[1] - 6, 14) == .default)
      #expect(look(panel, places[2] - 6, 14) == .columnResize)
    }
  }

  @Test("has arrows over the edge of an inspector")
  func inspector() {
    let panel = Panel(width: 900, height: 400) {
      Color.red.inspector(isPresented: .constant(true)) {
        Color.green.inspectorColumnWidth(min: 200, ideal: 300, max: 400)
      }
    }
    panel.settle()
    #expect(look(panel, 600, 200) == .columnResize)
    #expect(look(panel, 590, 200) == .default)
  }

  @Test("is a hand over the handle of a row, and grabs while the row is carried")
  func handles() throws {
    let panel = Panel(width: 300, height: 300) {
      List {
        ForEach(0..<3, id: \.self) { Text("Row \($0)") }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    panel.settle()
    let place = try middle(panel) { $0.label.hasPrefix("Reorder") }
    #expect(look(panel, place.x, place.y) == .grabIdle)
    panel.pointer(.down, place.x, place.y)
    panel.pointer(.move, place.x, place.y + 20)
    #expect(panel.graph.pointerStyle == .grabActive)
    panel.pointer(.up, place.x, place.y + 20)
    panel.settle()
    #expect(look(panel, 20, 290) == .default)
  }

  @Test("grabs while something is dragged, until it is let go")
  func drags() {
    let panel = Panel(width: 200, height: 200) {
      VStack(spacing: 0) {
        Color.red.draggable("word")
        Color.green.pointerStyle(.link)
      }
      .environment(\.interfaceIdiom, .desktop)
    }
    #expect(look(panel, 100, 50) == .default)
    panel.pointer(.down, 100, 50)
    #expect(panel.graph.pointerStyle == .default)
    panel.pointer(.move, 100, 70)
    panel.pointer(.move, 100, 150)
    #expect(panel.graph.pointerStyle == .grabActive)
    panel.pointer(.up, 100, 150)
    panel.settle()
    #expect(look(panel, 100, 151) == .link)
  }
}
