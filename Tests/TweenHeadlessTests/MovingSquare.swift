import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

/// A square that moves a point each frame and rests in between.
struct MovingSquare: View {
  /// From this frame to the next number the square rests.
  static let rest = 4..<7

  var body: some View {
    TimelineView(.animation) { timeline in
      let seconds = timeline.date.timeIntervalSinceReferenceDate
      let frame = FrameRate.sixty.lastFrame(atOrBefore: StageTime(seconds: seconds))
      let place = Self.rest.contains(frame) ? Self.rest.lowerBound : frame
      Path(CGRect(x: Double(place), y: 2, width: 3, height: 3)).fill(
        Color(.sRGBLinear, red: 1, green: 0, blue: 0))
    }
  }

  @MainActor static func stage(
    width: Double = 16, height: Double = 8, seed: UInt64 = 7, scale: Double = 1
  ) -> Stage {
    Stage(
      content: MovingSquare(),
      configuration: Stage.Configuration(
        size: CGSize(width: width, height: height), scale: scale, seed: seed))
  }
}
