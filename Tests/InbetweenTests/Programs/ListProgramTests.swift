import Foundation
import Testing

/// A program of lists and forms, compiled in Swift 5 and in Swift 6, run headless.
@Suite struct ListProgramTests {
  private struct Manifest: Decodable {
    struct Frame: Decodable { var sha256: String }
    var frames: [Frame]
  }

  private static func hashes(of program: String, _ arguments: String...) throws -> [String] {
    let run = try DelayProgramTests.run(program, ["--count", "22", "--fps", "10"] + arguments)
    #expect(run.status == 0)
    return try JSONDecoder().decode(Manifest.self, from: run.frames).frames.map(\.sha256)
  }

  @Test func `draws the same frames in either language mode, and with any number of threads`()
    throws
  {
    let frames = try Self.hashes(of: "Groceries6")
    // Rows come, go and open from 0.2 s on, and rest at 2 s.
    #expect(Set(frames[3..<8]).count == 5)
    #expect(frames[20] == frames[21])
    #expect(try Self.hashes(of: "Groceries5") == frames)
    #expect(try Self.hashes(of: "Groceries6", "--threads", "3") == frames)
  }
}
