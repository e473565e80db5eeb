import Foundation
import Testing
import TweenHeadless

@testable import Inbetween

/// Parts of a dump, going on with one, and films of parts, by their command lines.
@Suite @MainActor struct FarmCommandTests {
  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private func pictures(in folder: String, _ probe: CommandLineProbe) throws -> [String] {
    try probe.names(in: folder).filter { $0.hasSuffix(".png") }
  }

  @Test func `shards have all frames, each in its folder, and join makes the film of 'video'`()
    throws
  {
    let probe = try CommandLineProbe()
    var names: [String] = []
    for number in 1...3 {
      let outcome = try probe.run(
        "frames", probe.path("part\(number)"), "--count", "8", "--shard", "\(number)/3")
      #expect(outcome == CommandLineProbe.Outcome(status: 0, output: "", errors: ""))
      names += try pictures(in: "part\(number)", probe)
    }
    #expect(names == (0..<8).map { "frame-00000\($0).png" })
    let folders = (1...3).map { probe.path("part\($0)") }
    for film in ["film.gif", "film.png", "film.y4m", "film.rgba"] {
      let stages = probe.configurations.count
      let outcome = try probe.run(
        ["join"] + folders + [probe.path(film), "--hold", "0.1", "--manifest", probe.path("a")])
      #expect(outcome == CommandLineProbe.Outcome(status: 0, output: "", errors: ""))
      // The program itself does not run.
      #expect(probe.configurations.count == stages)
      let joined = try bytes(probe.path(film))
      #expect(
        try probe.run(
          "video", probe.path(film), "--count", "8", "--hold", "0.1", "--manifest",
          probe.path("b")
        ).status == 0)
      #expect(try bytes(probe.path(film)) == joined, "\(film)")
      #expect(try bytes(probe.path("a")) == bytes(probe.path("b")))
    }
  }

  @Test func `a shard without a frame is a folder with a manifest`() throws {
    let probe = try CommandLineProbe()
    #expect(
      try probe.run("frames", probe.path("out"), "--count", "2", "--shard", "1/5").status == 0)
    #expect(try probe.names(in: "out") == ["manifest.json"])
  }

  @Test func `resume draws what is missing, and nothing where all is there`() throws {
    let probe = try CommandLineProbe()
    let dump = ["frames", probe.path("out"), "--count", "5", "--resume", "--verbose"]
    #expect(try probe.run(dump).output.split(separator: "\n").count == 5)
    let whole = try probe.names(in: "out").map { try bytes(probe.path("out/" + $0)) }
    #expect(
      try probe.run(dump) == CommandLineProbe.Outcome(status: 0, output: "", errors: ""))
    try FileManager.default.removeItem(atPath: probe.path("out/frame-000003.png"))
    let outcome = try probe.run(dump)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("frame 3: "))
    #expect(outcome.errors.hasPrefix("probe: skipped 3 frames (0.05 s) in "))
    #expect(try probe.names(in: "out").map { try bytes(probe.path("out/" + $0)) } == whole)
  }

  @Test func `resume refuses frames of another plan`() throws {
    let probe = try CommandLineProbe()
    let dump = ["frames", probe.path("out"), "--count", "3", "--resume"]
    #expect(try probe.run(dump).status == 0)
    let changes = [
      (["--scale", "2"], "the scale (1 and 2)"), (["--seed", "5"], "the seed (0 and 5)"),
      (["--fps", "30"], "the frame rate (60 and 30)"),
      (["--color-scheme", "dark"], "the input or an option"),
      (["--open", "app://a"], "the input or an option"),
    ]
    for (options, difference) in changes {
      let outcome = try probe.run(dump + options)
      #expect(outcome.status == 65)
      #expect(
        outcome.errors
          == "probe: cannot resume in \(probe.path("out")): its frames are of another plan, which "
          + "differs in \(difference); choose another folder, or omit --resume to replace the frames.\n"
      )
    }
    let longer = try probe.run("frames", probe.path("out"), "--count", "4", "--resume")
    #expect(
      longer.status == 65
        && longer.errors.contains("differs in the frames of the film (0 to 2 and 0 to 3);"))
    #expect(try pictures(in: "out", probe).count == 3)
  }

  @Test func `resume refuses a complete dump that says nothing of its plan`() throws {
    let probe = try CommandLineProbe()
    #expect(try probe.run("frames", probe.path("out"), "--count", "3").status == 0)
    let outcome = try probe.run("frames", probe.path("out"), "--count", "3", "--resume")
    #expect(outcome.status == 65 && outcome.errors.hasSuffix(".\n"))
    #expect(outcome.errors.contains("omit --resume to write it again"))
  }

  @Test(arguments: [
    "0/3", "4/3", "3", "3/", "/3", "1/0", "a/b", "1/2/3", "-1/3", "1/100001", "01/+3",
  ])
  func `a shard that is none is wrong usage`(shard: String) throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run("frames", probe.path("out"), "--shard", shard)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains("expected PART/PARTS, such as 3/8: parts count from 1, and there are")
    )
  }

  @Test func `a shard goes with no other range`() throws {
    let probe = try CommandLineProbe()
    for option in ["--from", "--to"] {
      let outcome = try probe.run("frames", probe.path("out"), "--shard", "1/2", option, "3")
      #expect(outcome.status == 64)
      #expect(
        outcome.errors.hasPrefix(
          "probe: --shard and \(option) are both given; expected one of them.\n"))
    }
  }

  @Test func `join refuses what makes no film`() throws {
    let probe = try CommandLineProbe()
    #expect(
      try probe.run("frames", probe.path("a"), "--count", "4", "--shard", "1/2").status == 0)
    #expect(
      try probe.run("frames", probe.path("b"), "--count", "4", "--shard", "2/2", "--seed", "3")
        .status == 0)
    let film = probe.path("film.gif")
    let lines: [([String], Int32, String)] = [
      ([probe.path("a"), film], 65, "frames 2 to 3 are missing: --shard 2/2 writes them."),
      (
        [probe.path("a"), probe.path("b"), film], 65,
        "\(probe.path("a")) and \(probe.path("b")) have different plans; they differ in the seed (0 and 3)."
      ),
      ([probe.path("c"), film], 74, "cannot read \(probe.path("c")): No such file or directory."),
      (
        [probe.folder, film], 65,
        "\(probe.folder) has no manifest.json; expected a folder that 'frames' wrote."
      ),
    ]
    for (arguments, status, sentence) in lines {
      let outcome = try probe.run(["join"] + arguments)
      #expect(outcome == .init(status: status, output: "", errors: "probe: \(sentence)\n"))
    }
    #expect(!FileManager.default.fileExists(atPath: film))
  }

  @Test(arguments: [
    (["film.gif"], "found only 'film.gif'; expected one folder or more, then"),
    (
      ["a", "film.txt"],
      "'film.txt' has no ending of a film format; expected a name that ends in one of"
    ),
    (["a", "film.gif", "--lossless"], "a GIF has at most 256 colours a frame;"),
    (["a", "film.mp4", "--once"], "--once is for GIF and APNG;"),
    (["a", "-", "--verify"], "standard output can't be read back;"),
  ])
  func `wrong usage of join is a sentence`(arguments: [String], sentence: String) throws {
    let outcome = try CommandLineProbe().run(["join"] + arguments)
    #expect(outcome.status == 64 && outcome.errors.contains(sentence))
  }
}
