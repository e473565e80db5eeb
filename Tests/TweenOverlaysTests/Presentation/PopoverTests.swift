import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

@Suite @MainActor struct PopoverTests {
  private struct Beside: View {
    let edge: Edge
    var anchor = UnitPoint.center
    var direction = LayoutDirection.leftToRight
    var body: some View {
      Color.red.frame(width: 40, height: 40)
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.green.frame(width: 100, height: 60).presentationCompactAdaptation(.popover)
        }
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(
            horizontal: anchor.x < 0.5 ? .leading : anchor.x > 0.5 ? .trailing : .center,
            vertical: anchor.y < 0.5 ? .top : anchor.y > 0.5 ? .bottom : .center)
        )
        .environment(\.layoutDirection, direction)
    }
  }

  private func card(_ view: Beside) throws -> CGRect {
    let panel = Panel(width: 400, height: 400) { view }
    panel.step(120)
    return try #require(panel.graph.tree.all.first { $0.role == .popover }).frame
  }

  // The source is 40 by 40 in the middle, 180...220; the arrow 13 high.

  @Test(arguments: [
    (Edge.top, CGRect(x: 150, y: 233, width: 100, height: 60)),
    (.bottom, CGRect(x: 150, y: 107, width: 100, height: 60)),
    (.leading, CGRect(x: 233, y: 170, width: 100, height: 60)),
    (.trailing, CGRect(x: 67, y: 170, width: 100, height: 60)),
  ])
  func `the arrow's edge of the card is at the source`(edge: Edge, frame: CGRect) throws {
    let shown = try card(Beside(edge: edge))
    #expect(shown.distance(to: frame) < 0.1, "\(shown)")
  }

  @Test func `read from the right, the leading edge is the right one`() throws {
    let shown = try card(Beside(edge: .leading, direction: .rightToLeft))
    #expect(shown.distance(to: CGRect(x: 67, y: 170, width: 100, height: 60)) < 0.1, "\(shown)")
  }

  @Test func `without room it stands across, and keeps 10 from the window's edges`() throws {
    // At the lower right corner: above it, with its right edge at 390.
    let shown = try card(Beside(edge: .top, anchor: .bottomTrailing))
    #expect(shown.distance(to: CGRect(x: 290, y: 287, width: 100, height: 60)) < 0.1, "\(shown)")
    // At the left edge, with the arrow on the right one: on the right of it after all.
    let beside = try card(Beside(edge: .trailing, anchor: .leading))
    #expect(beside.distance(to: CGRect(x: 53, y: 170, width: 100, height: 60)) < 0.1, "\(beside)")
  }
}

extension PopoverTests {
  @Test func `in a wide window a dialog stands beside what asks, without what gives up`() throws {
    let panel = Panel(width: 700, height: 500) {
      Color.red.frame(width: 40, height: 40)
        .confirmationDialog("Which?", isPresented: .constant(true)) {
          Button("One") {}
          Button("Two") {}
          Button("None", role: .cancel) {}
        }
    }
    panel.step(120)
    let card = try #require(panel.graph.tree.all.first { $0.role == .popover })
    #expect(card.children.map(\.label) == ["One", "Two"])
    // 310 wide, rows of 57, below the arrow of 13.
    let frame = CGRect(x: 195, y: 283, width: 310, height: 114)
    #expect(card.frame.distance(to: frame) < 0.1, "\(card.frame)")
  }
}

extension CGRect {
  /// The farthest that an edge of one is from that of the other.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX),
      abs(maxY - other.maxY))
  }
}
