import Foundation
import TestSupport
import TweenMotion
import Testing

@testable import motion

@Suite struct MotionSamplerTests {
  private func sampler(
    _ text: String, from: Double = 0, to: Double = 1, curveDuration: Double = 1
  ) throws -> MotionSampler {
    MotionSampler(spec: try MotionSpec(text), from: from, to: to, curveDuration: curveDuration)
  }

  @Test("the stepped springs show SwiftUI's frames", arguments: Vector.all("fluidspring"))
  func fluidSprings(_ vector: Vector) throws {
    let response = try #require(vector.input["response"] as? Double)
    let fraction = try #require(vector.input["dampingFraction"] as? Double)
    let sampler = try sampler(
      "spring(response: \(response), dampingFraction: \(fraction))", to: 100)
    let frames = try #require(sampler.frames(60, duration: nil, limit: 10))
    if let ends = vector.expected as? [Double] {
      #expect(abs(Double(frames.count - 1) - ends[1]) <= vector.tolerance)
      return
    }
    let expected = try #require(vector.expected as? [[Double]])
    for pair in expected {
      let time = pair[0] / 60
      #expect(abs(frames[Int(pair[0])].value - pair[1]) <= vector.tolerance)
      // Asked for alone, the frames between come by themselves.
      #expect(abs(sampler.samples(at: [time])[0].value - pair[1]) <= vector.tolerance)
      #expect(sampler.shown(at: [time], frameRate: 60)[0] == frames[Int(pair[0])])
    }
  }

  @Test("repeating animations turn on frames", arguments: Vector.all("animation.repeat"))
  func repeats(_ vector: Vector) throws {
    let count = vector.input["repeatCount"] as? Int
    let modifier = count.map { "repeatCount(\($0))" } ?? "repeatForever()"
    let sampler = try sampler("linear(duration: 1).\(modifier)")
    let expected = try #require(vector.expected as? [Any])
    let frames = try #require(sampler.frames(4, duration: 3, limit: 10))
    for (frame, value) in zip(frames, expected) {
      if let value = value as? Double {
        #expect(abs(frame.value - value) <= vector.tolerance)
      } else {
        #expect(frame.hasEnded == true && frame.value == 1)
      }
    }
  }

  @Test("springs in closed form have their values", arguments: Vector.all("spring.value"))
  func springValues(_ vector: Vector) throws {
    let input = vector.input
    guard let duration = input["duration"] as? Double, let bounce = input["bounce"] as? Double,
      let time = input["time"] as? Double, input["initialVelocity"] as? Double == 0,
      let expected = vector.expected as? Double
    else { return }
    let sample = try sampler("Spring(duration: \(duration), bounce: \(bounce))")
      .samples(at: [time])[0]
    let found = input["get"] as? String == "velocity" ? sample.velocity : sample.value
    #expect(abs(found - expected) <= vector.tolerance)
  }

  @Test(
    "velocities are the derivatives of values",
    arguments: [
      "easeInOut(duration: 0.7)", "timingCurve(0.2, 0, 0.8, 1, duration: 1)",
      "linear(duration: 2).delay(0.1).speed(1.5)", "timingCurve(.circularEaseInOut, duration: 2)",
      "interpolatingSpring(stiffness: 100, damping: 10)",
      "interpolatingSpring(mass: 2, stiffness: 170, damping: 60, initialVelocity: 4).speed(0.5)",
      "interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: -3)",
      "Spring(duration: 0.5, bounce: 0.3)", "Spring(bounce: -0.3)", "UnitCurve.easeIn",
      "UnitCurve.circularEaseOut",
    ])
  func derivatives(text: String) throws {
    let sampler = try sampler(text, from: 3, to: 53)
    let h = 1e-4
    for time in stride(from: 0.11, to: 0.45, by: 0.0373) {
      let samples = sampler.samples(at: [time - h, time, time + h])
      // A curve's values stand on a grid of 2^-20.
      let slope = (samples[2].value - samples[0].value) / (2 * h)
      #expect(abs(samples[1].velocity - slope) < 0.6, "\(text) at \(time)")
    }
  }

