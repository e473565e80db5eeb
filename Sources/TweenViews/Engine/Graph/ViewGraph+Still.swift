import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

extension ViewGraph {
  /// What a view shows by itself, in a graph of its own that ends with this: its first frame, in the
  /// size it takes when it is offered `proposal`.
  ///
  /// - Parameters:
  ///   - scale: Device pixels per point.
  ///   - background: What is behind the view.
  ///   - onFailure: Receives why the view can't be shown whole.
  package static func still<Content: View>(
    of content: Content, offered proposal: ProposedViewSize, scale: Double,
    background: Color.Resolved, onFailure: @escaping (String) -> Void
  ) -> DisplayList {
    StagePresent.keeping {
      var configuration = Configuration(size: .zero, scale: scale, startDate: StagePresent.date)
      let clock = StageClock()
      // A picture that is made in a live window, or without any stage, leaves the C library's clock as
      // it is.
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
