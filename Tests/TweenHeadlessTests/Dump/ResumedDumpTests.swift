import Foundation
import Testing
import TweenCodecs
import TweenMotion
import TweenStage

@testable import TweenHeadless

/// Dumps of parts, and dumps that go on with what an earlier run left.
@Suite @MainActor struct ResumedDumpTests {
  static let film = 0..<12

  static func options(
    _ frames: Range<Int> = film, resume: Bool = true, parts: Int? = nil,
    fingerprint: String = "build 1"
  ) -> FrameDump.Options {
    var options = FrameDumpTests.options(frames)
    var plan = FrameDump.Plan(fingerprint: fingerprint, frames: film)
    plan.partCount = parts
    plan.isListed = true
    plan.isResumed = resume
    options.isPart = parts != nil
    options.plan = plan
    return options
  }

  @discardableResult static func dump(
    _ options: FrameDump.Options, seed: UInt64 = 7, to files: any FileSystem
  ) throws -> FrameManifest {
    try FrameDump(options, files: files).run(MovingSquare.stage(seed: seed))
  }

  /// The frames whose files were put in place.
  static func drawn(_ files: MemoryFiles) -> [Int] {
    files.changes.compactMap { change in
      guard case .put(let path, _) = change else { return nil }
      return DumpFolder.frameIndex(String(path.split(separator: "/").last ?? ""))
    }
  }

  private static func whole() throws -> [String: [UInt8]] {
    let files = MemoryFiles()
    try dump(options(), to: files)
    return files.files
  }

  // MARK: Parts

