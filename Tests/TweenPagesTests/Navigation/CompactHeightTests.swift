import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// Bars in windows of compact height: Scenes 1.5, 1.10.
@MainActor @Suite struct CompactHeightTests {
  enum Kind: CaseIterable { case stack, view, large, split, tabs, sheet }

  private struct Page: View {
    var mode = NavigationBarItem.TitleDisplayMode.automatic

    var body: some View {
      ScrollView { Color.green.frame(height: 2000) }
        .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
    }
  }

  private func panel(_ kind: Kind, _ width: CGFloat, _ height: CGFloat) -> NavigationPanel {
    func made<Content: View>(@ViewBuilder _ content: () -> Content) -> NavigationPanel {
      NavigationPanel(width: width, height: height, followsHeight: true, content: content)
    }
    switch kind {
    case .stack: return made { NavigationStack { Page() } }
    case .view: return made { NavigationView { Page() }.navigationViewStyle(.stack) }
    case .large: return made { NavigationStack { Page(mode: .large) } }
    case .split:
      return made {
        NavigationSplitView {
          Page()
        } detail: {
          Text("detail")
        }.frame(width: 300)
      }
    case .tabs:
      return made {
        TabView { NavigationStack { Page() }.tabItem { Label("One", systemImage: "star") } }
      }
    case .sheet:
      return made {
        Color.gray.fullScreenCover(isPresented: .constant(true)) { NavigationStack { Page() } }
      }
    }
  }

  /// Whether there is one title, in the middle of a bar of 44.
  private func isSmall(_ panel: NavigationPanel, _ title: String = "Title") -> Bool {
    let frames = panel.all(title).map(\.frame)
    return frames.count == 1 && abs(frames[0].midY - 22) < 1
  }

  @Test(arguments: Kind.allCases)
  func `in compact height a title is small`(_ kind: Kind) throws {
    let panel = panel(kind, 844, 390)
    if kind == .sheet { panel.step(120) }
    // From the first frame on.
    for _ in 0..<3 {
      #expect(isSmall(panel))
      #expect(panel.rect(.green)?.minY == 44)
      panel.step()
    }
  }

  @Test(arguments: Kind.allCases)
  func `a window that is turned has a small title or a large one`(_ kind: Kind) throws {
    let panel = panel(kind, 390, 844)
    if kind == .sheet { panel.step(120) }
    for _ in 0..<2 {
      panel.step(2)
      #expect(panel.rect(.green)?.minY == 96)
      #expect(panel.all("Title").count == 1 && panel.all("Title")[0].frame.minY >= 44)
      panel.resize(844, 390)
      panel.step(2)
      #expect(panel.rect(.green)?.minY == 44 && isSmall(panel))
      panel.resize(390, 844)
      panel.settle()
    }
  }

  @Test func `content that is scrolled keeps its place when the window is turned`() throws {
    let panel = panel(.stack, 390, 844)
    panel.pointer(.down, 195, 600)
    panel.pointer(.move, 195, 580)
    panel.pointer(.move, 195, 300)
    panel.step(12)
    panel.pointer(.move, 195, 300)
    panel.pointer(.up, 195, 300)
    panel.step(120)
    let scrolled = 96 - (panel.rect(.green)?.minY ?? 96)
    #expect(scrolled > 200)
    panel.resize(844, 390)
    panel.settle()
    let low = try #require(panel.rect(.green)?.minY)
    #expect(abs(low - (44 - scrolled)) <= 52)
    #expect(isSmall(panel))
    panel.resize(390, 844)
    panel.settle()
    #expect(isSmall(panel))
  }

  @Test func `a pushed page that asks for a large title has a small one, and its bottom bar 44`() {
    let panel = NavigationPanel(width: 844, height: 390, followsHeight: true) {
      NavigationStack {
        NavigationLink("go") {
          Color.yellow.navigationTitle("Pushed").navigationBarTitleDisplayMode(.large)
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("item") {} } }
        }
        .navigationTitle("Root")
      }
    }
    panel.step(2)
    panel.tap("go")
    panel.settle()
    #expect(panel.rect(.yellow) == CGRect(x: 0, y: 44, width: 844, height: 390 - 88))
    #expect(isSmall(panel, "Pushed"))
  }
}
