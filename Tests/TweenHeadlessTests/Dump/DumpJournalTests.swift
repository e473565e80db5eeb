import Foundation
import Testing
import TweenMotion
import TweenStage

@testable import TweenHeadless

@Suite struct DumpJournalTests {
  private static let hash = String(repeating: "0f", count: 32)

  private static func frame(_ index: Int) -> FrameManifest.Frame {
    var frame = FrameManifest.Frame(
      index: index, file: FrameDump.fileName(index), time: FrameRate.sixty.time(ofFrame: index),
      width: 64, height: 48, hash: hash)
    frame.fileHash = hash
    return frame
  }

  private static var head: DumpJournal {
    var manifest = FrameManifestTests.manifest
    manifest.program = "a \n}\n}\n b"
    manifest.frames = []
    manifest.plan = DumpPlan(hash: hash, frames: 0..<540, partCount: 4)
    return DumpJournal(manifest: manifest, written: RangeSet(3..<9))
  }

  @Test func `a journal reads back with the lines of its frames`() throws {
    let frames = [3, 4, 8].map(Self.frame)
    let text = Self.head.text + frames.map { $0.text + "\n" }.joined()
    let read = try #require(DumpJournal(Array(text.utf8)))
    #expect(read.added == frames)
    #expect(read.manifest == Self.head.manifest && read.written == Self.head.written)
    #expect(DumpJournal(Array(Self.head.text.utf8)) == Self.head)
  }

  @Test func `cut at any byte, a journal has the lines that are whole, or is none`() throws {
    let frames = [3, 4].map(Self.frame)
    let head = Array(Self.head.text.utf8)
    let lines = frames.map { Array(($0.text + "\n").utf8) }
    let text = head + lines[0] + lines[1]
    for count in 0...text.count {
      let journal = DumpJournal(Array(text[..<count]))
      guard count >= head.count else {
        #expect(journal == nil, "\(count)")
        continue
      }
      let whole = count == text.count ? 2 : count >= head.count + lines[0].count ? 1 : 0
      #expect(journal?.added == Array(frames[..<whole]), "\(count)")
    }
  }

  @Test func `what follows a line that is none is not read`() throws {
    let lines = [Self.frame(3).text, "\0\0\0\0", Self.frame(4).text].map { $0 + "\n" }
    let text = Self.head.text + lines.joined()
    #expect(DumpJournal(Array(text.utf8))?.added == [Self.frame(3)])
  }

  @Test func `lines are added behind what is there`() throws {
    let files = MemoryFiles(files: ["out/.inbetween.journal": Array(Self.head.text.utf8)])
    let lines = try DumpJournalLines(in: "out", on: files)
    for index in [5, 3] { try lines.add(Self.frame(index)) }
    try lines.close()
    let file = try #require(files.files["out/.inbetween.journal"])
    #expect(DumpJournal(file)?.added == [5, 3].map(Self.frame))
    #expect(files.openCount == 0)
  }

  @Test func `a journal that is not there takes no lines`() {
    #expect(throws: FileError(path: "out/.inbetween.journal", code: ENOENT)) {
      try DumpJournalLines(in: "out", on: MemoryFiles())
    }
  }
}
