import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenOverlays
@testable import TweenViews

@Suite @MainActor struct InspectorTests {
  private final class Wish { var set: ((Bool) -> Void)? }

  private struct Page: View {
    let wish: Wish
    var width: CGFloat?
    @State var isOn: Bool
    var body: some View {
      Color.white
        .inspector(isPresented: $isOn) {
          if let width {
            Color.green.inspectorColumnWidth(width)
          } else {
            Color.green
          }
        }
        .onAppear { wish.set = { isOn = $0 } }
    }
  }

  private func column(_ panel: Panel) -> CGRect? {
    let green = Color.green.resolve(in: EnvironmentValues())
    return panel.fills.first { $0.isSolid(green) }
      .map { $0.outline.applying($0.transform).boundingRect }
  }

  @Test func `a column of 270 at the trailing edge comes and goes with the default motion`() {
    let wish = Wish()
    let panel = Panel(width: 800, height: 400) { Page(wish: wish, isOn: false) }
    #expect(column(panel) == nil)
    wish.set?(true)
    panel.step(2)
    let early = column(panel)?.minX ?? 0
    #expect(early > 600 && early <= 800)
    panel.settle()
    #expect(column(panel) == CGRect(x: 530, y: 0, width: 270, height: 400))
    wish.set?(false)
    panel.settle()
    #expect(column(panel) == nil && panel.graph.nextWork == .idle)
  }

  @Test func `its content says how wide it is; what is no width is left out`() {
    for (said, width) in [(320, 320), (.nan, 270), (-5, 270), (0, 270)] as [(CGFloat, CGFloat)] {
      let panel = Panel(width: 800, height: 400) {
        Page(wish: Wish(), width: said, isOn: true)
      }
      panel.settle()
      #expect(column(panel)?.width == width)
    }
  }

  @Test func `in a narrow window it is a sheet`() {
    let wish = Wish()
    let panel = Panel(width: 390, height: 844) {
      Page(wish: wish, isOn: true).environment(\.horizontalSizeClass, .compact)
    }
    panel.settle()
    #expect(column(panel)?.width == 390)
  }
}
