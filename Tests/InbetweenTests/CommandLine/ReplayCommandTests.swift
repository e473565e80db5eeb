import Foundation
import Testing
import TweenHeadless
import TweenMotion

@testable import Inbetween
@testable import TweenStage

@Suite @MainActor struct ReplayCommandTests {
  @Test func `replay prints what agrees, and ends with 0`() throws {
    let probe = try CommandLineProbe()
    let file = try probe.write(
      """
      {"inbetween":1,"size":[30,20]}
      {"at":0.5,"hash":"0000000000000000000000000000000000000000000000000000000000000000"}

      """, to: "t.jsonl")
    let wrong = try probe.run("replay", file)
    #expect(wrong.status == 65)
    // The hash that is printed is the one to expect.
    let found = try #require(wrong.output.split(separator: " ").dropLast(2).last).dropLast()
    #expect(
      wrong.output
        == "\(file):2: at 0.5 s the pixels have the hash \(found); expected "
        + String(repeating: "0", count: 64) + ".\n")
    let right = try probe.write(
      #"{"inbetween":1,"size":[30,20]}"# + "\n" + #"{"at":0.5,"hash":"\#(found)"}"# + "\n",
      to: "u.jsonl")
    let outcome = try probe.run("replay", right, file)
    #expect(outcome.status == 65)
    #expect(
      outcome.output.hasPrefix("\(right): 0 checks, 0 presses and 1 expectation agree\n\(file):2: ")
    )
    #expect(try probe.run("replay", right).status == 0)
    // The manifest of a dump has the same hash.
    #expect(try probe.run("frames", probe.path("d"), "--input", right, "--count", "31").status == 0)
    #expect(try probe.manifest(in: "d").contains(found))
  }

  @Test func `frames of a recording that differs are written, with a sentence`() throws {
    let probe = try CommandLineProbe()
    let file = try probe.write(#"{"at":0.5,"expect":"Radio"}"# + "\n", to: "t.jsonl")
    let outcome = try probe.run("frames", probe.path("d"), "--input", file, "--count", "60")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "probe: \(file):1: at 0.5 s there is no \"Radio\"; expected one.\n")
    #expect(try probe.names(in: "d").count > 60)
  }

  @Test func `the header's rate of frames counts where no option has one`() throws {
    let probe = try CommandLineProbe()
    let file = try probe.write(
      #"{"inbetween":1,"fps":"30000/1001","end":1}"# + "\n", to: "t.jsonl")
    #expect(try probe.run("frames", probe.path("d"), "--input", file).status == 0)
    #expect(try probe.manifest(in: "d").contains("30000/1001"))
    #expect(try probe.run("frames", probe.path("e"), "--input", file, "--fps", "10").status == 0)
    #expect(try probe.manifest(in: "e").contains("\"fps\": 10"))
  }

  @Test func `record and --replay hand their files to the window`() throws {
    let probe = try CommandLineProbe()
    let file = try probe.write(#"{"at":0.5,"mark":"a"}"# + "\n", to: "t.jsonl")
    #expect(try probe.run("record", probe.path("r.jsonl"), "--replay", file).status == 0)
    #expect(probe.sessions.last?.recording?.name == probe.path("r.jsonl"))
    #expect(probe.sessions.last?.replay?.marks.count == 1)
    #expect(probe.sessions.last?.isExact == true)
    #expect(try probe.run("--replay", file).status == 0)
    #expect(probe.sessions.last?.recording == nil && probe.sessions.last?.isExact == true)
    #expect(try probe.run([]).status == 0)
    #expect(probe.sessions.last?.isExact == false)
    // Nothing was written: nothing happened in a window.
    #expect(!FileManager.default.fileExists(atPath: probe.path("r.jsonl")))
  }

  @Test func `files that are not there, and folders in their place, are sentences`() throws {
    let probe = try CommandLineProbe()
    let none = probe.path("none.jsonl")
    for arguments in [["replay", none], ["--replay", none], ["record", "x", "--replay", none]] {
      let outcome = try probe.run(arguments)
      #expect(outcome.status == 74)
      #expect(outcome.errors == "probe: cannot read \(none): No such file or directory.\n")
    }
    let outcome = try probe.run("record", probe.folder)
    #expect(outcome.status == 74)
    #expect(outcome.errors.hasSuffix("it is a folder; expected a regular file or none.\n"))
    #expect(try probe.run("record").status == 64)
    #expect(try probe.run("replay").status == 64)
  }

  @Test func `a recording of another program is noted`() throws {
    let probe = try CommandLineProbe()
    let file = try probe.write(
      #"{"inbetween":1,"program":"toaster","engine":"0.0.9","end":1}"# + "\n", to: "t.jsonl")
    let outcome = try probe.run("replay", file)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "probe: \(file) was recorded from toaster by version 0.0.9 of the engine, "
        + "and this is \(EngineVersion.text).\n")
  }
}
