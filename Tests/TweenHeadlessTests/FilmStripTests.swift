import Foundation
import Testing
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage

@testable import TweenHeadless

@Suite @MainActor struct FilmStripTests {
  static func pixels(_ bitmap: Bitmap, x: Int, y: Int, like other: Bitmap) -> [UInt32] {
    (0..<other.height).flatMap { row in
      let start = (y + row) * bitmap.width + x
      return bitmap.pixels[start..<start + other.width]
    }
  }

  @Test func `frames stand side by side, in the order asked for, with their own pixels`() throws {
    let times = [0.1, 0, 0.1, 0.05].map { StageTime(seconds: $0) }
    let stage = MovingSquare.stage(width: 40, height: 20)
    let strip = try FilmStrip(times: times, threads: 1).bitmap(of: stage)
    // 8 points of margin around each, and a label of 12 points times 1.5 below.
    #expect(strip.width == 8 + 4 * (40 + 8))
    #expect(strip.height == 8 + 20 + 18 + 8)
    let reference = MovingSquare.stage(width: 40, height: 20)
    for (place, time) in times.enumerated() {
      let index = FrameRate.sixty.lastFrame(atOrBefore: time)
      let picture = try FrameDumpTests.picture(of: index, stage: reference)
      #expect(Self.pixels(strip, x: 8 + place * 48, y: 8, like: picture) == picture.pixels)
    }
    #expect(stage.frameIndex == 6)
  }

  @Test func `without times the strip has the same frames and no row of labels`() throws {
    let times = [0, 0.1].map { StageTime(seconds: $0) }
    let strip = try FilmStrip(times: times, threads: 1, showsTimes: false)
      .bitmap(of: MovingSquare.stage(width: 40, height: 20))
    #expect((strip.width, strip.height) == (8 + 2 * 48, 8 + 20 + 8))
    let reference = MovingSquare.stage(width: 40, height: 20)
    for (place, index) in [0, 6].enumerated() {
      let picture = try FrameDumpTests.picture(of: index, stage: reference)
      #expect(Self.pixels(strip, x: 8 + place * 48, y: 8, like: picture) == picture.pixels)
    }
    // All around is the ground.
    let ground = strip.pixels[0]
    #expect(strip.pixels.suffix(8 * strip.width).allSatisfy { $0 == ground })
  }

  @Test func `a scale multiplies frames, margins and labels`() throws {
    let strip = try FilmStrip(times: [.zero], threads: 1)
      .bitmap(of: MovingSquare.stage(width: 40, height: 20, scale: 2))
    #expect(strip.width == 16 + 80 + 16)
    #expect(strip.height == 16 + 40 + 36 + 16)
  }

  @Test func `a strip is a PNG file, whole or absent`() throws {
    let strip = FilmStrip(times: [.zero], threads: 1)
    let files = MemoryFiles()
    try strip.write(MovingSquare.stage(), to: "strip.png", on: files)
    #expect(
      files.files == ["strip.png": try PNGEncoder.encode(strip.bitmap(of: MovingSquare.stage()))])
    for n in 1...files.operations {
      let failing = MemoryFiles(failure: .once(n))
      #expect(throws: FileError.self) {
        try strip.write(MovingSquare.stage(), to: "strip.png", on: failing)
      }
      #expect(failing.files.isEmpty)
    }
  }

  @Test func `a strip that would fill the memory is refused`() throws {
    var strip = FilmStrip(times: (0..<3).map { FrameRate.sixty.time(ofFrame: $0) }, threads: 1)
    // Three frames of 16x8 make a picture of 80x42.
    strip.maximumPixels = 80 * 42
    _ = try strip.bitmap(of: MovingSquare.stage())
    for limit in [80 * 42 - 1, 3 * 16 * 8 - 1] {
      strip.maximumPixels = limit
      #expect(throws: FilmStripError.tooLarge(limit)) {
        try strip.bitmap(of: MovingSquare.stage())
      }
    }
  }

  @Test func `a name that promises another kind of picture is refused before the program runs`()
    throws
  {
    let stage = MovingSquare.stage(width: 40, height: 20)
    #expect(throws: PictureNameError(path: "/nowhere/strip.jpeg")) {
      try FilmStrip(times: [.zero], threads: 1).write(stage, to: "/nowhere/strip.jpeg")
    }
    #expect(stage.frameIndex == nil)
  }

  @Test func `what can't be replaced by a file is refused before the program runs`() throws {
    for kind in [FileKind.device, .pipe, .folder] {
      let stage = MovingSquare.stage(width: 40, height: 20)
      let files = MemoryFiles(kinds: ["there": kind])
      #expect(throws: FileError.self) {
        try FilmStrip(times: [.zero], threads: 1).write(stage, to: "there", on: files)
      }
      #expect(stage.frameIndex == nil)
    }
  }
}
