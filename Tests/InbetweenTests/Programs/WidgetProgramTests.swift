import Foundation
import Testing
import TweenCodecs

/// A bundle of widgets, compiled in Swift 5 and in Swift 6, whose widgets and previews are drawn.
@Suite struct WidgetProgramTests {
  private struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  private static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = DelayProgramTests.path(of: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }

  /// The names of the pictures that a command writes, and its manifest.
  private static func pictures(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (names: [String], manifest: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("widgets-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try run(
      program, [arguments[0], folder.path] + arguments.dropFirst(), environment: environment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let manifest = try String(
      contentsOf: folder.appendingPathComponent("manifest.json"), encoding: .utf8)
    return (
      names.filter { $0.hasSuffix(".png") && $0 != "sheet.png" },
      manifest.replacingOccurrences(of: program, with: "program")
    )
  }

  @Test func `each family, appearance and entry is a picture`() throws {
    let (names, _) = try Self.pictures("Tiles6", ["widgets", "--scale", "1"])
    // Five entries in three families, one entry in four: each light and dark.
    #expect(names.count == (5 * 3 + 4) * 2)
    #expect(names.contains("Hours.systemSmall.dark.large.4.png"))
    #expect(names.contains("Counter.accessoryInline.light.large.0.png"))
  }

  @Test func `the same bytes in either language mode, zone and locale, and on any threads`() throws
  {
    let arguments = ["widgets", "--scale", "1", "--families", "small", "--entry", "0"]
    let plain = try Self.pictures("Tiles6", arguments).manifest
    #expect(try Self.pictures("Tiles5", arguments).manifest == plain)
    let others = try Self.pictures(
      "Tiles6", arguments + ["--threads", "1"],
      environment: ["TZ": "Asia/Kolkata", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"])
    #expect(others.manifest == plain)
  }

  @Test func `a timeline is printed by date`() throws {
    let outcome = try Self.run(
      "Tiles6", ["widgets", "timeline", "--families", "small", "--kind", "Hours"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Hours "My Widget" systemSmall
          0  2001-01-01T00:00:00Z  +0 s
          1  2001-01-01T01:00:00Z  +3600 s
          2  2001-01-01T02:00:00Z  +7200 s
          3  2001-01-01T03:00:00Z  +10800 s
          4  2001-01-01T04:00:00Z  +14400 s
          reload at the end: 2001-01-01T04:00:01Z  +14401 s

        """)
  }

  @Test func `previews are drawn, a widget's by entry`() throws {
    let (names, _) = try Self.pictures("Tiles6", ["previews", "--scale", "1"])
    #expect(
      names == [
        "Tiles.Entry.iPhone-14.light.png", "Tiles.Hours-0.iPhone-14.light.png",
        "Tiles.Hours-1.iPhone-14.light.png", "Tiles.Set-Up.iPhone-14.light.png",
        "Tiles.Two.iPhone-14.light.png",
      ])
  }

  @Test func `a strip has an entry beside the other, with frames of each change`() throws {
    let (names, _) = try Self.pictures(
      "Tiles6",
      ["widgets", "--scale", "1", "--kind", "Hours", "--families", "small", "--color-scheme"]
        + ["light", "--entry", "0,1", "--strip", "--motion"])
    #expect(names.count == 2 + 6)
    #expect(names.contains("Hours.systemSmall.light.large.1-6.png"))
  }

  @Test func `previews are listed for programs to read`() throws {
    let outcome = try Self.run("Tiles6", ["previews", "--list", "--json", "--only", "Entry"])
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(list.count == 1)
    #expect(list.first?["name"] as? String == "Entry")
    #expect(list.first?["file"] as? String == "Tiles.swift")
    #expect(list.first?["size"] as? [Double] == [390, 844])
  }

  @Test(
    arguments: [
      (["widgets"], 64), (["widgets", "/tmp/x", "--families", "huge"], 64),
      (["widgets", "/tmp/x", "--kind", "None"], 64), (["widgets", "/tmp/x", "--entry", "-1"], 64),
      (["widgets", "/tmp/x", "--live"], 64), (["widgets", "/dev/null/x"], 74),
      (["widgets", "/tmp/x", "--sheet", "a.jpg"], 64), (["previews"], 64),
      (["previews", "/tmp/x", "--only", "Nothing"], 64), (["previews", "/dev/null/x"], 74),
    ] as [([String], Int32)]) func `what can't be done is one sentence`(
      arguments: [String], status: Int32
    ) throws
  {
    let outcome = try Self.run("Tiles6", arguments)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Tiles6: "))
  }
}
