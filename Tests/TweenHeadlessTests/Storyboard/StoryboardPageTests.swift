import Foundation
import Testing
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

@testable import TweenHeadless

private struct Titled: App {
  var body: some Scene {
    WindowGroup("Left & Right") { Color.red }
  }
}

@Suite @MainActor struct StoryboardPageTests {
  private static let titles = [#"<b onclick="x">&'quoted'"#, "כותרת", "</style></script>"]

  private func board(
    film: Int? = 12, title: String = #"A & <B> "C""#, titles: [String?] = titles
  ) throws -> Storyboard {
    var board = Storyboard(
      moments: StoryboardTests.moments(0, 0.05, 0.1, titles: titles), program: "square")
    board.title = title
    board.filmFrameCount = film
    board.threads = 1
    board.events = try InputScript(
      parsing: """
        {"at":0,"tap":[1,2]}
        {"at":0.05,"drag":[[0,0],[9,9]],"over":0.1}
        {"at":0.1,"text":"<script>"}
        {"at":0.15,"scroll":[0,-40],"position":[1,2]}
        """, file: "t.jsonl"
    ).events
    return board
  }

  /// The bytes of the data URLs of a page's pictures, in their order.
  private func pictures(_ page: String) throws -> [[UInt8]] {
    try page.components(separatedBy: #"src="data:image/png;base64,"#).dropFirst().map { part in
      Array(try #require(Data(base64Encoded: String(part.prefix { $0 != "\"" }))))
    }
  }

  @Test func `the film is the animated PNG of all frames, in one run`() throws {
    let stage = MovingSquare.stage()
    let page = try board().page(of: stage)
    #expect(stage.frameIndex == 11)
    let all = try pictures(page)
    #expect(all.count == 4)
    var options = Film.Options(
      path: "film.png", program: "square", encoding: try FilmEncoding(form: .png), rate: .sixty,
      frames: 0..<12)
    options.threads = 1
    let files = MemoryFiles()
    _ = try Film(options, files: files).run(MovingSquare.stage())
    #expect(all[0] == files.files["film.png"])
    let reference = MovingSquare.stage()
    for (file, index) in zip(all.dropFirst(), [0, 3, 6]) {
      let picture = try FrameDumpTests.picture(of: index, stage: reference)
      #expect(try ImageDecoder.decode(file) == picture)
    }
  }

  @Test(.enabled(if: EncoderProcess.find("ffmpeg") != nil))
  func `ffmpeg decodes the film to the frames' pixels`() throws {
    let film = try #require(try pictures(board().page(of: MovingSquare.stage())).first)
    let path = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString + ".png"
    try Data(film).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let reference = MovingSquare.stage()
    let hashes = try (0..<12).map { index in
      FilmPixels.opaque.hash(of: try FrameDumpTests.picture(of: index, stage: reference))
    }
    var outcome = Film.Outcome()
    outcome.frameCount = 12
    (outcome.width, outcome.height) = (16, 8)
    let check = FilmCheck(encoding: try FilmEncoding(form: .png), rate: .sixty)
    #expect(try check.check(path, outcome, hashes).hasPrefix("each frame decodes"))
  }

  @Test func `without a film the page begins with the first moment's picture`() throws {
    let stage = MovingSquare.stage()
    let page = try board(film: nil).page(of: stage)
    let all = try pictures(page)
    #expect(all.count == 4 && all[0] == all[1])
    #expect(page.contains(#"data-kind="still""#) && !page.contains("frames a second"))
    #expect(stage.frameIndex == 6)
  }

  @Test(arguments: [1, 3])
  func `a page has equal bytes over threads`(threads: Int) throws {
    var board = try board()
    let one = try board.page(of: MovingSquare.stage(width: 130, height: 90))
    board.threads = threads
    #expect(try board.page(of: MovingSquare.stage(width: 130, height: 90)) == one)
  }

  @Test func `a frame of another size is refused where there is a film`() throws {
    func stage() throws -> Stage {
      let stage = Stage(
        content: Color.red, configuration: Stage.Configuration(size: CGSize(width: 16, height: 8)))
      stage.send(.resize(CGSize(width: 20, height: 8)), at: StageTime(seconds: 0.05))
      return stage
    }
    #expect(throws: StoryboardError.sizeChanges(frame: 3, from: "16x8", to: "20x8")) {
      try board().page(of: stage())
    }
    let still = try board(film: nil).page(of: stage())
    #expect(still.contains(#"<img width="20" height="8""#))
  }

  @Test func `a film that is too large is counted to its end, and the sentence has its size`()
    throws
  {
    let bytes = FilmBytes(limit: 10)
    func write(_ new: [UInt8]) { new.withUnsafeBytes { bytes.write($0) } }
    write([1, 2, 3, 4, 5, 6])
    ([9, 8] as [UInt8]).withUnsafeBytes { bytes.overwrite($0, at: 1) }
    #expect(try bytes.all() == [1, 9, 8, 4, 5, 6])
    write([7, 8, 9, 10, 11])
    #expect(throws: StoryboardError.filmTooLarge(size: 11, limit: 10)) { try bytes.all() }
    let error = StoryboardError.filmTooLarge(size: 31_240_000, limit: 24_000_000)
    #expect(error.description.hasPrefix("the film has 31.3 MB, and a page carries at most 24 MB: "))
  }

  @Test func `frames of a program of one pixel are shown enlarged`() throws {
    let page = try board().page(of: MovingSquare.stage(width: 1, height: 1))
    #expect(page.contains("--w: 160; --h: 160;") && page.contains("image-rendering: pixelated"))
  }

  @Test func `a hundred moments have a hundred pictures`() throws {
    var board = try board()
    board.moments = (0..<100).map {
      StoryboardMoment(time: StageTime(seconds: Double($0) / 500), title: "\($0)")
    }
    let page = try board.page(of: MovingSquare.stage())
    #expect(try pictures(page).count == 101)
    #expect(page.contains(#"id="moment-100""#))
  }

  @Test func `the title is that of the window, or else the program's name`() throws {
    var board = try board()
    board.title = nil
    #expect(try board.page(of: MovingSquare.stage()).contains(">square</h1>"))
    let stage = Stage(
      app: Titled(), configuration: Stage.Configuration(size: CGSize(width: 16, height: 8)))
    #expect(try board.page(of: stage).contains(">Left &amp; Right</h1>"))
  }

  // MARK: Read by another parser

  /// Reads a page with Python's `html.parser`, checks what holds for every page, and prints what it
  /// found as JSON.
  private static let reader = #"""
    import base64, hashlib, json, re, sys
    from html.parser import HTMLParser
    text = sys.stdin.buffer.read().decode('utf-8')
    void = {'meta', 'img', 'br', 'link'}
    class Page(HTMLParser):
        def __init__(self):
            super().__init__(convert_charrefs=True)
            self.open, self.ids, self.hrefs, self.images = [], [], [], []
            self.texts, self.policy, self.raw = {}, '', {}
        def handle_starttag(self, tag, attributes):
            names = [name for name, _ in attributes]
            assert len(names) == len(set(names)), (tag, names)
            values = dict(attributes)
            for name in names:
                assert not name.startswith('on') and name not in ('style', 'srcset'), name
            if 'id' in values: self.ids.append(values['id'])
            if 'href' in values: self.hrefs.append(values['href'])
            if 'src' in values: assert values['src'].startswith('data:image/png;base64,'), tag
            if tag == 'img': self.images.append([values['alt'], values['width'], values['height']])
            if values.get('http-equiv') == 'Content-Security-Policy': self.policy = values['content']
            if tag not in void: self.open.append((tag, values))
        def handle_startendtag(self, tag, attributes):
            self.handle_starttag(tag, attributes)
            self.handle_endtag(tag)
        def handle_endtag(self, tag):
            assert self.open and self.open[-1][0] == tag, (tag, self.open[-3:])
            self.open.pop()
        def handle_data(self, data):
            if not self.open: return
            tag, values = self.open[-1]
            if tag in ('style', 'script'): self.raw[tag] = self.raw.get(tag, '') + data
            elif data.strip(): self.texts.setdefault(tag, []).append(data.strip())
    page = Page()
    page.feed(text)
    page.close()
    assert not page.open, page.open
    assert len(page.ids) == len(set(page.ids)), page.ids
    for href in page.hrefs: assert href[0] == '#' and href[1:] in page.ids, href
    for tag in ('style', 'script'):
        digest = base64.b64encode(hashlib.sha256(page.raw[tag].encode()).digest()).decode()
        assert "%s-src 'sha256-%s'" % (tag, digest) in page.policy, page.policy
    assert page.policy.startswith("default-src 'none'; img-src data:; ")
    assert 'url(' not in text and '@import' not in text and 'http://' not in text
    assert 'https://' not in text, 'an address'
    print(json.dumps({'images': page.images, 'texts': page.texts}))
    """#

  private struct Found: Decodable {
    var images: [[String]]
    var texts: [String: [String]]
  }

  nonisolated private static let python = "/usr/bin/python3"

  private func read(_ page: String) throws -> Found {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = ["-c", Self.reader]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(page.utf8))
    try input.fileHandleForWriting.close()
    let found = output.fileHandleForReading.readDataToEndOfFile()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(words)")
    return try JSONDecoder().decode(Found.self, from: found)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
  func `another parser finds all titles, times and events, and nothing from elsewhere`() throws {
    let found = try read(board().page(of: MovingSquare.stage()))
    #expect(found.texts["h1"] == [#"A & <B> "C""#])
    #expect(found.texts["b"] == Self.titles)
    #expect(
      found.images == [
        ["Film of 0.2 s", "16", "8"], ["0 s: \(Self.titles[0])", "16", "8"],
        ["0.05 s: \(Self.titles[1])", "16", "8"], ["0.1 s: \(Self.titles[2])", "16", "8"],
      ])
    let spans = found.texts["span"] ?? []
    #expect(
      spans == [
        "Tap at 1, 2", "Drag from 0, 0 to 9, 9, 0.1 s", "Type “\u{2068}<script>\u{2069}”",
        "Scroll by 0, −40 at 1, 2",
      ])
    #expect(
      found.texts["time"] == ["0 s", "0.05 s", "0.1 s", "0 s", "0.05 s", "0.1 s", "0.15 s"])
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
  func `pages without a title, titles, events or a film are whole, too`() throws {
    var board = try board(film: nil, title: " \n", titles: [])
    board.events = []
    let page = try board.page(of: MovingSquare.stage(width: 1, height: 1))
    let found = try read(page)
    #expect(found.texts["title"]?.first == "square")
    #expect(found.texts["h1"] == nil && found.texts["b"] == nil)
    #expect(found.texts["h2"] == ["Time", "Moments"])
    #expect(found.images.map(\.[0]) == ["0 s", "0 s", "0.05 s", "0.1 s"])
  }
}
