import Foundation
import Testing
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenStage

@testable import TweenHeadless

/// Films of the parts of a dump, into files of memory.
@Suite @MainActor struct FilmJoinTests {
  /// Folders with parts of a film of twelve frames.
  private static func parts(
    _ count: Int, change: (Int, inout FrameDump.Options) -> Void = { _, _ in },
    stage: (Int) -> Stage = { _ in MovingSquare.stage() }
  ) throws -> (files: MemoryFiles, folders: [String]) {
    let folders = (1...count).map { "part\($0)" }
    let files = MemoryFiles(
      kinds: Dictionary(uniqueKeysWithValues: folders.map { ($0, .folder) }))
    for number in 1...count {
      let range = DumpPlan.part(number, of: count, in: ResumedDumpTests.film)
      var options = ResumedDumpTests.options(range, parts: count)
      options.folder = folders[number - 1]
      change(number, &options)
      try FrameDump(options, files: files).run(stage(number))
    }
    return (files, folders)
  }

  private static func options(
    _ form: FilmForm, _ frames: Range<Int> = ResumedDumpTests.film, hasAlpha: Bool = false
  ) throws -> Film.Options {
    var options = Film.Options(
      path: "film", program: "square", encoding: try FilmEncoding(form: form, hasAlpha: hasAlpha),
      rate: .sixty, frames: frames)
    options.manifest = "film.json"
    options.threads = 2
    options.hold = 3
    return options
  }

  @discardableResult private static func join(
    _ files: MemoryFiles, _ folders: [String], form: FilmForm = .rgba, program: String? = "square"
  ) throws -> Film.Outcome {
    let parts = try FilmParts(folders, program: program, files: files)
    return try FilmJoin(options(form, parts.range), parts, files: files).run()
  }

