import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath

@testable import TweenMotion

/// A value with properties of several kinds.
private struct Pose: Equatable {
  var x = 0.0
  var y: CGFloat = 0
  var angle = Angle.zero
  var point = CGPoint.zero
  var size = CGSize.zero
  var anchor = UnitPoint.zero
  var fine: Float = 0
  var own = OwnVector(a: 0, b: 0)
  /// Not stored: a key path to it has no place in memory.
  var doubled: Double {
    get { x * 2 }
    set { x = newValue / 2 }
  }
}

/// A vector without lanes.
private struct OwnVector: VectorArithmetic, Animatable {
  var a: Double
  var b: Double
  static var zero: OwnVector { OwnVector(a: 0, b: 0) }
  static func + (l: OwnVector, r: OwnVector) -> OwnVector { OwnVector(a: l.a + r.a, b: l.b + r.b) }
  static func - (l: OwnVector, r: OwnVector) -> OwnVector { OwnVector(a: l.a - r.a, b: l.b - r.b) }
  mutating func scale(by rhs: Double) { (a, b) = (a * rhs, b * rhs) }
  var magnitudeSquared: Double { a * a + b * b }
}

/// `linear(10,0.5) cubic(5,1,start:2,end:3) move(4)`, as the vectors spell tracks.
struct SpelledKeyframe {
  var kind: String
  var target: Double
  var duration = 0.0
  var start: Double?
  var end: Double?

  static func read(_ text: String) throws -> [SpelledKeyframe] {
    try text.split(separator: " ").map { word in
      let open = try #require(word.firstIndex(of: "("))
      let parts = word[word.index(after: open)...].dropLast().split(separator: ",")
      var result = SpelledKeyframe(
        kind: String(word[..<open]), target: try #require(parts.first.flatMap { Double($0) }))
      for part in parts.dropFirst() {
        let pair = part.split(separator: ":")
        let number = try #require(pair.last.flatMap { Double($0) })
        switch pair.count == 2 ? pair[0] : "" {
        case "start": result.start = number
        case "end": result.end = number
        default: result.duration = number
        }
      }
      return result
    }
  }
}

@KeyframesBuilder<Double>
private func spelled(_ keyframes: [SpelledKeyframe]) -> some Keyframes<Double> {
  for keyframe in keyframes {
    switch keyframe.kind {
    case "linear": LinearKeyframe(keyframe.target, duration: keyframe.duration)
    case "cubic":
      CubicKeyframe(
        keyframe.target, duration: keyframe.duration, startVelocity: keyframe.start,
        endVelocity: keyframe.end)
    default: MoveKeyframe(keyframe.target)
    }
  }
}

@Suite struct KeyframeTimelineTests {
  /// The slope of `value` at `time`, from that side only.
  private func slope(
    _ timeline: KeyframeTimeline<Double>, at time: Double, side: Double
  ) -> Double {
    let step = side * 1e-6
    return (timeline.value(time: time + step) - timeline.value(time: time)) / step
  }

  @Test(arguments: Vector.all("keyframes") + Vector.all("keyframes.cubic"))
  func `values are those of the vectors`(vector: Vector) throws {
    let track: [SpelledKeyframe]
    if let text = vector.input["track"] as? String {
      track = try SpelledKeyframe.read(text)
    } else {
      track = [
        SpelledKeyframe(
          kind: "cubic", target: try #require(vector.input["to"] as? Double),
          duration: try #require(vector.input["duration"] as? Double),
          start: vector.input["startVelocity"] as? Double,
          end: vector.input["endVelocity"] as? Double)
      ]
    }
    let initial = try #require((vector.input["initial"] ?? vector.input["from"]) as? Double)
    let timeline = KeyframeTimeline(initialValue: initial) { spelled(track) }
    let time = try #require(vector.input["t"] as? Double)
    let expected = try #require(vector.expected as? Double)
    #expect(abs(timeline.value(time: time) - expected) <= max(vector.tolerance, 1e-12))
  }

  // MARK: Time

