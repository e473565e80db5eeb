import Foundation
import Testing
import TweenCodecs
import TweenPaint

/// A program that writes UIKit's names, compiled in Swift 5 and in Swift 6, run headless.
@Suite struct PhoneProgramTests {
  private static func picture(
    of program: String, last: Int = 0, _ arguments: String...
  ) throws -> (picture: Bitmap, warnings: [Substring]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("phones-" + UUID().uuidString)
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
    #expect(process.terminationStatus == 0, "\(text)")
    let picture = try ImageDecoder.decode(
      fileAt: folder.appendingPathComponent("frame-00000\(last).png").path)
    return (picture, text.split(separator: "\n"))
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String {
    let hex = String(bitmap.pixels[y * bitmap.width + x] & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - hex.count) + hex
  }

  @Test func `shows UIKit's colours, shapes and pictures, in either language mode`() throws {
    let (picture, _) = try Self.picture(of: "Phones6")
    #expect(try Self.picture(of: "Phones5").picture == picture)
    #expect(try Self.picture(of: "Phones6", "--threads", "3").picture == picture)
    // The ground; a brand, the system's red, a literal, the third grey, a dynamic colour.
    let colors = [
      (5, 5, "f2f2f7"), (43, 65, "336699"), (90, 65, "ff3b30"), (137, 65, "cc3366"),
      (230, 65, "c7c7cc"), (277, 65, "203040"),
    ]
    for (x, y, color) in colors { #expect(Self.pixel(picture, x, y) == color) }
    // The corners at the top left and the bottom right are round, the others are not.
    #expect(Self.pixel(picture, 20, 46) == "f2f2f7" && Self.pixel(picture, 20, 80) == "336699")
    #expect(Self.pixel(picture, 299, 81) == "f2f2f7" && Self.pixel(picture, 299, 48) == "203040")
    // A symbol in the system's orange, by way of a PNG file.
    #expect(Self.pixel(picture, 36, 110) == "ff9500")
  }

  @Test func `its colours follow the window's scheme`() throws {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("phones-" + UUID().uuidString + ".jsonl")
    defer { try? FileManager.default.removeItem(at: script) }
    try Data("{\"at\":0.01,\"colorScheme\":\"dark\"}\n".utf8).write(to: script)
    let (picture, _) = try Self.picture(of: "Phones6", last: 2, "--input", script.path)
    let colors = [
      (5, 5, "000000"), (43, 65, "336699"), (90, 65, "ff453a"), (230, 65, "48484a"),
      (277, 65, "f0e8d0"),
    ]
    for (x, y, color) in colors { #expect(Self.pixel(picture, x, y) == color) }
  }

  @Test func `says once for each kind what has no effect`() throws {
    let (_, warnings) = try Self.picture(of: "Phones6")
    #expect(Set(warnings).count == warnings.count)
    #expect(warnings.count { $0.contains("appearance() has no effect") } == 3)
    for name in ["Editor", "ShareSheet"] {
      #expect(warnings.count { $0.contains("\(name) is a UIKit view, ") } == 1)
    }
    #expect(warnings.count == 5)
  }
}
