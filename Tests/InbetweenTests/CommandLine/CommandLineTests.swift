import Foundation
import Testing
import TweenHeadless
import TweenMotion
import TweenStage
import TweenWindow

@testable import Inbetween

@Suite @MainActor struct CommandLineTests {
  // MARK: Frames

  @Test func `frames writes 2 s of the program at its own size`() throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run("frames", probe.path("out"))
    #expect(outcome == CommandLineProbe.Outcome(status: 0, output: "", errors: ""))
    let names = (0..<120).map { "frame-" + String(String(1_000_000 + $0).dropFirst()) + ".png" }
    #expect(try probe.names(in: "out") == names + ["manifest.json"])
    let manifest = try probe.manifest(in: "out")
    #expect(manifest.contains("\"program\": \"probe\"") && manifest.contains("\"size\": [30, 20]"))
    #expect(probe.configurations == [Stage.Configuration()])
  }

  @Test(arguments: [
    (["--count", "3"], 0..<3), (["--duration", "100ms"], 0..<6), (["--duration", "0.1s"], 0..<6),
    (["--duration", "0.11"], 0..<7), (["--duration", "0.1", "--fps", "24"], 0..<3),
    (["--count", "9", "--from", "4"], 4..<9), (["--count", "9", "--to", "4"], 0..<5),
    (["--count", "9", "--from", "4", "--to", "4"], 4..<5),
  ])
  func `the frames asked for are written`(options: [String], frames: Range<Int>) throws {
    let probe = try CommandLineProbe()
    let plan = ["frames", probe.path("out")] + options
    #expect(try probe.run(plan).status == 0)
    let names = frames.map { "frame-00000\($0).png" }
    #expect(try probe.names(in: "out") == names + ["manifest.json"])
  }

  @Test func `options win over a recording's header, which wins over defaults`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(
      #"{"inbetween":1,"seed":9,"size":[40,30],"scale":2,"colorScheme":"dark","end":0.1}"#,
      to: "input.jsonl")
    #expect(try probe.run("frames", probe.path("a"), "--input", input).status == 0)
    #expect(
      try probe.run(
        "frames", probe.path("b"), "--input", input, "--seed", "3", "--size", "16x8", "--scale",
        "1", "--fps", "30"
      ).status == 0)
    #expect(
      probe.configurations == [
        Stage.Configuration(
          size: CGSize(width: 40, height: 30), scale: 2, seed: 9, colorScheme: .dark),
        Stage.Configuration(
          size: CGSize(width: 16, height: 8), scale: 1, seed: 3, colorScheme: .dark,
          frameRate: try #require(FrameRate("30"))),
      ])
    // Up to the recording's end at 0.1 s: frames 0 to 6 at 60 a second, 0 to 3 at 30.
    #expect(try probe.names(in: "a").count == 7 + 1)
    #expect(try probe.names(in: "b").count == 4 + 1)
  }

  @Test func `a URL comes in frame 0, before the script's events`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(#"{"at":0,"text":"a"}"#, to: "input.jsonl")
    let outcome = try probe.run(
      "frames", probe.path("out"), "--count", "2", "--input", input, "--open", "app://item/3")
    #expect(outcome.status == 0)
    #expect(probe.events == ["openURL(app://item/3)", "text(\"a\")"])
  }

  @Test func `verbose tells of each frame on standard output, progress on standard error`() throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run(
      "frames", probe.path("out"), "--count", "3", "--verbose", "--progress", "json")
    #expect(outcome.output.split(separator: "\n").count == 3)
    #expect(outcome.errors.hasPrefix("{\"done\":3,\"frames\":3,"))
  }

  @Test func `lists animate their changes where that is asked for`() throws {
    let probe = try CommandLineProbe()
    #expect(
      try probe.run("frames", probe.path("a"), "--count", "1", "--lists-animate-changes").status
        == 0)
    #expect(try probe.run("frames", probe.path("b"), "--count", "1").status == 0)
    #expect(probe.configurations.map(\.listsAnimateChanges) == [true, false])
    // The same film otherwise, but not the same.
    #expect(try probe.manifest(in: "a") != probe.manifest(in: "b"))
  }

  // MARK: Tree

  @Test func `tree prints the elements of a moment, as text or as JSON`() throws {
    let probe = try CommandLineProbe()
    #expect(
      try probe.run("tree")
        == CommandLineProbe.Outcome(status: 0, output: "window \"Still\" (0,0 30x20)\n", errors: "")
    )
    #expect(
      try probe.run("tree", "--at", "0.1", "--json").output
        == "{\"role\": \"window\", \"label\": \"Still\", \"frame\": [0, 0, 30, 20]}\n")
    #expect(try probe.run("tree", "--at", "1", "--count", "3").status == 64)
    #expect(try probe.run("tree", "--at", "soon").status == 64)
  }

  // MARK: Strip

  @Test func `strip writes one picture`() throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run("strip", probe.path("s.png"), "--at", "0,0.1,0.2")
    #expect(outcome == CommandLineProbe.Outcome(status: 0, output: "", errors: ""))
    let data = try Data(contentsOf: URL(fileURLWithPath: probe.path("s.png")))
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: ["s.PNG", "s", ".s", "a.b/s"])
  func `a strip's name may end in png in any case, or have no ending`(name: String) throws {
    let probe = try CommandLineProbe()
    try FileManager.default.createDirectory(
      atPath: probe.path("a.b"), withIntermediateDirectories: false)
    #expect(try probe.run("strip", probe.path(name), "--at", "0").status == 0)
    #expect(FileManager.default.fileExists(atPath: probe.path(name)))
  }

  @Test func `a strip need not reach its script's end`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(#"{"at":5,"text":"a"}"#, to: "input.jsonl")
    let file = probe.path("s.png")
    #expect(try probe.run("strip", file, "--at", "0", "--input", input).status == 0)
    let beyond = try probe.run(
      "strip", file, "--at", "0", "--input", input, "--count", "3")
    #expect(beyond.status == 0)
  }

  // MARK: Window

  @Test func `without a subcommand the window opens, with its options`() throws {
    let probe = try CommandLineProbe()
    #expect(try probe.run().status == 0)
    #expect(try probe.run("--size", "400x300", "--seed", "7", "--open", "a://b").status == 0)
    #expect(try probe.run("window", "--scale", "1.5").status == 0)
    #expect(probe.windows.count == 3 && probe.windows[0].size == nil)
    #expect(probe.windows[1].size == CGSize(width: 400, height: 300))
    #expect(probe.windows[1].seed == 7 && probe.windows[1].open?.scheme == "a")
    #expect(probe.windows[2].scale == 1.5)
  }

  @Test func `the window has a time bar where it is asked for, and no frame has one`() throws {
    let probe = try CommandLineProbe()
    #expect(try probe.run("--seed", "7").status == 0)
    #expect(try probe.run("--timeline", "--seed", "7").status == 0)
    #expect(probe.timelines == [false, true])
    #expect(try probe.run("strip", probe.path("s.png"), "--at", "0", "--timeline").status == 64)
  }

  @Test func `without a display one sentence names frames, and the exit code is 69`() throws {
    let probe = try CommandLineProbe()
    probe.windowError = .noDisplay("DISPLAY is not set")
    let outcome = try probe.run()
    #expect(outcome.status == 69 && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix("probe: ") && outcome.errors.contains(" the command frames writes"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  // MARK: Device and user

  @Test func `a device and a user's wishes reach the window and the frames alike`() throws {
    let probe = try CommandLineProbe()
    let options = [
      "--device", "ipad", "--color-scheme", "DARK", "--contrast", "increased", "--text-size",
      "xxxlarge", "--locale", "pt-BR", "--layout-direction", "rtl",
    ]
    #expect(try probe.run(options).status == 0)
    #expect(try probe.run(["frames", probe.path("out"), "--count", "1"] + options).status == 0)
    var expected = Stage.Configuration(
      size: CGSize(width: 810, height: 1080), scale: 2, colorScheme: .dark)
    expected.safeAreaInsets.top = 24
    expected.device = "iPad"
    expected.idiom = .pad
    expected.colorSchemeContrast = .increased
    expected.dynamicTypeSize = .xxxLarge
    expected.locale = Locale(identifier: "pt-BR")
    expected.layoutDirection = .rightToLeft
    #expect(probe.configurations == [expected])
    var configuration = Stage.Configuration(size: expected.size, scale: 2)
    try #require(probe.windows.first).settings.apply(to: &configuration)
    #expect(configuration == expected)
  }

  @Test(arguments: [
    ([], InterfaceIdiom.desktop), (["--idiom", "pad"], .pad), (["--device", "iphone"], .phone),
  ])
  func `a recording's kind of device holds where no option names one`(
    options: [String], idiom: InterfaceIdiom
  ) throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(#"{"inbetween":1,"idiom":"desktop","end":0}"#, to: "in.jsonl")
    let frames = ["frames", probe.path("out"), "--count", "1", "--input", input]
    #expect(try probe.run(frames + options).status == 0)
    #expect(probe.configurations.map(\.idiom) == [idiom])
  }

  @Test func `a device wins over a recording's header, and an option over both`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(
      #"{"inbetween":1,"size":[40,30],"scale":5,"colorScheme":"dark","end":0}"#, to: "in.jsonl")
    let frames = ["frames", probe.path("out"), "--count", "1", "--input", input]
    #expect(try probe.run(frames + ["--device", "iphone se"]).status == 0)
    #expect(
      try probe.run(
        frames + ["--scale", "1", "--color-scheme", "light", "--device", "iphone se"]
      ).status == 0)
    #expect(
      probe.configurations.map(\.size)
        == Array(repeating: CGSize(width: 375, height: 667), count: 2))
    #expect(probe.configurations.map(\.scale) == [2, 1])
    #expect(probe.configurations.map(\.colorScheme) == [.dark, .light])
  }

  @Test(arguments: ["de", "pt_BR", "en-US", "zh_Hans_CN", "sr-Latn", "ar_EG", "de_AT@currency=USD"])
  func `locales are taken as they are usually written`(locale: String) throws {
    let probe = try CommandLineProbe()
    #expect(try probe.run("--locale", locale).status == 0)
    #expect(probe.windows.first?.locale == Locale(identifier: locale))
  }

  // MARK: Help

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help tells all there is`(arguments: [String]) throws {
    let outcome = try CommandLineProbe().run(arguments)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    for word in [
      "--size", "--scale", "--seed", "--threads", "--open", "--count", "--duration", "--fps",
      "--input", "--verbose", "--progress", "--from", "--to", "--at", "frames DIR", "strip FILE",
      "Exit codes", "--device", "--idiom", "--color-scheme", "--contrast", "--text-size",
      "--locale",
      "--layout-direction",
    ] {
      #expect(outcome.output.contains(word), "\(word) is missing.")
    }
  }

  @Test(arguments: [
    ["frames", "--help"], ["help", "frames"], ["strip", "-h"], ["help", "strip"],
  ])
  func `each subcommand has its help`(arguments: [String]) throws {
    let outcome = try CommandLineProbe().run(arguments)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("--fps"))
  }

  @Test(arguments: [["frames", "--help"], ["--help"]])
  func `help lists each kind of input event, with a form that the reader takes`(
    arguments: [String]
  ) throws {
    let help = try CommandLineProbe().run(arguments).output
    #expect(help.contains("\n  " + InputScript.sampleHeader + "\n"))
    // What help shows as lines of an input file, and nothing else that looks like one.
    let lines = help.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("{\"at\"") && $0.hasSuffix("}") }
    #expect(lines == InputEventKind.allCases.map(\.sample))
    for line in lines {
      let script = try InputScript(parsing: InputScript.sampleHeader + "\n" + line, file: "help")
      #expect(script.text.split(separator: "\n").count > 1 || script.header?.end != nil, "\(line)")
    }
    // The parser breaks lines that a terminal of 80 columns has no room for.
    for line in InputHelp.text.split(separator: "\n") {
      #expect(line.count <= 79 && help.contains("\n\(line)\n"), "\(line)")
    }
  }

  @Test(arguments: [["--version"], ["frames", "--version"], ["strip", "--version"]])
  func `each command tells the program's name and the package's version`(
    arguments: [String]
  ) throws {
    let outcome = try CommandLineProbe().run(arguments)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output == "\(ProgramArguments.programName) (Inbetween) \(EngineVersion.text)\n")
  }

  @Test func `help into a closed pipe is an error`() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    var runner = ProgramRunner(
      name: "probe", makeStage: { _ in preconditionFailure("No stage is asked for.") },
      runWindow: { _, _, _ in })
    runner.output = ConsoleOutput(file: ends[1], name: "standard output", files: SystemFiles())
    runner.errorOutput = runner.output
    #expect(runner.run(["--help"]) == 74)
    #expect(runner.run(["frames", "--help"]) == 74)
  }
}
