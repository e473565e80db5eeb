import Foundation
import Testing
import TweenMotion
import TweenStage

@testable import TweenTimeline

/// How many processes a timeline has, how much memory, and that all of them end.
@MainActor @Suite(.serialized) struct TimelineLadderTests {
  private func run(seconds: Double, variable: String = "") -> TimelineRun {
    TimelineRun(
      program: "Moments", script: TimelineJumpTests.taps, seconds: seconds,
      variables: ["MOMENTS_TEST": variable])
  }

  @Test func `a run of many seconds has at most 64 processes and 300 MB of their own`() throws {
    let timeline = run(seconds: 150).timeline()
    defer { timeline.end() }
    var most = 0
    for second in 1...150 {
      timeline.follow(to: StageTime(seconds: Double(second)))
      timeline.catchUp()
      most = max(most, timeline.processCount)
    }
    for second in [3.0, 140, 77, 20, 149, 1] {
      _ = try timeline.show(at: StageTime(seconds: second))
      most = max(most, timeline.processCount)
    }
    #expect(most <= 64)
    #expect(timeline.checkpoints.count == 48)
    #expect(timeline.checkpoints.first == .zero)
    #expect(timeline.measurePrivateBytes() < 300 << 20)
    #expect(timeline.note == nil)
  }

  @Test func `less memory keeps fewer checkpoints`() throws {
    var limits = Timeline.Limits()
    limits.privateBytes = 12 << 20
    let timeline = run(seconds: 60).followed(limits: limits)
    defer { timeline.end() }
    #expect(timeline.checkpoints.count < 40)
    #expect(timeline.checkpoints.count >= 2)
    let frame = try timeline.show(at: StageTime(seconds: 31))
    #expect(frame.time == StageTime(seconds: 31))
  }

  @Test func `no process is left at the end`() throws {
    let name = UUID().uuidString
    let timeline = run(seconds: 5, variable: name).followed()
    for second in [1.5, 4, 0.2] { _ = try timeline.show(at: StageTime(seconds: second)) }
    #expect(TimelineRun.processes(with: name).count >= 6)
    timeline.branch(at: StageTime(seconds: 2))
    timeline.follow(to: StageTime(seconds: 4))
    timeline.catchUp()
    timeline.end()
    #expect(TimelineRun.processes(with: name) == [])
  }

  @Test func `no process is left of a timeline that is released`() throws {
    let name = UUID().uuidString
    do {
      let timeline = run(seconds: 2, variable: name).followed()
      _ = try timeline.show(at: StageTime(seconds: 1.5))
    }
    #expect(TimelineRun.processes(with: name) == [])
  }
}