  private func error(
    _ files: MemoryFiles, _ folders: [String], program: String? = "square"
  ) -> String {
    let before = files.files
    let error = #expect(throws: JoinError.self) {
      try Self.join(files, folders, program: program)
    }
    #expect(files.files == before && files.openCount == 0)
    return error?.description ?? ""
  }

  // MARK: Films

  @Test(arguments: [1, 2, 3, 7, 20], [FilmForm.rgba, .y4m, .gif, .png])
  func `a film of parts has the bytes of the film of the program`(count: Int, form: FilmForm) throws
  {
    let direct = MemoryFiles()
    let outcome = try Film(Self.options(form), files: direct).run(MovingSquare.stage())
    let (files, folders) = try Self.parts(count)
    #expect(try Self.join(files, folders, form: form) == outcome)
    #expect(files.files["film"] == direct.files["film"] && direct.files["film"] != nil)
    #expect(files.files["film.json"] == direct.files["film.json"])
    #expect(direct.files["film.json"] != nil && files.temporaries.isEmpty && files.openCount == 0)
  }

  @Test func `the order of the folders does not matter, nor that parts overlap`() throws {
    let (files, folders) = try Self.parts(4)
    try Self.join(files, folders)
    let film = files.files["film"]
    try Self.join(files, folders.reversed())
    #expect(files.files["film"] == film)
    try Self.join(files, folders + folders)
    #expect(files.files["film"] == film)
  }

  @Test func `folders without plans make a film of the frames from the first to the last`() throws {
    let files = MemoryFiles(kinds: ["a": .folder, "b": .folder])
    for (folder, frames) in [("a", 3..<6), ("b", 6..<8)] {
      var options = FrameDumpTests.options(frames)
      options.folder = folder
      try FrameDump(options, files: files).run(MovingSquare.stage())
    }
    try Self.join(files, ["a", "b"])
    let direct = MemoryFiles()
    _ = try Film(Self.options(.rgba, 3..<8), files: direct).run(MovingSquare.stage())
    #expect(files.files["film"] == direct.files["film"])
    #expect(files.files["film.json"] == direct.files["film.json"])
  }

  @Test func `frames that are not opaque keep their alpha`() throws {
    let folders = ["part1"]
    let files = MemoryFiles(kinds: ["part1": .folder])
    var pixels: [UInt32] = []
    for alpha in 0..<256 as Range<UInt32> {
      for part in 0..<4 as Range<UInt32> { pixels.append(alpha << 24 | alpha * part / 3 << 8) }
    }
    let bitmap = Bitmap(width: 64, height: 16, pixels: pixels)
    var manifest = FrameManifest(
      program: "square", fontHash: "f0", seed: 0, size: CGSize(width: 64, height: 16), scale: 1,
      frameRate: .sixty, inputHash: "ab")
    manifest.frames = [
      FrameManifest.Frame(
        index: 0, file: FrameDump.fileName(0), time: .zero, width: 64, height: 16,
        hash: bitmap.pixelHash)
    ]
    try AtomicFile.write(
      PNGEncoder.encode(bitmap), to: "part1/" + FrameDump.fileName(0), on: files)
    try AtomicFile.write(Array(manifest.text.utf8), to: "part1/manifest.json", on: files)
    let parts = try FilmParts(folders, program: nil, files: files)
    var options = try Self.options(.rgba, parts.range, hasAlpha: true)
    options.hold = 0
    _ = try FilmJoin(options, parts, files: files).run()
    let film = try #require(files.files["film"])
    let alphas = stride(from: 3, to: film.count, by: 4).map { film[$0] }
    #expect(alphas == pixels.map { UInt8($0 >> 24) })
  }

  // MARK: Refusals

  @Test func `frames that no folder has are named, and the part that has them`() throws {
    let (files, folders) = try Self.parts(4)
    #expect(
      error(files, [folders[0], folders[2], folders[3]])
        == "frames 3 to 5 are missing: --shard 2/4 writes them.")
    #expect(
      error(files, [folders[0], folders[3]])
        == "frames 3 to 8 are missing: --shard 2/4 to 3/4 write them.")
    #expect(
      error(files, [folders[0], folders[1], folders[2]])
        == "frames 9 to 11 are missing: --shard 4/4 writes them.")
    #expect(error(files, [folders[1]]) == "frames 0 to 2 are missing: --shard 1/4 writes them.")
    let (single, parts) = try Self.parts(12)
    #expect(
      error(single, Array(parts.dropFirst())) == "frame 0 is missing: --shard 1/12 writes it.")
  }

  @Test func `where parts were cut in different ways, missing frames have no part's number`() throws
  {
    let (files, folders) = try Self.parts(2) { number, options in
      if number == 2 {
        options.frames = 8..<12
        options.plan?.partCount = 3
      }
    }
    #expect(error(files, folders) == "frames 6 to 7 are missing.")
  }

  @Test func `parts of different plans are refused`() throws {
    let (files, folders) = try Self.parts(2) { number, options in
      if number == 2 { options.plan?.fingerprint = "build 2" }
    }
    #expect(
      error(files, folders)
        == "part1 and part2 have different plans; they differ in the program's build, its "
        + "resources, the fonts or the engine's version.")
    let (seeds, _) = try Self.parts(2, stage: { MovingSquare.stage(seed: UInt64($0)) })
    #expect(
      error(seeds, folders)
        == "part1 and part2 have different plans; they differ in the seed (1 and 2).")
    let (lengths, _) = try Self.parts(2) { number, options in
      if number == 2 { options.plan?.frames = 0..<24 }
    }
    #expect(
      error(lengths, folders)
        == "part1 and part2 have different plans; they differ in the frames of the film "
        + "(0 to 11 and 0 to 23).")
    let (mixed, _) = try Self.parts(2) { number, options in
      if number == 2 { options.plan?.isListed = false }
    }
    #expect(
      error(mixed, folders)
        == "part1 and part2 have different plans; they differ in the plan, which one of them "
        + "does not have.")
  }

  @Test func `folders of another program are refused`() throws {
    let (files, folders) = try Self.parts(2)
    #expect(
      error(files, folders, program: "circle")
        == "part1 has frames of 'square'; expected those of 'circle'.")
    let (mixed, _) = try Self.parts(2) { number, options in
      if number == 2 { options.program = "circle" }
    }
    #expect(
      error(mixed, folders, program: nil)
        == "part1 and part2 have different plans; they differ in the program (square and circle).")
  }

  @Test func `a frame that two folders have with other pixels is named`() throws {
    let (files, folders) = try Self.parts(2) { number, options in
      if number == 2 { options.frames = 4..<12 }
    }
    try Self.join(files, folders)
    let path = "part2/manifest.json"
    let text = String(decoding: try #require(files.files[path]), as: UTF8.self)
    var manifest = try JSONDecoder().decode(FrameManifest.self, from: Data(text.utf8))
    manifest.frames[1].hash = String(repeating: "0f", count: 32)
    try AtomicFile.write(Array(manifest.text.utf8), to: path, on: files)
    #expect(error(files, folders) == "frame 5 has other pixels in part1 than in part2.")
  }

  @Test func `a picture whose pixels are others is named, and there is no film`() throws {
    let (files, folders) = try Self.parts(2)
    let path = "part2/frame-000008.png"
    let other = try #require(files.files["part1/frame-000001.png"])
    let wide = try PNGEncoder.encode(Bitmap(width: 17, height: 8))
    for bytes in [other, wide] {
      try AtomicFile.write(bytes, to: path, on: files)
      let sentence = error(files, folders)
      #expect(
        sentence
          == "\(path) does not have the pixels that its manifest lists; --resume writes it again."
          || bytes == wide && sentence.hasPrefix("\(path) can't be decoded: "))
    }
    try AtomicFile.write(Array(other.dropLast(20)), to: path, on: files)
    #expect(error(files, folders).hasPrefix("\(path) can't be decoded: The PNG image is "))
    try files.remove(path)
    #expect(
      error(files, folders)
        == "\(path), which its manifest lists, is missing; --resume writes it again.")
  }

  @Test func `a folder without a manifest, or with one of something else, is refused`() throws {
    let (files, folders) = try Self.parts(2)
    let manifest = try #require(files.files["part2/manifest.json"])
    try AtomicFile.write(Array("{}".utf8), to: "part2/manifest.json", on: files)
    #expect(
      error(files, folders)
        == "part2/manifest.json is not a manifest of frames; expected one that 'frames' wrote.")
    try files.remove("part2/manifest.json")
    #expect(
      error(files, folders) == "part2 has no manifest.json; expected a folder that 'frames' wrote.")
    try AtomicFile.write(manifest, to: "part2/.inbetween.journal", on: files)
    #expect(
      error(files, folders)
        == "the part in part2 is not complete; run its command again with --resume to continue it.")
  }

  @Test func `a folder that is not there can't be read`() throws {
    let (files, folders) = try Self.parts(2)
    let error = #expect(throws: FileReadError.self) {
      try Self.join(files, folders + ["part3"])
    }
    #expect(error?.description == "cannot read part3: No such file or directory.")
  }

  @Test func `parts without a frame make no film`() throws {
    let (files, folders) = try Self.parts(20)
    #expect(
      error(files, [folders[0]]) == "there is no frame in part1.",
      "Twelve frames in twenty parts leave the first without one.")
  }

  @Test func `a manifest without an end in sight is refused at once`() throws {
    let (files, folders) = try Self.parts(1) { _, options in
      options.plan?.frames = 0..<1 << 39
    }
    #expect(
      error(files, folders)
        == "frames 12 to 549755813887 are missing: --shard 1/1 writes them.")
  }

  @Test func `whichever operation fails, no film is half written`() throws {
    let (files, folders) = try Self.parts(3)
    let before = files.files
    let kinds = Dictionary(uniqueKeysWithValues: folders.map { ($0, FileKind.folder) })
    let counting = MemoryFiles(files: before, kinds: kinds)
    try Self.join(counting, folders, form: .y4m)
    for n in 1...counting.operations {
      let failing = MemoryFiles(files: before, kinds: kinds, failure: .once(n))
      #expect(throws: (any Error).self) { try Self.join(failing, folders, form: .y4m) }
      let film = failing.files["film"]
      #expect(film == nil || film == counting.files["film"], "operation \(n)")
      #expect(failing.openCount == 0 && failing.temporaries.isEmpty, "operation \(n)")
    }
  }
}
