import SwiftUI

/// The cost of reading keyframe tracks.
enum KeyframeBench {
  struct Pose {
    var x = 0.0
    var y = 0.0
    var turn = Angle.zero
    var scale = 1.0
  }

  static func run(into table: inout BenchTable) {
    let kinds: [(String, KeyframeTimeline<Pose>)] = [
      ("linear", timeline(track { LinearKeyframe($0, duration: 0.25) })),
      ("ease", timeline(track { LinearKeyframe($0, duration: 0.25, timingCurve: .easeInOut) })),
      ("cubic", timeline(track { CubicKeyframe($0, duration: 0.25) })),
      ("spring", timeline(track { SpringKeyframe($0, duration: 0.25, spring: .bouncy) })),
    ]
    for (name, timeline) in kinds {
      table.add(
        "sample a keyframe track (\(name))", sample(timeline), "ns", budget: 50,
        note: "4 tracks of 8 keyframes into a value of 4 numbers, a quarter of the whole")
    }
  }

  /// Reads one of the `tracks` tracks of a timeline frame by frame.
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

  private static func timeline(_ keyframes: some KeyframeTrackContent<Double>)
    -> KeyframeTimeline<Pose>
  {
    KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { keyframes }
      KeyframeTrack(\.turn.radians) { keyframes }
      KeyframeTrack(\.scale) { keyframes }
      KeyframeTrack(\.y) { keyframes }
    }
  }

  /// The keyframes for eight targets, made by the caller's closure. It is written once: a generic loop in
  /// each track's builder crashes the compiler if tests are enabled in a release build.
  @KeyframeTrackContentBuilder<Double>
  private static func track<Content: KeyframeTrackContent<Double>>(
    _ keyframe: (Double) -> Content
  ) -> some KeyframeTrackContent<Double> {
    for target in targets { keyframe(target) }
  }

  private static let targets = (0..<8).map { Double($0 * $0 % 5) }
}
