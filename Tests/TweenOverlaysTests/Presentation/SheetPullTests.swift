import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenOverlays
@testable import TweenViews

/// Pulls over scrolling content of a sheet (Controls 12.4). 300 by 600 without a safe area.
@Suite @MainActor struct SheetPullTests {
  private struct Home: View {
    let log: Log<String>
    var detents: Set<PresentationDetent> = [.large]
    var interaction = PresentationContentInteraction.automatic
    @State private var shows = true
    var body: some View {
      Color.white.sheet(isPresented: $shows, onDismiss: { log("gone") }) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { Text("Line \($0)").frame(height: 40) }
          }
        }
        .presentationDetents(detents)
        .presentationContentInteraction(interaction)
      }
    }
  }

  private func panel(_ home: Home) -> Panel {
    let panel = Panel(width: 300, height: 600) { home }
    panel.step(90)
    return panel
  }

  private func pull(_ panel: Panel, from start: CGFloat, to end: CGFloat) {
    panel.pointer(.down, 150, start)
    for step in 1...20 {
      panel.pointer(.move, 150, start + (end - start) * CGFloat(step) / 20)
    }
    for _ in 0..<20 { panel.pointer(.move, 150, end) }
    panel.pointer(.up, 150, end)
    panel.settle()
  }

  private func frame(_ panel: Panel, _ role: ViewGraph.Element.Role, _ label: String = "")
    -> CGRect?
  {
    panel.graph.tree.all.first { $0.role == role && $0.label == label }?.frame
  }

  @Test func `down from the content's top the sheet goes along, and away`() {
    let log = Log<String>()
    let panel = panel(Home(log: log))
    pull(panel, from: 100, to: 550)
    #expect(log.entries == ["gone"])
  }

  @Test func `further down in the content it scrolls`() throws {
    let log = Log<String>()
    let panel = panel(Home(log: log))
    pull(panel, from: 500, to: 200)
    let before = try #require(frame(panel, .text, "Line 12")).minY
    pull(panel, from: 200, to: 300)
    #expect(try #require(frame(panel, .text, "Line 12")).minY > before + 80)
    #expect(log.entries.isEmpty)
    #expect(abs(try #require(frame(panel, .sheet)).minY - 10) < 0.1)
  }

  @Test(arguments: [(PresentationContentInteraction.automatic, CGFloat(10)), (.scrolls, 300)])
  func `up it grows the sheet first, or scrolls where that comes first`(
    interaction: PresentationContentInteraction, top: CGFloat
  ) throws {
    let panel = panel(
      Home(log: Log(), detents: [.medium, .large], interaction: interaction))
    #expect(abs(try #require(frame(panel, .sheet)).minY - 300) < 0.1)
    pull(panel, from: 550, to: 250)
    #expect(abs(try #require(frame(panel, .sheet)).minY - top) < 0.1)
    // Only what scrolled has lost its first line.
    #expect((frame(panel, .text, "Line 0") == nil) == (top == 300))
  }
}
