import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// One picture of a layout: a claim a person can check by looking, and by numbers where it has some.
package struct LayoutScene: Sendable, CustomTestStringConvertible {
  package let name: String
  package var size = CGSize(width: 96, height: 64)
  package var scale = 1.0
  package var direction = LayoutDirection.leftToRight
  package var safeArea = EdgeInsets()
  /// What the wheel turns over the middle, in the first frame after the tree is built.
  package var wheel: CGSize?
  /// The number of the frame shown, at 60 frames a second.
  package var frame = 0
  /// Where colours are shown, in points: worked out by hand.
  package var rects: [(Color, CGRect)] = []
  package let view: @MainActor @Sendable () -> AnyView

  package init<Content: View>(
    _ name: String, width: CGFloat = 96, height: CGFloat = 64, scale: Double = 1,
    _ direction: LayoutDirection = .leftToRight, safeArea: EdgeInsets = EdgeInsets(),
    wheel: CGSize? = nil, frame: Int = 0, at rects: [(Color, CGRect)] = [],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.direction = direction
    self.safeArea = safeArea
    self.wheel = wheel
    self.frame = frame
    self.rects = rects
    self.view = { AnyView(view()) }
  }

  package var testDescription: String { name }

  /// The graph in the frame shown.
  @MainActor package func shownGraph() -> ViewGraph {
    var configuration = ViewGraph.Configuration(size: size, scale: scale)
    configuration.safeAreaInsets = safeArea
    let graph = ViewGraph(
      content: view().environment(\.layoutDirection, direction), configuration: configuration)
    graph.advance(to: .zero)
    if let wheel {
      graph.send(.scroll(wheel, position: CGPoint(x: size.width / 2, y: size.height / 2)))
    }
    for index in 0..<max(frame, wheel == nil ? 0 : 1) {
      graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(index + 1)))
    }
    return graph
  }
}

/// A box with a border, so that its extent is seen.
@MainActor package func panel(_ color: Color, _ width: CGFloat? = nil, _ height: CGFloat? = nil)
  -> some View
{
  color.overlay { Color.black.opacity(0.25).padding(2) }.frame(width: width, height: height)
}

/// The same as wide as words are: where they may be, and narrower where they must.
@MainActor package func wordPanel(
  _ color: Color, least: CGFloat = 6, _ ideal: CGFloat, height: CGFloat, baseline: CGFloat = 0
) -> some View {
  Word(least: least, ideal, height: height, baseline: baseline) { panel(color) }
}

extension View {
  /// The frame's extent behind a view.
  @MainActor package var shown: some View { background(Color(white: 0.85)) }
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGRect {
  /// Equal but for what doubles leave out.
  package func isNear(_ other: CGRect) -> Bool {
    let distances = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return distances.allSatisfy { abs($0) < 1e-6 }
  }
}

extension ViewGraph {
  /// Where a colour is shown last, in front of others.
  package func rect(_ color: Color) -> CGRect? {
    let wanted = Paint.solid(color.resolve(in: EnvironmentValues()))
    for item in displayList.items.reversed() {
      if case .fill(let fill) = item.content, fill.paint == wanted { return fill.shownRect }
    }
    return nil
  }
}
