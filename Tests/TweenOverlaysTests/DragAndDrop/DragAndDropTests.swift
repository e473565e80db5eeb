import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenOverlays
@testable import TweenViews

@Suite @MainActor struct DragAndDropTests {
  /// Red above, which is dragged, green below, which takes: 200 by 200 in all.
  private struct Board<Target: ViewModifier>: View {
    var idiom = InterfaceIdiom.desktop
    let target: Target
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("word")
        Color.green.frame(height: 100).modifier(target)
      }
      .environment(\.interfaceIdiom, idiom)
    }
  }

  private struct Words: ViewModifier {
    let log: Log<String>
    var accepts = true
    func body(content: Content) -> some View {
      content.dropDestination(for: String.self) { words, place in
        log("\(words) at \(Int(place.x)),\(Int(place.y))")
        return accepts
      } isTargeted: {
        log($0 ? "over" : "away")
      }
    }
  }

  private struct Rows: View {
    let log: Log<String>
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).draggable("word")
        List {
          ForEach(0..<3, id: \.self) { _ in Color.green.frame(height: 10) }
            .dropDestination(for: String.self) { words, offset in log("\(words) \(offset)") }
        }
        .listStyle(.plain)
      }
      .environment(\.interfaceIdiom, .desktop)
    }
  }

  @Test func `what is dropped on a row's half is put before it, or behind`() {
    // Rows are 44 high.
    for (y, offset) in [(105.0, 0), (140, 1), (150, 1), (225, 3)] {
      let log = Log<String>()
      let panel = Panel(width: 200, height: 300) { Rows(log: log) }
      drag(panel, to: CGPoint(x: 100, y: y))
      #expect(log.entries == ["[\"word\"] \(offset)"], "at \(y)")
    }
  }

  private func panel<T: ViewModifier>(_ idiom: InterfaceIdiom = .desktop, _ target: T) -> Panel {
    Panel(width: 200, height: 200) { Board(idiom: idiom, target: target) }
  }

  private func drag(_ panel: Panel, to end: CGPoint, holding frames: Int = 0) {
    panel.pointer(.down, 100, 50)
    panel.step(frames)
    panel.pointer(.move, 100, 60)
    panel.pointer(.move, end.x, end.y)
    panel.pointer(.up, end.x, end.y)
  }

  @Test func `what is dragged is dropped with its value and place`() {
    let log = Log<String>()
    let panel = panel(.desktop, Words(log: log))
    drag(panel, to: CGPoint(x: 30, y: 140))
    panel.settle()
    #expect(log.entries == ["over", "[\"word\"] at 30,40", "away"])
    #expect(panel.graph.nextWork == .idle)
  }

  @Test func `a finger holds first: a quick move drags nothing`() {
    let log = Log<String>()
    let quick = panel(.phone, Words(log: log))
    drag(quick, to: CGPoint(x: 30, y: 140))
    #expect(log.entries.isEmpty)
    let held = panel(.phone, Words(log: log))
    drag(held, to: CGPoint(x: 30, y: 140), holding: 31)
    #expect(log.entries == ["over", "[\"word\"] at 30,40", "away"])
  }

  @Test func `the image goes with the pointer, and back where it is refused`() {
    func reds(_ panel: Panel) -> [CGFloat] {
      let red = Color.red.resolve(in: EnvironmentValues())
      return panel.fills.filter { $0.isSolid(red) }
        .map { $0.outline.applying($0.transform).boundingRect.minY }
    }
    let panel = panel(.desktop, Words(log: Log(), accepts: false))
    #expect(reds(panel) == [0])
    panel.pointer(.down, 100, 50)
    panel.pointer(.move, 100, 60)
    #expect(reds(panel) == [0, 10])
    panel.pointer(.move, 100, 150)
    #expect(reds(panel) == [0, 100])
    panel.pointer(.up, 100, 150)
    panel.step(6)
    // A tenth of a second on the way back: .545 of it are gone.
    #expect(abs(reds(panel)[1] - 100 * (1 - 0.545)) < 8)
    panel.settle()
    #expect(reds(panel) == [0])
  }

  private struct Taken: View {
    @State var isThere = true
    var body: some View {
      VStack(spacing: 0) {
        if isThere { Color.red.frame(height: 100).draggable("word") }
        Color.green.frame(height: 100).dropDestination(for: String.self) { _, _ in
          withAnimation(.linear(duration: 0.2)) { isThere = false }
          return true
        }
      }
      .environment(\.interfaceIdiom, .desktop)
    }
  }

  @Test func `a drop that takes the source away leaves no image of it`() {
    let panel = Panel(width: 200, height: 200) { Taken() }
    let red = Color.red.resolve(in: EnvironmentValues())
    drag(panel, to: CGPoint(x: 30, y: 140))
    // The view itself, which fades.
    #expect(panel.fills.filter { $0.isSolid(red) }.count == 1)
    panel.settle()
    #expect(panel.fills.filter { $0.isSolid(red) }.isEmpty)
  }

  @Test func `files and words from elsewhere come as URLs and strings`() {
    let log = Log<String>()
    struct Files: ViewModifier {
      let log: Log<String>
      func body(content: Content) -> some View {
        content.dropDestination(for: URL.self) { urls, _ in
          log(urls.map(\.path).joined(separator: " "))
          return true
        }
      }
    }
    let files = panel(.desktop, Files(log: log))
    files.graph.send(
      .drop([.file(URL(filePath: "/tmp/a.png"))], position: CGPoint(x: 50, y: 150)))
    files.step()
    // Beside the view that takes them, and at no place at all.
    files.graph.send(.drop([.file(URL(filePath: "/b"))], position: CGPoint(x: 50, y: 50)))
    files.graph.send(.drop([.file(URL(filePath: "/c"))], position: CGPoint(x: CGFloat.nan, y: 0)))
    files.graph.send(.drop([], position: CGPoint(x: 50, y: 150)))
    files.step()
    #expect(log.entries == ["/tmp/a.png"])
    let words = Log<String>()
    let text = panel(.desktop, Words(log: words))
    text.graph.send(.drop([.text("hello")], position: CGPoint(x: 10, y: 110)))
    text.step()
    #expect(words.entries == ["over", "[\"hello\"] at 10,10", "away"])
  }

  private struct Judge: DropDelegate {
    let log: Log<String>
    let operation: DropOperation
    func dropEntered(info: DropInfo) { log("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
    func dropExited(info: DropInfo) { log("exited") }
    func performDrop(info: DropInfo) -> Bool {
      for provider in info.itemProviders(for: [.utf8PlainText]) {
        let log = Sent(log)
        provider.loadObject(ofClass: String.self) { text, _ in log.tell(text) }
      }
      log("performed")
      return true
    }
  }

  /// Hands what handlers are told to a log.
  private final class Sent: Sendable {
    private let log: Log<String>
    init(_ log: Log<String>) { self.log = log }
    func tell(_ text: String?) { log(text ?? "nothing") }
  }

  private struct Judged: ViewModifier {
    let judge: Judge
    func body(content: Content) -> some View {
      content.onDrop(of: [UTType.plainText], delegate: judge)
    }
  }

  @Test func `a delegate decides, and what it forbids isn't performed`() {
    for (operation, expected) in [
      (DropOperation.copy, ["entered", "word", "performed"]), (.forbidden, ["entered", "exited"]),
    ] {
      let log = Log<String>()
      let panel = panel(.desktop, Judged(judge: Judge(log: log, operation: operation)))
      drag(panel, to: CGPoint(x: 30, y: 140))
      #expect(log.entries == expected)
    }
  }

  @Test func `a source that vanishes while it is dragged ends the drag`() {
    final class Model { var hide: (() -> Void)? }
    struct Vanishing: View {
      let model: Model
      let log: Log<String>
      @State private var isThere = true
      var body: some View {
        VStack(spacing: 0) {
          if isThere { Color.red.frame(height: 100).draggable("word") }
          Color.green.modifier(Words(log: log))
        }
        .environment(\.interfaceIdiom, .desktop)
        .onAppear { model.hide = { isThere = false } }
      }
    }
    let (model, log) = (Model(), Log<String>())
    let panel = Panel(width: 200, height: 200) { Vanishing(model: model, log: log) }
    panel.pointer(.down, 100, 50)
    panel.pointer(.move, 100, 60)
    panel.pointer(.move, 100, 150)
    model.hide?()
    panel.step(2)
    panel.pointer(.up, 100, 150)
    panel.settle()
    #expect(log.entries == ["over", "away"])
  }

  private func dropped(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) {
    panel.graph.send(.drop([.text("a")], position: CGPoint(x: x, y: y)))
    panel.step()
  }

  @Test func `a drop beside the text of a taller view is dropped on the view`() {
    let log = Log<String>()
    let panel = Panel(width: 200, height: 200) {
      VStack(spacing: 0) {
        Text("a").frame(width: 120, height: 60).modifier(Words(log: log))
        Spacer()
      }
    }
    // The view is from 40 to 160.
    for (x, y) in [(45.0, 3.0), (100, 30), (155, 57)] {
      log.clear()
      dropped(panel, x, y)
      #expect(log.entries == ["over", "[\"a\"] at \(Int(x - 40)),\(Int(y))", "away"])
    }
    log.clear()
    for (x, y) in [(35.0, 30.0), (165, 30), (100, 61)] { dropped(panel, x, y) }
    #expect(log.entries.isEmpty)
  }

  @Test
  func `in grids and rows the area of a drop is the view, and the innermost one that accepts`() {
    struct Pictures: ViewModifier {
      let log: Log<String>
      func body(content: Content) -> some View {
        content.onDrop(of: [UTType.png], isTargeted: nil) { _ in
          log("picture")
          return true
        }
      }
    }
    let log = Log<String>()
    let panel = Panel(width: 200, height: 200) {
      LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))], spacing: 0) {
        ForEach(0..<2, id: \.self) { _ in
          // A view that accepts other items leaves the drop to the one around it.
          Text("a").frame(width: 80, height: 50).modifier(Pictures(log: log)).padding(10)
            .modifier(Words(log: log))
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    dropped(panel, 105, 5)
    #expect(log.entries == ["over", "[\"a\"] at 5,5", "away"])
    log.clear()
    dropped(panel, 115, 20)
    #expect(log.entries == ["over", "[\"a\"] at 15,20", "away"])
    let rows = Panel(width: 200, height: 200) {
      List { Text("a").frame(maxWidth: .infinity, minHeight: 60).modifier(Words(log: log)) }
        .listStyle(.plain)
    }
    log.clear()
    dropped(rows, 30, 12)
    #expect(log.entries.count == 3)
  }

  @Test
  func
    `a view that accepts drops is not pressed beside its content, nor dropped on while it takes no hits`()
  {
    let log = Log<String>()
    let panel = Panel(width: 200, height: 200) {
      ZStack(alignment: .top) {
        Color.green.onTapGesture { log("behind") }
        Text("a").frame(width: 120, height: 60).modifier(Words(log: log))
      }
    }
    panel.pointer(.down, 50, 10)
    panel.pointer(.up, 50, 10)
    #expect(log.entries == ["behind"])
    let deaf = Panel(width: 200, height: 200) {
      Text("a").frame(width: 120, height: 60).modifier(Words(log: log)).allowsHitTesting(false)
    }
    log.clear()
    dropped(deaf, 50, 100)
    #expect(log.entries.isEmpty)
  }

  @Test func `the area of drops moves as the view is shown`() {
    let log = Log<String>()
    let place = Source(false)
    let panel = Panel(width: 200, height: 200) {
      Driven(source: place) { isDown in
        Text("a").frame(width: 200, height: 20).modifier(Words(log: log))
          .frame(maxHeight: .infinity, alignment: isDown ? .bottom : .top)
      }
    }
    withAnimation(.linear(duration: 1)) { place.value = true }
    panel.step(31)
    // Half of the way from 0 to 180.
    dropped(panel, 20, 100)
    #expect(log.entries.count == 3)
    log.clear()
    dropped(panel, 20, 190)
    #expect(log.entries.isEmpty)
  }
}

extension DisplayItem.Fill {
  /// Whether it is filled with one colour, and that is it.
  func isSolid(_ color: Color.Resolved) -> Bool {
    if case .solid(color) = paint { return true }
    return false
  }
}
