import Foundation
import Testing
import TweenGeometry

@testable import TweenMotion

private struct Values {
  var scale = 1.0
  var shift = CGSize.zero
}

/// Keyframes of one's own.
private struct Hop: KeyframeTrackContent {
  var height: Double
  var body: some KeyframeTrackContent<Double> {
    LinearKeyframe(height, duration: 1)
    LinearKeyframe(0, duration: 1)
  }
}

/// Tracks of one's own.
private struct Grow: Keyframes {
  var factor: Double
  var body: some Keyframes<Values> {
    KeyframeTrack(\.scale) { LinearKeyframe(factor, duration: 1) }
    KeyframeTrack(\.shift) { MoveKeyframe(CGSize(width: factor, height: 0)) }
  }
}

@Suite struct KeyframesBuilderTests {
  @Test func `statements, branches and loops come in order`() {
    func timeline(isTall: Bool, hops: Int) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0) {
        if isTall { Hop(height: 10) } else { Hop(height: 1) }
        for index in 0..<hops { LinearKeyframe(Double(index), duration: 0.5) }
        MoveKeyframe(-1)
      }
    }
    #expect(timeline(isTall: true, hops: 2).value(time: 0.5) == 5)
    #expect(timeline(isTall: false, hops: 2).value(time: 0.5) == 0.5)
    #expect(timeline(isTall: true, hops: 0).duration == 2)
    #expect(timeline(isTall: true, hops: 3).duration == 3.5)
    #expect(timeline(isTall: true, hops: 3).value(time: 3.25) == 1.5)
    #expect(timeline(isTall: true, hops: 3).value(time: 3.5) == -1)
  }

  @Test func `inside a track as well`() {
    let isTall = true
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        if isTall {
          SpringKeyframe(2, duration: 1, spring: .bouncy)
          CubicKeyframe(4, duration: 1)
        } else {
          MoveKeyframe(3)
        }
        for factor in [5.0, 6.0] { LinearKeyframe(factor, duration: 1) }
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 3).scale == 5)
    #expect(timeline.value(time: 3.5).scale == 5.5)
  }

  @Test func `tracks of one's own, in branches and loops`() {
    let grows = true
    let timeline = KeyframeTimeline(initialValue: Values()) {
      if grows { Grow(factor: 3) } else { KeyframeTrack(\.scale) { MoveKeyframe(0) } }
      for width in [5.0, 7.0] {
        KeyframeTrack(\.shift) { MoveKeyframe(CGSize(width: width, height: 0)) }
      }
    }
    #expect(timeline.value(time: 0.5).scale == 2)
    #expect(timeline.value(time: 0.5).shift.width == 7)
  }

  @Test func `a long track is no trouble`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.shift) {
        LinearKeyframe(.zero, duration: 0.1)
        SpringKeyframe(CGSize(width: 20, height: 0), duration: 0.15, spring: .bouncy)
        SpringKeyframe(CGSize(width: -60, height: 0), duration: 1, spring: .bouncy)
        SpringKeyframe(.zero, spring: .bouncy)
        CubicKeyframe(CGSize(width: 5, height: 1), duration: 0.1)
        CubicKeyframe(CGSize(width: 6, height: 2), duration: 0.15, startVelocity: .zero)
        CubicKeyframe(CGSize(width: 7, height: 3), duration: 0.4, endVelocity: CGSize.zero)
        CubicKeyframe(CGSize(width: 8, height: 4), duration: 0.2)
        MoveKeyframe(CGSize(width: 9, height: 5))
      }
      KeyframeTrack(\.scale) {
        CubicKeyframe(1.0, duration: 0.1)
        CubicKeyframe(0.6, duration: 0.15)
        CubicKeyframe(1.5, duration: 0.1)
        CubicKeyframe(1.05, duration: 0.15)
        CubicKeyframe(1.0, duration: 0.88)
      }
    }
    #expect(timeline.value(time: 1e9).shift == CGSize(width: 9, height: 5))
    #expect(timeline.value(time: 0.1 + 0.15).scale == 0.6)
  }
}
