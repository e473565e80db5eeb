import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenViews

/// The line around what has the focus is not cut by edges around it.
@Suite("The mark of the focus") @MainActor struct FocusMarkTests {
  /// What the line covers, in the window; nil while there is none.
  private func mark(_ panel: FieldPanel) -> CGRect? {
    for item in panel.graph.displayList.items {
      if case .fill(let fill) = item.content, fill.stroke?.lineWidth == 3 {
        return fill.path.applying(fill.transform).boundingRect.insetBy(dx: -1.5, dy: -1.5)
      }
    }
    return nil
  }

  private func focus<Content: View>(@ViewBuilder _ content: () -> Content) -> FieldPanel {
    let panel = FieldPanel(width: 300, height: 300, content: content)
    panel.press(.tab)
    panel.step(2)
    return panel
  }

  private struct Filling: View {
    var body: some View {
      Button {
      } label: {
        Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .buttonStyle(.plain)
    }
  }

  @Test func `in the open it goes around the view`() {
    let panel = focus { Filling().frame(width: 100, height: 40) }
    #expect(mark(panel) == CGRect(x: 97, y: 127, width: 106, height: 46))
  }

  @Test func `at the window's edges it stays in the window`() {
    let panel = focus { Filling() }
    #expect(mark(panel) == CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test func `at one edge of a clip it is moved in there alone`() {
    for clips in [true, false] {
      let panel = focus {
        Filling().frame(width: 100, height: 40).frame(width: 120, height: 100, alignment: .leading)
          .clipShape(Rectangle(), isEnabled: clips)
      }
      #expect(mark(panel)?.minX == (clips ? 90 : 87))
      #expect(mark(panel)?.maxX == 193 && mark(panel)?.minY == 127 && mark(panel)?.maxY == 173)
    }
  }

  @Test func `in a scroll view it is whole at the content's edges, and after scrolling`() throws {
    let panel = FieldPanel(width: 300, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in Filling().frame(height: 40) }
        }
      }
      .frame(width: 200, height: 200)
    }
    for number in 0..<20 {
      panel.press(.tab)
      panel.step(3)
      let line = try #require(mark(panel), "\(number)")
      #expect(line.minX == 50 && line.maxX == 250)
      #expect(line.minY >= 50 && line.maxY <= 250, "\(number): \(line)")
      #expect(line.height >= 40)
    }
    // A view that is partly out of view is marked as far as it is seen.
    panel.send(.scroll(CGSize(width: 0, height: 20), position: CGPoint(x: 150, y: 150)))
    panel.step(60)
    #expect(try #require(mark(panel)).maxY > 250)
  }

  @Test func `it follows the window's edge`() {
    let panel = focus { Filling().frame(width: 100, height: 40) }
    panel.send(.resize(CGSize(width: 100, height: 300)))
    panel.step(2)
    #expect(mark(panel)?.minX == 0 && mark(panel)?.maxX == 100)
  }
}
