import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

@Suite @MainActor struct SheetScrollTests {
  private struct Pages: View {
    let log: Log<String>
    var body: some View {
      Color.white
        .sheet(isPresented: .constant(true)) {
          ScrollView { Color.green.frame(height: 3000) }.presentationDetents([.large])
        }
        .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 10 }) { _, new in
          log("scrolled \(new)")
        }
    }
  }

  @Test func `what is scrolled in a sheet is no scroll view of the page below`() {
    let log = Log<String>()
    let panel = Panel(width: 390, height: 844) { Pages(log: log) }
    panel.settle()
    panel.graph.send(.scroll(CGSize(width: 0, height: -400), position: CGPoint(x: 195, y: 500)))
    panel.settle()
    #expect(log.entries.isEmpty)
  }

  @Test func `tabs as pages take all the room that is left`() {
    let panel = Panel(width: 200, height: 400) {
      VStack(spacing: 0) {
        TabView { Text("One") }.tabViewStyle(.page).background(.green)
        Color.red.frame(height: 40)
      }
    }
    #expect(panel.fills.contains { $0.outline.boundingRect.height == 360 })
  }
}
