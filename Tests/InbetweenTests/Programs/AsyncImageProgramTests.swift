import Foundation
import InbetweenTesting
import Observation
import SwiftUI
import Testing
import TweenCodecs
import TweenPaint

/// Pictures that come while the view already stands.
@Suite @MainActor struct AsyncImageProgramTests {
  /// A folder with pictures, gone with this object.
  final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("AsyncImage-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(picture(width: 40, height: 20)).write(to: file("wide.png"))
      try Data(picture(width: 10, height: 30)).write(to: file("tall.png"))
      try Data("no picture".utf8).write(to: file("text.png"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }
  }

  /// What a program is told of sizes and phases, in order.
  @Observable final class Journal {
    var url: URL?
    @ObservationIgnored var lines: [String] = []

    init(_ url: URL?) { self.url = url }

    func write(_ line: String) { if lines.last != line { lines.append(line) } }
  }

  @Observable final class Album {
    var urls: [URL?] = []
  }

  struct Phases: View {
    let journal: Journal
    var transaction = Transaction()

    var body: some View {
      AsyncImage(url: journal.url, transaction: transaction) { phase in
        let _ = journal.write(Self.word(phase))
        if let image = phase.image { image } else { Color.gray.frame(width: 4, height: 4) }
      }
    }

    static func word(_ phase: AsyncImagePhase) -> String {
      switch phase {
      case .empty: "empty"
      case .success: "success"
      case .failure(let error): (error as? URLError).map { "\($0.code.rawValue)" } ?? "\(error)"
      }
    }
  }

  private func phases(_ url: URL?) async -> [String] {
    let journal = Journal(url)
    let tester = StageTester(Phases(journal: journal), size: CGSize(width: 60, height: 60))
    await tester.play(frames: 4)
    return journal.lines
  }

  // MARK: Phases

  @Test func `a file is empty first and there in the next frame`() async throws {
    let folder = try Folder()
    let journal = Journal(folder.file("wide.png"))
    let tester = StageTester(Phases(journal: journal), size: CGSize(width: 60, height: 60))
    await tester.play(frames: 0)
    #expect(journal.lines == ["empty"])
    await tester.play(frames: 1)
    #expect(journal.lines == ["empty", "success"])
    await tester.play(frames: 10)
    #expect(journal.lines == ["empty", "success"])
  }

  @Test func `without a URL it stays empty`() async {
    #expect(await phases(nil) == ["empty"])
  }

  @Test func `what is missing or no picture fails with its reason`() async throws {
    let folder = try Folder()
    let missing = await phases(folder.file("none.png"))
    #expect(missing.first == "empty")
    #expect(missing.last?.hasPrefix("The file cannot be read") == true)
    let text = await phases(folder.file("text.png"))
    #expect(text.last?.hasPrefix("This is not a PNG, JPEG, GIF or WebP image") == true)
    let folderItself = await phases(folder.url)
    #expect(folderItself.last == "This is not a regular file.")
  }

  @Test func `data URLs are read`() async throws {
    let bytes = try Data(picture(width: 3, height: 2)).base64EncodedString()
    #expect(await phases(URL(string: "data:image/png;base64," + bytes)) == ["empty", "success"])
    let other = await phases(URL(string: "data:image/png;base64,AAAA"))
    #expect(other.last?.hasPrefix("This is not") == true)
  }

  @Test func `schemes that nobody knows fail`() async {
    let lines = await phases(URL(string: "nonsense:picture"))
    #expect(lines == ["empty", "\(URLError.unsupportedURL.rawValue)"])
  }

  // MARK: Changes

  @Test func `another URL shows nothing until its picture has come`() async throws {
    let folder = try Folder()
    let journal = Journal(folder.file("wide.png"))
    let tester = StageTester(Phases(journal: journal), size: CGSize(width: 60, height: 60))
    await tester.play(frames: 3)
    journal.url = folder.file("tall.png")
    await tester.play(frames: 3)
    #expect(journal.lines == ["empty", "success", "empty", "success"])
    #expect(tester.displayList.description.contains("10x30"))
    journal.url = nil
    await tester.play(frames: 3)
    #expect(journal.lines.last == "empty")
  }

  @Test func `rows of a list read their own, lose theirs and get another`() async throws {
    struct Rows: View {
      let album: Album
      var body: some View {
        List {
          ForEach(album.urls.indices, id: \.self) { index in
            AsyncImage(url: album.urls[index]) { image in
              image
            } placeholder: {
              EmptyView()
            }
          }
        }
      }
    }
    let folder = try Folder()
    let album = Album()
    let tester = StageTester(Rows(album: album), size: CGSize(width: 200, height: 400))
    func sizes() -> [String] {
      ["40x20", "10x30"].flatMap { size in
        tester.displayList.description.split(separator: "\n")
          .filter { $0.contains("image") && $0.contains(size) }.map { _ in size }
      }
    }
    await tester.play(frames: 2)
    #expect(sizes().isEmpty)
    album.urls = [folder.file("wide.png"), nil, folder.file("tall.png"), folder.file("none.png")]
    await tester.play(frames: 3)
    #expect(sizes() == ["40x20", "10x30"])
    album.urls[0] = nil
    album.urls[1] = folder.file("tall.png")
    await tester.play(frames: 3)
    #expect(sizes() == ["10x30", "10x30"])
    album.urls = []
    await tester.play(frames: 3)
    #expect(sizes().isEmpty)
  }

  @Test func `an answer to a question that was taken back is not shown`() async throws {
    let folder = try Folder()
    let journal = Journal(folder.file("wide.png"))
    let tester = StageTester(Phases(journal: journal), size: CGSize(width: 60, height: 60))
    await tester.play(frames: 0)
    journal.url = folder.file("text.png")
    await tester.play(frames: 4)
    #expect(!journal.lines.contains("success"))
  }

  @Test func `content that is nothing at first loads all the same`() async throws {
    let folder = try Folder()
    let tester = StageTester(
      AsyncImage(url: folder.file("wide.png")) { phase in
        if let image = phase.image { image }
      }, size: CGSize(width: 60, height: 60))
    await tester.play(frames: 3)
    #expect(tester.displayList.description.contains("40x20"))
  }

  @Test func `the transaction animates the change of phase`() async throws {
    let folder = try Folder()
    let tester = StageTester(
      AsyncImage(
        url: folder.file("wide.png"), transaction: Transaction(animation: .linear(duration: 1))
      ) { phase in
        Color.red.frame(width: phase.image == nil ? 0 : 40, height: 10)
      }, size: CGSize(width: 60, height: 60))
    await tester.play(frames: 2)
    let start = tester.stage.time.seconds
    await tester.play(seconds: 0.5)
    let width = tester.displayList.items.compactMap { item -> CGFloat? in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.outline.applying(fill.transform).boundingRect.width
    }.first
    // The animation begins with the frame after the change.
    let elapsed = tester.stage.time.seconds - start
    #expect(abs((width ?? 0) - 40 * elapsed) <= 40.0 / 30)
  }

  // MARK: The forms

  @Test func `without content the image has its own size and the place is grey before`()
    async throws
  {
    let folder = try Folder()
    let tester = StageTester(
      AsyncImage(url: folder.file("wide.png"), scale: 2), size: CGSize(width: 60, height: 50))
    await tester.play(frames: 0)
    let grey = tester.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.outline.applying(fill.transform).boundingRect
    }
    #expect(grey == [CGRect(x: 0, y: 0, width: 60, height: 50)])
    await tester.play(frames: 2)
    #expect(tester.displayList.description.contains("40x20"))
    #expect(!tester.displayList.description.contains("fill"))
  }

