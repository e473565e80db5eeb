import Foundation
import Testing
import TweenMotion
import TweenStage

@testable import TweenHeadless

/// What a dump makes of a folder that other dumps, and others, have written to.
@Suite @MainActor struct DumpFolderTests {
  static func dump(
    _ frames: Range<Int>, part: Bool = false, seed: UInt64 = 7, program: String = "square",
    to files: any FileSystem
  ) throws -> FrameManifest {
    var options = FrameDumpTests.options(frames)
    options.isPart = part
    options.program = program
    return try FrameDump(options, files: files).run(MovingSquare.stage(seed: seed))
  }

  /// All files of a dump into an empty folder.
  static func files(_ frames: Range<Int>) throws -> [String: [UInt8]] {
    let files = MemoryFiles()
    _ = try dump(frames, to: files)
    return files.files
  }

  // MARK: An earlier dump

  @Test func `a dump over a longer one leaves what a dump into an empty folder leaves`() throws {
    let files = MemoryFiles()
    _ = try Self.dump(0..<9, to: files)
    _ = try Self.dump(2..<5, to: files)
    #expect(files.files == (try Self.files(2..<5)))
    #expect(files.locked.isEmpty)
  }

  @Test func `files that no dump wrote stay, whatever their names`() throws {
    let mine: [UInt8] = Array("mine".utf8)
    let names = [
      "frame-000030.png", "frame-30.png", "frame-000003.png.partial", "Frame-000003.png",
      "frame-9223372036854775807.png", "notes.txt", ".hidden", ".frame-000003.png.inbetween-1",
      "manifest.json.bak",
    ]
    let files = MemoryFiles(
      files: Dictionary(uniqueKeysWithValues: names.map { ("out/" + $0, mine) }),
      kinds: ["out/frame-000031.png": .folder])
    _ = try Self.dump(0..<9, to: files)
    _ = try Self.dump(0..<3, to: files)
    var expected = try Self.files(0..<3)
    for name in names { expected["out/" + name] = mine }
    #expect(files.files == expected)
  }

