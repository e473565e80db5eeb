import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenViews

@Suite @MainActor struct ContextMenuTests {
  private func tap(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) {
    panel.pointer(.down, x, y)
    panel.pointer(.up, x, y)
    panel.settle()
  }

  private func pressRight(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) {
    for phase in [InputEvent.PointerPhase.down, .up] {
      panel.graph.send(.pointer(phase, position: CGPoint(x: x, y: y), button: .right))
      panel.step()
    }
    panel.settle()
  }

  private func has(_ panel: Panel, _ label: String) -> Bool {
    panel.graph.tree.all.contains { $0.label == label }
  }

  @Test func `the right button opens the innermost menu, a held finger too`() {
    let log = Log<String>()
    for isHeld in [false, true] {
      let panel = Panel(width: 400, height: 400) {
        ZStack {
          Color.white
          Color.red.frame(width: 100, height: 40).contextMenu { Button("Inner") { log("inner") } }
        }
        .contextMenu { Button("Outer") { log("outer") } }
      }
      if isHeld {
        panel.pointer(.down, 200, 200)
        panel.step(40)
        panel.pointer(.up, 200, 200)
        panel.settle()
      } else {
        pressRight(panel, 200, 200)
      }
      #expect(has(panel, "Inner") && !has(panel, "Outer"))
      tap(panel, 10, 390)
      #expect(!has(panel, "Inner"))
      pressRight(panel, 20, 20)
      #expect(has(panel, "Outer"))
    }
    #expect(log.entries.isEmpty)
  }

  @Test func `one without items doesn't open, nor one that is nil`() {
    let none: ContextMenu<Button<Text>>? = nil
    for view in [
      AnyView(Color.red.contextMenu { EmptyView() }), AnyView(Color.red.contextMenu(none)),
      AnyView(Color.red.contextMenu { Button("A") {} }.disabled(true)),
    ] {
      let panel = Panel(width: 400, height: 400) { view }
      let count = panel.graph.tree.all.count
      pressRight(panel, 200, 200)
      #expect(panel.graph.tree.all.count == count)
    }
  }

  @Test func `readers are told of no menu that has but lines`() {
    let none: Int? = nil
    for (view, isExposed) in [
      (AnyView(Text("words").contextMenu { Divider() }), false),
      (AnyView(Text("words").contextMenu {}), false),
      (AnyView(Text("words").contextMenu { if none != nil { Button("A") {} } }), false),
      (
        AnyView(
          Text("words").contextMenu {
            Divider()
            Group { Divider() }
          }), false
      ),
      (
        AnyView(
          Text("words").contextMenu {
            Divider()
            Button("A") {}
          }), true
      ),
    ] {
      let panel = Panel(width: 400, height: 400) { view }
      let words = panel.graph.tree.all.first { $0.label == "words" }
      #expect(words?.actions.contains("showMenu") == isExposed, "\(panel.graph.tree)")
    }
  }

  @Test func `a preview shows while the menu is open, and nothing stays`() {
    let panel = Panel(width: 400, height: 400) {
      Color.red.frame(width: 50, height: 50)
        .contextMenu {
          Button("Go") {}
        } preview: {
          Text("Preview").padding(40)
        }
    }
    pressRight(panel, 200, 200)
    #expect(has(panel, "Preview") && has(panel, "Go"))
    tap(panel, 5, 5)
    #expect(!has(panel, "Preview") && !has(panel, "Go"))
    #expect(panel.graph.nextWork == .idle)
  }