  @Test func `a placeholder stands for what is coming and for what will not come`() async throws {
    let folder = try Folder()
    for (name, isThere) in [("wide.png", true), ("none.png", false)] {
      let tester = StageTester(
        AsyncImage(url: folder.file(name)) { image in
          image.resizable().frame(width: 8, height: 8)
        } placeholder: {
          ProgressView()
        }, size: CGSize(width: 60, height: 50))
      await tester.play(frames: 4)
      #expect(tester.displayList.description.contains("40x20") == isThere)
    }
  }

  // MARK: The network

  @Test func `a headless run waits for the network and asks once`() async throws {
    let picture = try picture(width: 6, height: 5)
    let server = try PictureServer([
      "/a.png": (status: "200 OK", body: picture),
      "/b.png": (status: "500 Sorry", body: picture),
    ])
    defer { server.stop() }
    #expect(await phases(server.url("/a.png")) == ["empty", "success"])
    #expect(await phases(server.url("/a.png")) == ["empty", "success"])
    #expect(server.count("/a.png") == 1)
    #expect(await phases(server.url("/b.png")).last == "\(URLError.badServerResponse.rawValue)")
    #expect(await phases(server.url("/none.png")).last == "\(URLError.badServerResponse.rawValue)")
  }

  @Test func `a live stage goes on while an answer is on its way`() async throws {
    let server = try PictureServer([
      "/c.png": (status: "200 OK", body: picture(width: 6, height: 5))
    ])
    defer { server.stop() }
    let journal = Journal(server.url("/c.png"))
    let stage = Stage(
      content: Phases(journal: journal),
      configuration: Stage.Configuration(size: CGSize(width: 60, height: 60), isLive: true))
    stage.advance(to: .zero)
    #expect(journal.lines == ["empty"])
    // Turns, and no time: beside all the other tests of the main actor one turn may take a minute.
    for turn in 1...4_000 where journal.lines.count < 2 {
      try await Task.sleep(for: .milliseconds(5))
      stage.advance(to: StageTime(seconds: Double(turn) / 200))
    }
    #expect(journal.lines == ["empty", "success"])
    #expect(stage.displayList.description.contains("6x5"))
  }

  @Test func `a machine without a server fails`() async throws {
    let server = try PictureServer([:])
    let url = server.url("/a.png")
    server.stop()
    let lines = await phases(url)
    #expect(lines.count == 2 && lines.last != "success")
  }
}

/// A PNG of one colour.
private func picture(width: Int, height: Int) throws -> [UInt8] {
  try PNGEncoder.encode(
    Bitmap(
      width: width, height: height,
      pixels: Array(repeating: 0xFF00_80FF, count: width * height)))
}
