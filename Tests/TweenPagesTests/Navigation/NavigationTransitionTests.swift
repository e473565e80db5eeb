import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenLists
@testable import TweenPages
@testable import TweenViews

/// How pages come and go: Scenes 1.4.
@MainActor @Suite struct NavigationTransitionTests {
  private struct Zooming: View {
    @Namespace private var space
    @Binding var path: [Int]
    var hasSource = true

    init(path: Binding<[Int]>, hasSource: Bool = true) {
      _path = path
      self.hasSource = hasSource
    }

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          if hasSource {
            Color.orange.frame(width: 78, height: 60)
              .matchedTransitionSource(id: "card", in: space) {
                $0.clipShape(RoundedRectangle(cornerRadius: 12))
              }
          }
        }
        .navigationDestination(for: Int.self) { _ in
          Color.green.navigationTransition(.zoom(sourceID: "card", in: space))
        }
      }
    }
  }

  @MainActor @Observable final class Route {
    var path: [Int] = []
    var hasSource = true
  }

  private struct Routed: View {
    @Bindable var route: Route
    var body: some View { Zooming(path: $route.path, hasSource: route.hasSource) }
  }

  private struct Wide: View {
    @Bindable var route: Route
    var body: some View {
      NavigationStack(path: $route.path) {
        VStack(spacing: 0) {
          HStack {
            Color.red.frame(width: 20, height: 20)
            Spacer()
            Color.orange.frame(width: 20, height: 20)
          }
          Spacer()
        }
        .navigationDestination(for: Int.self) { _ in Text("next") }
      }
    }
  }

  @Test func `a page that comes back after another window size has its new layout at once`() throws
  {
    let route = Route()
    let panel = NavigationPanel(width: 390, height: 600) { Wide(route: route) }
    panel.step(2)
    panel.act { route.path = [1] }
    panel.settle()
    panel.resize(600, 390)
    panel.step(3)
    panel.act { route.path = [] }
    for frame in 1...40 {
      panel.step()
      let (first, last) = (try #require(panel.rect(.red)), try #require(panel.rect(.orange)))
      #expect(last.maxX - first.minX == 600, "frame \(frame)")
    }
  }

  @Test func `a page grows out of its source by a spring, as wide as the rectangle on its way`()
    throws
  {
    let route = Route()
    let panel = NavigationPanel { Routed(route: route) }
    panel.step(2)
    let source = try #require(panel.rect(.orange))
    panel.act { route.path = [1] }
    var last: CGFloat = 0
    for frame in 1...24 {
      panel.step()
      // It fades in on the first part of its way.
      guard let page = panel.rect(.green) else {
        #expect(frame < 6)
        continue
      }
      // Its place is where its width has the rectangle.
      let progress = (page.width - 78) / (390 - 78)
      #expect(abs(page.minX - source.minX * (1 - progress)) < 0.01, "frame \(frame)")
      // What the page wishes for is known once its views are there: in the frame after the push.
      let spring = Spring(response: 0.45, dampingRatio: 0.85)
        .value(target: 1.0, initialVelocity: 0, time: Double(frame - 1) / 60)
      #expect(abs(progress - spring) < 0.03, "frame \(frame)")
      #expect(page.width > last || page.width > 389, "frame \(frame)")
      last = page.width
    }
    panel.settle()
    #expect(panel.rect(.green)?.width == 390)
    panel.act { route.path = [] }
    panel.step(6)
    let back = try #require(panel.rect(.green))
    #expect(back.width < 390 && back.width > 78)
    panel.settle()
    #expect(panel.rect(.green) == nil && panel.rect(.orange) == source)
  }

  @Test func `a page that grew out of a view is drawn down, and closed from 100 points on`()
    throws
  {
    let route = Route()
    let panel = NavigationPanel { Routed(route: route) }
    panel.step(2)
    panel.act { route.path = [1] }
    panel.settle()
    panel.pull(to: 280)
    // It is smaller by a quarter of the way's part of the height, about its middle.
    let page = try #require(panel.rect(.green))
    #expect(abs(page.width - 390 * (1 - 0.25 * 80 / 600)) < 0.01 && abs(page.midX - 195) < 0.01)
    panel.pointer(.up, 195, 280)
    panel.step(120)
    #expect(route.path == [1] && panel.rect(.green)?.width == 390)
    panel.pull(to: 320)
    panel.pointer(.up, 195, 320)
    panel.settle()
    #expect(route.path == [] && panel.rect(.green) == nil && panel.rect(.orange) != nil)
  }

  @Test func `a view is not to be seen while a page stands for it`() throws {
    let route = Route()
    let panel = NavigationPanel { Routed(route: route) }
    panel.step(2)
    func opacity() -> Double? {
      let wanted = Paint.solid(Color.orange.resolve(in: EnvironmentValues()))
      for item in panel.graph.displayList.items {
        if case .fill(let fill) = item.content, fill.paint == wanted { return Double(fill.opacity) }
      }
      return nil
    }
    #expect(opacity() == 1)
    panel.act { route.path = [1] }
    panel.step(12)
    #expect(opacity() ?? 0 == 0)
    panel.settle()
    panel.act { route.path = [] }
    panel.step(4)
    #expect(opacity() ?? 0 < 1)
    panel.settle()
    #expect(opacity() == 1)
  }

  @Test func `a page whose source is not there fades, and one whose source goes fades back`() throws
  {
    let route = Route()
    route.hasSource = false
    let panel = NavigationPanel { Routed(route: route) }
    panel.step(2)
    panel.act { route.path = [1] }
    panel.step(9)
    #expect(panel.rect(.green)?.minX == 0, "It does not slide.")
    panel.settle()
    #expect(panel.rect(.green)?.width == 390)
    panel.act { route.hasSource = true }
    panel.settle()
    panel.act { route.path = [] }
    panel.settle()
    #expect(panel.rect(.green) == nil && panel.rect(.orange) != nil)
    #expect(panel.warnings.isEmpty)
  }

  @Test func `the button that leads back names the page it leads to, also while two pages come`() {
    let route = Route()
    struct Named: View {
      @Bindable var route: Route
      var body: some View {
        NavigationStack(path: $route.path) {
          Text("root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("page").navigationTitle("Page \($0)") }
        }
      }
    }
    let panel = NavigationPanel { Named(route: route) }
    panel.step(2)
    panel.act { route.path = [1, 2] }
    for _ in 0..<20 {
      panel.step()
      // The root's own bar has no such button.
      let back = panel.elements.filter {
        $0.role == .button && ["Back", "Root", "Page 1"].contains($0.label)
      }
      #expect(back.count <= 1)
    }
    panel.settle()
    panel.tap("Page 1")
    panel.settle()
    #expect(route.path == [1])
  }

  @Test func `a page that leaves throws its shadow until it has gone`() {
    let route = Route()
    struct Plain: View {
      @Bindable var route: Route
      var body: some View {
        NavigationStack(path: $route.path) {
          Color.orange.navigationDestination(for: Int.self) { _ in Color.green }
        }
      }
    }
    func shadows(_ panel: NavigationPanel) -> Int {
      panel.graph.displayList.items.count { item in
        guard case .fill(let fill) = item.content, case .solid = fill.paint else {
          if case .fill(let fill) = item.content {
            return fill.outline.applying(fill.transform).boundingRect.width == 4
          }
          return false
        }
        return false
      }
    }
    let panel = NavigationPanel { Plain(route: route) }
    panel.step(2)
    panel.act { route.path = [1] }
    panel.step(6)
    #expect(shadows(panel) == 1)
    panel.settle()
    #expect(shadows(panel) == 0)
    panel.act { route.path = [] }
    panel.step(6)
    #expect(shadows(panel) == 1)
    panel.settle()
    #expect(shadows(panel) == 0)
  }

  @Test(arguments: [(20, 0), (30, 52)] as [(CGFloat, CGFloat)])
  func `content that rests while the title gives way goes to the nearer end`(
    way: CGFloat, end: CGFloat
  ) {
    let panel = NavigationPanel {
      NavigationStack {
        ScrollView { Color.orange.frame(height: 2000) }.navigationTitle("Title")
      }
    }
    panel.step(2)
    let start = panel.rect(.orange)?.minY ?? 0
    panel.pointer(.down, 195, 400)
    panel.pointer(.move, 195, 390)
    panel.pointer(.move, 195, 390 - way)
    panel.step(12)
    panel.pointer(.move, 195, 390 - way)
    panel.pointer(.up, 195, 390 - way)
    panel.step(90)
    #expect(panel.rect(.orange)?.minY == start - end)
  }

  private enum Contents: CaseIterable { case scroll, list, form }

  @Test(arguments: [(-1, 0, 52.0), (-2, 0, 80), (-2, 1, 52), (-3, 2, 52), (-2, 2, 0)])
  func `after notches of the wheel a title is large or small`(
    down: Int, up: Int, end: Double
  ) {
    for contents in Contents.allCases {
      let panel = NavigationPanel {
        NavigationStack {
          Group {
            switch contents {
            case .scroll: ScrollView { Color.orange.frame(height: 2000) }
            case .list: List { Color.orange.frame(height: 2000) }
            case .form: Form { Color.orange.frame(height: 2000) }
            }
          }
          .navigationTitle("Title")
        }
      }
      panel.step(2)
      let start = panel.rect(.orange)?.minY ?? 0
      for notches in [down, up] where notches != 0 {
        panel.graph.send(
          .scroll(
            CGSize(width: 0, height: 40 * notches), position: CGPoint(x: 195, y: 400), glides: true)
        )
        panel.step(60)
      }
      #expect(panel.rect(.orange)?.minY == start - CGFloat(end), "\(contents)")
    }
  }

  @Test func `after fine steps of a trackpad and pages by keys a title is large or small`() {
    for (way, end) in [(10.0, 0.0), (30, 52), (51, 52), (70, 70)] {
      let panel = NavigationPanel {
        NavigationStack {
          ScrollView { Color.orange.frame(height: 2000) }.navigationTitle("Title")
        }
      }
      panel.step(2)
      let start = panel.rect(.orange)?.minY ?? 0
      for _ in 0..<10 {
        panel.graph.send(
          .scroll(CGSize(width: 0, height: -way / 10), position: CGPoint(x: 195, y: 400)))
        panel.step()
      }
      panel.step(60)
      #expect(panel.rect(.orange)?.minY == start - CGFloat(end), "\(way)")
    }
    // A little longer than the page: its end is where the title has gone.
    let panel = NavigationPanel {
      NavigationStack {
        ScrollView { Color.orange.frame(height: 530) }.navigationTitle("Title")
      }
    }
    panel.step(2)
    let start = panel.rect(.orange)?.minY ?? 0
    panel.graph.send(.key(.end, modifiers: [], phase: .down))
    panel.step(60)
    #expect(panel.rect(.orange)?.minY == start - 52)
  }

  @Test func `a page whose finger is taken away goes back to its place, however far it was`() {
    let route = Route()
    let panel = NavigationPanel { Routed(route: route) }
    panel.step(2)
    panel.act { route.path = [1] }
    panel.settle()
    panel.pull(to: 320)
    panel.pointer(.cancel, 195, 320)
    panel.step(120)
    #expect(route.path == [1] && panel.rect(.green)?.width == 390)
    // From the edge, over more than half of the width.
    panel.pointer(.down, 5, 300)
    for x in [30, 120, 300] as [CGFloat] { panel.pointer(.move, x, 300) }
    #expect(panel.rect(.green)?.minX ?? 0 > 200)
    panel.pointer(.cancel, 300, 300)
    panel.step(120)
    #expect(route.path == [1] && panel.rect(.green)?.minX == 0)
    // The next one is a drag like any other.
    panel.pointer(.down, 5, 300)
    for x in [30, 120, 300] as [CGFloat] { panel.pointer(.move, x, 300) }
    panel.pointer(.up, 300, 300)
    panel.step(120)
    #expect(route.path.isEmpty)
  }
}
