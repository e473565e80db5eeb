import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenPages
@testable import TweenViews

/// The button of a tab that is pressed while the tab is shown: Scenes 1.10.
@MainActor @Suite struct TabRepeatTests {
  /// How the stack stands in its tab.
  enum Nesting: CaseIterable {
    case stack, bound, view, stackStyle, condition, choice, group, erased, body, modified, depth
    case reader, split
  }

  @MainActor @Observable final class Route {
    var path: [Int] = []
    var tab = 0
    var writes: [Int] = []
    var isSecond = false
  }

  private struct Root: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(height: 40)
          NavigationLink("go") { Color.yellow }
          Color.gray.frame(height: 2000)
        }
      }
      .navigationTitle("Root")
    }
  }

  private struct Own: View {
    var body: some View { NavigationStack { Root() } }
  }

  private func tabs<Content: View>(
    _ isBuilt: Bool, _ route: Route, @ViewBuilder content: @escaping () -> Content
  ) -> NavigationPanel {
    @Bindable var route = route
    let selection = $route.tab
    let panel =
      isBuilt
      ? NavigationPanel {
        TabView(selection: selection) {
          Tab("One", systemImage: "star", value: 0) { content() }
          Tab("Two", systemImage: "heart", value: 1) { Color.purple }
        }
      }
      : NavigationPanel {
        TabView(selection: selection) {
          content().tabItem { Label("One", systemImage: "star") }.tag(0)
          Color.purple.tabItem { Label("Two", systemImage: "heart") }.tag(1)
        }
      }
    panel.step(2)
    return panel
  }

  private func panel(_ nesting: Nesting, _ isBuilt: Bool, _ route: Route) -> NavigationPanel {
    @Bindable var route = route
    let path = $route.path
    switch nesting {
    case .stack: return tabs(isBuilt, route) { NavigationStack { Root() } }
    case .bound:
      return tabs(isBuilt, route) {
        NavigationStack(path: path) {
          Root().navigationDestination(for: Int.self) { _ in Color.yellow }
        }
      }
    case .view: return tabs(isBuilt, route) { NavigationView { Root() } }
    case .stackStyle:
      return tabs(isBuilt, route) { NavigationView { Root() }.navigationViewStyle(.stack) }
    case .condition:
      return tabs(isBuilt, route) { if !route.isSecond { NavigationStack { Root() } } }
    case .choice:
      return tabs(isBuilt, route) {
        if route.isSecond { Color.blue } else { NavigationView { Root() } }
      }
    case .group: return tabs(isBuilt, route) { Group { NavigationStack { Root() } } }
    case .erased: return tabs(isBuilt, route) { AnyView(NavigationStack { Root() }) }
    case .body: return tabs(isBuilt, route) { Own() }
    case .modified:
      return tabs(isBuilt, route) {
        NavigationStack { Root() }.padding(.top, 1).background(.red).onAppear {}
      }
    case .depth:
      return tabs(isBuilt, route) {
        ZStack {
          Color.red
          NavigationStack { Root() }
        }
      }
    case .reader: return tabs(isBuilt, route) { GeometryReader { _ in NavigationView { Root() } } }
    case .split:
      return tabs(isBuilt, route) {
        NavigationSplitView {
          Root()
        } detail: {
          Color.blue
        }
      }
    }
  }

  private func scrollDown(_ panel: NavigationPanel) {
    panel.pointer(.down, 195, 400)
    panel.pointer(.move, 195, 380)
    panel.pointer(.move, 195, 180)
    panel.step(12)
    panel.pointer(.move, 195, 180)
    panel.pointer(.up, 195, 180)
    panel.step(120)
  }

  @Test(arguments: Nesting.allCases, [false, true])
  func `the stack goes back to its root, and the root to its top`(
    _ nesting: Nesting, isBuilt: Bool
  ) throws {
    let route = Route()
    let panel = panel(nesting, isBuilt, route)
    let top = try #require(panel.rect(.green)?.minY)
    if nesting == .bound { panel.act { route.path = [1, 2, 3] } } else { panel.tap("go") }
    panel.settle()
    #expect(panel.rect(.yellow) != nil && panel.rect(.green) == nil)
    panel.tap("One")
    panel.settle()
    #expect(panel.rect(.yellow) == nil && panel.rect(.green)?.minY == top)
    #expect(route.path.isEmpty)
    scrollDown(panel)
    #expect(panel.rect(.gray)?.minY ?? 999 < top)
    panel.tap("One")
    panel.step(9)
    // Half of .3 s of easeInOut is half of the way.
    let middle = try #require(panel.rect(.gray)?.minY)
    #expect(middle < top + 40 && middle > top - 200)
    panel.step(20)
    #expect(panel.rect(.green)?.minY == top)
    #expect(panel.warnings.isEmpty)
  }

  @Test func `a page without a stack is scrolled to its top`() throws {
    let panel = tabs(false, Route()) {
      VStack {
        Text("head")
        ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 20) }
        List { ForEach(0..<100, id: \.self) { Text("row \($0)") } }
      }
    }
    let top = try #require(panel.all("row 0").first?.frame.minY)
    scrollDown(panel)
    #expect(panel.all("row 0").first?.frame.minY ?? 0 < top)
    panel.tap("One")
    panel.step(30)
    #expect(panel.all("row 0").first?.frame.minY == top)
  }

  @Test func `a pushed page keeps its place where it is the only scrolled one`() throws {
    // The first press leaves the page, whatever its scroll view.
    let panel = tabs(true, Route()) {
      NavigationStack {
        NavigationLink("go") { ScrollView { Color.orange.frame(height: 3000) } }
      }
    }
    panel.tap("go")
    panel.settle()
    scrollDown(panel)
    panel.tap("One")
    panel.settle()
    #expect(panel.rect(.orange) == nil && panel.all("go").count == 1)
  }

  @Test func `another tab's stack stays where it is, and one that comes later too`() {
    let route = Route()
    route.path = [1]
    struct Late: View {
      @Bindable var route: Route
      var body: some View {
        if route.isSecond {
          NavigationStack(path: $route.path) {
            Color.green.navigationDestination(for: Int.self) { _ in Color.yellow }
          }
        } else {
          Color.orange
        }
      }
    }
    let panel = tabs(false, route) { Late(route: route) }
    panel.tap("One")
    panel.tap("One")
    panel.step(3)
    panel.act { route.isSecond = true }
    panel.settle()
    #expect(route.path == [1] && panel.rect(.yellow) != nil)
    panel.tap("Two")
    panel.step(3)
    panel.tap("Two")
    panel.step(3)
    panel.tap("One")
    panel.settle()
    #expect(route.path == [1] && panel.rect(.yellow) != nil)
    panel.tap("One")
    panel.settle()
    #expect(route.path.isEmpty)
  }

  @Test func `a binding is written once more with the value that it has`() {
    let route = Route()
    let selection = Binding {
      route.tab
    } set: {
      route.writes.append($0)
      route.tab = $0
    }
    let panel = NavigationPanel {
      TabView(selection: selection) {
        Color.green.tabItem { Text("One") }.tag(0)
        Color.purple.tabItem { Text("Two") }.tag(1)
      }
    }
    panel.step(2)
    for name in ["One", "Two", "Two"] {
      panel.tap(name)
      panel.step(2)
    }
    #expect(route.writes == [0, 1, 1])
  }

  @Test func `the columns of a narrow window go back to the first one, from the last of three too`()
  {
    let route = Route()
    struct Columns: View {
      @State private var first: Int?
      @State private var second: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $first) { Text("first \($0)") }
        } content: {
          List(0..<3, id: \.self, selection: $second) { Text("second \($0)") }
        } detail: {
          NavigationStack { NavigationLink("deeper") { Color.yellow } }
        }
      }
    }
    let panel = tabs(false, route) { Columns() }
    panel.tap("first 1")
    panel.settle()
    panel.tap("second 1")
    panel.settle()
    panel.tap("deeper")
    panel.settle()
    #expect(panel.rect(.yellow) != nil)
    panel.tap("One")
    panel.settle()
    #expect(panel.rect(.yellow) == nil && panel.all("first 1").count == 1)
    #expect(panel.all("second 1").isEmpty && panel.all("deeper").isEmpty)
    // Nothing is selected any more: the same row leads to the next column again.
    panel.tap("first 1")
    panel.settle()
    #expect(panel.all("second 1").count == 1)
    panel.tap("second 1")
    panel.settle()
    #expect(panel.all("deeper").count == 1)
  }
}
