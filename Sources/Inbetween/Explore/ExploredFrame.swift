import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage
import TweenViews

/// One frame of an explored program, as the checks read it. Each property is computed when a check first reads
/// it.
@MainActor final class ExploredFrame {
  let stage: Stage
  let time: StageTime
  /// The input that was delivered in this frame.
  let input: [InputEvent]
  /// Whether a change of state was shown in this frame.
  let hasUpdates: Bool
  private let renderer: Renderer

  /// - Parameter renderer: A renderer of this stage's frames, kept for all frames.
  init(_ stage: Stage, input: [InputEvent], hasUpdates: Bool, renderer: Renderer) {
    self.stage = stage
    self.input = input
    self.hasUpdates = hasUpdates
    self.renderer = renderer
    time = stage.time
  }

  /// Whether nothing moves, and no change waits to be shown.
  private(set) lazy var isResting: Bool = stage.hasSettled

  /// Whether animated values move.
  private(set) lazy var isMoving: Bool = stage.isAnimating

  /// Whether removed views are shown until their transitions end.
  var hasLeavingViews: Bool { stage.hasLeavingViews }

  /// The elements of the front window.
  private(set) lazy var tree: ViewGraph.Element = stage.keptTree

  /// The elements of the front window, each before its children.
  private(set) lazy var elements: [ViewGraph.Element] = tree.all

  /// The views of the front window with their values and movements.
  private(set) lazy var views: [ShownView] = stage.frontWindow?.shownValues ?? []

  /// Returns the views of the front window that move, and those with the given numbers, by ascending numbers.
  /// This costs far less than `views`.
  func movingViews(and known: some Sequence<Int>) -> [MovingView] {
    stage.frontWindow?.movingViews(and: known) ?? []
  }

  /// Returns the path of a view of the front window.
  func path(ofView id: Int) -> String { views.first { $0.id == id }?.path ?? "a view" }

  /// The size of the front window in points.
  var size: CGSize { stage.displayList.size }

  private var report: Renderer.FrameReport?

  /// Draws the front window at the stage's scale, once, and returns the parts that changed since the last
  /// frame that was drawn.
  @discardableResult func render() throws -> Renderer.FrameReport {
    if let report { return report }
    let report = try renderer.render(stage.displayList)
    self.report = report
    return report
  }

  /// Calls `body` with the pixels of the front window without a copy: rows of `width` pixels, `stride` apart.
  func withPixels<Result>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ stride: Int)
      throws -> Result
  ) throws -> Result {
    try render()
    return try renderer.withPixels(body)
  }
}
