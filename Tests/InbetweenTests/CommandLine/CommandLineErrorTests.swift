import Foundation
import Testing

@testable import Inbetween

@Suite @MainActor struct CommandLineErrorTests {
  @Test(arguments: [
    (
      ["movie"],
      "'movie' is not a subcommand; expected one of window, record, replay, watch, frames, frame, video, join, strip, storyboard, tree, explore, mcp, trace, compare-traces, "
        + "widgets, previews, help."
    ),
    (
      ["fraems"],
      "is not a subcommand; expected one of window, record, replay, watch, frames, frame, video, join, strip, storyboard, tree, explore, mcp, trace, compare-traces, widgets, previews, "
        + "help. Did you mean 'frames'?\n"
    ),
    (["Frames", "out"], "Did you mean 'frames'?\n"),
    (["framse", "out"], "Did you mean 'frames'?\n"),
    (["prevews"], "Did you mean 'previews'?\n"),
    (["windwo"], "Did you mean 'window'?\n"),
    (["halp"], "Did you mean 'help'?\n"),
    (
      ["help", "movie"],
      "'movie' is not a subcommand; expected one of window, record, replay, watch, frames,"
    ),
    (["help", "stirp"], "Did you mean 'strip'?\n"),
    (["help", "frames", "strip"], "Unexpected argument 'strip'."),
    (["frames"], "Missing expected argument '<dir>'."),
    (["frames", "out", "more"], "Unexpected argument 'more'."),
    (["frames", "out", "--shards", "1/2"], "Unknown option '--shards'."),
    (["--bogus"], "Unknown option '--bogus'."),
    (["--seed"], "Missing value for '--seed <n>'."),
    (
      ["--seed", "-1"],
      "The value '-1' is invalid for '--seed <n>': expected a whole number from 0 to 18446744073709551615."
    ),
    (["--threads", "-2"], "'-2' is invalid for '--threads <n>': expected a whole number from 1"),
    (["--size", "-640x480"], "'-640x480' is invalid for '--size <wxh>': expected WIDTHxHEIGHT"),
    (["--scale", "-1"], "'-1' is invalid for '--scale <s>': expected a number above 0"),
    (["--open", "-1"], "'-1' is invalid for '--open <url>': expected a URL with a scheme"),
    (
      ["frames", "out", "--count", "-3"],
      "The value '-3' is invalid for '--count <n>': expected a whole number from 1 to 10000000."
    ),
    (
      ["frames", "out", "--count=-3"], "'-3' is invalid for '--count <n>': expected a whole number"
    ),
    (["frames", "out", "--count", "--fps", "30"], "'--fps' is invalid for '--count <n>'"),
    (["frames", "out", "--count"], "Missing value for '--count <n>'."),
    (["frames", "out", "--duration", "-2s"], "'-2s' is invalid for '--duration <time>'"),
    (["frames", "out", "--fps", "-60"], "'-60' is invalid for '--fps <rate>'"),
    (["frames", "out", "--from", "-1"], "'-1' is invalid for '--from <n>'"),
    (["frames", "out", "--to", "-1"], "'-1' is invalid for '--to <m>'"),
    (["strip", "s.png", "--at", "-1"], "expected moments in seconds, 0 or later, separated by"),
    (["frames", "out", "--cuont", "3"], "Unknown option '--cuont'. Did you mean '--count'?\n"),
    (
      ["strip", "s.jpg", "--at", "0"],
      "pictures are written as PNG: found 's.jpg'; expected a name that ends in .png.\n"
    ),
    (["strip", "a.b/s.svg", "--at", "0"], "pictures are written as PNG: found 'a.b/s.svg'"),
    (["strip", "s.", "--at", "0"], "pictures are written as PNG: found 's.'"),
    (["--seed", "x"], "expected a whole number from 0 to 18446744073709551615."),
    (["--threads", "0"], "expected a whole number from 1 to 1024."),
    (["--size", "640"], "expected WIDTHxHEIGHT in points, such as 640x480."),
    (["--size", "0x5"], "expected WIDTHxHEIGHT in points, such as 640x480."),
    (["--size", "640x20000"], "such as 640x480. Each of them is from 1 to 16384."),
    (["--size", "0.5x5"], "Each of them is from 1 to 16384."),
    (["--size", "infx5"], "expected WIDTHxHEIGHT in points, such as 640x480."),
    (["--size", "9000x9000", "--scale", "2"], "is more than 16384 pixels on a side"),
    (["--scale", "0"], "expected a number above 0 and at most 16."),
    (["--scale", "nan"], "expected a number above 0 and at most 16."),
    (["--open", "item"], "expected a URL with a scheme"),
    (["--device", "galaxy"], "expected iphone, ipad or one of iPad, iPad Air, iPad Pro 11,"),
    (["--device", "ipad pro 12.9", "--scale", "16"], "is more than 16384 pixels on a side"),
    (["--device"], "Missing value for '--device <name>'."),
    (["--idiom", "tv"], "'tv' is invalid for '--idiom <kind>': expected phone, pad or desktop."),
    (["--color-scheme", "sepia"], "expected light or dark."),
    (["--contrast", "high"], "expected standard or increased."),
    (["--text-size", "huge"], "expected xSmall, small, medium, large, xLarge, xxLarge, xxxLarge,"),
    (["--layout-direction", "up"], "expected ltr or rtl."),
    (["--locale", "nowhere"], "expected a language, or one and a country, such as de or pt_BR."),
    (["--locale", "de_Nowhere"], "expected a language, or one and a country"),
    (["--locale", ""], "expected a language, or one and a country"),
    (["frames", "out", "--count", "0"], "expected a whole number from 1 to 10000000."),
    (["frames", "out", "--count", "1e3"], "expected a whole number from 1 to 10000000."),
    (["frames", "out", "--duration", "soon"], "expected a time above 0, such as 2s or 500ms."),
    (["frames", "out", "--duration", "0s"], "expected a time above 0, such as 2s or 500ms."),
    (["frames", "out", "--count", "2", "--duration", "2s"], "expected one of them."),
    (["frames", "out", "--fps", "0"], "expected frames a second, at most 1000"),
    (["frames", "out", "--progress", "dots"], "expected bar, json or none."),
    (["frames", "out", "--from", "5", "--to", "4"], "--to is 4; expected 5 or more"),
    (["frames", "out", "--to", "120"], "--to is 120; expected a frame from 0 to 119."),
    (
      ["frames", "out", "--count", "3", "--from", "3"], "--from is 3; expected a frame from 0 to 2."
    ),
    (["strip", "s.png"], "Missing expected argument '--at <times>'."),
    (
      ["strip", "s.png", "--at", "0,,1"],
      "expected moments in seconds, 0 or later, separated by commas"
    ),
    (["strip", "s.png", "--at", "0,9", "--count", "6"], "expected at most 0.08333333333333333"),
  ])
  func `a wrong option is one sentence and exit code 64`(
    arguments: [String], message: String
  ) throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "See 'probe --help'.")
    #expect(outcome.errors.hasPrefix("probe: ") && outcome.errors.contains(message), "\(outcome)")
    #expect(probe.configurations.isEmpty)
  }

  @Test func `a broken script line is told with file, line and what belongs there`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(
      #"{"at":0,"text":"a"}"# + "\n" + #"{"at":0.5,"tap":[1]}"#, to: "input.jsonl")
    let outcome = try probe.run("frames", probe.path("out"), "--input", input)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "probe: \(input):2: found [1] for \"tap\"; expected two numbers in points, [x,y].\n")
    #expect(!FileManager.default.fileExists(atPath: probe.path("out")))
  }

  @Test(arguments: [
    ["--count", "60"], ["--duration", "1s"], ["--count", "30", "--fps", "30"],
  ])
  func `an input file that goes on after a stated end stops there, with one note`(
    end: [String]
  ) throws {
    let probe = try CommandLineProbe()
    let lines = [#"{"at":0.5,"text":"a"}"#, #"{"at":1,"text":"b"}"#, #"{"at":2,"text":"c"}"#]
    let input = try probe.write(lines.joined(separator: "\n"), to: "input.jsonl")
    let cut = try probe.run(["frames", probe.path("out"), "--input", input] + end)
    #expect(cut.status == 0, "\(cut)")
    #expect(cut.errors.hasPrefix("probe: \(input):2: 2 events from 1 s on are ignored; "))
    #expect(cut.errors.split(separator: "\n").count == 1, "\(cut.errors)")
    #expect(probe.events.count == 1, "\(probe.events)")

    // The frames are those of a file without the later events.
    let short = try probe.write(lines[0], to: "short.jsonl")
    let whole = try probe.run(["frames", probe.path("short"), "--input", short] + end)
    #expect(whole.status == 0 && whole.errors.isEmpty, "\(whole)")
    #expect(try probe.manifest(in: "out") == probe.manifest(in: "short"))
  }

  @Test func `a strip and a tree end the input with the stated last frame, too`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(
      #"{"at":0,"text":"a"}"# + "\n" + #"{"at":2,"text":"b"}"#, to: "input.jsonl")
    let options = ["--at", "0.5", "--count", "60", "--input", input]
    for command in [["strip", probe.path("s.png")], ["tree"]] {
      let outcome = try probe.run(command + options)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.errors.hasPrefix("probe: \(input):2: the event at 2 s is ignored; "))
      #expect(probe.events.count == 1, "\(probe.events)")
    }
  }

  @Test func `events after the last frame are refused where nobody states an end`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(#"{"at":2,"text":"a"}"#, to: "input.jsonl")
    let outcome = try probe.run("frames", probe.path("out"), "--input", input)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains(":1: found an event at 2 s; expected none after the last frame"))
    #expect(!FileManager.default.fileExists(atPath: probe.path("out")))
  }

  @Test func `a missing input file is exit code 74`() throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run("frames", probe.path("out"), "--input", probe.path("none"))
    #expect(outcome.status == 74)
    #expect(
      outcome.errors == "probe: cannot read \(probe.path("none")): No such file or directory.\n")
  }

  @Test func `a folder that can't be written is exit code 74`() throws {
    let probe = try CommandLineProbe()
    let file = try probe.write("a file", to: "file")
    let frames = try probe.run("frames", file + "/out", "--count", "1")
    #expect(frames.status == 74)
    #expect(frames.errors == "probe: cannot write \(file)/out: Not a directory.\n")
    let strip = try probe.run("strip", probe.path("none/s.png"), "--at", "0")
    #expect(strip.status == 74)
    #expect(
      strip.errors
        == "probe: cannot write \(probe.path("none/s.png")): No such file or directory.\n")
  }

  @Test func `a window that grows beyond any canvas is exit code 65, frames before stay`() throws {
    let probe = try CommandLineProbe()
    let input = try probe.write(
      #"{"inbetween":1,"scale":2}"# + "\n" + #"{"at":0.02,"resize":[16000,10]}"#, to: "input.jsonl")
    let outcome = try probe.run("frames", probe.path("out"), "--count", "5", "--input", input)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "probe: a frame would have 32000x20 pixels; expected at most 16384 on a side.\n")
    #expect(
      try probe.names(in: "out")
        == [".inbetween.journal", "frame-000000.png", "frame-000001.png"])
  }
}
