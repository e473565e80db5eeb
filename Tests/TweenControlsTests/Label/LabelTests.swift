import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenViews

@testable import TweenControls

/// What a label shows in each style.
@MainActor struct LabelTests {
  /// The widths of the fills: of the icon, 10 points, and of the title, 30.
  private func widths<Content: View>(_ content: Content) -> [CGFloat] {
    let graph = ViewGraph(
      content: content,
      configuration: ViewGraph.Configuration(size: CGSize(width: 100, height: 100)))
    graph.advance(to: .zero)
    return graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.outline.applying(fill.transform).boundingRect.width
    }
  }

  private var label: some View {
    Label {
      Rectangle().frame(width: 30, height: 10)
    } icon: {
      Rectangle().frame(width: 10, height: 10)
    }
  }

  @Test func `a label shows what its style says`() {
    #expect(widths(label) == [10, 30])
    #expect(widths(label.labelStyle(.titleAndIcon)) == [10, 30])
    #expect(widths(label.labelStyle(.iconOnly)) == [10])
    #expect(widths(label.labelStyle(.titleOnly)) == [30])
    #expect(widths(label.labelStyle(.automatic).labelStyle(.titleOnly)) == [10, 30])
  }

  private struct Twice: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Label(configuration)
      }
    }
  }

  @Test func `a label of a style's own parts is in the style around`() {
    #expect(widths(label.labelStyle(Twice())) == [30, 10, 30])
    #expect(widths(label.labelStyle(Twice()).labelStyle(.iconOnly)) == [30, 10])
  }

  @Test func `the icon's place and its distance from the title are what the environment says`() {
    func gap<Content: View>(_ content: Content) -> [CGFloat] {
      let graph = ViewGraph(
        content: content,
        configuration: ViewGraph.Configuration(size: CGSize(width: 100, height: 100)))
      graph.advance(to: .zero)
      let boxes = graph.displayList.items.compactMap { item -> CGRect? in
        guard case .fill(let fill) = item.content else { return nil }
        return fill.outline.applying(fill.transform).boundingRect
      }
      guard boxes.count == 2 else { return [] }
      return [boxes[0].minX, boxes[1].minX]
    }
    // 10 and 8 and 30 points in the middle of 100.
    #expect(gap(label) == [26, 44])
    #expect(gap(label.labelIconToTitleSpacing(20)) == [20, 50])
    // The icon in the middle of 20 points.
    #expect(gap(label.labelReservedIconWidth(20)) == [26, 49])
    #expect(gap(label.labelReservedIconWidth(4)) == [26, 44])
  }
}
