import Foundation
import Testing
import TweenCodecs
import TweenHeadless
import TweenStage

@testable import Inbetween

/// The command `video` on a program that shows one square.
@Suite @MainActor struct VideoCommandTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test(arguments: ["png", "gif", "y4m", "rgba"])
  func `forms of our own are written without a word`(ending: String) throws {
    let probe = try CommandLineProbe()
    let path = probe.path("film." + ending)
    let outcome = try probe.run("video", path, "--count", "5")
    #expect(outcome == CommandLineProbe.Outcome(status: 0, output: "", errors: ""))
    #expect(try !bytes(path).isEmpty)
    #expect(try probe.names(in: ".") == [".err", ".out", "film." + ending])
  }

  @Test func `a raw film has all frames, in seconds or in numbers`() throws {
    let probe = try CommandLineProbe()
    let frame = 30 * 20 * 4
    for (options, count) in [
      ([], 120), (["--count", "5"], 5), (["--duration", "0.1s"], 6), (["--to", "3"], 4),
      (["--count", "9", "--from", "4", "--to", "6"], 3), (["--fps", "24"], 48),
      (["--count", "5", "--hold", "0.05"], 8), (["--until", "settled"], 1),
      (["--speed", "0.5", "--duration", "0.1s"], 12), (["--speed", "2", "--duration", "0.1s"], 3),
      (["--count", "3", "--motion-blur", "4"], 3),
    ] {
      let path = probe.path("film.rgba")
      let outcome = try probe.run(["video", path] + options)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(options): \(outcome)")
      #expect(try bytes(path).count == count * frame, "\(options)")
    }
  }

  @Test func `a program that stands still is one frame of an APNG, as long as the film`() throws {
    let probe = try CommandLineProbe()
    let path = probe.path("film.png")
    #expect(try probe.run("video", path, "--duration", "3s").status == 0)
    let file = try bytes(path)
    // acTL: one frame, which plays without end; fcTL: 3 s.
    let control = try #require(file.firstRange(of: Array("acTL".utf8)))
    #expect(Array(file[control.upperBound...].prefix(8)) == [0, 0, 0, 1, 0, 0, 0, 0])
    let frame = try #require(file.firstRange(of: Array("fcTL".utf8)))
    #expect(Array(file[(frame.upperBound + 20)...].prefix(4)) == [0, 3, 0, 1])
    #expect(try probe.run("video", path, "--duration", "3s", "--once").status == 0)
    let once = try bytes(path)
    #expect(Array(once[control.upperBound...].prefix(8)) == [0, 0, 0, 1, 0, 0, 0, 1])
  }

  @Test func `a manifest has the frames that frames writes`() throws {
    let probe = try CommandLineProbe()
    let list = probe.path("list.json")
    #expect(
      try probe.run(
        "video", probe.path("a.png"), "--count", "4", "--manifest", list
      ).status == 0)
    #expect(try probe.run("frames", probe.path("out"), "--count", "4").status == 0)
    func hashes(_ text: String) -> [Substring] {
      text.split(separator: "\"").filter { $0.count == 64 }
    }
    let text = String(decoding: try bytes(list), as: UTF8.self)
    #expect(hashes(text) == hashes(try probe.manifest(in: "out")))
  }

  @Test func `a loop that does not close is a note`() throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run("video", probe.path("a.png"), "--count", "4", "--loop")
    #expect(outcome == CommandLineProbe.Outcome(status: 0, output: "", errors: ""))
  }

  @Test(arguments: [
    (["video"], 64, "Missing expected argument '<file>'."),
    (
      ["video", "film"], 64,
      "'film' has no ending of a film format; expected a name that ends in one of .mp4"
    ),
    (["video", "film.avi"], 64, "'film.avi' has no ending of a film format"),
    (
      ["video", "a.mp4", "--form", "avi"], 64, "expected one of mp4, mov, mkv, webm, gif, png, y4m"
    ),
    (["video", "a.gif", "--codec", "h264"], 64, "h264 cannot write gif; omit --codec."),
    (["video", "a.gif", "--lossless"], 64, "a GIF has at most 256 colours a frame"),
    (["video", "a.mp4", "--alpha"], 64, "mp4 has no alpha"),
    (
      ["video", "a.mp4", "--quality", "60"], 64,
      "--quality is 60; expected 0 (best) to 51 for h264."
    ),
    (["video", "a.png", "--motion-blur", "0"], 64, "expected a whole number from 1 to 64."),
    (
      ["video", "a.png", "--motion-blur", "7", "--shutter", "181"], 64, "do not fit a grid of times"
    ),
    (["video", "a.png", "--supersample", "9"], 64, "expected a whole number from 1 to 8."),
    (["video", "a.png", "--background", "clear"], 64, "--background clear needs --alpha."),
    (["video", "a.png", "--background", "blue"], 64, "expected clear, white, black or a color"),
    (["video", "a.mp4", "--once"], 64, "--once is for GIF and APNG"),
    (["video", "a.png", "--speed", "0"], 64, "expected a number above 0, such as 0.25 or 2."),
    (["video", "a.png", "--from", "9", "--to", "3"], 64, "--to is 3; expected 9 or more"),
    (
      ["video", "a.png", "--count", "3", "--from", "3"], 64,
      "--from is 3; expected a frame from 0 to 2."
    ),
    (["video", "-", "--form", "png"], 64, "png can't be written to a pipe"),
    (["video", "-", "--verify"], 64, "standard output can't be read back"),
    (["video", "/nowhere/a.png"], 74, "cannot write /nowhere/a.png: No such file or directory"),
    (
      ["video", "/dev/full", "--form", "rgba"], 74,
      "it is a device; expected a regular file or none"
    ),
    (["video", "a.png", "--manifest", "/nowhere/a.json"], 74, "write /nowhere/a.json: No such"),
    (["video", "a.png", "--fps", "3000000000/4000001"], 64, "png cannot hold the delays of --fps"),
    (["video", "a.png", "--until", "later"], 64, "expected settled."),
  ])
  func `wrong use is one sentence`(arguments: [String], status: Int, sentence: String) throws {
    let probe = try CommandLineProbe()
    let outcome = try probe.run(arguments)
    #expect(outcome.status == Int32(status) && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix("probe: ") && outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count <= 2)
  }
}
