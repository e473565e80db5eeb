import Foundation
import TweenMotion
import TweenPaint
import TweenViews

/// What a stage needs of the graph it runs: `ViewGraph`, or a stand-in in a test of the stage.
@MainActor package protocol ProgramGraph: AnyObject {
  var displayList: DisplayList { get }
  var report: ViewGraph.Report { get }
  var nextWork: ViewGraph.NextWork { get }
  var title: String { get }
  var defaultSize: CGSize? { get }
  var shortcuts: [(keys: String, title: String)] { get }
  var onNeedsFrame: (() -> Void)? { get set }
  /// Handles an event of the coming frame.
  func send(_ event: InputEvent)
  /// Runs the frame at `time`; the first call builds the tree.
  func advance(to time: StageTime)
}

extension ViewGraph: ProgramGraph {}
