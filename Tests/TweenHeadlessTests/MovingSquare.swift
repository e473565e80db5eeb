import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

/// A program that needs no views: a square that moves a point each frame and rests in between.
@MainActor final class MovingSquare: ProgramGraph {
  var displayList: DisplayList
  var report = ViewGraph.Report()
  var nextWork: ViewGraph.NextWork { .nextFrame }
  var title: String { "Square" }
  var defaultSize: CGSize? { nil }
  var shortcuts: [(keys: String, title: String)] { [] }
  var onNeedsFrame: (() -> Void)?

  /// From this frame to the next number the square rests.
  static let rest = 4..<7

  init(_ configuration: ViewGraph.Configuration) {
    displayList = DisplayList(size: configuration.size, scale: configuration.scale)
  }

  func send(_ event: InputEvent) {
    if case .resize(let size) = event { displayList.size = size }
  }

  func advance(to time: StageTime) {
    let frame = FrameRate.sixty.lastFrame(atOrBefore: time)
    let place = Self.rest.contains(frame) ? Self.rest.lowerBound : frame
    var path = Path()
    path.addRect(CGRect(x: Double(place), y: 2, width: 3, height: 3))
    displayList.items = [
      DisplayItem(
        id: 1, version: UInt64(place + 1),
        .fill(
          DisplayItem.Fill(
            path: path,
            paint: .solid(Color.Resolved(linearRed: 1, linearGreen: 0, linearBlue: 0)))))
    ]
  }

  static func stage(
    width: Double = 16, height: Double = 8, seed: UInt64 = 7, scale: Double = 1
  ) -> Stage {
    Stage(
      configuration: Stage.Configuration(
        size: CGSize(width: width, height: height), scale: scale, seed: seed)
    ) { MovingSquare($0) }
  }
}
