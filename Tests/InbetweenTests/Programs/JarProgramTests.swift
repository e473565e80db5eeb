import Foundation
import Testing
import TweenCodecs
import TweenPaint

/// A program of colours, symbols, drawings and strings by members that the plugin AssetSymbols made,
/// compiled in Swift 5 and in Swift 6, run headless.
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

  /// The elements that a program shows, one a line.
  private static func tree(of program: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = DelayProgramTests.path(of: program)
    process.arguments = ["tree"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let problems = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(problems)")
    return text
  }

  @Test func `members name the string catalogues' texts, with their values`() throws {
    let tree = try Self.tree(of: "Jars6")
    #expect(try Self.tree(of: "Jars5") == tree)
    for text in [
      "Our jars", "3 jars left", "One jar left", "Filled by Ann with plum", "A lid of the kitchen",
    ] {
      #expect(tree.contains(text), "\(text) is missing in\n\(tree)")
    }
  }

  @Test func `members speak the language that is chosen, in its order of the values`() throws {
    let tree = try Self.tree(of: "Jars6", "--locale", "de_DE")
    for text in ["Unsere Gläser", "plum im Glas, gefüllt von Ann", "3 jars left"] {
      #expect(tree.contains(text), "\(text) is missing in\n\(tree)")
    }
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