  @Test("the stepped spring's velocity goes through modifiers")
  func modifiedVelocity() throws {
    let plain = try sampler("bouncy").samples(at: [0.1])[0]
    let delayed = try sampler("bouncy.delay(0.3)")
    #expect(delayed.samples(at: [0.2])[0].velocity == 0)
    #expect(abs(delayed.samples(at: [0.4])[0].velocity - plain.velocity) < 0.4)
    let fast = try sampler("bouncy.speed(2)").samples(at: [0.05])[0]
    #expect(abs(fast.value - plain.value) < 1e-9)
    #expect(abs(fast.velocity - 2 * plain.velocity) < 1e-9)
    // On the way back it is turned round.
    let back = try sampler("linear(duration: 1).repeatForever()").samples(at: [0.5, 1.5])
    #expect(back.map(\.velocity) == [1, -1])
  }

  @Test("after its end an animation shows the target and stands still")
  func ended() throws {
    let samples = try sampler("easeIn(duration: 1)", from: 5, to: 7).samples(at: [2, 1, 0.5])
    #expect(samples[0] == MotionSample(time: 2, value: 7, velocity: 0, hasEnded: true))
    #expect(samples[1].value == 7 && samples[1].hasEnded == false)
    #expect(samples[2].hasEnded == false)
    #expect(try sampler("Spring()").samples(at: [100])[0].hasEnded == nil)
    // Nothing animates where nothing changes.
    #expect(try sampler("spring", from: 2, to: 2).samples(at: [0])[0].hasEnded == true)
  }

  @Test("samples do not depend on the order they are asked in, and long gaps are stepped through")
  func order() throws {
    let sampler = try sampler("spring(duration: 3, bounce: 0.6)", to: 100)
    let times = [4, 0.5, 2.5, 0, 2.5]
    let together = sampler.samples(at: times)
    for (time, sample) in zip(times, together) {
      #expect(sample.time == time)
      #expect(abs(sample.value - sampler.samples(at: [time])[0].value) < 1e-9)
    }
  }

  @Test("what never ends gives no frames without a duration")
  func endless() throws {
    let sampler = try sampler("linear.repeatForever()")
    #expect(sampler.frames(60, duration: nil, limit: 5) == nil)
    #expect(sampler.frames(60, duration: 1, limit: 5)?.count == 61)
    #expect(try self.sampler("Spring(bounce: 1)").frames(60, duration: nil, limit: 5) == nil)
  }

  @Test("a UnitCurve's time is its progress, or fills the duration")
  func unitCurves() throws {
    let quarter = try sampler("UnitCurve.circularEaseIn").samples(at: [0.6])[0]
    #expect(abs(quarter.value - 0.2) < 1e-12 && abs(quarter.velocity - 0.75) < 1e-12)
    let slow = try sampler("UnitCurve.circularEaseIn", to: 10, curveDuration: 2)
      .samples(at: [1.2])[0]
    #expect(abs(slow.value - 2) < 1e-12 && abs(slow.velocity - 3.75) < 1e-12)
    let beyond = try sampler("UnitCurve.easeIn").samples(at: [3])[0]
    #expect(beyond.value == 1 && beyond.velocity == 0)
  }

  @Test("no numbers in a SPEC trap or hang", .timeLimit(.minutes(2)))
  func hostile() throws {
    let numbers = [".nan", ".infinity", "-.infinity", "0", "-1", "1e300", "1e-300", "-1e-300"]
    for a in numbers {
      for b in numbers {
        let texts = [
          "spring(duration: \(a), bounce: \(b))", "spring(response: \(a), dampingFraction: \(b))",
          "interpolatingSpring(stiffness: \(a), damping: \(b), initialVelocity: \(b))",
          "linear(duration: \(a)).delay(\(b)).speed(\(a))", "timingCurve(\(a), \(b), 0, 1)",
          "spring.speed(\(a)).repeatForever()", "Spring(duration: \(a), bounce: \(b))",
          "Spring(mass: \(a), stiffness: \(b), damping: \(a), allowOverDamping: true)",
          "Spring(settlingDuration: \(a), dampingRatio: \(b), epsilon: \(a))",
        ]
        for text in texts {
          let sampler = try sampler(text)
          #expect(sampler.samples(at: [0, 0.3, 1.7]).count == 3)
          #expect((sampler.frames(10, duration: 1, limit: 2)?.count ?? 0) <= 11)
        }
      }
    }
  }
}
