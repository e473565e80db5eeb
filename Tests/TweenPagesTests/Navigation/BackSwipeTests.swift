import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// A drag from the edge goes back wherever a page lies, with a finger or a pointer.
@Suite("A swipe from the edge") @MainActor struct BackSwipeTests {
  enum Place: CaseIterable { case stack, tab, sheet, split, list }

  private struct Program: View {
    let place: Place
    @State private var chosen: Int? = 1
    @State private var path = [1]
    var body: some View {
      switch place {
      case .stack: stack
      case .list:
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { _ in
            List(0..<30, id: \.self) { number in
              Button("Row \(number)") {}.contextMenu { Button("Item") {} }
            }
          }
        }
      case .tab: TabView { stack.tabItem { Text("One") } }
      case .sheet: Color.white.sheet(isPresented: .constant(true)) { stack }
      case .split:
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $chosen) { Text("Root \($0)") }
        } detail: {
          if chosen != nil { Text("Page") }
        }
      }
    }

    private var stack: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { _ in Text("Page") }
      }
    }
  }

  private func isPageThere(_ panel: FieldPanel) -> Bool {
    panel.graph.tree.all.contains { $0.label == "Page" || $0.label == "Row 0" }
  }

  @Test(
    arguments: [Place.stack, .tab, .sheet, .split, .list],
    [InterfaceIdiom.phone, .desktop])
  func `slow or fast leads back`(place: Place, idiom: InterfaceIdiom) {
    for steps in [2, 40] {
      let panel = FieldPanel(width: 400, height: 700, idiom: idiom) { Program(place: place) }
      panel.step(90)
      #expect(isPageThere(panel))
      panel.pointer(.down, 6, 400)
      for step in 1...steps { panel.pointer(.move, 6 + CGFloat(step * 300 / steps), 402) }
      panel.pointer(.up, 306, 402)
      panel.step(90)
      #expect(!isPageThere(panel), "\(place) \(idiom) \(steps)")
    }
  }
}
