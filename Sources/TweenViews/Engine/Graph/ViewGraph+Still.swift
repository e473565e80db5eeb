import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

extension ViewGraph {
  /// Returns the first frame of a view in a graph of its own, which ends with this call. The view
  /// has the size that it takes for `proposal`.
  ///
  /// - Parameters:
  ///   - scale: The number of device pixels per point.
  ///   - background: The colour behind the view.
  ///   - onFailure: Receives the reason if the view cannot be shown completely.
  package static func still<Content: View>(
    of content: Content, offered proposal: ProposedViewSize, scale: Double,
    background: Color.Resolved, onFailure: @escaping (String) -> Void
  ) -> DisplayList {
    StagePresent.keeping {
      var configuration = Configuration(size: .zero, scale: scale, startDate: StagePresent.date)
      let clock = StageClock()
      // A picture made in a live window, or without a stage, does not change the C library's clock.
      clock.keepsSystemDate = !StagePresent.isExact
      configuration.clock = clock
      let graph = ViewGraph(content: content, configuration: configuration)
      graph.contentOffer = proposal
      graph.onFailure = onFailure
      graph.advance(to: .zero)
      var list = graph.displayList
      list.size = graph.root?.contentSize ?? .zero
      list.background = background
      graph.end()
      return list
    }
  }
}
