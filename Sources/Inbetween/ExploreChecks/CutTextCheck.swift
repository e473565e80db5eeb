import TweenGeometry
import TweenStage
import TweenViews

/// Finds texts that omit characters, because they do not fit, and texts of which a clip or the window's edge
/// hides a part.
///
/// A text with a limit of lines is shortened on purpose and is no finding, nor is a text that is hidden as a
/// whole or covered. The content of a scroll view is cut by no edge around the scroll view. The window's edge
/// counts from 320 points of width and 256 of height on, the least sizes of WCAG 2.2, 1.4.10; without a device
/// it counts from the content's least size on, since the user cannot make the window smaller.
final class CutTextCheck: MotionCheck {
  static let id = "cut-text"
  static let summary = "A text without a limit of lines omits characters, or an edge cuts it."
  static let source = "WCAG 2.2, 1.4.4 and 1.4.10"

  /// The hidden width or height in points that is no finding: the ink of some letters is wider than their place.
  private static let tolerance: CGFloat = 1.5
  private static let leastWindow = CGSize(width: 320, height: 256)

  private var mark = DrawingMark()

  func examine(_ frame: ExploredFrame) -> [Finding] {
    guard frame.isResting, mark.isNew(frame.stage.displayList) else { return [] }
    let window = CGRect(origin: .zero, size: frame.size)
    let omitting = frame.views
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
    return omitting + clipped(frame)
  }

  /// The texts that an edge cuts.
  private func clipped(_ frame: ExploredFrame) -> [Finding] {
    let clipped =
      frame.stage.frontWindow?.clippedTexts(
        tolerance: Self.tolerance, isFixed: frame.stage.configuration.device != nil) ?? []
    guard !clipped.isEmpty else { return [] }
    let drawn = DrawnText.texts(in: frame.stage.displayList)
    return clipped.compactMap { text in
      guard let view = frame.views.first(where: { $0.id == text.id }), !view.isLeaving,
        view.opacity > 0, !text.isAtWindowEdge || Self.countsEdge(for: text, frame.size),
        drawn.contains(where: { Self.isVisible($0, text, frame) })
      else { return nil }
      let sides = Self.hidden(text).map { "\(PointText.text($0.points)) points \($0.side)" }
        .joined(separator: ", ")
      let edge = text.isAtWindowEdge ? "The window's edge" : "A clip"
      return Finding(
        check: Self.id, subject: view.path,
        sentence:
          "\(edge) cuts the text by \(sides); expected room for the whole text, or a scroll view.",
        time: frame.time)
    }
  }

  /// Whether one of the window's edges that cut a text belongs to a side of the least length.
  private static func countsEdge(for text: ClippedText, _ size: CGSize) -> Bool {
    hidden(text).contains { _, _, isHorizontal in
      isHorizontal ? size.width >= leastWindow.width : size.height >= leastWindow.height
    }
  }

  /// The hidden parts of a text: the lengths and the sides.
  private static func hidden(
    _ text: ClippedText
  ) -> [(points: CGFloat, side: String, isHorizontal: Bool)] {
    [
      (text.area.minX - text.ink.minX, "on the left", true),
      (text.ink.maxX - text.area.maxX, "on the right", true),
      (text.area.minY - text.ink.minY, "at the top", false),
      (text.ink.maxY - text.area.maxY, "at the bottom", false),
    ].filter { $0.0 > tolerance }
  }

  /// Whether a drawn line belongs to a text, and no later drawing covers its visible part.
  private static func isVisible(
    _ line: DrawnText, _ text: ClippedText, _ frame: ExploredFrame
  ) -> Bool {
    let box = line.box.applying(line.transform)
    guard text.ink.contains(CGPoint(x: box.midX, y: box.midY)), let center = line.center else {
      return false
    }
    return !line.isCovered(at: center, in: frame.stage.displayList)
  }
}
