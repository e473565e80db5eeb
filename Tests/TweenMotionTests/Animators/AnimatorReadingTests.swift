import Foundation
import Testing
import TweenGeometry

@testable import TweenMotion

@Suite @MainActor struct AnimatorReadingTests {
  private func numbers<Data>(_ rig: Rig<Data>) throws -> AnimatorNumbers {
    try #require(rig.pool.readings().first?.numbers)
  }

  @Test func `a line is read with its ends, its value and its velocity`() throws {
    for usesLanes in [true, false] {
      let rig = Rig(20.0, usesLanes: usesLanes)
      rig.advance(0)
      rig.set(120, .linear(duration: 2))
      #expect(rig.pool.readings().count == 1)
      // Before its first frame it stands at its start, and begins to move with the coming frame.
      #expect(try numbers(rig).shown == [20])
      rig.advance(0.125)
      rig.advance(0.625)
      let numbers = try numbers(rig)
      #expect(numbers.from == [20] && numbers.to == [120] && numbers.shown == [45])
      #expect(abs(numbers.velocity[0] - 50) < 1e-9)
    }
  }

  @Test func `a vector has a number for each of its lanes`() throws {
    let rig = Rig(CGRect(x: 0, y: 10, width: 30, height: 40).animatableData)
    rig.advance(0)
    rig.set(CGRect(x: 100, y: 10, width: 30, height: 80).animatableData, .linear(duration: 1))
    rig.advance(0.125)
    rig.advance(0.625)
    let numbers = try numbers(rig)
    #expect(numbers.from == [0, 10, 30, 40] && numbers.to == [100, 10, 30, 80])
    #expect(numbers.shown == [50, 10, 30, 60])
    #expect(zip(numbers.velocity, [100, 0, 0, 40]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// A critically damped spring of response r, from 0 to 1: 1 - e^(-w t) (1 + w t), w = 2 pi / r; its
  /// velocity is w^2 t e^(-w t).
  @Test func `a spring's velocity is that of its closed form`() throws {
    let rig = Rig(0.0)
    rig.advance(0)
    rig.set(1000, .spring(response: 1, dampingFraction: 1))
    rig.advance(0)
    for frame in 1...30 { rig.advance(frame: frame) }
    let numbers = try numbers(rig)
    let w = 2 * Double.pi
    // The mean over a step is the velocity in its middle, but for the step's square.
    let time = 30.0 / 60 + 1.0 / 600
    #expect(abs(numbers.velocity[0] - 1000 * w * w * time * exp(-w * time)) < 10)
  }

  /// An under-damped spring of mass 1 that begins with a velocity; its derivative by its own values.
  @Test func `an interpolating spring's velocity is the derivative of its values`() throws {
    let context = AnimationContext<Double>(state: AnimationState())
    for (stiffness, damping) in [(100.0, 2.0), (40, 10), (100, 20), (9, 30)] {
      for initial in [-3.0, 0, 0.5, 8] {
        let animation = Animation.interpolatingSpring(
          stiffness: stiffness, damping: damping, initialVelocity: initial)
        for time in [0.01, 0.1, 0.25, 0.4, 0.77] {
          let step = 1e-5
          let values = AnimationTests.samples(
            animation, interval: 50, at: [time - step, time + step])
          let before = try #require(values[0])
          let behind = try #require(values[1])
          let velocity = try #require(
            animation.exactVelocity(value: 50, time: time, context: context))
          let note: Comment = "stiffness \(stiffness), damping \(damping), \(initial), at \(time)"
          #expect(abs(velocity - (behind - before) / (2 * step)) < 1e-4, note)
        }
      }
    }
  }

  @Test func `the course to come is what the frames to come show`() throws {
    for animation in [
      Animation.easeInOut(duration: 1), .spring(response: 0.5, dampingFraction: 0.6),
      .linear(duration: 0.3).repeatCount(3), .bouncy.delay(0.1),
    ] {
      for usesLanes in [true, false] {
        let rig = Rig(0.0, usesLanes: usesLanes)
        rig.set(100, animation)
        for frame in 0..<12 { rig.advance(frame: frame) }
        let animator = try #require(rig.pool.readings().first?.running.animator)
        let seconds = (1...90).map { Double($0) / 60 }
        let course = rig.pool.course(of: animator, after: seconds)
        #expect(course.count == 90)
        for (index, values) in course.enumerated() {
          rig.advance(frame: 12 + index)
          // A spring may be looked at a flick before its last step.
          #expect(abs(values[0] - rig.shown) < 1e-3, "\(animation), frame \(12 + index)")
        }
      }
    }
  }

  @Test func `to read, or to look ahead, changes nothing`() throws {
    let (read, left) = (Rig(0.0), Rig(0.0))
    for rig in [read, left] { rig.set(100, .bouncy.repeatCount(2)) }
    for frame in 0..<200 {
      for rig in [read, left] { rig.advance(frame: frame) }
      for reading in read.pool.readings() {
        _ = read.pool.course(of: reading.running.animator, after: [0.01, 0.5, 3])
      }
      #expect(read.shown == left.shown)
    }
  }

  @Test func `causes are noted for what begins and what gets another target`() throws {
    final class Reason {}
    let (first, second) = (Reason(), Reason())
    let rig = Rig(0.0)
    rig.pool.causes = AnimationCauses()
    rig.pool.causes?.current = first
    rig.set(10, .linear(duration: 1))
    rig.pool.causes?.current = nil
    rig.advance(0)
    let animator = try #require(rig.pool.readings().first?.running.animator)
    #expect(rig.pool.causes?.cause(of: animator) === first)
    rig.pool.causes?.current = second
    rig.set(20, .linear(duration: 1))
    let next = try #require(rig.pool.readings().first?.running.animator)
    #expect(rig.pool.causes?.cause(of: next) === second)
    rig.pool.causes?.keep([])
    #expect(rig.pool.causes?.cause(of: next) == nil)
  }

  @Test func `the course of an animation that begins in this frame counts from it`() throws {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.set(100, .linear(duration: 1))
      let animator = try #require(rig.pool.readings().first?.running.animator)
      let seconds = [0.25, 0.5, 0.75]
      let course = rig.pool.course(of: animator, after: seconds).map { $0[0] }
      rig.advance(0)
      for (time, value) in zip(seconds, course) {
        rig.advance(time)
        #expect(abs(value - 100 * time) < 1e-6 && abs(rig.shown - value) < 1e-6)
      }
    }
  }
}
