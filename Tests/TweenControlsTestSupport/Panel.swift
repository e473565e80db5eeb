import Foundation
import TweenMotion
import TweenPaint
import TweenViews

/// A canvas, 200x100 unless told otherwise, with one view in its middle, driven at 60 frames a second.
@MainActor package final class Panel {
  package let graph: ViewGraph
  package private(set) var frame = 0

  package init<Content: View>(
    width: CGFloat = 200, height: CGFloat = 100, @ViewBuilder content: () -> Content
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

  package func pointer(_ phase: InputEvent.PointerPhase, _ x: CGFloat = 100, _ y: CGFloat = 50) {
    graph.send(.pointer(phase, position: CGPoint(x: x, y: y), button: .left))
    step()
  }

  package func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    graph.send(.key(key, modifiers: modifiers, phase: .down))
    graph.send(.key(key, modifiers: modifiers, phase: .up))
    step()
  }

  package func settle() { for _ in 0..<600 where graph.nextWork == .nextFrame { step() } }

  package var fills: [DisplayItem.Fill] {
    graph.displayList.items.compactMap { item in
      if case .fill(let fill) = item.content { return fill }
      return nil
    }
  }
}
