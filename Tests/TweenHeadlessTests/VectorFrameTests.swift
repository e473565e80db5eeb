import Foundation
import Testing
import TestSupport
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenStage

@testable import TweenHeadless

@Suite @MainActor struct VectorFrameTests {
  private func write(_ time: Double, _ path: String, on files: MemoryFiles) throws -> String? {
    try VectorFrame(time: StageTime(seconds: time), threads: 1)
      .write(MovingSquare.stage(width: 40, height: 20), to: path, on: files)
  }

  @Test func `a frame is the last one at or before its moment`() throws {
    let files = MemoryFiles()
    // The square moves a point a frame; 0.04 s is behind the third frame's beginning.
    #expect(try write(0.04, "a.svg", on: files) == nil)
    let text = String(decoding: try #require(files.files["a.svg"]), as: UTF8.self)
    #expect(text.contains("M2 2L5 2L5 5L2 5Z\" fill=\"#ff0000\""))
    #expect(text.contains("width=\"40\" height=\"20\""))
  }

  @Test func `a PNG file has the pixels of the frame`() throws {
    let files = MemoryFiles()
    _ = try write(0.04, "a.png", on: files)
    let picture = try FrameDumpTests.picture(
      of: 2, stage: MovingSquare.stage(width: 40, height: 20))
    #expect(files.files["a.png"] == (try PNGEncoder.encode(picture)))
  }

  @Test(arguments: ["a.svg", "a.pdf", "a.png"])
  func `a file is whole or absent, and the same twice`(_ name: String) throws {
    let files = MemoryFiles()
    _ = try write(0.1, name, on: files)
    let again = MemoryFiles()
    _ = try write(0.1, name, on: again)
    #expect(files.files == again.files)
    #expect(files.files.count == 1)
    for n in 1...files.operations {
      let failing = MemoryFiles(failure: .once(n))
      #expect(throws: FileError.self) { try write(0.1, name, on: failing) }
      #expect(failing.files.isEmpty)
    }
  }

  @Test func `the form follows the ending, and fonts are for PDF`() throws {
    #expect(VectorFrame.Form(path: "a/b.SVG") == .svg)
    for name in ["a", ".svg", "a.svg/b", "a.jpg", "a.", ""] {
      #expect(VectorFrame.Form(path: name) == nil)
      #expect(throws: VectorFrameError.name(name)) {
        try VectorFrame(time: .zero).form(of: name)
      }
    }
    let frame = VectorFrame(time: .zero, text: .embedded)
    #expect(try frame.form(of: "a.pdf") == .pdf)
    #expect(throws: VectorFrameError.text(.svg)) { try frame.form(of: "a.svg") }
    #expect(throws: VectorFrameError.text(.png)) { try frame.form(of: "a.png") }
  }
}