  private struct Rows: View {
    @State var chosen: Set<Int>
    let log: Log<String>
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<3) { Text("Row \($0)").tag($0) }
      }
      .contextMenu(forSelectionType: Int.self) { rows in
        Button("Rows \(rows.sorted())") { log("menu \(rows.sorted())") }
      } primaryAction: { rows in
        log("primary \(rows.sorted())")
      }
    }
  }

  @Test func `a list's menu is for the selected rows, or for the one that is pressed`() throws {
    let log = Log<String>()
    let panel = Panel(width: 400, height: 600) { Rows(chosen: [0, 1], log: log) }
    func row(_ index: Int) throws -> CGPoint {
      let frame = try #require(panel.graph.tree.all.first { $0.label == "Row \(index)" }).frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let (first, last) = (try row(0), try row(2))
    pressRight(panel, first.x, first.y)
    #expect(has(panel, "Rows [0, 1]"))
    tap(panel, 5, 595)
    pressRight(panel, last.x, last.y)
    #expect(has(panel, "Rows [2]"))
    tap(panel, 5, 595)
    pressRight(panel, 200, 590)
    #expect(has(panel, "Rows []"))
    tap(panel, 5, 595)
    tap(panel, last.x, last.y)
    #expect(log.entries == ["primary [2]"])
  }

  // MARK: What is lifted

  /// Where what is drawn in a colour lies, once for each time that it is drawn.
  private func rects(_ graph: ViewGraph, _ color: Color) -> [CGRect] {
    let wanted = Paint.solid(color.resolve(in: EnvironmentValues()))
    return graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content, fill.paint == wanted else { return nil }
      return fill.outline.applying(fill.transform).boundingRect
    }
  }

  private func hold(_ panel: NavigationPanel, _ x: CGFloat, _ y: CGFloat) {
    panel.pointer(.down, x, y)
    panel.step(32)
    panel.pointer(.up, x, y)
    panel.settle()
  }

  private func isClose(_ rect: CGRect?, _ other: CGRect) -> Bool {
    guard let rect else { return false }
    return [
      rect.minX - other.minX, rect.minY - other.minY, rect.maxX - other.maxX,
      rect.maxY - other.maxY,
    ].allSatisfy { abs($0) < 0.01 }
  }

  /// A rectangle about its middle, as much larger as what is lifted.
  private func lifted(_ rect: CGRect) -> CGRect {
    rect.insetBy(dx: -rect.width * 0.025, dy: -rect.height * 0.025)
  }

  private struct Tile: View {
    @State private var count = 0
    let log: Log<String>
    @Namespace private var space
    var body: some View {
      Color.red.frame(width: 60, height: 40)
        .overlay { Text("\(count)") }
        .matchedGeometryEffect(id: "tile", in: space)
        .onTapGesture { count += 1 }
        .onAppear { log("appears") }
        .contextMenu { Button("Go") { count += 1 } }
    }
  }

  @Test func `what is held is drawn once, in every frame, and is the same view`() {
    let log = Log<String>()
    let panel = NavigationPanel { Tile(log: log) }
    panel.settle()
    let place = CGRect(x: 165, y: 280, width: 60, height: 40)
    #expect(rects(panel.graph, .red) == [place])
    panel.tap(195, 300)
    panel.settle()
    panel.pointer(.down, 195, 300)
    for frame in 0..<90 {
      panel.step()
      #expect(rects(panel.graph, .red).count == 1, "frame \(frame)")
    }
    panel.pointer(.up, 195, 300)
    #expect(isClose(rects(panel.graph, .red).first, lifted(place)))
    // The picture goes on living: it shows what the view shows.
    #expect(panel.all("1").count == 1)
    panel.tap("Go")
    for frame in 0..<60 {
      panel.step()
      #expect(rects(panel.graph, .red).count == 1, "frame \(frame)")
    }
    #expect(panel.all("2").count == 1 && rects(panel.graph, .red) == [place])
    #expect(log.entries == ["appears"])
    #expect(panel.warnings.isEmpty)
    #expect(panel.graph.nextWork == .idle)
  }

  @Test func `it is drawn where it lies, in whatever space, and moves on while it is lifted`() {
    struct Spinning: View {
      @State var isWide = false
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<30) { index in
              if index == 2 {
                Color.red.frame(width: isWide ? 80 : 40, height: 20)
                  .contextMenu { Button("Wider") { isWide.toggle() } }
                  .menuActionDismissBehavior(.disabled)
                  .scaleEffect(2)
              } else {
                Color.blue.frame(height: 40)
              }
            }
          }
        }
      }
    }
    let panel = NavigationPanel { Spinning() }
    panel.settle()
    guard let place = rects(panel.graph, .red).first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(place.size == CGSize(width: 80, height: 40))
    hold(panel, place.midX, place.midY)
    #expect(rects(panel.graph, .red).count == 1)
    #expect(isClose(rects(panel.graph, .red).first, lifted(place)))
    panel.tap("Wider")
    panel.settle()
    #expect(isClose(rects(panel.graph, .red).first, lifted(place.insetBy(dx: -40, dy: 0))))
  }

  private struct MenuRows: View {
    let style: Int
    @State private var rows = [0, 1, 2]
    @State private var chosen: Int?
    var body: some View {
      let list = List(selection: $chosen) {
        Section {
          ForEach(rows, id: \.self) { row in
            Text("Row \(row)").listRowBackground(row == 1 ? Color.red : nil)
              .contextMenu {
                Button("Remove") { withAnimation { rows.removeAll { $0 == row } } }
              }
          }
        }
      }
      switch style {
      case 0: list.listStyle(.insetGrouped)
      case 1: list.listStyle(.grouped)
      case 2: list.listStyle(.plain)
      case 3: list.listStyle(.inset)
      default: list.listStyle(.sidebar)
      }
    }
  }

  @Test(arguments: 0..<5)
  func `of a list the whole row is lifted, with its ground, in round corners`(_ style: Int) throws {
    let panel = NavigationPanel { MenuRows(style: style) }
    panel.settle()
    let card = try #require(rects(panel.graph, .red).first)
    hold(panel, card.minX + 40, card.midY)
    #expect(panel.all("Remove").count == 1)
    let grounds = rects(panel.graph, .red)
    #expect(grounds.count == 1)
    #expect(isClose(grounds.first, lifted(card)), "\(grounds) \(card)")
    // The layer that cuts off its corners.
    let shapes = panel.graph.displayList.items.compactMap { item -> CGRect? in
      guard case .beginLayer(let layer) = item.content, let clip = layer.clip else { return nil }
      return clip.path.applying(clip.transform).boundingRect
    }
    #expect(
      shapes.contains {
        abs($0.midX - card.midX) < 0.01 && abs($0.midY - card.midY) < 0.01
          && abs($0.width - 1.05 * card.width) < 0.01
      }, "\(shapes)")
    panel.tap(195, 590)
    panel.settle()
    #expect(rects(panel.graph, .red) == [card])
    #expect(panel.warnings.isEmpty)
  }

  @Test func `a row that its own menu removes is gone for good`() throws {
    for style in 0..<5 {
      let panel = NavigationPanel { MenuRows(style: style) }
      panel.settle()
      let card = try #require(rects(panel.graph, .red).first)
      hold(panel, card.minX + 40, card.midY)
      panel.tap("Remove")
      for _ in 0..<90 {
        panel.step()
        #expect(rects(panel.graph, .red).count <= 1)
      }
      #expect(rects(panel.graph, .red).isEmpty && panel.all("Row 1").isEmpty)
      #expect(panel.all("Row 2").count == 1 && panel.graph.nextWork == .idle)
    }
  }

  private struct Vanishing: View {
    let source: VanishingSource
    var body: some View {
      VStack {
        if source.isThere { Color.red.frame(height: 50).contextMenu { Button("Go") {} } }
        List {
          if source.isThere {
            Text("Row").listRowBackground(Color.green).contextMenu { Button("Go") {} }
          }
          Text("Stays")
        }
      }
    }
  }

  @Test func `what vanishes while it is held takes its picture along`() {
    let source = VanishingSource()
    let panel = NavigationPanel { Vanishing(source: source) }
    panel.settle()
    for (color, x, y) in [(Color.red, CGFloat(195), CGFloat(30)), (.green, 50, 110)] {
      panel.act { source.isThere = true }
      panel.settle()
      hold(panel, x, y)
      #expect(panel.all("Go").count == 1 && rects(panel.graph, color).count == 1)
      panel.act { source.isThere = false }
      panel.settle()
      #expect(rects(panel.graph, color).isEmpty)
      #expect(panel.graph.nextWork == .idle)
    }
  }

  @Test func `a part of a row is lifted alone, and so is what stands in a grid`() throws {
    struct Parts: View {
      var body: some View {
        VStack(spacing: 0) {
          List {
            HStack {
              Text("Row")
              Color.red.frame(width: 30, height: 20).contextMenu { Button("Go") {} }
            }
          }
          .frame(height: 200)
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<4) { index in
              (index == 1 ? Color.green : .blue).frame(height: 50).contextMenu { Button("Go") {} }
            }
          }
        }
      }
    }
    for color in [Color.red, .green] {
      let panel = NavigationPanel { Parts() }
      panel.settle()
      let place = try #require(rects(panel.graph, color).first)
      hold(panel, place.midX, place.midY)
      #expect(isClose(rects(panel.graph, color).first, lifted(place)))
      #expect(rects(panel.graph, color).count == 1)
    }
  }

  @Test func `a preview takes the place of the view, which comes back when it closes`() {
    let panel = NavigationPanel {
      Color.red.frame(width: 50, height: 50)
        .contextMenu {
          Button("Go") {}
        } preview: {
          Color.green.frame(width: 200, height: 100)
        }
    }
    panel.settle()
    hold(panel, 195, 300)
    let shown = panel.graph.displayList.items.compactMap { item -> Double? in
      guard case .fill(let fill) = item.content,
        fill.paint == .solid(Color.red.resolve(in: EnvironmentValues()))
      else { return nil }
      return fill.opacity
    }
    #expect(shown.count <= 1)
    #expect(rects(panel.graph, .green).count == 1)
    panel.tap(195, 590)
    panel.settle()
    #expect(rects(panel.graph, .red) == [CGRect(x: 170, y: 275, width: 50, height: 50)])
    #expect(rects(panel.graph, .green).isEmpty)
  }

  @Test func `what is dragged matches no geometry a second time`() {
    struct Dragged: View {
      @Namespace private var space
      var body: some View {
        Color.red.frame(width: 60, height: 40)
          .matchedGeometryEffect(id: "tile", in: space)
          .draggable("tile")
      }
    }
    let panel = NavigationPanel { Dragged() }
    panel.settle()
    panel.pointer(.down, 195, 300)
    panel.step(40)
    panel.pointer(.move, 195, 340)
    panel.pointer(.move, 195, 380)
    #expect(rects(panel.graph, .red).count == 2)
    #expect(panel.warnings.isEmpty)
    panel.pointer(.up, 195, 380)
    panel.step(120)
    #expect(rects(panel.graph, .red).count == 1)
  }
}

@Observable private final class VanishingSource {
  var isThere = true
}
