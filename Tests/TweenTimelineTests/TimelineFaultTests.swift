import Foundation
import Testing
import TestSupport
import TweenMotion
import TweenStage

@testable import TweenTimeline

/// Shadow processes that misbehave, and a system that has no further processes.
@MainActor @Suite(.serialized) struct TimelineFaultTests {
  /// A run in which the shadow process misbehaves at two seconds.
  private func run(_ fault: String, more: [String: String] = [:]) -> TimelineRun {
    TimelineRun(
      program: "Moments", script: TimelineJumpTests.taps, seconds: 4,
      variables: ["MOMENTS_FAULT": fault, "SWIFT_BACKTRACE": "enable=no"]
        .merging(more) { $1 })
  }

  private var hashes: [String] {
    get throws {
      try TimelineRun(program: "Moments", script: TimelineJumpTests.taps, seconds: 4).frameHashes()
    }
  }

  private static let early = StageTime(seconds: 1.6)
  private static let late = StageTime(seconds: 3)
  private static let earlyFrame = 96

  /// What can be shown of a run whose program ends at two seconds.
  private func check(_ timeline: Timeline, note: String, failure: String) throws {
    #expect(timeline.note?.contains(note) == true, "\(timeline.note ?? "no note")")
    let frame = try timeline.show(at: Self.early, hash: true)
    #expect(frame.hash == (try hashes[Self.earlyFrame]))
    #expect {
      _ = try timeline.show(at: Self.late)
    } throws: { error in
      "\(error)".contains(failure)
    }
    // The earlier moments are still there.
    #expect(try timeline.show(at: Self.early, hash: true).hash == frame.hash)
  }

  @Test func `a program that exits leaves the moments before`() throws {
    let timeline = run("exit").followed()
    defer { timeline.end() }
    try check(
      timeline,
      note: "The shadow process ended with exit code 3 between 1.0 s and 2.0 s",
      failure: "The moment 3.0 s can't be shown: the program ended while it was replayed.")
  }

  @Test func `a program that traps leaves the moments before`() throws {
    let timeline = run("trap").followed()
    defer { timeline.end() }
    try check(
      timeline, note: "The shadow process was ended by signal",
      failure: "The moment 3.0 s can't be shown: the program ended while it was replayed.")
  }

  @Test func `a program that blocks is ended after a while`() throws {
    let name = UUID().uuidString
    var limits = Timeline.Limits()
    limits.patience = 1
    let timeline = run("block", more: ["MOMENTS_TEST": name]).followed(limits: limits)
    defer { timeline.end() }
    try check(
      timeline, note: "The shadow process did not reply for 1 s between 1.0 s and 2.0 s",
      failure: "The moment 3.0 s can't be shown: the program did not reply for 1 s")
    timeline.end()
    #expect(TimelineRun.processes(with: name) == [])
  }

  /// Copies of which no number is reported yet, and no process to which they come as children.
  @Test func `copies that begin while the timeline ends are not left`() throws {
    for polls in 0..<6 {
      let name = UUID().uuidString
      var limits = Timeline.Limits()
      limits.patience = 0.3
      let timeline = run("block", more: ["MOMENTS_TEST": name]).followed(limits: limits)
      timeline.request(at: Self.early)
      for _ in 0..<polls {
        _ = timeline.poll()
        timeline.wait(milliseconds: 20)
      }
      timeline.end()
      #expect(TimelineRun.processes(with: name) == [], "\(polls) polls")
    }
  }

  @Test func `a process that blocks and ignores signals is killed`() throws {
    let name = UUID().uuidString
    var limits = Timeline.Limits()
    limits.patience = 0.3
    let timeline = run("deaf", more: ["MOMENTS_TEST": name]).followed(limits: limits)
    #expect(timeline.head == nil)
    #expect(TimelineRun.processes(with: name).isEmpty == false)
    timeline.end(limit: 0.2)
    #expect(TimelineRun.processes(with: name) == [])
  }

  @Test func `programs that are started again leave no zombies`() throws {
    let timeline = run("threads").followed()
    var numbers: Set<Int32> = []
    for frame in [200, 96, 97, 12] {
      _ = try timeline.show(at: FrameRate.sixty.time(ofFrame: frame))
      numbers.formUnion(timeline.programs.map(\.number))
    }
    #expect(numbers.count >= 3)
    timeline.end()
    for number in numbers { #expect(kill(number, 0) == -1) }
  }

  @Test func `a process that has others of its own is copied nowhere, and replayed`() throws {
    let timeline = run("threads").followed()
    defer { timeline.end() }
    #expect(timeline.note?.hasPrefix("The program has 3 threads, so the shadow process") == true)
    #expect(timeline.checkpoints.count <= 1)
    let hashes = try hashes
    for frame in [200, 96, 97, 12] {
      let shown = try timeline.show(at: FrameRate.sixty.time(ofFrame: frame), hash: true)
      #expect(shown.hash == hashes[frame], "frame \(frame)")
    }
  }

  @Test func `what the program prints and writes goes nowhere`() throws {
    let timeline = run("print").followed()
    defer { timeline.end() }
    let number = try #require(timeline.root?.number)
    for output in 0...2 {
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(number)/fd/\(output)")
      #expect(target == "/dev/null")
    }
    #expect(timeline.note == nil)
  }

  @Test func `a program that is not there is one sentence`() throws {
    let timeline = Timeline(
      TimelineProgram(path: "/nowhere/program", arguments: ["program"], environment: [:]),
      configuration: Stage.Configuration())
    #expect(
      timeline.note == "The shadow process can't be started: No such file or directory.")
    timeline.follow(to: StageTime(seconds: 1))
    #expect(throws: TimelineError.self) { try timeline.show(at: .zero) }
    timeline.end()
  }

  @Test func `a program that is no shadow process is one sentence`() throws {
    let timeline = Timeline(
      TimelineProgram(path: "/bin/true", arguments: ["true"], environment: [:]),
      configuration: Stage.Configuration())
    timeline.follow(to: StageTime(seconds: 1))
    timeline.catchUp()
    #expect(timeline.note?.contains("ended with exit code 0") == true)
    #expect(throws: TimelineError.self) { try timeline.show(at: .zero) }
    timeline.end()
  }

  /// A library that has `fork` fail once it has succeeded so many times in a process.
  private static func failingFork() throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fork-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      #include <stdlib.h>
      #include <unistd.h>
      static int done;
      pid_t fork(void) {
        const char *most = getenv("MOST_FORKS");
        if (most && done >= atoi(most)) { errno = EAGAIN; return -1; }
        done++;
        return ((pid_t (*)(void))dlsym(RTLD_NEXT, "fork"))();
      }
      """
    try Data(source.utf8).write(to: URL(filePath: folder + "/fork.c"))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      "c=$(command -v cc || command -v clang) && \"$c\" -shared -fPIC -o \"$0.so\" \"$0.c\" -ldl",
      folder + "/fork",
    ]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? folder + "/fork.so" : nil
  }

  @Test(arguments: [0, 1, 2, 3])
  func `without further processes fewer moments are kept, and each is right`(most: Int) throws {
    let library = try #require(
      try Self.failingFork(), "A library in place of fork needs a C compiler (cc or clang).")
    defer {
      try? FileManager.default.removeItem(
        at: URL(filePath: library).deletingLastPathComponent())
    }
    let run = run("none", more: ["LD_PRELOAD": library, "MOST_FORKS": "\(most)"])
    let timeline = run.followed()
    defer { timeline.end() }
    #expect(
      timeline.note
        == "The shadow process can't be copied (Resource temporarily unavailable), so fewer moments "
        + "are kept.")
    #expect(timeline.checkpoints.count <= most)
    let hashes = try hashes
    for frame in [96, 200, 97, 12, 13, 150, 3] {
      let shown = try timeline.show(at: FrameRate.sixty.time(ofFrame: frame), hash: true)
      #expect(shown.hash == hashes[frame], "frame \(frame)")
    }
    timeline.branch(at: StageTime(seconds: 1))
    timeline.follow(to: StageTime(seconds: 1.5))
    timeline.catchUp()
    #expect(try timeline.show(at: StageTime(seconds: 0.2), hash: true).hash == hashes[12])
  }
}
