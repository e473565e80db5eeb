import Foundation
import Testing
import TweenCodecs
import TweenPaint

/// A program that imports every door to a system module, compiled in Swift 5 and in Swift 6, run
/// headless.
@Suite struct ErrandProgramTests {
  private static func picture(of program: String, _ arguments: String...) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("errands-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = DelayProgramTests.path(of: program)
    process.arguments = ["frames", folder.path, "--count", "4", "--size", "160x160"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try ImageDecoder.decode(fileAt: folder.appendingPathComponent("frame-000003.png").path)
  }

  @Test func `draws the same by all doors, in either language mode and on any threads`() throws {
    let picture = try Self.picture(of: "Errands6")
    #expect(try Self.picture(of: "Errands5") == picture)
    #expect(try Self.picture(of: "Errands6", "--threads", "3") == picture)
    #expect(Set(picture.pixels).count > 10)
  }

  @Test(arguments: ["Errands5", "Errands6"])
  func `reads the frames of a GIF`(program: String) throws {
    let run = try DelayProgramTests.run(program, "--count", "2", "--size", "160x160")
    #expect(
      run.lines == [
        "frames 2, loops 0", "delays 0.2 0.05", "image 4 2", "thumbnail 2 1", "type true",
      ])
  }

  @Test func `rolls its dice by the stage's seed`() throws {
    let pictures = try ["7", "7", "8"].map { try Self.picture(of: "Errands6", "--seed", $0) }
    #expect(pictures[0] == pictures[1] && pictures[0] != pictures[2])
  }
}
