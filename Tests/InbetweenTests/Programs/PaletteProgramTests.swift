import Foundation
import Testing
import TweenCodecs
import TweenPaint

/// A program of colours by name, compiled in Swift 5 and in Swift 6, run headless.
@Suite struct PaletteProgramTests {
  private static func picture(
    of program: String, last: Int = 0, _ arguments: String...
  ) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("palettes-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = DelayProgramTests.path(of: program)
    process.arguments = ["frames", folder.path, "--count", "\(last + 1)"] + arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // Each unknown name once, though four grounds show it.
    #expect(text.split(separator: "\n").count { $0.contains("no color named") } == 2, "\(text)")
    #expect(text.contains("\"Nowhere\"") && text.contains("\"#FF0000\""))
    return try ImageDecoder.decode(
      fileAt: folder.appendingPathComponent("frame-00000\(last).png").path)
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String {
    String(bitmap.pixels[y * bitmap.width + x] & 0xFF_FFFF, radix: 16)
  }

  @Test func `shows a catalogue's colours as their surroundings ask, in either language mode`()
    throws
  {
    let picture = try Self.picture(of: "Palettes6")
    #expect(try Self.picture(of: "Palettes5").pixels == picture.pixels)
    #expect(try Self.picture(of: "Palettes6", "--threads", "3").pixels == picture.pixels)
    // Grounds: light, dark, and both with increased contrast, as Ground.colorset has them.
    let grounds = [(2, 2, "f5f2e6"), (122, 2, "141a2e"), (2, 92, "ffffff"), (122, 92, "0")]
    for (x, y, color) in grounds { #expect(Self.pixel(picture, x, y) == color) }
    // The rows' middles: Vivid, Linear, Gray; Mint twice, System; the accent colour.
    let light = [(60, 35, "3eb489"), (96, 35, "ff9500"), (96, 54, "b02090"), (96, 16, "808080")]
    let dark = [(180, 35, "98ffd0"), (216, 35, "ff9f0a"), (216, 54, "f080d8"), (216, 16, "808080")]
    for (x, y, color) in light + dark {
      #expect(Self.pixel(picture, x, y) == color, "at \(x), \(y)")
    }
    // What has no colour shows the ground.
    #expect(Self.pixel(picture, 108, 76) == "f5f2e6")
    // A literal: 0.2, 0.4, 0.6 are the bytes 51, 102, 153.
    #expect(Self.pixel(picture, 48, 200) == "336699")
  }

  @Test func `its accent colour outlives what the window tells of itself`() throws {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("palettes-" + UUID().uuidString + ".jsonl")
    defer { try? FileManager.default.removeItem(at: script) }
    try Data("{\"at\":0.01,\"colorScheme\":\"dark\"}\n".utf8).write(to: script)
    let before = try Self.picture(of: "Palettes6")
    let after = try Self.picture(of: "Palettes6", last: 2, "--input", script.path)
    // Four grounds that say themselves how light they are.
    for y in 0..<180 {
      let row = y * before.width..<y * before.width + 240
      #expect(before.pixels[row] == after.pixels[row], "row \(y)")
    }
  }
}
