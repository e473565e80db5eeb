import Foundation
import Testing

/// A program of canvases and effects, compiled in Swift 5 and in Swift 6, run headless.
@Suite struct SketchProgramTests {
  private struct Manifest: Decodable {
    struct Frame: Decodable { var sha256: String }
    var frames: [Frame]
  }

  private static func hashes(of program: String, _ arguments: String...) throws -> [String] {
    let run = try DelayProgramTests.run(
      program, ["--count", "12", "--fps", "10", "--verbose"] + arguments)
    #expect(run.status == 0)
    // Whatever of the drawing could not be done is told of.
    let lines = run.lines.filter { $0.hasPrefix("frame ") }
    #expect(lines.count == 12)
    for line in lines {
      #expect(line.contains("skipped shapes 0,") && !line.contains("omitted"), "\(line)")
    }
    return try JSONDecoder().decode(Manifest.self, from: run.frames).frames.map(\.sha256)
  }

  @Test func `draws the same frames in either language mode, and with any number of threads`()
    throws
  {
    let frames = try Self.hashes(of: "Sketches6")
    // Everything moves for a second.
    #expect(Set(frames[1..<10]).count == 9)
    #expect(try Self.hashes(of: "Sketches5") == frames)
    #expect(try Self.hashes(of: "Sketches6", "--threads", "3") == frames)
  }
}
