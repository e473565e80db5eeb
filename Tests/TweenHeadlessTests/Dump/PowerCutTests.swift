import Foundation
import Testing

@testable import TweenHeadless

/// What a disk may hold after a power cut in the middle of a dump.
///
/// A name's change is sure to be on the disk once its folder has been synchronized; those after the
/// last time may be there or not, each by itself.
@Suite @MainActor struct PowerCutTests {
  /// Another film's frames, of the same names.
  private static func other() throws -> MemoryFiles {
    var options = FrameDumpTests.options(0..<9)
    options.program = "other"
    let files = MemoryFiles()
    try FrameDump(options, files: files).run(MovingSquare.stage(width: 40, height: 20))
    return files
  }

  /// The disk after some changes; of those that are not synchronized, the ones in `kept` made it.
  private static func disk(
    _ start: [String: [UInt8]], _ changes: ArraySlice<MemoryFiles.NameChange>,
    isKept: (Int) -> Bool
  ) -> [String: [UInt8]] {
    let isSynchronized = { (change: MemoryFiles.NameChange) in
      if case .synchronized("out/") = change { true } else { false }
    }
    let sure = changes.lastIndex(where: isSynchronized) ?? changes.startIndex
    var files = start
    for (index, change) in zip(changes.indices, changes) where index < sure || isKept(index) {
      switch change {
      case .put(let path, let bytes): files[path] = bytes
      case .removed(let path): files[path] = nil
      case .synchronized: continue
      }
    }
    return files
  }

  /// A manifest vouches for what is there, and a dump that follows leaves what one into an empty
  /// folder does.
  private static func check(
    _ left: [String: [UInt8]], _ clean: [String: [UInt8]], _ what: Comment
  ) throws {
    // A temporary file is of no use to anybody, and is swept by the next dump.
    if let bytes = left["out/manifest.json"] {
      let manifest = try JSONDecoder().decode(FrameManifest.self, from: Data(bytes))
      let film = try manifest.program == "other" ? other().files : DumpFolderTests.files(0..<4)
      for frame in manifest.frames {
        #expect(left["out/" + frame.file] == film["out/" + frame.file], what)
      }
    }
    let files = MemoryFiles(files: left)
    _ = try DumpFolderTests.dump(0..<2, to: files)
    #expect(files.files == clean, what)
  }

  @Test(arguments: [false, true]) func `wherever the power is cut, the manifest tells the truth`(
    overAnother: Bool
  ) throws {
    let before = try overAnother ? Self.other() : MemoryFiles()
    let files = MemoryFiles(files: before.files)
    _ = try DumpFolderTests.dump(0..<4, to: files)
    let clean = try DumpFolderTests.files(0..<2)
    let changes = files.changes
    for end in 1...changes.count {
      let part = changes[..<end]
      try Self.check(
        Self.disk(before.files, part) { _ in true }, clean, "all of \(end) changes")
      try Self.check(Self.disk(before.files, part) { _ in false }, clean, "\(end), none")
      for index in 0..<end {
        try Self.check(
          Self.disk(before.files, part) { $0 == index }, clean, "\(end), only \(index)")
        try Self.check(
          Self.disk(before.files, part) { $0 != index }, clean, "\(end), all but \(index)")
      }
    }
  }
}
