import Foundation
import Testing

/// A program with containers of its own, compiled in Swift 5 and in Swift 6, run headless.
@Suite struct BoardProgramTests {
  private struct Manifest: Decodable {
    struct Frame: Decodable { var sha256: String }
    var frames: [Frame]
  }

  private static func hashes(of program: String, _ arguments: String...) throws -> [String] {
    let run = try DelayProgramTests.run(program, ["--count", "30", "--fps", "10"] + arguments)
    #expect(run.status == 0)
    return try JSONDecoder().decode(Manifest.self, from: run.frames).frames.map(\.sha256)
  }

  @Test func `draws the same frames in either language mode, and with any number of threads`()
    throws
  {
    let frames = try Self.hashes(of: "Boards6")
    // Songs go and come from 0.2 s on, change places from 0.8 s on, and are all gone at the end.
    #expect(Set(frames[3..<6]).count == 3)
    #expect(Set(frames[9..<12]).count == 3)
    #expect(frames[28] == frames[29])
    #expect(try Self.hashes(of: "Boards5") == frames)
    #expect(try Self.hashes(of: "Boards6", "--threads", "3") == frames)
  }
}
