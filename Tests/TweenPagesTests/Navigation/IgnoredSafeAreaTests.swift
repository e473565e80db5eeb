import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// Containers with bars in views that ignore the safe area: Semantics 6.6.
@MainActor @Suite struct IgnoredSafeAreaTests {
  enum Kind: CaseIterable { case stack, view, tabs, split, stackInTabs, stackInStack }

  private struct Page: View {
    var body: some View {
      ScrollView { Color.green.frame(height: 40) }
        .background { Color.yellow.ignoresSafeArea() }
        .navigationTitle("Title")
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("item") {} } }
    }
  }

  private struct Container: View {
    let kind: Kind
    let edges: Edge.Set

    var body: some View {
      switch kind {
      case .stack: NavigationStack { Page() }
      case .view: NavigationView { Page() }
      case .tabs:
        TabView { Page().tabItem { Label("One", systemImage: "star") } }
      case .split:
        NavigationSplitView {
          Page()
        } detail: {
          Text("detail")
        }
      case .stackInTabs:
        TabView {
          NavigationStack { Page() }.ignoresSafeArea(edges: edges)
            .tabItem { Label("One", systemImage: "star") }
        }
      case .stackInStack:
        NavigationStack {
          NavigationStack { Page() }.ignoresSafeArea(edges: edges).navigationTitle("Outer")
        }
      }
    }
  }

  private func frames<Content: View>(
    _ size: CGSize, _ insets: EdgeInsets, isMirrored: Bool = false,
    @ViewBuilder content: () -> Content
  ) -> [String: [CGRect]] {
    let panel = NavigationPanel(
      width: size.width, height: size.height, isMirrored: isMirrored, insets: insets,
      content: content)
    panel.step(3)
    var frames: [String: [CGRect]] = [:]
    for name in ["Title", "Outer", "item", "One"] { frames[name] = panel.all(name).map(\.frame) }
    frames["content"] = [panel.rect(.green) ?? .null]
    frames["ground"] = [panel.rect(.yellow) ?? .null]
    return frames
  }

  private static let phone = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  private static let turned = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
  nonisolated private static let edges: [Edge.Set] = [
    .all, .top, .bottom, .vertical, .horizontal, .leading,
  ]

  @Test(arguments: Kind.allCases, edges)
  func `bars and content stay within the window's safe area`(_ kind: Kind, edges: Edge.Set) {
    for (size, insets) in [
      (CGSize(width: 390, height: 844), Self.phone), (CGSize(width: 620, height: 390), Self.turned),
    ] {
      for isMirrored in [false, true] {
        let usual = frames(size, insets, isMirrored: isMirrored) {
          Container(kind: kind, edges: [])
        }
        let ignoring = frames(size, insets, isMirrored: isMirrored) {
          Container(kind: kind, edges: edges).ignoresSafeArea(edges: edges)
        }
        #expect(usual == ignoring, "\(size) \(isMirrored)")
        #expect(usual["content"]?.first?.isNull == false)
      }
    }
  }

  @Test func `the title of a view that ignores the safe area has its usual place`() {
    let shown = frames(CGSize(width: 390, height: 844), Self.phone) {
      NavigationView { Page() }.ignoresSafeArea()
    }
    // 47 of the status bar, 44 of the bar; the row of the title is 52.
    #expect(shown["content"]?.first?.minY == 143)
    #expect(shown["Title"]?.first?.minY ?? 0 >= 47 + 44)
    #expect(shown["ground"] == [CGRect(x: 0, y: 0, width: 390, height: 844)])
  }

  @Test func `insets of a program's own are ignored as before`() {
    let size = CGSize(width: 390, height: 844)
    let shown = frames(size, Self.phone) {
      NavigationStack { Page() }.ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 100) }
    }
    let usual = frames(size, Self.phone) { NavigationStack { Page() } }
    #expect(shown["item"] == usual["item"] && shown["content"] == usual["content"])
  }

  @Test func `a presented stack keeps to the safe area of its card`() {
    for isCover in [true, false] {
      func item(_ ignores: Bool) -> [CGRect] {
        let panel = NavigationPanel(height: 844, insets: Self.phone) {
          Color.gray
            .sheet(isPresented: .constant(!isCover)) { page(ignores) }
            .fullScreenCover(isPresented: .constant(isCover)) { page(ignores) }
        }
        panel.step(90)
        return (panel.all("item") + panel.all("Title")).map(\.frame)
      }
      @ViewBuilder func page(_ ignores: Bool) -> some View {
        if ignores {
          NavigationStack { Page() }.ignoresSafeArea()
        } else {
          NavigationStack { Page() }
        }
      }
      #expect(item(true) == item(false) && item(true).count == 2)
    }
  }

  @Test func `what lies beyond the window keeps nothing`() {
    let panel = NavigationPanel(height: 844, insets: Self.phone) {
      NavigationStack { Color.green }.frame(width: 390, height: 400)
        .position(x: 195, y: 1500).ignoresSafeArea()
    }
    panel.step(2)
    #expect(panel.rect(.green)?.height == 356)
  }

  @Test func `a window whose insets change keeps its bars within them`() {
    let panel = NavigationPanel(height: 844, insets: Self.phone) {
      NavigationStack { Page() }.ignoresSafeArea()
    }
    panel.step(2)
    panel.resize(390, 700)
    panel.step(2)
    #expect(panel.rect(.green)?.minY == 143 && panel.rect(.yellow)?.height == 700)
  }
}