  @Test func `it lasts as long as its longest track, and holds the last value`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(20, duration: 0.5)
      }
      KeyframeTrack(\.y) { CubicKeyframe(4, duration: 3) }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == Pose())
    #expect(timeline.value(time: -1) == Pose())
    #expect(timeline.value(time: .nan) == Pose())
    #expect(timeline.value(time: 1.25).x == 15)
    for time in [3, 4, 1e300, .infinity] {
      #expect(timeline.value(time: time) == Pose(x: 20, y: 4))
    }
    #expect(timeline.value(progress: 0.25) == timeline.value(time: 0.75))
    #expect(timeline.value(progress: 0.5).y == 2)
    #expect(timeline.value(progress: 7) == Pose(x: 20, y: 4))
    #expect(timeline.value(progress: .nan) == Pose())
  }

  @Test func `at the moment of a keyframe its value shows, exactly`() {
    let timeline = KeyframeTimeline(initialValue: 0.1) {
      LinearKeyframe(0.7, duration: 0.1, timingCurve: .easeIn)
      CubicKeyframe(0.3, duration: 0.2)
      SpringKeyframe(0.9)
      LinearKeyframe(-0.2, duration: 0.1)
    }
    let spring = Spring().settlingDuration
    let times = [0.0, 0.1, 0.1 + 0.2, 0.1 + 0.2 + spring, 0.1 + 0.2 + spring + 0.1]
    #expect(times.map { timeline.value(time: $0) } == [0.1, 0.7, 0.3, 0.9, -0.2])
  }

  // MARK: Kinds

  @Test func `a linear keyframe follows its timing curve`() {
    for curve in [UnitCurve.linear, .easeInOut, .circularEaseOut] {
      let timeline = KeyframeTimeline(initialValue: 20.0) {
        LinearKeyframe(10.0, duration: 2, timingCurve: curve)
      }
      for part in [0.1, 0.5, 0.8] {
        #expect(abs(timeline.value(time: 2 * part) - (20 - 10 * curve.value(at: part))) < 1e-12)
      }
    }
  }

  @Test func `a move takes no time and shows from its moment on`() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      MoveKeyframe(5)
      LinearKeyframe(6, duration: 1)
      MoveKeyframe(50)
      MoveKeyframe(60)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0) == 5)
    #expect(timeline.value(time: 0.5) == 5.5)
    #expect(timeline.value(time: 1.0.nextDown) < 6.1)
    #expect(timeline.value(time: 1) == 60)
    let alone = KeyframeTimeline(initialValue: 1.0) { MoveKeyframe(2) }
    #expect(alone.duration == 0 && alone.value(time: 0) == 2)
  }

  @Test func `a spring keyframe moves as its spring does`() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 3.0) {
      SpringKeyframe(13, spring: spring, startVelocity: 40)
    }
    #expect(timeline.duration == spring.settlingDuration)
    for time in [0.05, 0.2, 0.6] {
      let value = 3 + spring.value(target: 10.0, initialVelocity: 40, time: time)
      #expect(abs(timeline.value(time: time) - value) < 1e-12)
    }
    #expect(timeline.value(time: timeline.duration) == 13)
  }

  @Test func `a spring that is cut short hands on the value and the velocity it has`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.2, spring: spring)
      SpringKeyframe(-50, duration: 2, spring: spring)
    }
    let value = spring.value(target: 100.0, time: 0.2)
    let velocity = spring.velocity(target: 100.0, time: 0.2)
    #expect(abs(timeline.value(time: 0.2) - value) < 1e-12)
    let later = value + spring.value(target: -50 - value, initialVelocity: velocity, time: 0.1)
    #expect(abs(timeline.value(time: 0.3) - later) < 1e-9)
    // Two seconds are enough to arrive.
    #expect(timeline.value(time: 2.2) == -50)
    // One that nothing follows stays where it was cut.
    let last = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.2, spring: spring)
    }
    #expect(last.value(time: 9) == last.value(time: 0.2.nextUp))
    #expect(abs(last.value(time: 9) - value) < 1e-12)
  }

  // MARK: Velocities

  @Test func `cubic keyframes in a row pass the values between them smoothly`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 3)
      CubicKeyframe(-5, duration: 0.5)
    }
    // The ends rest; between, (p[i+1] - p[i-1]) / (t[i+1] - t[i-1]).
    for (time, velocity) in [(0, 0), (1, 30 / 4.0), (4, -15 / 3.5), (4.5, 0)] {
      if time > 0 { #expect(abs(slope(timeline, at: time, side: -1) - velocity) < 1e-3) }
      if time < 4.5 { #expect(abs(slope(timeline, at: time, side: 1) - velocity) < 1e-3) }
    }
  }

  @Test func `a velocity given at a start holds on both sides, one at an end bends the join`() {
    let start = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1, startVelocity: 7)
    }
    #expect(abs(slope(start, at: 1, side: -1) - 7) < 1e-3)
    #expect(abs(slope(start, at: 1, side: 1) - 7) < 1e-3)
    let end = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, endVelocity: 7)
      CubicKeyframe(30, duration: 1)
    }
    #expect(abs(slope(end, at: 1, side: -1) - 7) < 1e-3)
    #expect(abs(slope(end, at: 1, side: 1) - 15) < 1e-3)
  }

  @Test func `a cubic keyframe takes over the velocity of what stands beside it`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 2)
      CubicKeyframe(20, duration: 1)
      LinearKeyframe(26, duration: 2)
      SpringKeyframe(0, duration: 0.1)
      CubicKeyframe(20, duration: 1)
      SpringKeyframe(30, startVelocity: -4)
    }
    for time in [2, 3, 5.1, 6.1] {
      let before = slope(timeline, at: time, side: -1)
      #expect(abs(before - slope(timeline, at: time, side: 1)) < 1e-2, "\(time)")
    }
    #expect(abs(slope(timeline, at: 2, side: 1) - 5) < 1e-3)
    #expect(abs(slope(timeline, at: 3, side: -1) - 3) < 1e-3)
    #expect(abs(slope(timeline, at: 6.1, side: -1) + 4) < 1e-2)
  }

  @Test func `a spring goes on with the velocity before it; after a move there is none`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 2)
      SpringKeyframe(12, duration: 1)
      MoveKeyframe(40)
      CubicKeyframe(50, duration: 1)
      MoveKeyframe(0)
      SpringKeyframe(9, duration: 1)
    }
    #expect(abs(slope(timeline, at: 2, side: 1) - 5) < 1e-3)
    #expect(abs(slope(timeline, at: 3, side: 1)) < 1e-3)
    #expect(abs((timeline.value(time: 4 - 2e-6) - timeline.value(time: 4 - 1e-6)) / 1e-6) < 1e-3)
    #expect(abs(slope(timeline, at: 4, side: 1)) < 1e-3)
  }

  @Test func `a curve that ends upright hands on no velocity`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1, timingCurve: .circularEaseIn)
      CubicKeyframe(20, duration: 1)
    }
    #expect(abs(slope(timeline, at: 1, side: 1)) < 1e-3)
  }

  // MARK: Tracks

  @Test func `the last track that writes a property wins; what no track writes stays`() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 1)) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.x) { LinearKeyframe(100, duration: 0.5) }
      KeyframeTrack(\.x) {}
    }
    #expect(timeline.value(time: 0.25).x == 50.5)
    #expect(timeline.value(time: 1).x == 100)
    #expect(timeline.duration == 1)
    var pose = Pose(x: -1, y: 7, angle: .degrees(3))
    timeline.update(value: &pose, time: 0.25)
    #expect(pose == Pose(x: 50.5, y: 7, angle: .degrees(3)))
    timeline.update(value: &pose, progress: 1)
    #expect(pose.x == 100 && pose.y == 7)
  }

  @Test func `without keyframes nothing moves`() {
    let none = KeyframeTimeline(initialValue: Pose(x: 3)) {}
    #expect(none.duration == 0 && none.value(time: 5) == Pose(x: 3))
    let empty = KeyframeTimeline(initialValue: Pose(x: 3)) { KeyframeTrack(\.x) {} }
    #expect(empty.duration == 0 && empty.value(time: 5) == Pose(x: 3))
    #expect(empty.value(progress: 0.5) == Pose(x: 3))
  }

  @Test func `every kind of property follows its animatable data`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.y) { LinearKeyframe(8, duration: 1) }
      KeyframeTrack(\.angle) { LinearKeyframe(.radians(2), duration: 1) }
      KeyframeTrack(\.point) { LinearKeyframe(CGPoint(x: 4, y: -8), duration: 1) }
      KeyframeTrack(\.point.x) { MoveKeyframe(99) }
      KeyframeTrack(\.size) { CubicKeyframe(CGSize(width: 16, height: 32), duration: 1) }
      KeyframeTrack(\.anchor) { LinearKeyframe(.bottomTrailing, duration: 1) }
      KeyframeTrack(\.fine) { LinearKeyframe(2, duration: 1) }
      KeyframeTrack(\.own) { LinearKeyframe(OwnVector(a: 2, b: 4), duration: 1) }
      KeyframeTrack(\.doubled) { LinearKeyframe(12, duration: 1) }
    }
    let half = Pose(
      x: 3, y: 4, angle: .radians(1), point: CGPoint(x: 99, y: -4),
      size: CGSize(width: 8, height: 16), anchor: UnitPoint(x: 0.5, y: 0.5), fine: 1,
      own: OwnVector(a: 1, b: 2))
    #expect(timeline.value(time: 0.5) == half)
  }

  @Test func `a track of the value itself, by name and without`() {
    let named = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack { LinearKeyframe(CGPoint(x: 2, y: 4), duration: 1) }
    }
    let bare = KeyframeTimeline(initialValue: CGPoint.zero) {
      LinearKeyframe(CGPoint(x: 2, y: 4), duration: 1)
      CubicKeyframe(CGPoint(x: 0, y: 0), duration: 1)
    }
    #expect(named.value(time: 0.5) == CGPoint(x: 1, y: 2))
    #expect(bare.value(time: 0.5) == CGPoint(x: 1, y: 2))
    #expect(bare.duration == 2)
  }
}
