import Foundation
import Testing
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenTypes

@testable import TweenControls
@testable import TweenDocuments
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// What the programs of these tests tell.
@MainActor private final class Told {
  static var lines: [String] = []
}

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private final class Board: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var count = 0

  init() {}
  init(configuration: ReadConfiguration) throws {
    count = configuration.file.regularFileContents?.count ?? 0
  }
  func snapshot(contentType: UTType) throws -> Int { count }
  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(repeating: 0x20, count: snapshot))
  }
}

private struct Notes: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note(text: "new")) { file in NoteEditor(file: file) }
    DocumentGroup(newDocument: { Board() }) { file in BoardEditor(board: file.document) }
  }
}

private struct NoteEditor: View {
  let file: FileDocumentConfiguration<Note>
  @Environment(\.documentConfiguration) private var configuration
  @Environment(\.newDocument) private var newDocument

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 20).onTapGesture { file.document.text += "!" }
      Color.green.frame(height: 20).onTapGesture { newDocument(Note(text: "seeded")) }
      Color.blue.frame(height: 20).onTapGesture { newDocument { Board() } }
    }
    .accessibilityElement()
    .accessibilityLabel(file.document.text)
    .accessibilityValue(configuration?.fileURL?.lastPathComponent ?? "none")
  }
}

private struct BoardEditor: View {
  @ObservedObject var board: Board
  var body: some View {
    Color.red.frame(height: 20).onTapGesture { board.count += 1 }
      .accessibilityElement()
      .accessibilityLabel("board \(board.count)")
  }
}

