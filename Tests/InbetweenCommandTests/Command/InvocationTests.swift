import Testing

@testable import InbetweenCommand

@Suite("Command lines of inbetween") struct InvocationTests {
  /// The files that are there.
  private static let files: Set<String> = ["hello.swift", "model.swift", "folder", "out", "script"]

  private func invocation(_ arguments: String...) throws(CommandFailure) -> Invocation {
    try Invocation(arguments, isFile: Self.files.contains)
  }

  private func program(
    _ sources: [String], _ arguments: [String],
    options: ProgramInvocation.Options = ProgramInvocation.Options()
  ) throws(CommandFailure) -> Invocation {
    var invocation = try ProgramInvocation(
      sources[...], options: options, isFile: Self.files.contains)
    invocation.arguments = arguments
    return .program(invocation)
  }

  @Test("a file alone, and `run`, start the program without arguments")
  func window() throws {
    let expected = try program(["hello.swift"], [])
    #expect(try invocation("hello.swift") == expected)
    #expect(try invocation("run", "hello.swift") == expected)
  }

  @Test("a command goes before the arguments, the sources out of them")
  func commands() throws {
    #expect(
      try invocation("frames", "hello.swift", "out", "--count", "2")
        == program(["hello.swift"], ["frames", "out", "--count", "2"]))
    #expect(
      try invocation("strip", "model.swift", "hello.swift", "a.png", "--at", "0")
        == program(["model.swift", "hello.swift"], ["strip", "a.png", "--at", "0"]))
    #expect(
      try invocation("mcp", "hello.swift", "--size", "300x200")
        == program(["hello.swift"], ["mcp", "--size", "300x200"]))
    #expect(
      try invocation("join", "folder", "parts/1", "out", "film.gif")
        == program(["folder"], ["join", "parts/1", "out", "film.gif"]))
    #expect(try invocation("frames", "folder", "out") == program(["folder"], ["frames", "out"]))
    #expect(
      try invocation("hello.swift", "--size", "10x10")
        == program(["hello.swift"], ["--size", "10x10"]))
  }

  @Test("`build` takes options and a program, and nothing for that program")
  func build() throws {
    guard case .program(let program) = try program(["hello.swift", "model.swift"], ["build"]) else {
      return
    }
    #expect(try invocation("build", "hello.swift", "model.swift") == .build(program))
    guard case .build(let optimized) = try invocation("-O", "build", "script") else {
      Issue.record("no build")
      return
    }
    #expect(optimized.options.isOptimized && optimized.sources == ["script"])
    for wrong in [["build"], ["build", "hello.swift", "out"], ["build", "--swift", "5"]] {
      #expect(throws: CommandFailure.self) { try Invocation(wrong, isFile: Self.files.contains) }
    }
  }

  @Test(
    "arguments before the program are a sentence that has the right order",
    arguments: [
      (["previews", "--list", "hello.swift"], "inbetween previews hello.swift --list;"),
      (["widgets", "timeline", "hello.swift"], "inbetween widgets hello.swift timeline;"),
      (
        ["previews", "-O", "hello.swift"], "before the command: inbetween -O previews hello.swift;"
      ),
    ])
  func order(_ arguments: [String], _ right: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try Invocation(arguments, isFile: Self.files.contains)
    }
    #expect(failure?.status == 64 && failure?.sentence.contains(right) == true)
  }

  @Test("a command that this one does not know is the program's")
  func laterCommands() throws {
    #expect(
      try invocation("video", "hello.swift", "a.mp4")
        == program(["hello.swift"], ["video", "a.mp4"]))
    #expect(
      try invocation("out", "hello.swift", "a.mp4") == program(["hello.swift"], ["out", "a.mp4"]),
      "also where there is a file of its name")
  }

  @Test("a script without an extension is run by its name")
  func script() throws {
    #expect(try invocation("script", "--scale", "2") == program(["script"], ["--scale", "2"]))
  }

  @Test("options stand before the program")
  func options() throws {
    let options = ProgramInvocation.Options(
      languageMode: "6", isOptimized: true, isVerbose: true, product: "one")
    #expect(
      try invocation("--swift=6", "-O", "--verbose", "--product", "one", "run", "folder")
        == program(["folder"], [], options: options))
    #expect(
      try invocation("hello.swift", "-O") == program(["hello.swift"], ["-O"]),
      "behind it they are the program's")
  }

  @Test("commands of its own")
  func own() throws {
    #expect(try invocation() == .help)
    #expect(try invocation("--help") == .help)
    #expect(try invocation("--version") == .version)
    #expect(try invocation("doctor") == .doctor)
    #expect(try invocation("uninstall") == .uninstall)
    #expect(try invocation("lab", "info", "smooth") == .laboratory(["info", "smooth"]))
    #expect(try invocation("check", "a.swift") == .check(["a.swift"]))
    #expect(try invocation("test") == .test(folder: ".", arguments: []))
    #expect(
      try invocation("test", "folder", "--filter", "A")
        == .test(folder: "folder", arguments: ["--filter", "A"]))
    #expect(
      try invocation("test", "--filter", "A") == .test(folder: ".", arguments: ["--filter", "A"]))
  }

  @Test(
    "what is wrong is said, with 64",
    arguments: [
      (["frames"], "frames needs a program"), (["join"], "join needs a program"),
      (["run", "--size"], "run needs a program"),
      (["--swift", "4", "hello.swift"], "--swift is 4"), (["--swift"], "--swift needs 5 or 6"),
      (["--fast", "hello.swift"], "unknown option --fast"), (["-O"], "no program is given"),
      (["doctor", "x"], "doctor takes no arguments"), (["check"], "check needs a file"),
      (["frmes", "nothing"], "there is no command frmes"), (["-O", "doctor"], "doctor takes no"),
      (["new"], "new needs a name"),
    ])
  func wrong(_ arguments: [String], _ words: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try Invocation(arguments, isFile: Self.files.contains)
    }
    #expect(failure?.status == 64)
    #expect(failure?.sentence.hasPrefix(words) == true, "\(failure?.sentence ?? "")")
  }
}
