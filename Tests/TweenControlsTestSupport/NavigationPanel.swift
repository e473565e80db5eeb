import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A phone's window with a stack of pages, driven at 60 frames a second.
@MainActor package final class NavigationPanel {
  package let graph: ViewGraph
  package private(set) var warnings: [String] = []
  private var frame = 0

  /// - Parameters:
  ///   - insets: The window's safe area.
  ///   - followsHeight: Whether a window below 480 points has compact height.
  package init<Content: View>(
    width: CGFloat = 390, height: CGFloat = 600, isMirrored: Bool = false,
    insets: EdgeInsets = EdgeInsets(), followsHeight: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    var configuration = ViewGraph.Configuration(size: CGSize(width: width, height: height))
    configuration.safeAreaInsets = insets
    if followsHeight {
      configuration.surroundings = { environment, size, _ in
        environment.verticalSizeClass = size.height < 480 ? .compact : .regular
      }
    }
    graph = ViewGraph(
      content: content().environment(
        \.layoutDirection, isMirrored ? .rightToLeft : .leftToRight),
      configuration: configuration)
    graph.onWarning = { [weak self] in self?.warnings.append($0) }
    graph.clock.run { graph.advance(to: .zero) }
  }

  package func step(_ count: Int = 1) {
    for _ in 0..<count {
      frame += 1
      let time = StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame))
      graph.clock.run { graph.advance(to: time) }
    }
  }

  /// Goes on by so many frames, of which the last one alone is made.
  package func skip(_ count: Int) {
    frame += count - 1
    step()
  }

  /// Lets every motion end.
  package func settle() { step(45) }

  /// Lets every motion end, in as few frames as that takes: some until it has begun, one in which it is
  /// over, and some for what follows from that.
  package func settleQuickly() {
    step(2)
    skip(32)
    step(2)
  }

  /// Does something as the program's own code would.
  package func act(_ action: () -> Void) {
    graph.clock.run { action() }
    step()
  }

  package func pointer(_ phase: InputEvent.PointerPhase, _ x: CGFloat, _ y: CGFloat) {
    graph.clock.run { graph.send(.pointer(phase, position: CGPoint(x: x, y: y), button: .left)) }
    step()
  }

  package func resize(_ width: CGFloat, _ height: CGFloat) {
    graph.clock.run { graph.send(.resize(CGSize(width: width, height: height))) }
    step()
  }

  package func tap(_ x: CGFloat, _ y: CGFloat) {
    pointer(.down, x, y)
    pointer(.up, x, y)
  }

  /// Draws what is on top down from 200, and holds it there.
  package func pull(to y: CGFloat) {
    pointer(.down, 195, 200)
    pointer(.move, 195, 230)
    pointer(.move, 195, y)
    step(12)
    pointer(.move, 195, y)
  }

  /// Where what is drawn in a colour lies on the canvas.
  package func rect(_ color: Color) -> CGRect? {
    let wanted = Paint.solid(color.resolve(in: EnvironmentValues()))
    for item in graph.displayList.items.reversed() {
      guard case .fill(let fill) = item.content, fill.paint == wanted else { continue }
      return fill.outline.applying(fill.transform).boundingRect
    }
    return nil
  }
}

extension NavigationPanel {
  /// All that is told of what is shown.
  package var elements: [ViewGraph.Element] { Array(graph.tree.all.dropFirst()) }

  /// The elements that are called so.
  package func all(_ label: String) -> [ViewGraph.Element] { elements.filter { $0.label == label } }

  /// Presses the last element that is called so: a bar is told after its pages.
  package func tap(_ label: String) {
    guard let frame = all(label).last?.frame else {
      Issue.record("There is no \(label): \(graph.tree)")
      return
    }
    tap(frame.midX, frame.midY)
  }
}

/// What happened, in order.
@MainActor package final class Diary {
  package private(set) var entries: [String] = []
  package init() {}
  package func callAsFunction(_ entry: String) { entries.append(entry) }
  package func clear() { entries = [] }
}