  @Test func `a frame that became a folder or a link since stays`() throws {
    for kind in [FileKind.folder, .link, .pipe] {
      let first = MemoryFiles()
      _ = try Self.dump(0..<9, to: first)
      var left = first.files
      left["out/frame-000007.png"] = nil
      let files = MemoryFiles(files: left, kinds: ["out/frame-000007.png": kind])
      _ = try Self.dump(0..<3, to: files)
      #expect(files.files == (try Self.files(0..<3)))
      #expect(try files.kind("out/frame-000007.png", followsLinks: false) == kind)
    }
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{\"inbetween\": 1}", "{\"inbetween\": 2, \"frames\": []}",
    "{\"name\": \"a web app\", \"icons\": []}",
  ])
  func `a manifest or journal that no dump wrote is refused before anything is touched`(
    text: String
  ) throws {
    for name in ["manifest.json", ".inbetween.journal"] {
      let before = ["out/" + name: Array(text.utf8), "out/frame-000000.png": [1]]
      let files = MemoryFiles(files: before)
      let error = #expect(throws: FileError.self) { _ = try Self.dump(0..<3, to: files) }
      #expect(
        error?.description == "cannot write out/\(name): no frame dump wrote this file; choose "
          + "another folder or remove the file.")
      #expect(files.files == before && files.locked.isEmpty)
    }
  }

  @Test func `a manifest that names other files than frames is refused`() throws {
    let clean = try Self.files(0..<3)
    let text = String(decoding: try #require(clean["out/manifest.json"]), as: UTF8.self)
    let changes = [
      ("frame-000001.png", "../frame-000001.png"), ("frame-000001.png", "notes.txt"),
      ("frame-000001.png", "frame-000002.png"), ("\"frame\": 1", "\"frame\": -1"),
      ("\"frame\": 1", "\"frame\": 0"), ("\"size\": [16, 8], \"sha", "\"size\": [16], \"sha"),
      ("\"time\": 0.0", "\"time\": 1.0"), ("\"fps\": 60", "\"fps\": 0"),
      ("\"scale\": 1", "\"scale\": \"1\""), ("\"inbetween\": 1", "\"inbetween\": 2"),
      ("\"fps\": 60", "\"fps\": \"1/0\""), ("sha256\": \"", "sha256\": \"x"),
    ]
    for (old, new) in changes {
      let changed = text.replacingOccurrences(of: old, with: new)
      #expect(changed != text)
      let files = MemoryFiles(files: ["out/manifest.json": Array(changed.utf8)])
      #expect(throws: FileError.self, "\(old) -> \(new)") { _ = try Self.dump(0..<3, to: files) }
      #expect(files.files == ["out/manifest.json": Array(changed.utf8)])
    }
  }

  @Test func `a manifest's frames have a successor, up to the last number that has one`() throws {
    let clean = try Self.files(0..<3)
    let own = try #require(clean["out/manifest.json"])
    var manifest = try JSONDecoder().decode(FrameManifest.self, from: Data(own))
    for index in [Int.max - 1, Int.max] {
      manifest.frames = [
        FrameManifest.Frame(
          index: index, file: FrameDump.fileName(index),
          time: manifest.frameRate.time(ofFrame: index), width: 1, height: 1,
          hash: String(repeating: "a", count: 64))
      ]
      let before = ["out/manifest.json": Array(manifest.text.utf8)]
      let files = MemoryFiles(files: before)
      if index == .max {
        #expect(throws: FileError.self) { _ = try Self.dump(0..<3, to: files) }
        #expect(files.files == before)
      } else {
        _ = try Self.dump(0..<3, to: files)
        #expect(files.files == clean)
      }
    }
  }

  @Test func `a journal of another version is refused, with and without frames`() throws {
    let own = try #require(try Self.files(0..<3)["out/manifest.json"])
    let manifest = try JSONDecoder().decode(FrameManifest.self, from: Data(own))
    for written in [RangeSet<Int>(), RangeSet(0..<3)] {
      let text = DumpJournal(manifest: manifest, written: written).text
      let changed = text.replacingOccurrences(
        of: "{\"inbetween\": 1, \"written\"", with: "{\"inbetween\": 2, \"written\"")
      #expect(changed != text)
      let before = ["out/.inbetween.journal": Array(changed.utf8)]
      let files = MemoryFiles(files: before)
      #expect(throws: FileError.self) { _ = try Self.dump(0..<3, to: files) }
      #expect(files.files == before)
    }
  }

  // MARK: Parts

  @Test func `parts add up to the whole dump, in any order and overlapping`() throws {
    let whole = try Self.files(0..<12)
    for parts in [
      [0..<4, 4..<8, 8..<12], [8..<12, 0..<4, 4..<8], [5..<12, 0..<7], [0..<12, 3..<5], [0..<12],
    ] {
      let files = MemoryFiles()
      for part in parts { _ = try Self.dump(part, part: true, to: files) }
      #expect(files.files == whole, "\(parts)")
    }
  }

  @Test func `parts with a gap list the frames that are there`() throws {
    let files = MemoryFiles()
    _ = try Self.dump(8..<10, part: true, to: files)
    let manifest = try Self.dump(2..<4, part: true, to: files)
    #expect(manifest.frames.map(\.index) == [2, 3, 8, 9])
    #expect(files.files["out/manifest.json"] == Array(manifest.text.utf8))
  }

  @Test func `a frame of an earlier part that is gone is not listed`() throws {
    let files = MemoryFiles()
    _ = try Self.dump(0..<4, part: true, to: files)
    try files.remove("out/frame-000002.png")
    let manifest = try Self.dump(4..<6, part: true, to: files)
    #expect(manifest.frames.map(\.index) == [0, 1, 3, 4, 5])
  }

  @Test func `a part of another film replaces what is there`() throws {
    for change in 0..<6 {
      let files = MemoryFiles()
      _ = try Self.dump(0..<6, part: true, to: files)
      var options = FrameDumpTests.options(4..<8)
      options.isPart = true
      var stage = MovingSquare.stage()
      switch change {
      case 0: options.program = "another"
      case 1: stage = MovingSquare.stage(seed: 8)
      case 2: stage = MovingSquare.stage(width: 17)
      case 3: stage = MovingSquare.stage(scale: 2)
      case 4: stage.send(.text("a"), at: .zero)
      default:
        var configuration = stage.configuration
        configuration.colorScheme = .dark
        stage = Stage(content: MovingSquare(), configuration: configuration)
      }
      let manifest = try FrameDump(options, files: files).run(stage)
      #expect(manifest.frames.map(\.index) == [4, 5, 6, 7])
      #expect(files.files.count == 5, "change \(change): \(files.files.keys.sorted())")
    }
  }

  @Test func `a part of the same film with the same input adds up`() throws {
    let files = MemoryFiles()
    for part in [0..<3, 3..<6] {
      var options = FrameDumpTests.options(part)
      options.isPart = true
      let stage = MovingSquare.stage()
      stage.send(.text("a"), at: FrameRate.sixty.time(ofFrame: 1))
      _ = try FrameDump(options, files: files).run(stage)
    }
    #expect(files.files.count == 7)
  }

  @Test func `a manifest of a version that didn't note the input is replaced whole`() throws {
    let files = MemoryFiles()
    var old = try Self.dump(0..<6, to: files)
    old.inputHash = nil
    try AtomicFile.write(Array(old.text.utf8), to: "out/manifest.json", on: files)
    let manifest = try Self.dump(4..<8, part: true, to: files)
    #expect(manifest.frames.map(\.index) == [4, 5, 6, 7] && files.files.count == 5)
  }

  // MARK: Dumps that failed

  @Test func `whichever operation fails, the next dump leaves no trace of it`() throws {
    // A dump of nine, one of four that fails, one of three.
    let before = try Self.files(0..<9)
    let after = try Self.files(0..<3)
    let counting = MemoryFiles(files: before)
    _ = try Self.dump(0..<4, to: counting)
    for n in 1...counting.operations {
      let failing = MemoryFiles(files: before, failure: .from(n))
      #expect(throws: FileError.self) { _ = try Self.dump(0..<4, to: failing) }
      let files = MemoryFiles(files: failing.files)
      _ = try Self.dump(0..<3, to: files)
      #expect(files.files == after, "after a failure at operation \(n)")
    }
  }

  @Test func `a part that failed is made again, and the film is whole`() throws {
    let whole = try Self.files(0..<9)
    let first = MemoryFiles()
    _ = try Self.dump(0..<6, part: true, to: first)
    let counting = MemoryFiles(files: first.files)
    _ = try Self.dump(6..<9, part: true, to: counting)
    for n in 1...counting.operations {
      let failing = MemoryFiles(files: first.files, failure: .from(n))
      #expect(throws: FileError.self) { _ = try Self.dump(6..<9, part: true, to: failing) }
      let files = MemoryFiles(files: failing.files)
      _ = try Self.dump(6..<9, part: true, to: files)
      #expect(files.files == whole, "after a failure at operation \(n)")
    }
  }

  @Test func `a dump that failed does not claim a foreign file that it never came to`() throws {
    let mine = ["out/frame-000003.png": Array("mine".utf8)]
    // The folder's lock, two looks, two lists and the journal come before the first frame's file.
    for n in 12...30 {
      let failing = MemoryFiles(files: mine, failure: .from(n))
      #expect(throws: FileError.self) { _ = try Self.dump(0..<4, to: failing) }
      guard failing.files["out/frame-000003.png"] == mine["out/frame-000003.png"] else { continue }
      let files = MemoryFiles(files: failing.files)
      _ = try Self.dump(0..<2, to: files)
      #expect(files.files["out/frame-000003.png"] == mine["out/frame-000003.png"], "\(n)")
    }
  }

  @Test func `temporary files of dead runs are swept, those of living ones not`() throws {
    let dead = TemporaryName(".strip.png.inbetween-2147483647-0123456789abcdef")?.text
    let names = [
      ".frame-000001.png.inbetween-\(getpid())-0123456789abcdef",
      ".manifest.json.inbetween-12-0123456789abcdef",
      ".inbetween.journal".replacingOccurrences(of: ".inb", with: "..inb")
        + ".inbetween-12-0123456789abcdef", try #require(dead),
    ]
    let living = ".strip.png.inbetween-\(getpid())-0123456789abcdef"
    var before = Dictionary(
      uniqueKeysWithValues: (names + [living]).map { ("out/" + $0, [UInt8(1)]) })
    before["out/.frame-1.png.inbetween"] = [2]
    let files = MemoryFiles(files: before)
    _ = try Self.dump(0..<2, to: files)
    let left = Set(files.files.keys).subtracting(try Self.files(0..<2).keys)
    #expect(left == ["out/" + living, "out/.frame-1.png.inbetween"])
  }

  @Test func `on a disk without locks a dump warns, and sweeps nothing`() throws {
    let temporary = "out/.frame-000001.png.inbetween-12-0123456789abcdef"
    let files = MemoryFiles(files: [temporary: [1]], hasLocks: false)
    let console = MemoryFiles()
    let output = ConsoleOutput(
      file: try console.create("console"), name: "console", files: console)
    try FrameDump(FrameDumpTests.options(0..<2), files: files, progressOutput: output)
      .run(MovingSquare.stage())
    #expect(
      console.files["console"]
        == Array(
          "warning: the disk of out does not support locks; do not run a second dump in this folder.\n"
            .utf8))
    #expect(files.files.count == 4 && files.files[temporary] == [1])
  }

  @Test func `a folder that another dump has is an error, and nothing is touched`() throws {
    let files = MemoryFiles(files: ["out/manifest.json": [1]])
    let lock = try files.lock("out", holder: "other")
    #expect(throws: FileError(path: "out", code: EWOULDBLOCK)) {
      _ = try Self.dump(0..<2, to: files)
    }
    #expect(files.files == ["out/manifest.json": [1]])
    files.unlock(lock)
  }
}