@Suite("Windows of documents") @MainActor struct DocumentGroupTests {
  private let folder: URL
  private let graph: ViewGraph

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    graph = ViewGraph(
      app: Notes(),
      configuration: ViewGraph.Configuration(size: CGSize(width: 300, height: 300)))
    graph.useMenuBars()
    run()
  }

  private func run() {
    for _ in 0..<3 {
      graph.advance(to: StageTime(flicks: graph.now.flicks + StageTime.flicksPerSecond / 60))
    }
  }

  private func tap(_ place: Int) {
    // The editor is centred: three rows of 20 around 150.
    let position = CGPoint(x: 150, y: 130 + 20 * Double(place))
    for phase in [InputEvent.PointerPhase.down, .up] {
      graph.send(.pointer(phase, position: position, button: .left))
    }
    run()
  }

  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) {
    graph.send(.key(key, modifiers: modifiers, phase: .down))
    run()
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private var front: ViewGraph.Element? { graph.front?.tree.children.first }

  @Test func `a program begins with a new document`() {
    #expect(graph.windows.count == 1)
    #expect(graph.title == "Untitled")
    #expect(front?.label == "new")
    #expect(front?.value == "none")
  }

  @Test func `a file takes the place of one that nothing was done with`() throws {
    let url = try file("a.txt", "first")
    graph.send(.openURL(url))
    run()
    #expect(graph.windows.count == 1)
    #expect(graph.title == "a.txt")
    #expect(front?.label == "first")
    #expect(front?.value == "a.txt")
    // Another has a window of its own; the same again comes forward.
    graph.send(.openURL(try file("b.txt", "second")))
    run()
    #expect(graph.windows.count == 2)
    #expect(front?.label == "second")
    graph.send(.openURL(url))
    run()
    #expect(graph.windows.count == 2)
    #expect(front?.label == "first")
  }

  @Test func `control S writes to the file, whole`() throws {
    let url = try file("a.txt", "first")
    graph.send(.openURL(url))
    run()
    tap(0)
    #expect(graph.title == "a.txt — Edited")
    #expect(try String(contentsOf: url, encoding: .utf8) == "first")
    press("s")
    #expect(try String(contentsOf: url, encoding: .utf8) == "first!")
    #expect(graph.title == "a.txt")
    // Nothing else is left beside it.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
  }

  @Test func `a new document asks where it is to go`() throws {
    tap(0)
    press("s")
    let path = folder.appendingPathComponent("c").path
    press("a")
    graph.send(.text(path))
    run()
    graph.send(.key(.return, modifiers: [], phase: .down))
    for _ in 0..<30 { run() }
    let written = folder.appendingPathComponent("c.txt")
    #expect(try String(contentsOf: written, encoding: .utf8) == "new!")
    #expect(graph.title == "c.txt")
  }

  @Test func `new documents come by key and by action, of each kind`() {
    press("n")
    #expect(graph.windows.count == 2)
    tap(1)
    #expect(graph.windows.count == 3)
    #expect(front?.label == "seeded")
    #expect(graph.front?.title == "Untitled — Edited")
    tap(2)
    #expect(graph.windows.count == 4)
    #expect(front?.label == "board 0")
  }

  @Test func `a document that is an object counts as edited when it says so`() throws {
    let url = folder.appendingPathComponent("d.json")
    try Data("1234".utf8).write(to: url)
    graph.send(.openURL(url))
    run()
    #expect(front?.label == "board 4")
    tap(1)
    #expect(front?.label == "board 5")
    #expect(graph.front?.title == "d.json — Edited")
    press("s")
    #expect(try Data(contentsOf: url).count == 5)
  }

  @Test func `a file that can't be read is told, and a missing action fails`() throws {
    let url = folder.appendingPathComponent("gone.txt")
    graph.send(.openURL(url))
    run()
    func labels(_ element: ViewGraph.Element) -> [String] {
      [element.label] + element.children.flatMap(labels)
    }
    let told = graph.front.map { labels($0.tree) } ?? []
    #expect(told.contains { $0.contains("“gone.txt” could not be opened") })
  }

  @Test func `edits are undone and done again, and the file's own state is unedited`() throws {
    graph.send(.openURL(try file("a.txt", "first")))
    run()
    tap(0)
    tap(0)
    #expect(front?.label == "first!!")
    press("z")
    #expect(front?.label == "first!")
    #expect(graph.title == "a.txt — Edited")
    press("z")
    #expect(front?.label == "first")
    #expect(graph.title == "a.txt")
    press("z", [.command, .shift])
    #expect(front?.label == "first!")
    #expect(graph.title == "a.txt — Edited")
    // What was saved is what counts then.
    press("s")
    tap(0)
    press("s")
    press("z")
    #expect(front?.label == "first!")
    #expect(graph.title == "a.txt — Edited")
  }

  @Test func `a file that no document can be read of opens no window`() throws {
    let url = folder.appendingPathComponent("bad.txt")
    try Data([0xff, 0xfe, 0xff]).write(to: url)
    #expect(throws: CocoaError.self) { try graph.openDocument(reading: url) }
    run()
    #expect(graph.windows.count == 1)
    #expect(graph.title == "Untitled")
    let good = try file("b.txt", "second")
    #expect(try graph.openDocument(reading: good))
    run()
    #expect(front?.label == "second")
    #expect(try !graph.openDocument(reading: folder.appendingPathComponent("c.png")))
  }

  private struct Typed: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note(text: "")) { file in
        VStack {
          TextField("Text", text: file.$document.text)
          Button("Clear") { file.document.text = "" }.keyboardShortcut("k")
        }
      }
    }
  }

  @Test func `what is typed in a row is one step of the document`() {
    let graph = ViewGraph(
      app: Typed(),
      configuration: ViewGraph.Configuration(size: CGSize(width: 300, height: 300)))
    graph.useMenuBars()
    func send(_ events: InputEvent...) {
      for event in events { graph.send(event) }
      for _ in 0..<3 {
        graph.advance(to: StageTime(flicks: graph.now.flicks + StageTime.flicksPerSecond / 60))
      }
    }
    func text() -> String? { graph.front?.tree.all.first { $0.role == .textField }?.value }
    send()
    send(.key(.tab, modifiers: [], phase: .down))
    for letter in ["o", "n", "e"] { send(.text(letter)) }
    send(.key("k", modifiers: .command, phase: .down))
    #expect(text() == "")
    // The field has nothing to take back of what was changed elsewhere: the keys are the window's.
    send(.key("z", modifiers: .command, phase: .down))
    #expect(text() == "one")
    send(.key("z", modifiers: .command, phase: .down))
    #expect(text() == "")
    send(.key("z", modifiers: [.command, .shift], phase: .down))
    #expect(text() == "one")
    // After a pause another step begins.
    graph.front?.root?.focus.focus(nil)
    send(.key(.tab, modifiers: [], phase: .down))
    send(.text("r"))
    graph.advance(to: StageTime(flicks: graph.now.flicks + StageTime.flicksPerSecond * 2))
    send(.text("s"))
    // Tab selected the text.
    #expect(text() == "rs")
    graph.front?.root?.focus.focus(nil)
    send(.key("z", modifiers: .command, phase: .down))
    #expect(text() == "r")
  }

  private struct Barred: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note(text: "new")) { file in
        Text(file.document.text).toolbar { Button("Print") {} }
      }
    }
  }

  @Test func `an editor without a stack of its own has a bar for its toolbar`() {
    let graph = ViewGraph(
      app: Barred(),
      configuration: ViewGraph.Configuration(size: CGSize(width: 300, height: 300)))
    for frame in 0..<3 {
      graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame)))
    }
    let told = graph.front?.tree.children.map { "\($0.role) \($0.label)" } ?? []
    #expect(told.sorted() == ["button Print", "header Untitled", "text new"])
  }
}
