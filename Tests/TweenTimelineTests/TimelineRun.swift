import Foundation
import Testing
import TweenMotion
import TweenStage

@testable import TweenTimeline

/// A run of one of this build's programs: as a timeline, and as frames that the program itself writes.
struct TimelineRun {
  let program: String
  var script: InputScript
  var seconds: Double
  /// Environment variables beside the test's own.
  var variables: [String: String] = [:]

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// A run with the input of a demo.
  static func demo(
    _ program: String, _ file: String, seconds: Double
  ) throws -> TimelineRun {
    // Tests/TweenTimelineTests/TimelineRun.swift
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = try InputScript(contentsOf: folder.appending(path: file).path)
    return TimelineRun(program: program, script: script, seconds: seconds)
  }

  /// Where the program lies: beside the tests.
  var path: String {
    Bundle.main.bundleURL.resolvingSymlinksInPath().appendingPathComponent(program).path
  }

  var frameCount: Int { FrameRate.sixty.lastFrame(atOrBefore: StageTime(seconds: seconds)) + 1 }

  var configuration: Stage.Configuration {
    var configuration = Stage.Configuration(
      size: script.header?.size, scale: script.header?.scale ?? 1, seed: script.header?.seed ?? 0)
    configuration.idiom = script.header?.idiom ?? .phone
    return configuration
  }

  @MainActor func timeline(limits: Timeline.Limits = Timeline.Limits()) -> Timeline {
    var environment = ProcessInfo.processInfo.environment
    environment.merge(variables) { $1 }
    let timeline = Timeline(
      TimelineProgram(path: path, arguments: [program], environment: environment),
      configuration: configuration, limits: limits)
    for event in script.events { timeline.append(event) }
    for mark in script.marks { timeline.append(mark) }
    return timeline
  }

  /// A timeline that has followed to the run's end.
  @MainActor func followed(limits: Timeline.Limits = Timeline.Limits()) -> Timeline {
    let timeline = timeline(limits: limits)
    timeline.follow(to: StageTime(seconds: seconds))
    timeline.catchUp()
    return timeline
  }

  /// The hashes of the pixels of all frames, as the program writes them without a timeline.
  func frameHashes() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "timeline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "input.jsonl").path
    try Data(script.text.utf8).write(to: URL(filePath: input))
    let frames = folder.appending(path: "frames").path
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["frames", frames, "--count", "\(frameCount)", "--input", input]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) ended with \(process.terminationStatus)")
    }
    let data = try Data(contentsOf: URL(filePath: frames + "/manifest.json"))
    let manifest = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let list = manifest?["frames"] as? [[String: Any]] ?? []
    return list.compactMap { ($0["sha256"] ?? $0["hash"]) as? String }
  }

  /// Processes whose environment has a variable with this value.
  static func processes(with value: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { name in
      guard Int(name) != nil,
        let data = FileManager.default.contents(atPath: "/proc/\(name)/environ")
      else { return false }
      return String(decoding: data, as: UTF8.self).contains(value)
    }
  }
}
