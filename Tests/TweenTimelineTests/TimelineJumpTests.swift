import Foundation
import Testing
import TweenCodecs
import TweenMath
import TweenMotion
import TweenStage
import TweenViews

@testable import TweenTimeline

/// Moments of whole programs' runs, shown by forked processes, beside the frames that the programs write.
@MainActor @Suite(.serialized) struct TimelineJumpTests {
  nonisolated static let taps: InputScript = {
    let times = [0.4, 1.3, 1.35, 2.9, 4.05, 6.6]
    return InputScript(
      header: InputScript.Header(size: CGSize(width: 240, height: 160)),
      events: times.flatMap { seconds in
        [InputEvent.PointerPhase.down, .up].map { phase in
          TimedInput(
            time: StageTime(seconds: seconds),
            event: .pointer(phase, position: CGPoint(x: 120, y: 70), button: .left))
        }
      })
  }()

  @Test func `four hundred jumps through the wedges' tour show its frames`() throws {
    try jump(
      400, in: TimelineRun.demo("wedges", "Demos/Wedges/Input/tour.jsonl", seconds: 6), seed: 1)
  }

  @Test func `two hundred jumps through the controls' tour show its frames`() throws {
    try jump(
      200, in: TimelineRun.demo("controls", "Demos/Controls/Input/tour.jsonl", seconds: 4), seed: 2)
  }

  @Test func `four hundred jumps through tasks, timers and time show their frames`() throws {
    try jump(400, in: TimelineRun(program: "Moments", script: Self.taps, seconds: 8), seed: 3)
  }

  private func jump(_ count: Int, in run: TimelineRun, seed: UInt64) throws {
    let hashes = try run.frameHashes()
    try #require(hashes.count == run.frameCount)
    // A program that stands still would pass with any frame.
    #expect(Set(hashes).count > hashes.count / 8)
    let timeline = run.followed()
    defer { timeline.end() }
    #expect(timeline.note == nil)
    var generator = SeededGenerator(seed: seed)
    var place = 0
    var wrong: [Int] = []
    for index in 0..<count {
      // Every other jump is near the last one, as a hand's is.
      place =
        index % 2 == 0
        ? Int.random(in: 0..<hashes.count, using: &generator)
        : min(max(0, place + Int.random(in: -60...60, using: &generator)), hashes.count - 1)
      let frame = try timeline.show(at: FrameRate.sixty.time(ofFrame: place), hash: true)
      #expect(frame.time == FrameRate.sixty.time(ofFrame: place))
      if frame.hash != hashes[place] { wrong.append(place) }
      #expect(timeline.processCount <= 64)
    }
    #expect(wrong == [])
    #expect(timeline.note == nil)
  }

  @Test func `the pixels are those that the hash is of, and the elements are the frame's`() throws {
    let run = TimelineRun(program: "Moments", script: Self.taps, seconds: 3)
    let timeline = run.followed()
    defer { timeline.end() }
    let frame = try timeline.show(at: StageTime(seconds: 1.5), hash: true, tree: true)
    #expect(frame.bitmap.pixelHash == frame.hash)
    #expect(frame.bitmap.width == 240)
    #expect(frame.bitmap.height == 160)
    // Timers at 0.25 s, rounds at 0.7 s, three taps until then.
    let tree = try #require(frame.tree)
    #expect(tree.contains("\"6 2 3\""), "\(tree)")
  }

  @Test func `a branch equals a fresh run of the same input`() throws {
    var run = TimelineRun(program: "Moments", script: Self.taps, seconds: 7)
    let timeline = run.followed()
    defer { timeline.end() }
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<5 {
      let wanted = StageTime(
        seconds: Double.random(in: 0.5..<max(1, run.seconds - 0.5), using: &generator))
      if Bool.random(using: &generator) { _ = try timeline.show(at: wanted) }
      let moment = timeline.branch(at: wanted)
      run.script.events.removeAll { $0.time > moment }
      for step in 1...3 {
        let time = StageTime(
          flicks: moment.flicks + Int64(step) * StageTime.flicksPerSecond * 4 / 10)
        for phase in [InputEvent.PointerPhase.down, .up] {
          let event = TimedInput(
            time: time,
            event: .pointer(phase, position: CGPoint(x: 100, y: 60), button: .left))
          timeline.append(event)
          run.script.events.append(event)
        }
      }
      run.seconds = moment.seconds + 2.5
      timeline.follow(to: StageTime(seconds: run.seconds))
      timeline.catchUp()
      let hashes = try run.frameHashes()
      try #require(hashes.count == run.frameCount)
      for _ in 0..<12 {
        let place = Int.random(in: 0..<hashes.count, using: &generator)
        let frame = try timeline.show(at: FrameRate.sixty.time(ofFrame: place), hash: true)
        #expect(frame.hash == hashes[place], "frame \(place) after a branch at \(moment.seconds) s")
      }
    }
    #expect(timeline.note == nil)
  }

  @Test func `requests made in a row show the last one`() throws {
    let run = TimelineRun(program: "Moments", script: Self.taps, seconds: 6)
    let timeline = run.followed()
    defer { timeline.end() }
    for frame in stride(from: 300, to: 10, by: -7) {
      timeline.request(at: FrameRate.sixty.time(ofFrame: frame), showsNearestFirst: true)
      _ = timeline.poll()
    }
    let last = FrameRate.sixty.time(ofFrame: 101)
    timeline.request(at: last, showsNearestFirst: true)
    var shown: [TimelineFrame] = []
    while timeline.isShowing || shown.last?.time != last {
      for event in timeline.poll() {
        switch event {
        case .shown(let frame): shown.append(frame)
        case .failed(let reason):
          Issue.record("The last moment is not shown: \(reason)")
          return
        }
      }
      timeline.wait(milliseconds: 20)
    }
    let direct = try timeline.show(at: last)
    #expect(shown.last?.isExact == true)
    #expect(shown.last?.bitmap == direct.bitmap)
  }
}
