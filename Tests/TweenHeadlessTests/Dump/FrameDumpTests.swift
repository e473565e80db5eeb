import Foundation
import Synchronization
import Testing
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage
import TweenText
import TweenViews

@testable import TweenHeadless

@Suite @MainActor struct FrameDumpTests {
  static func options(_ frames: Range<Int>) -> FrameDump.Options {
    FrameDump.Options(folder: "out", program: "square", frames: frames, threads: 1)
  }

  /// What frame `index` must look like: drawn alone, by a renderer that has drawn nothing before.
  static func picture(of index: Int, stage: Stage) throws -> Bitmap {
    let renderer = Renderer(threadCount: 1)
    try renderer.render(stage.frame(index))
    return renderer.bitmap
  }

  @Test func `a dump is its frames and a manifest, each frame with the pixels of that frame`()
    throws
  {
    let files = MemoryFiles()
    let manifest = try FrameDump(Self.options(0..<12), files: files).run(MovingSquare.stage())
    let names = (0..<12).map { FrameDump.fileName($0) }
    #expect(
      files.files.keys.sorted() == (names + ["manifest.json"]).map { "out/" + $0 }.sorted())
    let reference = MovingSquare.stage()
    for (index, frame) in manifest.frames.enumerated() {
      let bitmap = try Self.picture(of: index, stage: reference)
      #expect(files.files["out/" + names[index]] == (try PNGEncoder.encode(bitmap)))
      #expect(
        frame
          == FrameManifest.Frame(
            index: index, file: names[index], time: FrameRate.sixty.time(ofFrame: index),
            width: 16, height: 8, hash: bitmap.pixelHash))
    }
    #expect(manifest.frames.count == 12)
    #expect(manifest.fontHash == (try TextEngine.shared.defaultFontHash))
    #expect(files.files["out/manifest.json"] == Array(manifest.text.utf8))
    #expect(files.careless.isEmpty && files.openCount == 0)
  }

  /// Two manifests with equal hashes of their input are taken for parts of one film.
  @Test func `each setting that can change pixels gives another hash of the input`() {
    func hash(_ change: (inout Stage.Configuration) -> Void) -> String {
      var configuration = Stage.Configuration(size: CGSize(width: 16, height: 8))
      change(&configuration)
      return FrameDump.inputHash(Stage(content: Color.red, configuration: configuration))
    }
    let changes: [(inout Stage.Configuration) -> Void] = [
      { _ in }, { $0.listsAnimateChanges = true }, { $0.colorSchemeContrast = .increased },
      { $0.dynamicTypeSize = .xxxLarge }, { $0.dynamicTypeSize = .xSmall },
      { $0.layoutDirection = .rightToLeft }, { $0.userSettings.boldText = true },
      { $0.idiom = .pad }, { $0.followsSizeClasses = false }, { $0.window = "main" },
      { $0.locale = Locale(identifier: "ar") }, { $0.timeZone = TimeZone(identifier: "UTC") },
      { $0.safeAreaInsets.top = 1 }, { $0.safeAreaInsets.leading = 1 },
      { $0.keyboardHeight = 200 }, { $0.colorScheme = .dark },
    ]
    let hashes = changes.map { hash($0) }
    #expect(Set(hashes).count == changes.count)
    #expect(hashes == changes.map { hash($0) })
  }

  @Test func `a window that is not there leaves no folder`() {
    let files = MemoryFiles()
    var configuration = Stage.Configuration(size: CGSize(width: 16, height: 8))
    configuration.window = "nope"
    let stage = Stage(content: Color.red, configuration: configuration)
    #expect(throws: StageError.self) {
      try FrameDump(Self.options(0..<2), files: files).run(stage)
    }
    #expect(files.files.isEmpty && files.operations == 0)
  }

  @Test func `a part of a dump has the bytes of the whole`() throws {
    let whole = MemoryFiles()
    let all = try FrameDump(Self.options(0..<12), files: whole).run(MovingSquare.stage())
    for part in [0..<1, 5..<6, 5..<12, 11..<12] {
      let files = MemoryFiles()
      let manifest = try FrameDump(Self.options(part), files: files).run(MovingSquare.stage())
      #expect(manifest.frames == Array(all.frames[part]))
      #expect(files.files.count == part.count + 1)
      for (path, bytes) in files.files where path.hasSuffix(".png") {
        #expect(whole.files[path] == bytes)
      }
    }
  }

  @Test func `frames where nothing moves have the same file`() throws {
    let files = MemoryFiles()
    let manifest = try FrameDump(Self.options(0..<12), files: files).run(MovingSquare.stage())
    let rest = MovingSquare.rest
    #expect(Set(manifest.frames[rest].map(\.hash)).count == 1)
    let bytes = rest.map { files.files["out/" + FrameDump.fileName($0)] }
    #expect(bytes.allSatisfy { $0 == bytes[0] && $0 != nil })
  }

  @Test func `after a resize frames have the new size`() throws {
    let stage = MovingSquare.stage()
    stage.send(.resize(CGSize(width: 20, height: 10)), at: FrameRate.sixty.time(ofFrame: 5))
    let manifest = try FrameDump(Self.options(0..<8), files: MemoryFiles()).run(stage)
    #expect(manifest.frames.map(\.width) == [16, 16, 16, 16, 16, 20, 20, 20])
    #expect(manifest.frames.map(\.height) == [8, 8, 8, 8, 8, 10, 10, 10])
    #expect(manifest.size == CGSize(width: 16, height: 8))
  }

  @Test func `an older dump's manifest is gone before its frames are replaced`() throws {
    let old = MemoryFiles()
    try FrameDump(Self.options(0..<9), files: old).run(MovingSquare.stage(width: 20))
    let clean = MemoryFiles(files: old.files)
    try FrameDump(Self.options(0..<4), files: clean).run(MovingSquare.stage())
    var states: Set<Bool> = []
    for n in 1...clean.operations {
      let files = MemoryFiles(files: old.files, failure: .from(n))
      #expect(throws: FileError.self) {
        try FrameDump(Self.options(0..<4), files: files).run(MovingSquare.stage())
      }
      let manifest = files.files["out/manifest.json"]
      guard manifest == old.files["out/manifest.json"] else { continue }
      states.insert(files.files == old.files)
      for index in 0..<9 {
        let path = "out/" + FrameDump.fileName(index)
        #expect(files.files[path] == old.files[path], "operation \(n)")
      }
    }
    #expect(states.contains(true))
  }

  @Test func `whichever operation fails, no file is half written and the error names a path`()
    throws
  {
    let clean = MemoryFiles()
    try FrameDump(Self.options(0..<5), files: clean).run(MovingSquare.stage())
    #expect(clean.operations > 5 * 5)
    for n in 1...clean.operations {
      for failure in [MemoryFiles.Failure.once(n), .from(n)] {
        let files = MemoryFiles(failure: failure)
        let error = #expect(throws: FileError.self) {
          try FrameDump(Self.options(0..<5), files: files).run(MovingSquare.stage())
        }
        guard let error, let failed = files.failed.first else { continue }
        #expect(error.code == ENOSPC)
        #expect(failed.hasPrefix("out") && error.path.hasPrefix("out"))
        #expect(!error.path.contains(".inbetween-"))
        // A temporary file is left where removing it failed as well.
        #expect(files.temporaries.isEmpty || failure == .from(n), "at operation \(n)")
        for (path, bytes) in files.files where path.hasSuffix(".png") || path.hasSuffix(".json") {
          #expect(bytes == clean.files[path], "\(path) at operation \(n)")
        }
        // With a manifest the dump is whole; what comes after is cleaning up.
        if files.files["out/manifest.json"] != nil {
          #expect(clean.files.keys.allSatisfy { files.files[$0] == clean.files[$0] })
        }
        #expect(files.openCount == 0 && files.locked.isEmpty)
      }
    }
  }

  @Test func `a reader that goes away ends a verbose dump with an error`() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let files = MemoryFiles()
    var options = Self.options(0..<5)
    options.isVerbose = true
    let output = ConsoleOutput(file: ends[1], name: "standard output", files: SystemFiles())
    let error = #expect(throws: FileError.self) {
      try FrameDump(options, files: files, output: output).run(MovingSquare.stage())
    }
    #expect(error?.description == "cannot write standard output: Broken pipe.")
    #expect(files.files["out/manifest.json"] == nil)
    #expect(files.temporaries.isEmpty && files.locked.isEmpty)
  }

  @Test func `a verbose dump tells of each frame`() throws {
    let console = MemoryFiles()
    let file = try console.create("console")
    var options = Self.options(3..<6)
    options.isVerbose = true
    let output = ConsoleOutput(file: file, name: "console", files: console)
    try FrameDump(options, files: MemoryFiles(), output: output).run(MovingSquare.stage())
    let lines = String(decoding: console.files["console"] ?? [], as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("frame 3: 0.05 s, tiles 1, skipped shapes 0, "))
    #expect(lines[2].contains(" tiles 0, skipped shapes 0, "))
  }

  @Test func `frames before the first one are none`() async {
    #expect(FrameDump.Options(folder: "out", program: "p", frames: 0..<0).frames.isEmpty)
    await #expect(processExitsWith: .failure) {
      _ = FrameDump.Options(folder: "out", program: "p", frames: -1..<2)
    }
    await #expect(processExitsWith: .failure) {
      var options = FrameDump.Options(folder: "out", program: "p", frames: 0..<2)
      options.frames = -3 ..< -1
    }
  }
}
