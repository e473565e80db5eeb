import Testing

@testable import InbetweenCommand

@Suite("Command lines of compare, bisect and recordings") struct ComparedRunTests {
  private func folder(_ body: (TemporaryFolder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try body(folder)
  }

  private func invocation(_ arguments: [String]) throws(CommandFailure) -> Invocation {
    try Invocation(arguments, isFile: { File($0).exists })
  }

  @Test("a recording has any place, and options of programs follow --")
  func compare() throws {
    try folder { folder in
      let take = try folder.write("take.jsonl").path
      for arguments in [[take, "a", "b"], ["a", take, "b"], ["a", "b", take]] {
        guard
          case .compare(let comparison) = try invocation(
            ["-O", "compare"] + arguments + ["--for=2", "--html", "x.html", "--", "--size", "9x9"])
        else {
          Issue.record("no comparison")
          return
        }
        #expect(comparison.a == "a" && comparison.b == "b" && comparison.run.html == "x.html")
        #expect(comparison.run.options.isOptimized)
        #expect(
          comparison.run.runArguments == ["--input", take, "--duration", "2s", "--size", "9x9"])
      }
      guard
        case .bisect(let bisection) = try invocation([
          "bisect", "v1", "main", "--package", "toy", "--frames", "--for", "500ms", "--timeout=7",
        ])
      else {
        Issue.record("no bisection")
        return
      }
      #expect(bisection.good == "v1" && bisection.bad == "main" && bisection.run.comparesFrames)
      #expect(bisection.run.runArguments == ["--duration", "500ms"])
      #expect(bisection.run.limit == 7)
    }
  }

  @Test(
    "a wrong command line is a sentence",
    arguments: [
      (["compare"], 64, "compare needs two programs or commits, found none"),
      (["compare", "a"], 64, "compare needs two programs or commits, found a"),
      (["compare", "a", "b", "c"], 64, "compare needs two programs"),
      (["bisect", "a"], 64, "bisect needs a good and a bad commit"),
      (["compare", "a", "b", "--size", "9x9"], 64, "unknown option --size of compare; options of"),
      (["compare", "a", "b", "--frames"], 64, "unknown option --frames of compare"),
      (["compare", "a", "b", "--html"], 64, "--html needs a file"),
      (["compare", "a", "b", "--timeout"], 64, "--timeout needs a number of seconds"),
      (
        ["bisect", "a", "b", "--timeout", "0"], 64, "--timeout is 0; expected whole seconds from 1"
      ),
      (["bisect", "a", "b", "--timeout=1.5"], 64, "--timeout is 1.5; expected whole seconds"),
      (["compare", "a", "b", "--html", "/none/x.html"], 74, "/none/x.html can't be written"),
      (["compare", "a", "b", "--json", "none/x.json"], 74, "none/x.json can't be written"),
      (["compare", "a", "b", "none.jsonl"], 66, "none.jsonl does not exist"),
      (["-O", "test", "folder"], 64, "test takes options before it only with a recording"),
    ])
  func wrong(_ arguments: [String], _ status: Int32, _ words: String) {
    let failure = #expect(throws: CommandFailure.self) { try invocation(arguments) }
    #expect(failure?.status == status)
    #expect(failure?.sentence.hasPrefix(words) == true, "\(failure?.sentence ?? "")")
  }

  @Test("recordings, folders of recordings and the program come in any order")
  func recordings() throws {
    try folder { folder in
      for name in [
        "b.jsonl", "tours/c.jsonl", "tours/deep/a.jsonl", "tours/.d.jsonl", "hello.swift",
      ] {
        try folder.write(name)
      }
      let (take, tours, hello) = (
        "\(folder.file)/b.jsonl", "\(folder.file)/tours", "\(folder.file)/hello.swift"
      )
      let expected = [take, "\(tours)/c.jsonl", "\(tours)/deep/a.jsonl"]
      for paths in [[take, tours, hello], [hello, take, tours], [take, hello, tours]] {
        let test = try RecordingTest(paths)
        #expect(test.recordings == expected && test.sources == [hello])
      }
      let inside = try RecordingTest([folder.file.path])
      #expect(inside.recordings == expected && inside.sources == [folder.file.path])
      #expect(
        try invocation(["test", take, hello, "--scale", "2"])
          == .testRecordings(
            paths: [take, hello], options: ProgramInvocation.Options(),
            arguments: ["--scale", "2"]))
      try folder.write("empty/notes.md")
      for (paths, words) in [
        ([hello], "test needs a recording"),
        (["\(folder.file)/empty", hello], "the folder \(folder.file)/empty has no program"),
        (["none.jsonl", hello], "none.jsonl does not exist"),
        ([take, hello, folder.file.path], "test found the programs"),
      ] {
        let failure = #expect(throws: CommandFailure.self) { try RecordingTest(paths) }
        #expect(failure?.sentence.hasPrefix(words) == true, "\(failure?.sentence ?? "")")
      }
    }
  }
}
