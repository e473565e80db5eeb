import Foundation
import TweenHeadless
import Testing

@testable import motion

/// Runs command lines with files in the place of the console.
final class RunnerProbe {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "motion-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    try run(arguments)
  }

  func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let paths = [path(".out"), path(".err")]
    let files = paths.map { open($0, O_CREAT | O_TRUNC | O_WRONLY, 0o600) }
    defer { for file in files { close(file) } }
    var runner = MotionRunner()
    runner.output = ConsoleOutput(file: files[0], name: "standard output", files: SystemFiles())
    runner.errorOutput = ConsoleOutput(file: files[1], name: "standard error", files: SystemFiles())
    let status = runner.run(arguments)
    let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    return (status, texts[0], texts[1])
  }
}

@Suite struct MotionRunnerTests {
  let probe: RunnerProbe

  init() throws { probe = try RunnerProbe() }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("sample prints a table, or JSON with the SPEC as given")
  func sample() throws {
    let table = try probe.run(
      "sample", "linear(duration: 1)", "--at", "0,0.25,2", "--to", "100", "--velocity")
    #expect(table.status == 0)
    #expect(
      table.output == """
           t  value  velocity
           0      0       100
        0.25     25       100
           2    100         0  ended

        """)
    let json = try probe.run(
      "sample", "linear(duration: 1)", "--at", "0.5,2", "--from", "-10", "--to", "10", "--json")
    #expect(
      json.output == """
        {
          "spec": "linear(duration: 1)",
          "samples": [
            {"t": 0.5, "value": 0, "velocity": 20},
            {"t": 2, "value": 10, "velocity": 0, "ended": true}
          ]
        }

        """)
    let samples = try object(json.output)["samples"] as? [[String: Any]]
    #expect(samples?.count == 2)
    let vertical = try probe.run("sample", "UnitCurve.circularEaseIn", "--at", "1", "--json")
    #expect(vertical.output.contains("\"velocity\": null"))
  }

  @Test("--frames samples as a host would, to the end")
  func frames() throws {
    let all = try probe.run("sample", "linear(duration: 0.1)", "--frames", "20", "--json")
    let samples = try #require(try object(all.output)["samples"] as? [[String: Any]])
    #expect(samples.map { $0["t"] as? Double } == [0, 0.05, 0.1, 0.15])
    #expect(samples.map { $0["ended"] as? Bool } == [nil, nil, nil, true])
    // The last frame at or before the time.
    let some = try probe.run("sample", "linear(duration: 1)", "--frames", "4", "--at", "0.49,0.5")
    #expect(some.output == "   t  value\n0.49   0.25\n 0.5    0.5\n")
    let endless = try probe.run("sample", "linear.repeatForever()", "--frames", "60")
    #expect(endless.status == 64 && endless.errors.contains("set its length with --duration"))
  }

  @Test("retarget prints changes and samples, or draws them")
  func retarget() throws {
    let json = try probe.run(
      "retarget", "easeInOut(duration: 1)", "--to", "100", "--at", "0.5", "spring", "--to", "0",
      "--json")
    let object = try object(json.output)
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.map { $0["to"] as? Double } == [100, 0])
    let samples = try #require(object["samples"] as? [[String: Any]])
    #expect(samples[30]["t"] as? Double == 0.5 && samples[30]["value"] as? Double == 50)
    #expect(samples.last?["value"] as? Double == 0 && samples.last?["ended"] as? Bool == true)
    let path = probe.path("r.svg")
    let plot = try probe.run(
      "retarget", "spring", "--to", "1", "--at", "0.1", "bouncy", "--to", "0", "-o", path)
    #expect(plot.status == 0 && plot.output.isEmpty)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.contains(">bouncy to 0 at 0.1 s</text>"))
  }

  @Test("plot writes each format, whole")
  func plot() throws {
    for name in ["a.png", "a.svg", "a.csv"] {
      let outcome = try probe.run(
        "plot", "smooth", "UnitCurve.easeIn", "-o", probe.path(name), "--size", "320x240",
        "--scale", "1")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: probe.folder)
    #expect(names.filter { !$0.hasPrefix(".") }.sorted() == ["a.csv", "a.png", "a.svg"])
  }

  static let mistakes: [([String], Int32, String)] = [
    ([], 64, "motion: expected a subcommand: sample, info, plot, retarget or help.\n"),
    (
      ["smple"], 64,
      "motion: 'smple' is not a subcommand; expected sample, info, plot, retarget or help.\n"
    ),
    (["sample", "spring"], 64, "motion: expected times: --at 0,0.1,0.2 or --frames 60.\n"),
    (
      ["sample", "sprong", "--at", "0"], 64,
      "motion: column 1: unknown animation \"sprong\"; did you mean \"spring\"?\n"
    ),
    (
      ["sample", "spring", "--at", "-1"], 64,
      "motion: The value '-1' is invalid for '--at <times>': found '-1'; expected moments"
    ),
    (
      ["sample", "spring", "--at", "0,x"], 64,
      "motion: The value '0,x' is invalid for '--at <times>': found 'x'; expected moments"
    ),
    (
      ["sample", "spring", "--at", "0,"], 64,
      "motion: The value '0,' is invalid for '--at <times>': found an empty moment;"
    ),
    (
      ["sample", "spring", "--at", "inf"], 64,
      "motion: The value 'inf' is invalid for '--at <times>': found 'inf';"
    ),
    (
      ["sample", "spring", "--at", "0", "--frames", "0"], 64,
      "motion: The value '0' is invalid for '--frames <n>': expected whole frames"
    ),
    (
      ["sample", "spring", "--at", "0", "--to", "far"], 64,
      "motion: The value 'far' is invalid for '--to <v>': expected a number"
    ),
    (["sample", "spring", "linear", "--at", "0"], 64, "motion: Unexpected argument 'linear'"),
    (["sample"], 64, "motion: Missing expected argument '<spec>'."),
    (["info", "spring", "--nope"], 64, "motion: Unknown option '--nope'."),
    (
      ["info", "spring", "--jsno"], 64, "motion: Unknown option '--jsno'. Did you mean '--json'?\n"
    ),
    (
      ["plot", "spring", "-o", "x.png", "--frames", "-1"], 64,
      "motion: The value '-1' is invalid for '--frames <n>': expected whole frames"
    ),
    (
      ["plot", "spring", "-o", "x.png", "--scale", "-1"], 64,
      "motion: The value '-1' is invalid for '--scale <s>': expected"
    ),
    (["--versoin"], 64, "motion: Unknown option '--versoin'.\nSee 'motion --help'.\n"),
    (["info", "spring("], 64, "motion: column 8: expected a value, found the end.\n"),
    (
      ["plot", "spring", "-o", "x.gif"], 64,
      "motion: 'x.gif' has no supported ending; expected .png, .svg or .csv.\n"
    ),
    (["plot", "-o", "x.png"], 64, "motion: expected a SPEC to plot.\n"),
    (["plot", "spring"], 64, "motion: Missing expected argument '--output <file.png|.svg|.csv>'."),
    (
      ["plot", "spring", "-o", "x.png", "--size", "10x10"], 64,
      "motion: The value '10x10' is invalid for '--size <wxh>': expected WIDTHxHEIGHT"
    ),
    (
      ["plot", "spring", "-o", "/no/such/x.svg"], 74,
      "motion: cannot write /no/such/x.svg: No such file or directory.\n"
    ),
    (["retarget", "spring"], 64, "motion: 'spring' has no --to.\n"),
    (
      ["retarget", "spring", "--to", "1", "--jsn"], 64,
      "motion: unknown option '--jsn'; did you mean \"--json\"?\nSee"
    ),
    (
      ["sample", "spring", "--at", "0", "--duration", "2"], 64,
      "motion: --duration belongs to --frames without --at, or to a UnitCurve.\nSee"
    ),
    (["retarget", "sprng", "--to", "1"], 64, "motion: column 1: unknown animation \"sprng\""),
    (
      ["retarget", "spring", "--to", "1", "-o", "x.txt"], 64,
      "motion: 'x.txt' has no supported ending"
    ),
  ]

  @Test("wrong input is one sentence and an exit code", arguments: mistakes.indices)
  func mistake(index: Int) throws {
    let (arguments, status, sentence) = Self.mistakes[index]
    let outcome = try probe.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(sentence), "\(arguments): \(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test("a timing curve's duration is its own, whatever is done to its time")
  func curveDuration() throws {
    let info = try probe.run("info", "easeInOut(duration: 2).speed(4).delay(1)", "--json")
    #expect(info.output.contains("\"duration\": 2,\n  \"bounce\": null"))
    #expect(info.output.contains("\"end\": 1.5"))
  }

  @Test("help is complete, with examples", arguments: ["sample", "info", "plot", "retarget"])
  func help(command: String) throws {
    for arguments in [[command, "--help"], ["help", command]] {
      let outcome = try probe.run(arguments)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(arguments): \(outcome.errors)")
      #expect(outcome.output.contains("Examples:\n  motion \(command) "), "\(outcome.output)")
    }
    #expect(try probe.run("--help").output.contains("SPEC is the Swift spelling"))
  }

  @Test("the built program answers with its exit codes")
  func process() throws {
    let program = Bundle.main.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("motion")
    let built = [program, URL(fileURLWithPath: ".build/debug/motion")]
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let url = try #require(built, "The program motion is built with the tests.")
    func status(_ arguments: String...) throws -> (Int32, String) {
      let process = Process()
      process.executableURL = url
      process.arguments = arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
    #expect(
      try status("sample", "linear(duration: 1)", "--at", "0.5") == (0, "  t  value\n0.5    0.5\n"))
    #expect(try status("sample", "linear(", "--at", "0.5").0 == 64)
    #expect(try status("plot", "spring", "-o", "/no/such/x.png").0 == 74)
  }
}
