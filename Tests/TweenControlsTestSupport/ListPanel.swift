import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A window with a list, driven at 60 frames a second.
@MainActor package final class ListPanel {
  package let graph: ViewGraph
  private var frame = 0

  package init<Content: View>(
    width: CGFloat = 390, height: CGFloat = 844, @ViewBuilder content: () -> Content
  ) {
    graph = ViewGraph(
      content: content(),
      configuration: ViewGraph.Configuration(size: CGSize(width: width, height: height)))
    graph.advance(to: .zero)
  }

  package func step(_ count: Int = 1) {
    for _ in 0..<count {
      frame += 1
      graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame)))
    }
  }

  package func settle() { for _ in 0..<600 where graph.nextWork == .nextFrame { step() } }

  package func pointer(_ phase: InputEvent.PointerPhase, _ x: CGFloat, _ y: CGFloat) {
    graph.send(.pointer(phase, position: CGPoint(x: x, y: y), button: .left))
    step()
  }

  package func tap(_ x: CGFloat, _ y: CGFloat) {
    pointer(.down, x, y)
    pointer(.up, x, y)
    settle()
  }

  /// Drags slowly, so that the end is no throw.
  package func drag(from start: CGPoint, by way: CGSize) {
    pointer(.down, start.x, start.y)
    for part in 1...20 {
      let share = CGFloat(part) / 20
      pointer(.move, start.x + way.width * share, start.y + way.height * share)
      step(2)
    }
    step(30)
    pointer(.move, start.x + way.width, start.y + way.height)
    pointer(.up, start.x + way.width, start.y + way.height)
    settle()
  }

  /// Where what is drawn in a colour lies, from above.
  package func rects(_ color: Color) -> [CGRect] {
    let wanted = Paint.solid(color.resolve(in: EnvironmentValues()))
    return graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content, fill.paint == wanted, fill.opacity == 1 else {
        return nil
      }
      return fill.outline.applying(fill.transform).boundingRect
    }
    .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The parts of cards, from above, those that meet as one.
  package var cards: [CGRect] {
    var all: [CGRect] = []
    let parts = rects(Color(provider: SystemStyles.secondarySystemGroupedBackground))
    for rect in parts where rect.width > 100 {
      if let last = all.last, abs(last.maxY - rect.minY) < 0.01, last.minX == rect.minX {
        all[all.count - 1] = last.union(rect)
      } else {
        all.append(rect)
      }
    }
    return all
  }

  /// The lines between rows, from above: one pixel high.
  package var lines: [CGRect] {
    graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content else { return nil }
      let rect = fill.outline.applying(fill.transform).boundingRect
      return rect.height == 1 ? rect : nil
    }
    .sorted { $0.minY < $1.minY }
  }
}
