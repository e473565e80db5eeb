import SwiftUI

/// What it costs to read keyframe tracks.
enum KeyframeBench {
  struct Pose {
    var x = 0.0
    var y = 0.0
    var turn = Angle.zero
    var scale = 1.0
  }

  static func run(into table: inout BenchTable) {
    let kinds: [(String, KeyframeTimeline<Pose>)] = [
      ("linear", timeline { LinearKeyframe($0, duration: 0.25) }),
      ("ease", timeline { LinearKeyframe($0, duration: 0.25, timingCurve: .easeInOut) }),
      ("cubic", timeline { CubicKeyframe($0, duration: 0.25) }),
      ("spring", timeline { SpringKeyframe($0, duration: 0.25, spring: .bouncy) }),
    ]
    for (name, timeline) in kinds {
      table.add(
        "sample a keyframe track (\(name))", sample(timeline), "ns", budget: 50,
        note: "4 tracks of 8 keyframes into a value of 4 numbers, a quarter of the whole")
    }
  }

  /// One of `tracks` tracks of a timeline, as it is read frame by frame.
  private static func sample(_ timeline: KeyframeTimeline<Pose>) -> Double {
    let frames = 2_000
    let tracks = 4
    var sum = 0.0
    let time = Timing.least(rounds: 20, count: frames * tracks) {
      for frame in 0..<frames {
        let pose = timeline.value(time: Double(frame) / 1_000)
        sum += pose.scale
      }
    }
    keep(sum)
    return time
  }

  private static func timeline<Content: KeyframeTrackContent<Double>>(
    _ keyframe: (Double) -> Content
  ) -> KeyframeTimeline<Pose> {
    let targets = (0..<8).map { Double($0 * $0 % 5) }
    return KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { for target in targets { keyframe(target) } }
      KeyframeTrack(\.turn.radians) { for target in targets { keyframe(target) } }
      KeyframeTrack(\.scale) { for target in targets { keyframe(target) } }
      KeyframeTrack(\.y) { for target in targets { keyframe(target) } }
    }
  }
}
