import Foundation
import Testing
import TestSupport
import TweenCodecs
import TweenPaint

@testable import Inbetween

@Suite @MainActor struct FrameCommandTests {
  /// The demos, and moments of their recorded tours.
  nonisolated private static let moments = [
    ("wedges", "Wedges", [0, 0.6]), ("caffeine", "Caffeine", [0.5, 1.3]),
    ("gallery", "Gallery", [0.7, 1.5]), ("transitions", "Transitions", [0.35, 0.9]),
    ("controls", "Controls", [0, 0.9]), ("toast", "AvocadoToast", [0.5, 4]),
    ("displayboard", "DisplayBoard", [1.2]),
  ]

  nonisolated private static let cases = moments.flatMap { program, folder, times in
    times.map { (program, folder, $0) }
  }

  private static func input(of folder: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Demos/\(folder)/Input/tour.jsonl").path
  }

  @Test(
    .enabled(if: VectorReader.missing == nil, Comment(rawValue: VectorReader.missing ?? "")),
    arguments: cases)
  func `other programs draw a demo's frame as its PNG file has it`(
    _ program: String, _ folder: String, _ time: Double
  ) throws {
    let probe = try CommandLineProbe()
    func write(_ ending: String) throws -> [UInt8] {
      let path = probe.path("frame." + ending)
      let outcome = try DumpProcess(
        program, "frame", path, "--at", "\(time)", "--input", Self.input(of: folder), "--count",
        "600"
      ).outcome()
      #expect(outcome.status == 0, "\(outcome.errors)")
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    let expected = try ImageDecoder.decode(write("png"))
    for form in VectorReader.allCases {
      let distance = try PictureDistance(
        expected: expected,
        actual: form.picture(
          of: write(form.rawValue), width: expected.width, height: expected.height))
      #expect(distance.mean < 1, "\(form): \(distance)")
      #expect(distance.offShare < 0.002, "\(form): \(distance)")
      #expect(distance.brokenEdgeShare < 0.002, "\(form): \(distance)")
    }
  }

  @Test func `a frame is written, without a word`() throws {
    let probe = try CommandLineProbe()
    for name in ["a.svg", "b.PDF", "c.png"] {
      let outcome = try probe.run("frame", probe.path(name), "--at", "0.5")
      #expect(outcome == CommandLineProbe.Outcome(status: 0, output: "", errors: ""))
    }
    let svg = try String(contentsOfFile: probe.path("a.svg"), encoding: .utf8)
    #expect(svg.contains("<path d=\"M2 2L7 2L7 7L2 7Z\" fill=\"#0000ff\"/>"))
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: probe.path("b.PDF"))).starts(
        with: Array("%PDF".utf8)))
    #expect(try probe.run("frame", probe.path("d.pdf"), "--text", "embedded").status == 0)
  }

  @Test(arguments: [
    (
      ["frame", "x.jpg"],
      "'x.jpg' has no ending of a frame's format; expected a name that ends in .svg, .pdf or .png."
    ),
    (["frame", "x"], "'x' has no ending of a frame's format; expected a name that ends in"),
    (["frame"], "Missing expected argument '<file>'."),
    (
      ["frame", "x.svg", "--text", "embedded"],
      "--text embedded is for PDF; text in a .svg file is outlines."
    ),
    (
      ["frame", "x.png", "--text", "embedded"],
      "--text embedded is for PDF; text in a .png file is pixels."
    ),
    (["frame", "x.pdf", "--text", "fonts"], "expected outlines or embedded."),
    (["frame", "x.pdf", "--picture-scale", "0"], "expected a whole number from 1 to 8."),
    (["frame", "x.pdf", "--picture-scale", "-1"], "'-1' is invalid for '--picture-scale <n>'"),
    (["frame", "x.pdf", "--at", "-1"], "expected a moment in seconds, 0 or later, such as 0.5."),
    (["frame", "x.pdf", "--at", "9", "--count", "6"], "--at has 9; expected at most"),
  ])
  func `a wrong command line is one sentence and exit code 64`(
    _ arguments: [String], _ sentence: String
  ) throws {
    let outcome = try CommandLineProbe().run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func `a file that can't be written is exit code 74`() throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run("frame", probe.path("none/x.svg"))
    #expect(outcome.status == 74)
    #expect(
      outcome.errors
        == "probe: cannot write \(probe.path("none/x.svg")): No such file or directory.\n")
    try FileManager.default.createDirectory(
      atPath: probe.path("f.svg"), withIntermediateDirectories: true)
    #expect(try probe.run("frame", probe.path("f.svg")).status == 74)
  }
}
