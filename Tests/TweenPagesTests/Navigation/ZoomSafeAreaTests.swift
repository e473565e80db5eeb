import Foundation
import Observation
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

/// Pages and cards on their way, beyond the safe area: Scenes 1.4.
@MainActor @Suite struct ZoomSafeAreaTests {
  enum Kind: CaseIterable { case stack, tabs, list, grid, cover, sheet }

  @MainActor @Observable final class Route {
    var path: [Int] = []
    var isOpen = false
  }

  private struct Page: View {
    var body: some View {
      ZStack {
        Color.green
        Color.brown.frame(width: 20, height: 20)
      }
      .ignoresSafeArea()
    }
  }

  private struct Source: View {
    @Namespace private var space
    let kind: Kind
    @Bindable var route: Route

    var body: some View {
      switch kind {
      case .stack: stack { card }
      case .tabs: TabView { stack { card }.tabItem { Label("One", systemImage: "star") } }
      case .list: stack { List { card } }
      case .grid:
        stack { LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { card } }
      case .cover:
        card.fullScreenCover(isPresented: $route.isOpen) {
          Page().navigationTransition(.zoom(sourceID: 1, in: space))
        }
      case .sheet:
        card.sheet(isPresented: $route.isOpen) {
          Page().navigationTransition(.zoom(sourceID: 1, in: space))
        }
      }
    }

    private var card: some View {
      Color.orange.frame(width: 78, height: 60).matchedTransitionSource(id: 1, in: space)
    }

    private func stack<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
      NavigationStack(path: $route.path) {
        content().frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { Color.purple.ignoresSafeArea() }
          .navigationDestination(for: Int.self) { _ in
            Page().navigationTransition(.zoom(sourceID: 1, in: space))
          }
      }
    }
  }

  private func panel(_ kind: Kind, _ route: Route) -> NavigationPanel {
    let panel = NavigationPanel(
      height: 844, insets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) {
      Source(kind: kind, route: route)
    }
    panel.step(3)
    return panel
  }

  private func open(_ isOpen: Bool, _ kind: Kind, _ route: Route, _ panel: NavigationPanel) {
    panel.act {
      if kind == .cover || kind == .sheet {
        route.isOpen = isOpen
      } else {
        route.path = isOpen ? [1] : []
      }
    }
  }

  /// How opaque a colour is drawn, with all layers around it; 0 where it is not drawn.
  private func opacity(_ color: Color, _ panel: NavigationPanel) -> Double {
    let wanted = Paint.solid(color.resolve(in: EnvironmentValues()))
    var layers: [Double] = []
    for item in panel.graph.displayList.items {
      switch item.content {
      case .beginLayer(let layer): layers.append(layer.opacity)
      case .endLayer: layers.removeLast()
      case .fill(let fill) where fill.paint == wanted:
        return layers.reduce(Double(fill.opacity), *)
      default: break
      }
    }
    return 0
  }

  /// The page is a picture of the page at rest, scaled as a whole.
  private func expectWhole(
    _ panel: NavigationPanel, at rest: (page: CGRect, mark: CGRect), _ comment: String
  ) -> Bool {
    guard let page = panel.rect(.green), let mark = panel.rect(.brown) else { return false }
    let scale = page.width / rest.page.width
    #expect(abs(page.height - rest.page.height * scale) < 0.01, "\(comment): \(page)")
    let (x, y) = (rest.mark.midX - rest.page.minX, rest.mark.midY - rest.page.minY)
    #expect(abs(mark.midX - page.minX - x * scale) < 0.01, "\(comment)")
    #expect(abs(mark.midY - page.minY - y * scale) < 0.01, "\(comment)")
    #expect(abs(mark.width - 20 * scale) < 0.01, "\(comment)")
    return true
  }

  @Test(arguments: Kind.allCases)
  func `what zooms is whole in each frame, also beyond the safe area`(_ kind: Kind) throws {
    let rested = Route()
    let still = panel(kind, rested)
    open(true, kind, rested, still)
    still.step(120)
    let rest = (page: try #require(still.rect(.green)), mark: try #require(still.rect(.brown)))
    #expect(rest.page.maxY == 844 && rest.page.width == 390)

    let route = Route()
    let panel = panel(kind, route)
    let source = try #require(panel.rect(.orange))
    open(true, kind, route, panel)
    var count = 0
    for frame in 1...50 {
      panel.step()
      if expectWhole(panel, at: rest, "in \(frame)") { count += 1 }
    }
    #expect(count > 40 && panel.rect(.green) == rest.page)
    open(false, kind, route, panel)
    count = 0
    for frame in 1...12 {
      if expectWhole(panel, at: rest, "out \(frame)") { count += 1 }
      panel.step()
    }
    #expect(count >= 8)
    // In mid-flight it comes again.
    open(true, kind, route, panel)
    for frame in 1...60 {
      panel.step()
      if kind != .cover, kind != .sheet { _ = expectWhole(panel, at: rest, "again \(frame)") }
    }
    #expect(panel.rect(.green) == rest.page)
    open(false, kind, route, panel)
    panel.step(90)
    #expect(panel.rect(.green) == nil && panel.rect(.orange) == source)
    #expect(opacity(.orange, panel) == 1 && panel.warnings.isEmpty)
  }

  @Test(arguments: [Kind.stack, .tabs, .list, .grid])
  func `page and source fade into each other over the first 30 percent of the way`(_ kind: Kind)
    throws
  {
    let route = Route()
    let panel = panel(kind, route)
    let source = try #require(panel.rect(.orange))
    open(true, kind, route, panel)
    var mixed = 0
    for frame in 1...30 {
      panel.step()
      let (page, card) = (opacity(.green, panel), opacity(.orange, panel))
      guard page > 0, let width = panel.rect(.green)?.width else {
        #expect(card == 1, "frame \(frame)")
        continue
      }
      let progress = Double((width - source.width) / (390 - source.width))
      let share = min(max(progress / 0.3, 0), 1)
      #expect(abs(page - share) < 0.02 && abs(card - (1 - share)) < 0.02, "frame \(frame)")
      if share > 0, share < 1 { mixed += 1 }
    }
    #expect(mixed >= 3)
  }

  @Test func `the page behind reaches beyond the safe area while it gets smaller`() throws {
    let route = Route()
    let panel = panel(.stack, route)
    open(true, .stack, route, panel)
    for frame in 1...12 {
      panel.step()
      let ground = try #require(panel.rect(.purple))
      #expect(abs(ground.height - 844 * ground.width / 390) < 0.01, "frame \(frame)")
    }
  }

  @Test func `a page that slides in reaches to the sides of a window with insets there`() throws {
    let route = Route()
    struct Sliding: View {
      @Bindable var route: Route
      var body: some View {
        NavigationStack(path: $route.path) {
          Color.purple.ignoresSafeArea()
            .navigationDestination(for: Int.self) { _ in Color.green.ignoresSafeArea() }
        }
      }
    }
    let panel = NavigationPanel(
      width: 844, height: 390, insets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
    ) {
      Sliding(route: route)
    }
    panel.step(2)
    panel.act { route.path = [1] }
    for frame in 1...20 {
      panel.step()
      for color in [Color.green, .purple] {
        #expect(abs((panel.rect(color)?.width ?? 844) - 844) < 0.001, "frame \(frame)")
      }
    }
  }
}
