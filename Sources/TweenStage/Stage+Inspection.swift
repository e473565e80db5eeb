import Foundation
import TweenViews

// What an inspector reads of a live stage. Nothing of it changes the program.
extension Stage {
  /// Begins to note why things change.
  package func beginInspection() { graph.beginInspection() }

  /// Notes nothing any more.
  package func endInspection() { graph.endInspection() }

  /// Everything that moves, in numbers; empty where no inspection has begun.
  package var inspectedMotions: [InspectedMotion] { graph.inspectedMotions() }

  /// Calls `visit` with the number of each of these that is in numbers, and with what it shows.
  package func visitInspectedValues(_ visit: (Int, [Double]) -> Void) {
    graph.visitInspectedValues(visit)
  }

  /// What one of these will show so many seconds from now, in rising order, if nothing changes it.
  package func inspectedCourse(of motion: Int, after seconds: [Double]) -> [[Double]] {
    graph.inspectedCourse(of: motion, after: seconds)
  }

  /// Where a view is shown, and in which window; nil where it is not placed, or gone.
  package func inspectedPlace(of view: Int) -> (window: String, frame: CGRect)? {
    graph.inspectedPlace(of: view)
  }

  /// Modifiers, properties and environment of a view; nil once it is gone.
  package func inspectedDetails(of view: InspectedView) -> InspectedDetails? {
    graph.inspectedDetails(of: view)
  }
}

extension Stage.Window {
  /// The views in it, each after those around it.
  ///
  /// - Parameter measures: Whether they have frames.
  package func inspectedViews(measures: Bool) -> [InspectedView] {
    window.inspectedViews(measures: measures)
  }

  /// The number of the innermost view at a point; nil where there is none.
  package func inspectedView(at point: CGPoint) -> Int? { window.inspectedView(at: point) }
}
