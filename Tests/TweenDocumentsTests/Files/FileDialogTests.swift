import Foundation
import TestSupport
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViewsTestSupport

@testable import TweenDocuments
@testable import TweenViews

/// Dialogs for files: a prompt for a path in the window (Controls 10).
@Suite @MainActor struct FileDialogTests {
  /// A folder of a test's own.
  private final class Folder {
    let url: URL
    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }
    func add(_ name: String, _ text: String = "") throws {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
    func text(_ name: String) -> String? {
      try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let before = configuration.existingFile?.regularFileContents ?? Data()
      return FileWrapper(regularFileWithContents: before + Data(text.utf8))
    }
  }

  private func element(_ panel: FieldPanel, _ label: String) -> ViewGraph.Element? {
    panel.graph.tree.all.first { $0.label == label }
  }

  private func answer(_ panel: FieldPanel, _ text: String) {
    panel.step(90)
    panel.graph.send(.text(text))
    panel.step()
    panel.press(.return)
    panel.step(90)
  }

  private struct Opening: View {
    let log: Log<String>
    let folder: URL
    var several = false
    @State private var opens = true
    var body: some View {
      Color.white
        .fileImporter(
          isPresented: $opens, allowedContentTypes: [.plainText], allowsMultipleSelection: several
        ) { result in
          log("\((try? result.get().map(\.lastPathComponent)) ?? [])")
        } onCancellation: {
          log("cancelled")
        }
        .onChange(of: opens) { log("opens \(opens)") }
        .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func `a file that is there and of the type is chosen by its name`() throws {
    let folder = try Folder()
    try folder.add("a.txt")
    let log = Log<String>()
    let panel = FieldPanel(width: 400, height: 400) { Opening(log: log, folder: folder.url) }
    answer(panel, "a.txt")
    #expect(log.entries == ["[\"a.txt\"]", "opens false"])
  }

  @Test(arguments: ["b.txt", "a.png", ""])
  func `what is not there, or of another type, can't be confirmed; Esc gives up`(
    name: String
  ) throws {
    let folder = try Folder()
    try folder.add("a.txt")
    try folder.add("a.png")
    let log = Log<String>()
    let panel = FieldPanel(width: 400, height: 400) { Opening(log: log, folder: folder.url) }
    answer(panel, name)
    #expect(log.entries.isEmpty)
    let open = try #require(panel.graph.tree.all.first { $0.role == .button && $0.label == "Open" })
    #expect(open.traits.contains("disabled"))
    panel.press(.escape)
    panel.step(90)
    #expect(log.entries.contains("cancelled"))
  }

  @Test func `the prompt names the folder that the program gives, and no other`() {
    let start = FileManager.default.currentDirectoryPath.split(separator: "/").last ?? "/"
    for folder in [nil, URL(fileURLWithPath: "/somewhere/given")] {
      let panel = FieldPanel(width: 400, height: 400) {
        Color.clear.fileImporter(
          isPresented: .constant(true), allowedContentTypes: [.plainText], onCompletion: { _ in }
        )
        .fileDialogDefaultDirectory(folder)
      }
      panel.step(90)
      let texts = panel.graph.tree.all.map(\.label).joined(separator: " ")
      #expect(texts.contains("A path, relative to"))
      #expect(texts.contains("given") == (folder != nil) && !texts.contains("“\(start)”"))
    }
  }

  @Test func `several stand between colons, and a path may be whole`() throws {
    let folder = try Folder()
    try folder.add("a.txt")
    try folder.add("b.txt")
    let log = Log<String>()
    let panel = FieldPanel(width: 400, height: 400) {
      Opening(log: log, folder: folder.url, several: true)
    }
    answer(panel, "a.txt:" + folder.url.appendingPathComponent("b.txt").path)
    #expect(log.entries.first == "[\"a.txt\", \"b.txt\"]")
  }

  private struct Saving: View {
    let log: Log<String>
    let folder: URL
    @State private var saves = true
    var body: some View {
      Color.white
        .fileExporter(
          isPresented: $saves, document: Note("new"), contentType: .plainText,
          defaultFilename: "Note"
        ) { result in
          log((try? result.get().lastPathComponent) ?? "failed")
        }
        .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func `a document is written under the name that stands there, over what was there`()
    async throws
  {
    let folder = try Folder()
    try folder.add("Note.txt", "old ")
    let log = Log<String>()
    let panel = FieldPanel(width: 400, height: 400) { Saving(log: log, folder: folder.url) }
    panel.step(90)
    #expect(element(panel, "“Note.txt” will be replaced.") != nil)
    panel.press(.return)
    await eventually { !log.entries.isEmpty }
    #expect(log.entries == ["Note.txt"])
    #expect(folder.text("Note.txt") == "old new")
  }

  private struct Moving: View {
    let log: Log<String>
    let file: URL
    let folder: URL
    @State private var moves = true
    var body: some View {
      Color.white
        .fileMover(isPresented: $moves, file: file) { result in
          log((try? result.get().path) ?? "failed")
        }
        .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func `a file is moved into a folder, and it is told why it can't be`() throws {
    let (from, to) = (try Folder(), try Folder())
    try from.add("a.txt", "x")
    let file = from.url.appendingPathComponent("a.txt")
    for isThere in [true, false] {
      let log = Log<String>()
      let panel = FieldPanel(width: 400, height: 400) {
        Moving(log: log, file: file, folder: from.url)
      }
      answer(panel, to.url.path)
      let target = to.url.standardizedFileURL.appendingPathComponent("a.txt").path
      #expect(log.entries == [isThere ? target : "failed"])
    }
    #expect(from.text("a.txt") == nil && to.text("a.txt") == "x")
  }

  @Test func `nothing to move or to save asks for nothing`() {
    let panel = FieldPanel(width: 400, height: 400) {
      Color.white
        .fileMover(isPresented: .constant(true), file: nil) { _ in }
        .fileExporter(
          isPresented: .constant(true), document: Note?.none, contentType: .plainText
        ) { _ in }
    }
    panel.step(60)
    #expect(!panel.graph.tree.all.contains { $0.role == .alert })
  }

  @Test func `a wrapper of a folder is written and read with all that is in it`() throws {
    let folder = try Folder()
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
      "in": FileWrapper(directoryWithFileWrappers: [
        "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
      ]),
    ])
    wrapper.addRegularFile(withContents: Data("c".utf8), preferredFilename: "c.txt")
    let url = folder.url.appendingPathComponent("whole")
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && read.filename == "whole")
    #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "c.txt", "in"])
    let inner = read.fileWrappers?["in"]?.fileWrappers?["b.txt"]
    #expect(inner?.regularFileContents == Data("b".utf8))
  }
}