  @Test(arguments: [1, 2, 3, 7, 12, 20])
  func `parts have the files of the whole, and list its frames`(count: Int) throws {
    let whole = MemoryFiles()
    let all = try FrameDump(FrameDumpTests.options(Self.film), files: whole)
      .run(MovingSquare.stage())
    #expect(all.plan == nil && all.frames.allSatisfy { $0.fileHash == nil })
    var frames: [FrameManifest.Frame] = []
    var plans: [DumpPlan] = []
    for number in 1...count {
      let files = MemoryFiles()
      let range = DumpPlan.part(number, of: count, in: Self.film)
      let manifest = try Self.dump(Self.options(range, parts: count), to: files)
      #expect(manifest.frames.map(\.index) == Array(range))
      // Of an empty part there is a manifest all the same.
      #expect(files.files.count == range.count + 1)
      for frame in manifest.frames {
        #expect(files.files["out/" + frame.file] == whole.files["out/" + frame.file])
      }
      frames += manifest.frames
      plans.append(try #require(manifest.plan))
    }
    for index in frames.indices { frames[index].fileHash = nil }
    #expect(frames == all.frames)
    #expect(plans.allSatisfy { $0 == plans[0] })
    #expect(plans[0].frames == Self.film && plans[0].partCount == count)
  }

  @Test func `parts of one plan add up in one folder, and those of another build do not`() throws {
    let files = MemoryFiles()
    try Self.dump(Self.options(0..<6, resume: false, parts: 2), to: files)
    let both = try Self.dump(Self.options(6..<12, resume: false, parts: 2), to: files)
    #expect(both.frames.count == 12)
    let other = try Self.dump(
      Self.options(0..<6, resume: false, parts: 2, fingerprint: "build 2"), to: files)
    #expect(other.frames.map(\.index) == Array(0..<6) && files.files.count == 7)
  }

  @Test func `a part does not vouch for frames that have no plan`() throws {
    let files = MemoryFiles()
    _ = try DumpFolderTests.dump(0..<12, to: files)
    let manifest = try Self.dump(Self.options(0..<6, resume: false, parts: 2), to: files)
    #expect(manifest.frames.map(\.index) == Array(0..<6))
  }

  // MARK: Going on

  @Test func `where nothing is there, a dump that goes on begins at the start`() throws {
    let files = MemoryFiles()
    try Self.dump(Self.options(), to: files)
    #expect(Self.drawn(files) == Array(Self.film))
    let plain = MemoryFiles()
    try Self.dump(Self.options(resume: false), to: plain)
    #expect(files.files == plain.files)
  }

  @Test func `where all is there nothing is written`() throws {
    let whole = try Self.whole()
    let files = MemoryFiles(files: whole)
    let manifest = try Self.dump(Self.options(), to: files)
    #expect(files.changes.isEmpty && files.files == whole && files.locked.isEmpty)
    #expect(whole["out/manifest.json"] == Array(manifest.text.utf8))
  }

  @Test func `whichever operation fails, the next run draws the frames alone that were not done`()
    throws
  {
    let clean = MemoryFiles()
    try Self.dump(Self.options(), to: clean)
    var least = Self.film.count
    for n in 1...clean.operations {
      let failing = MemoryFiles(failure: .from(n))
      #expect(throws: FileError.self) { try Self.dump(Self.options(), to: failing) }
      // With the journal gone at the very end, the manifest tells the same.
      let files = MemoryFiles(files: failing.files)
      try Self.dump(Self.options(), to: files)
      #expect(files.files == clean.files, "after a failure at operation \(n)")
      let again = Set(Self.drawn(files)).intersection(Self.drawn(failing))
      // The last one may have its file and not its line.
      #expect(again.count <= 1, "operation \(n): \(again.sorted())")
      least = min(least, Self.drawn(files).count)
    }
    #expect(least == 0)
  }

  @Test func `a dump without a plan in its manifest is gone on with while it is incomplete`() throws
  {
    var first = Self.options(resume: false)
    first.plan?.isListed = false
    let counting = MemoryFiles()
    try Self.dump(first, to: counting)
    let failing = MemoryFiles(failure: .from(counting.operations / 2))
    #expect(throws: FileError.self) { try Self.dump(first, to: failing) }
    let files = MemoryFiles(files: failing.files)
    try Self.dump(Self.options(), to: files)
    #expect(files.files == (try Self.whole()))
    #expect(Self.drawn(files).count < 10)
    let complete = counting.files
    let after = MemoryFiles(files: complete)
    let error = #expect(throws: DumpPlanError.self) { try Self.dump(Self.options(), to: after) }
    #expect(error == DumpPlanError(folder: "out", difference: nil))
    #expect(after.files == complete)
  }

  @Test func `a frame whose file is another or gone is drawn again, and no other`() throws {
    let whole = try Self.whole()
    for change in [nil, [], [1, 2, 3], whole["out/frame-000002.png"]] as [[UInt8]?] {
      var left = whole
      left["out/frame-000008.png"] = change
      let files = MemoryFiles(files: left)
      try Self.dump(Self.options(), to: files)
      #expect(Self.drawn(files) == [8])
      #expect(files.files == whole)
    }
  }

  @Test func `a frame drawn again after a gap is the frame, though nothing moves in it`() throws {
    // Frames 4 to 6 are alike: the one in the middle must not be taken for the last that was drawn.
    let whole = try Self.whole()
    for gaps in [[5], [0, 5], [3, 5], [0, 11]] {
      var left = whole
      for index in gaps { left["out/" + FrameDump.fileName(index)] = nil }
      let files = MemoryFiles(files: left)
      try Self.dump(Self.options(), to: files)
      #expect(Self.drawn(files) == gaps)
      #expect(files.files == whole)
    }
  }

  @Test func `a frame that is a link or a folder is not done`() throws {
    var left = try Self.whole()
    left["out/frame-000008.png"] = nil
    let files = MemoryFiles(files: left, kinds: ["out/frame-000008.png": .folder])
    // A frame can't take a folder's place.
    let error = #expect(throws: FileError.self) { try Self.dump(Self.options(), to: files) }
    #expect(error?.path == "out/frame-000008.png" && error?.code == EISDIR)
  }

  @Test func `a folder of another plan is refused, and nothing is touched`() throws {
    let counting = MemoryFiles()
    try Self.dump(Self.options(), to: counting)
    let failing = MemoryFiles(failure: .from(counting.operations / 2))
    #expect(throws: FileError.self) { try Self.dump(Self.options(), to: failing) }
    for before in [counting.files, failing.files] {
      let files = MemoryFiles(files: before)
      let build = #expect(throws: DumpPlanError.self) {
        try Self.dump(Self.options(fingerprint: "build 2"), to: files)
      }
      #expect(
        build?.description
          == "cannot resume in out: its frames are of another plan, which differs in the program's "
          + "build, its resources, the fonts or the engine's version; choose another folder, or omit "
          + "--resume to replace the frames.")
      let seed = #expect(throws: DumpPlanError.self) {
        try Self.dump(Self.options(), seed: 8, to: files)
      }
      #expect(seed?.difference == "the seed (7 and 8)")
      // But for the temporary file of the run that failed.
      let kept = before.filter { path, _ in
        TemporaryName(String(path.split(separator: "/").last ?? "")) == nil
      }
      #expect(files.files == kept && files.locked.isEmpty)
    }
  }

  @Test func `parts in one folder keep what the journal proves of one another`() throws {
    let counting = MemoryFiles()
    try Self.dump(Self.options(0..<6, parts: 2), to: counting)
    let failing = MemoryFiles(failure: .from(counting.operations - 20))
    #expect(throws: FileError.self) { try Self.dump(Self.options(0..<6, parts: 2), to: failing) }
    let done = Self.drawn(failing)
    #expect(done.count > 2 && done.count < 6)
    let files = MemoryFiles(files: failing.files)
    let second = try Self.dump(Self.options(6..<12, parts: 2), to: files)
    #expect(second.frames.count >= 6 + done.count - 1)
    let third = try Self.dump(Self.options(0..<6, parts: 2), to: files)
    #expect(third.frames.map(\.index) == Array(Self.film))
    #expect(Set(Self.drawn(files)).intersection(done).count <= 1)
  }

  @Test func `killed at any operation, a dump is gone on with`() async throws {
    let clean = MemoryFiles()
    try Self.dump(Self.options(0..<3, parts: 4), to: clean)
    for n in stride(from: 3, through: 190, by: 11) {
      let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [folder = folder as String, n = n as Int] in
        try await MainActor.run {
          var options = ResumedDumpTests.options(0..<3, parts: 4)
          options.folder = folder
          try FrameDump(options, files: DeadlyFiles(killAt: n)).run(MovingSquare.stage())
          // Fewer operations than n: dies here.
          kill(getpid(), SIGKILL)
        }
      }
      var options = Self.options(0..<3, parts: 4)
      options.folder = folder
      try FrameDump(options).run(MovingSquare.stage())
      let names = try InterruptedDumpTests.fileNames(folder)
      #expect(names.count == 4, "killed at operation \(n): \(names)")
      for name in names {
        #expect(
          try InterruptedDumpTests.contents(folder + "/" + name) == clean.files["out/" + name],
          "\(name), killed at operation \(n)")
      }
    }
  }

  // MARK: Notes

  @Test func `a part tells how fast the frames before it ran, where somebody reads along`() throws {
    let console = MemoryFiles()
    let output = ConsoleOutput(
      file: try console.create("console"), name: "console", files: console)
    var options = Self.options(6..<12, parts: 2)
    try FrameDump(options, files: MemoryFiles(), output: output, progressOutput: output)
      .run(MovingSquare.stage())
    #expect(console.files["console"] == [])
    options.isVerbose = true
    try FrameDump(options, files: MemoryFiles(), output: output, progressOutput: output)
      .run(MovingSquare.stage())
    let text = String(decoding: console.files["console"] ?? [], as: UTF8.self)
    #expect(text.hasPrefix("square: skipped 6 frames (0.1 s) in "))
  }
}
