import Foundation
import TestSupport
import Testing
import TweenHeadless
import TweenMotion

@testable import Inbetween
@testable import TweenStage

@Suite @MainActor struct StoryboardCommandTests {
  private static let input = """
    # Two marks and a tap
    {"at":0.1,"mark":"one"}
    {"at":0.2,"tap":[1,2]}
    {"at":0.3,"mark":"two & <three>"}
    """

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func page(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  @Test func `marks make a poster, and times of --at join them`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(Self.input, to: "in.jsonl")
    let marks = try probe.run("storyboard", probe.path("a.png"), "--input", input)
    #expect(marks == .init(status: 0, output: "", errors: ""))
    let both = try probe.run(
      "storyboard", probe.path("b.png"), "--input", input, "--at", "0,0.3", "--columns", "3")
    #expect(both == .init(status: 0, output: "", errors: ""))
    let (a, b) = (
      try PNGReader(bytes(probe.path("a.png"))), try PNGReader(bytes(probe.path("b.png")))
    )
    #expect(b.width > a.width)
  }

  @Test func `a page has the film up to a second behind the last moment or event`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(Self.input, to: "in.jsonl")
    let outcome = try probe.run("storyboard", probe.path("a.html"), "--input", input)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
    let page = try page(probe.path("a.html"))
    #expect(page.contains(#"alt="Film of 1.3 s""#))
    #expect(page.contains("two &amp; &lt;three&gt;</b>") && page.contains("Tap at 1, 2"))
    #expect(page.contains("<h1 dir=\"auto\">probe</h1>") || page.contains("<h1"))
    let stated = try probe.run(
      "storyboard", probe.path("b.html"), "--input", input, "--duration", "0.5s", "--title", "A & B"
    )
    #expect(stated.status == 0)
    let other = try self.page(probe.path("b.html"))
    #expect(other.contains(#"alt="Film of 0.5 s""#) && other.contains(">A &amp; B</h1>"))
    let still = try probe.run(
      "storyboard", probe.path("c.html"), "--input", input, "--no-film", "--title", "")
    #expect(still.status == 0)
    #expect(try !self.page(probe.path("c.html")).contains("<h1"))
  }

  @Test func `without moments one sentence names both ways to have some`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write("# nothing\n", to: "in.jsonl")
    for arguments in [[], ["--input", input]] {
      let outcome = try probe.run(["storyboard", probe.path("a.png")] + arguments)
      #expect(outcome.status == 64 && outcome.output.isEmpty)
      #expect(
        outcome.errors.contains("there is no moment to show; expected marks in the file of --input")
      )
      #expect(outcome.errors.contains("--at") && outcome.errors.hasSuffix(".\n"))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: probe.path("a.png")))
  }

  @Test(arguments: [
    (["a.jpg", "--at", "0"], "expected a name that ends in .png or .html."),
    (["a", "--at", "0"], "found 'a'"),
    (["a.html", "--at", "0", "--columns", "2"], "--columns is for posters"),
    (["a.png", "--at", "0", "--no-film"], "--no-film is for pages"),
    (["a.png", "--at", "0", "--columns", "0"], "expected a whole number from 1 to 1000."),
    (["a.png", "--at", "x"], "expected moments in seconds"),
    (["a.png", "--at", "0,9", "--duration", "2s"], "--at has 9; expected at most"),
  ])
  func `wrong usage is one sentence`(arguments: [String], words: String) throws {
    let outcome = try CommandLineProbe().run(["storyboard"] + arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `a wrong mark is one sentence with its line`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write("# a\n{\"at\":1,\"mark\":7}\n", to: "in.jsonl")
    let outcome = try probe.run("storyboard", probe.path("a.png"), "--input", input)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("in.jsonl:2: found 7 for \"mark\"; expected a title."))
  }

  @Test func `a mark after a stated end is left out with a note`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(Self.input, to: "in.jsonl")
    let outcome = try probe.run(
      "storyboard", probe.path("a.png"), "--input", input, "--duration", "0.25s")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("in.jsonl:4: the mark at 0.3 s is ignored; "))
  }

  @Test func `a folder that isn't there is an error of files`() throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run("storyboard", probe.path("no/a.html"), "--at", "0")
    #expect(outcome.status == 74)
  }

  @Test func `marks change neither frames nor the input hash of a manifest`() throws {
    let probe = try CommandLineProbe()
    let marked = try probe.write(Self.input, to: "in.jsonl")
    let plain = try probe.write(#"{"at":0.2,"tap":[1,2]}"#, to: "plain.jsonl")
    for (input, folder) in [(marked, "a"), (plain, "b")] {
      let outcome = try probe.run(
        "frames", probe.path(folder), "--input", input, "--duration", "0.5s")
      #expect(outcome.status == 0)
    }
    #expect(try probe.manifest(in: "a") == probe.manifest(in: "b"))
  }
}
