import Foundation
import TestSupport
import Testing
import TweenHeadless
import TweenMotion

@testable import Inbetween
@testable import TweenStage

@Suite @MainActor struct TraceCommandTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  @Test func `a trace has the frames of the run, and two equal ones compare with 0`() throws {
    let probe = try CommandLineProbe()
    let file = probe.path("a.trace")
    #expect(
      try probe.run("trace", file, "--duration", "1s") == .init(status: 0, output: "", errors: ""))
    let trace = try text(file)
    #expect(trace.hasPrefix(#"{"trace":1,"program":"probe","engine":"\#(EngineVersion.text)","#))
    #expect(trace.contains(#""fps":"60","frames":60}"#))
    // The square never moves: one line for frame 0.
    #expect(trace.split(separator: "\n").count == 2)
    let outcome = try probe.run("compare-traces", file, file, "--name-a", "x")
    #expect(
      outcome == .init(status: 0, output: "A  x\nB  \(file)\nAll 60 frames agree.\n", errors: ""))
    #expect(try probe.run("compare-traces", file, file, "--list-frames").output == "\n")
  }

  @Test func `another size differs in all frames, as text, as JSON and as a page`() throws {
    let probe = try CommandLineProbe()
    let (a, b) = (probe.path("a.trace"), probe.path("b.trace"))
    for (file, size, folder) in [(a, "30x20", "pa"), (b, "40x20", "pb")] {
      let outcome = try probe.run(
        "trace", file, "--count", "11", "--size", size, "--pictures", probe.path(folder),
        "--picture-frames", "0,5,10")
      #expect(outcome == .init(status: 0, output: "", errors: ""))
    }
    #expect(try probe.names(in: "pa") == ["frame-0.png", "frame-10.png", "frame-5.png"])
    let (json, html) = (probe.path("c.json"), probe.path("c.html"))
    let outcome = try probe.run(
      "compare-traces", a, b, "--name-a", "<one>", "--name-b", "two", "--json", json, "--html",
      html, "--pictures-a", probe.path("pa"), "--pictures-b", probe.path("pb"))
    #expect(outcome.status == 65 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("11 of 11 frames differ: from 0 s to 0.167 s."))
    let object = try JSONSerialization.jsonObject(with: Data(text(json).utf8)) as? [String: Any]
    #expect(object?["differing"] as? Int == 11 && object?["equal"] as? Bool == false)
    let page = try text(html)
    #expect(page.contains("&lt;one&gt;") && !page.contains("<one>"))
    #expect(page.contains("The sizes differ: expected 30x20 pixels, found 40x20."))
    #expect(page.components(separatedBy: "<img ").count == 1 + 3 * 2)
    #expect(try probe.run("compare-traces", a, b, "--list-frames").output == "0,5,10\n")
  }

  @Test func `pictures of equal size have a difference picture, and a missing one is no frame`()
    throws
  {
    let probe = try CommandLineProbe()
    let (a, b) = (probe.path("a.trace"), probe.path("b.trace"))
    #expect(
      try probe.run(
        "trace", a, "--count", "1", "--pictures", probe.path("p"), "--picture-frames", "0"
      ).status == 0)
    try Data(
      text(a).replacingOccurrences(
        of: #""list":"."#, with: #""list":"0"#, options: .regularExpression
      )
      .utf8
    ).write(to: URL(fileURLWithPath: b))
    let html = probe.path("c.html")
    let outcome = try probe.run(
      "compare-traces", a, b, "--html", html, "--pictures-a", probe.path("p"), "--pictures-b",
      probe.path("p"))
    #expect(outcome.status == 65 && outcome.output.contains("drawn differently"))
    #expect(try text(html).components(separatedBy: "<img ").count == 1 + 3)
    #expect(
      try probe.run(
        "compare-traces", a, b, "--html", html, "--pictures-a", probe.path("p"), "--pictures-b",
        probe.path("none")
      ).status == 65)
    #expect(try text(html).contains("No frame"))
  }

  @Test func `failed expectations are lines of the trace, and the exit code stays 0`() throws {
    let probe = try CommandLineProbe()
    let file = try probe.write(#"{"at":0.1,"expect":"Radio"}"# + "\n", to: "t.jsonl")
    let outcome = try probe.run(
      "trace", probe.path("a.trace"), "--input", file, "--duration", "0.5s")
    #expect(outcome == .init(status: 0, output: "", errors: ""))
    #expect(
      try text(probe.path("a.trace")).hasSuffix(
        #"{"failed":"\#(file):1: at 0.1 s there is no \"Radio\"; expected one."}"# + "\n"))
  }

  @Test func `wrong files and options are sentences`() throws {
    let probe = try CommandLineProbe()
    let file = try probe.write("{\"inbetween\":1}\n", to: "a.trace")
    for (arguments, status, words) in [
      (
        ["compare-traces", file, file], 74,
        "\(file):1: found another kind of line; expected the header"
      ),
      (["compare-traces", "none", file], 74, "cannot read none: No such file or directory."),
      (["compare-traces", file], 64, "b"),
      (["trace"], 64, "file"),
      (["trace", probe.path("x"), "--pictures", "y"], 64, "--picture-frames is missing"),
      (
        ["compare-traces", "a", "b", "--html=c", "--pictures-a", "y"], 64, "--pictures-b is missing"
      ),
      (
        ["compare-traces", "a", "b", "--html=c", "--pictures-b", "y"], 64, "--pictures-a is missing"
      ),
      (
        ["compare-traces", "a", "b", "--pictures-a", "y", "--pictures-b", "z"], 64,
        "--html is missing; expected a page for the pictures."
      ),
      (
        [
          "trace", probe.path("x"), "--count", "3", "--pictures", probe.path("p"),
          "--picture-frames", "3",
        ],
        64, "--picture-frames has 3; expected at most 2"
      ),
      (["trace", probe.folder], 74, "it is a folder"),
    ] as [([String], Int32, String)] {
      let outcome = try probe.run(arguments)
      #expect(outcome.status == status && outcome.errors.contains(words), "\(outcome)")
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func `replay --strict fails for a recording that compares nothing`() throws {
    let probe = try CommandLineProbe()
    let empty = try probe.write(#"{"at":0.5,"tap":[1,1]}"# + "\n", to: "a.jsonl")
    let good = try probe.write(#"{"at":0.5,"absent":"Radio"}"# + "\n", to: "b.jsonl")
    #expect(try probe.run("replay", empty).status == 0)
    let outcome = try probe.run("replay", "--strict", empty, good)
    #expect(outcome.status == 65)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasPrefix("\(empty) has nothing to compare; expected"))
    #expect(lines[1] == "\(good): 0 checks, 0 presses and 1 expectation agree")
    #expect(lines[2] == "1 of 2 recordings agree")
    let header = #"{"inbetween":1,"engine":"0","font":"other","end":1}"#
    let other = try probe.write(
      header + "\n" + #"{"at":0.5,"absent":"Radio"}"# + "\n", to: "c.jsonl")
    #expect(try probe.run("replay", other).status == 0)
    let strict = try probe.run("replay", "--strict", other)
    #expect(strict.status == 65 && strict.errors.contains("was recorded with another font"))
  }
}
