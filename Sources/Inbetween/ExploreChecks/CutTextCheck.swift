import TweenGeometry
import TweenViews

/// Finds texts that omit characters, because they do not fit.
///
/// A text with a limit of lines is shortened on purpose and is no finding, nor is a text outside the window.
final class CutTextCheck: MotionCheck {
  static let id = "cut-text"
  static let summary = "A text without a limit of lines omits characters."
  static let source = "WCAG 2.2, 1.4.4"

  private var mark = DrawingMark()

  func examine(_ frame: ExploredFrame) -> [Finding] {
    guard frame.isResting, mark.isNew(frame.stage.displayList) else { return [] }
    let window = CGRect(origin: .zero, size: frame.size)
    return frame.views
      .filter { $0.isCut && !$0.isLeaving && $0.opacity > 0 && $0.frame.intersects(window) }
      .map { view in
        let width = PointText.text(view.frame.width)
        let height = PointText.text(view.frame.height)
        return Finding(
          check: Self.id, subject: view.path,
          sentence: "The text omits characters in \(width)x\(height) points; "
            + "expected room for all of them, or a limit of lines.",
          time: frame.time)
      }
  }
}
