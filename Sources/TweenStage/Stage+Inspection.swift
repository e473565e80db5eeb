import Foundation
import TweenViews

// The data that an inspector reads from a live stage. Reading does not change the program.
extension Stage {
  /// Begins to record the causes of changes.
  package func beginInspection() { graph.beginInspection() }

  /// Stops recording the causes of changes.
  package func endInspection() { graph.endInspection() }

  /// Calls `body` while causes of changes are recorded. An inspection that has begun before goes on.
  package func inspecting<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard graph.inspection == nil else { return try body() }
    beginInspection()
    defer { endInspection() }
    return try body()
  }

  /// The number of updates that changes of state have caused so far.
  package var updateCount: Int { graph.updateCount }

  /// The kinds of work so far that did not end in their frames, each once, in order.
  package var endlessWork: [ViewGraph.EndlessWork] { graph.endlessWork }

  /// Whether an animation of a value runs.
  package var isAnimating: Bool { !graph.pool.isIdle }

  /// Whether removed views are shown until their transitions end.
  package var hasLeavingViews: Bool { graph.hasLeavingViews }

  /// Everything that moves, as numbers; empty unless an inspection has begun.
  package var inspectedMotions: [InspectedMotion] { graph.inspectedMotions() }

  /// Calls `visit` with the number and the shown values of each motion that has numbers.
  package func visitInspectedValues(_ visit: (Int, [Double]) -> Void) {
    graph.visitInspectedValues(visit)
  }

  /// Returns the values that a motion will show after `seconds` (ascending) if nothing changes it.
  package func inspectedCourse(of motion: Int, after seconds: [Double]) -> [[Double]] {
    graph.inspectedCourse(of: motion, after: seconds)
  }

  /// Returns the window and the frame of a view; nil if the view is not placed or no longer exists.
  package func inspectedPlace(of view: Int) -> (window: String, frame: CGRect)? {
    graph.inspectedPlace(of: view)
  }

  /// Returns the modifiers, properties and environment of a view; nil if the view no longer exists.
  package func inspectedDetails(of view: InspectedView) -> InspectedDetails? {
    graph.inspectedDetails(of: view)
  }
}

extension Stage {
  /// Calls `receive` for each further warning of the program's present start, in addition to its usual output.
  package func watchWarnings(_ receive: @escaping (String) -> Void) {
    let usual = graph.onWarning
    graph.onWarning = { sentence in
      usual(sentence)
      receive(sentence)
    }
  }
}

extension Stage.Window {
  /// Returns the window's views, each after its ancestors.
  ///
  /// - Parameter measures: Whether the views have frames.
  package func inspectedViews(measures: Bool) -> [InspectedView] {
    window.inspectedViews(measures: measures)
  }

  /// Returns the innermost view that acts on a press at a point, by its number and its frame in points; nil if
  /// there is none.
  package func pressedView(at point: CGPoint) -> (id: Int, frame: CGRect)? {
    window.pressedView(at: point)
  }

  /// Returns the number of the innermost view at a point; nil if there is none.
  package func inspectedView(at point: CGPoint) -> Int? { window.inspectedView(at: point) }
}

extension Stage.Window {
  /// The window's views that have a place, with their shown values, each after its ancestors. Movements are
  /// included once an inspection has begun.
  package var shownValues: [ShownView] { window.shownViews() }

  /// Returns the window's views that move, and those with the given numbers, by ascending numbers. It takes no
  /// walk through all views. Empty unless an inspection has begun.
  package func movingViews(and known: some Sequence<Int>) -> [MovingView] {
    window.movingViews(and: known)
  }

  /// Returns the window's texts of which a clip or the window's edge hides more than `tolerance` points.
  ///
  /// - Parameter isFixed: Whether the user cannot resize the window.
  package func clippedTexts(tolerance: CGFloat, isFixed: Bool) -> [ClippedText] {
    window.clippedTexts(tolerance: tolerance, isFixed: isFixed)
  }
}
