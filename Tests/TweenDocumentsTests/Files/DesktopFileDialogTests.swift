import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenDocuments
@testable import TweenViews

/// Dialogs for files where the desktop has its own.
@Suite("The desktop's dialog for files") @MainActor struct DesktopFileDialogTests {
  /// Stands for the desktop.
  @MainActor private final class Desktop {
    var questions: [SystemFileDialogs.Request] = []
    var answer: (@MainActor (SystemFileDialogs.Response) -> Void)?
    var ended = 0

    func use() {
      SystemFileDialogs.use { [self] question, answer in
        questions.append(question)
        self.answer = answer
        return { self.ended += 1 }
      }
    }
  }

  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }
    func file(_ name: String) -> URL { url.appendingPathComponent(name) }
    func add(_ name: String, _ text: String = "") throws {
      try Data(text.utf8).write(to: file(name))
    }
    func text(_ name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "note"
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Opening: View {
    let log: Log<String>
    var types: [UTType] = [.plainText]
    var several = false
    var isThere = true
    @State private var opens = true
    var body: some View {
      Color.white
        .fileImporter(
          isPresented: $opens, allowedContentTypes: types, allowsMultipleSelection: several
        ) { result in
          log("\((try? result.get().map(\.lastPathComponent)) ?? [])")
        } onCancellation: {
          log("cancelled")
        }
        .onChange(of: opens) { log("opens \(opens)") }
        .fileDialogMessage("Pick")
        .fileDialogConfirmationLabel("Take")
    }
  }

  private func isPrompted(_ panel: FieldPanel) -> Bool {
    panel.graph.tree.all.contains { $0.role == .textField }
  }

  @Test func `is asked with what the program says, and its file is taken`() throws {
    let (desktop, folder, log) = (Desktop(), try Folder(), Log<String>())
    desktop.use()
    defer { SystemFileDialogs.use(nil) }
    try folder.add("a.txt")
    try folder.add("b.txt")
    let panel = FieldPanel { Opening(log: log, several: true) }
    panel.step(60)
    #expect(!isPrompted(panel))
    let question = try #require(desktop.questions.first)
    #expect(desktop.questions.count == 1)
    #expect(question.kind == .open(several: true) && question.title == "Pick")
    #expect(question.confirmation == "Take" && question.folder == nil)
    #expect(question.filter?.extensions.contains("txt") == true)
    desktop.answer?(.chosen([folder.file("a.txt"), folder.file("b.txt")]))
    panel.step(3)
    #expect(log.entries.sorted() == ["[\"a.txt\", \"b.txt\"]", "opens false"])
    panel.step(60)
    #expect(desktop.questions.count == 1 && desktop.ended == 0)
  }

  @Test func `given up, it ends as the prompt does`() {
    let (desktop, log) = (Desktop(), Log<String>())
    desktop.use()
    defer { SystemFileDialogs.use(nil) }
    let panel = FieldPanel { Opening(log: log) }
    desktop.answer?(.cancelled)
    panel.step(60)
    #expect(log.entries.sorted() == ["cancelled", "opens false"] && !isPrompted(panel))
  }

  @Test func `that the desktop has not gives way to the prompt`() throws {
    let (desktop, folder, log) = (Desktop(), try Folder(), Log<String>())
    desktop.use()
    defer { SystemFileDialogs.use(nil) }
    try folder.add("a.txt")
    let panel = FieldPanel { Opening(log: log) }
    desktop.answer?(.unavailable)
    panel.step(90)
    #expect(isPrompted(panel))
    panel.send(.text(folder.file("a.txt").path))
    panel.press(.return)
    panel.step(90)
    #expect(log.entries.sorted() == ["[\"a.txt\"]", "opens false"])
    #expect(desktop.questions.count == 1)
  }

  @Test func `a file that can't be chosen is asked about in the window`() throws {
    let (desktop, folder, log) = (Desktop(), try Folder(), Log<String>())
    desktop.use()
    defer { SystemFileDialogs.use(nil) }
    try folder.add("a.png")
    let panel = FieldPanel { Opening(log: log) }
    desktop.answer?(.chosen([folder.file("a.png")]))
    panel.step(90)
    #expect(isPrompted(panel) && log.entries.isEmpty)
    #expect(panel.elements(.textField).first?.value == folder.file("a.png").path)
  }

  @Test func `is ended where the program no longer asks`() {
    struct Program: View {
      let log: Log<String>
      @State private var isThere = true
      @State private var opens = true
      var body: some View {
        VStack {
          if isThere {
            Color.white.fileImporter(
              isPresented: $opens, allowedContentTypes: []
            ) { _ in log("done") }
          }
          Button("Close") { opens = false }.keyboardShortcut("c")
          Button("Go") { isThere = false }.keyboardShortcut("g")
        }
      }
    }
    for key in ["c", "g"] as [KeyEquivalent] {
      let (desktop, log) = (Desktop(), Log<String>())
      desktop.use()
      defer { SystemFileDialogs.use(nil) }
      let panel = FieldPanel { Program(log: log) }
      #expect(desktop.questions.first?.filter == nil)
      panel.press(key, .command)
      panel.step(5)
      #expect(desktop.ended == 1)
      desktop.answer?(.chosen([URL(fileURLWithPath: "/")]))
      panel.step(5)
      #expect(log.entries.isEmpty)
    }
  }

  @Test(arguments: [[UTType.folder], [.data], [.item], [.plainText, .data]])
  func `files of any name are not told apart, and folders are asked for as such`(
    types: [UTType]
  ) {
    let desktop = Desktop()
    desktop.use()
    defer { SystemFileDialogs.use(nil) }
    let panel = FieldPanel { Opening(log: Log(), types: types) }
    panel.step()
    #expect(desktop.questions.first?.filter == nil)
    #expect(
      desktop.questions.first?.kind == (types == [.folder] ? .folder : .open(several: false)))
  }

  private struct Saving: View {
    let log: Log<String>
    @State private var saves = true
    var body: some View {
      Color.white.fileExporter(
        isPresented: $saves, document: Note(), contentType: .plainText, defaultFilename: "Mine"
      ) { result in
        log((try? result.get().lastPathComponent) ?? "failed")
      }
    }
  }

  @Test func `saves under the name that it brings, with the extension of the type`() async throws {
    let (desktop, folder, log) = (Desktop(), try Folder(), Log<String>())
    desktop.use()
    defer { SystemFileDialogs.use(nil) }
    let panel = FieldPanel { Saving(log: log) }
    #expect(desktop.questions.first?.kind == .save(name: "Mine.txt"))
    desktop.answer?(.chosen([folder.file("other")]))
    // Other tests run while this one waits.
    SystemFileDialogs.use(nil)
    for _ in 0..<200 where log.entries.isEmpty {
      await Task.yield()
      panel.step()
    }
    #expect(log.entries == ["other.txt"] && folder.text("other.txt") == "note")
  }

  @Test func `a file that only the extension leads to is not overwritten unasked`() throws {
    let (desktop, folder, log) = (Desktop(), try Folder(), Log<String>())
    desktop.use()
    defer { SystemFileDialogs.use(nil) }
    try folder.add("old.txt", "old")
    let panel = FieldPanel { Saving(log: log) }
    desktop.answer?(.chosen([folder.file("old")]))
    panel.step(90)
    #expect(isPrompted(panel) && folder.text("old.txt") == "old")
    #expect(panel.graph.tree.all.contains { $0.label.contains("will be replaced") })
  }
}
