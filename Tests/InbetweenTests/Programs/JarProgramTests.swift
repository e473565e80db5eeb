import Foundation
import Testing
import TweenCodecs
import TweenPaint

/// A program of colours, symbols and drawings by members that the plugin AssetSymbols made, compiled
/// in Swift 5 and in Swift 6, run headless.
@Suite struct JarProgramTests {
  private static func picture(of program: String) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("jars-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = DelayProgramTests.path(of: program)
    process.arguments = ["frames", folder.path, "--count", "1"]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && !text.contains("warning"), "\(text)")
    return try ImageDecoder.decode(
      fileAt: folder.appendingPathComponent("frame-000000.png").path)
  }

  @Test func `members name the catalogue's colours, symbols and drawings`() throws {
    let picture = try Self.picture(of: "Jars6")
    #expect(try Self.picture(of: "Jars5").pixels == picture.pixels)
    let colors = Set(picture.pixels.map { $0 & 0xFF_FFFF })
    // Latte, the brand's ground, the system's red and the catalogue's, the drawing's two.
    for color: UInt32 in [0xC8A078, 0x102030, 0xFF3B30, 0x400000, 0xFF0000, 0x0000FF] {
      #expect(colors.contains(color), "\(String(color, radix: 16))")
    }
  }
}
