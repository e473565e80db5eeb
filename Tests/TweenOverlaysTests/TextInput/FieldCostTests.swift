import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster

@testable import TweenOverlays
@testable import TweenViews

private struct LongField: View {
  @State var text: String
  var isPage = false
  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      if isPage { TextEditor(text: $text) } else { TextField("Text", text: $text) }
    }
    .focused($isFocused)
    .onAppear { isFocused = true }
  }
}

/// Work is counted, not timed: `scripts/bench editing` has the times.
@Suite("What the editing of a text costs") @MainActor struct FieldCostTests {
  private static let sentence = "The quick brown fox jumps over the lazy dog. "

  private func panel(_ text: String, isPage: Bool) -> FieldPanel {
    let panel = FieldPanel { LongField(text: text, isPage: isPage) }
    panel.step(3)
    return panel
  }

  @Test(arguments: [false, true])
  func `is for a key the same at 1 kB and at a hundred or a thousand times that`(_ isPage: Bool) {
    let paragraph = String(repeating: Self.sentence, count: 22) + (isPage ? "\n" : "")
    let panels = [1, isPage ? 1_000 : 100].map {
      panel(String(repeating: paragraph, count: $0), isPage: isPage)
    }
    for turn in 0..<30 {
      let works = panels.map { panel -> ViewGraph.Report in
        panel.send(.text(turn % 6 == 5 ? " " : "n"))
        return panel.graph.report
      }
      // At first what comes into view above the caret is laid out, and what is seen moves with it.
      guard turn >= 20 else { continue }
      #expect(works[1].bodyEvaluations <= works[0].bodyEvaluations + 2)
      #expect(works[1].layoutCalls <= works[0].layoutCalls + 10)
      #expect(works[1].itemsRefreshed <= works[0].itemsRefreshed + 10, "\(works)")
    }
  }

  @Test func `is for a blink of the caret one item, and the tiles that it stands in`() throws {
    let panel = panel(String(repeating: Self.sentence, count: 200), isPage: true)
    let renderer = Renderer(threadCount: 1)
    panel.step()
    try renderer.render(panel.graph.displayList)
    let caret = try #require(panel.graph.caretRect)
    var blinks = 0
    for _ in 0..<120 {
      panel.step()
      let report = try renderer.render(panel.graph.displayList)
      guard report.damagedTiles > 0 else {
        #expect(panel.graph.report.itemsRefreshed == 0)
        continue
      }
      blinks += 1
      let work = panel.graph.report
      #expect(work.bodyEvaluations <= 1, "the caret's own: \(work)")
      #expect(work.layoutCalls == 0)
      #expect(work.itemsRefreshed <= 1)
      let side = CGFloat(Renderer.tileSize)
      // A caret on a tile's border has an edge that is drawn in the next as well.
      let across = Int((caret.maxX / side).rounded(.up) - (caret.minX / side).rounded(.down))
      let down = Int((caret.maxY / side).rounded(.up) - (caret.minY / side).rounded(.down))
      #expect(report.damagedTiles <= (across + 1) * (down + 1))
      for rect in report.damageRects {
        let tile = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        #expect(tile.insetBy(dx: -1, dy: -1).intersects(caret), "\(rect) for \(caret)")
      }
    }
    #expect(blinks == 4)
  }

  @Test func `is at rest two wakes a second, and nothing else`() {
    let panel = panel("Ada", isPage: false)
    var (wakes, time) = (0, panel.time)
    let end = time.seconds + 10
    while case .wake(let next) = panel.graph.nextWork, next.seconds <= end {
      #expect(next > time)
      time = next
      panel.graph.advance(to: time)
      #expect(panel.graph.report.bodyEvaluations <= 1)
      #expect(panel.graph.report.layoutCalls == 0)
      #expect(panel.graph.report.itemsRefreshed <= 1)
      wakes += 1
    }
    #expect(wakes == 20)
  }
}
