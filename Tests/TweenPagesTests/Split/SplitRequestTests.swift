import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// Pages that links in one column show in the next: a new version of a page does not cause a further
/// one, whatever the window's size, and however often the column of the links is evaluated.
@MainActor @Suite struct SplitRequestTests {
  @MainActor @Observable final class World {
    var turn = 0
    var isActive = false
    var chosen: Int?
    @ObservationIgnored var evaluations = 0
  }

  /// The ways in which a link is bound to its page.
  enum Link: CaseIterable { case own, active, tag }
  /// The views whose columns contain the links.
  enum Container: CaseIterable { case view, viewInTab, splitView, splitViewInTab, threeColumns }

  private struct Links: View {
    let world: World
    let link: Link

    var body: some View {
      @Bindable var world = world
      let _ = world.evaluations += 1
      List {
        Text("turn \(world.turn)")
        ForEach(0..<3) { index in
          switch link {
          case .own:
            NavigationLink(destination: Page(world: world, index: index)) { Text("to \(index)") }
          case .active:
            if index == 0 {
              NavigationLink("to 0", isActive: $world.isActive) { Page(world: world, index: 0) }
            } else {
              Text("to \(index)")
            }
          case .tag:
            NavigationLink("to \(index)", tag: index, selection: $world.chosen) {
              Page(world: world, index: index)
            }
          }
        }
      }
      .navigationBarTitle("Links")
    }
  }

  private struct Page: View {
    let world: World
    let index: Int

    var body: some View {
      List { Text("page \(index) at \(world.turn)") }
        .navigationBarTitle(Text("page"), displayMode: .inline)
        .navigationBarItems(trailing: Button("Turn") { world.turn += 1 })
    }
  }

  private struct Whole: View {
    let world: World
    let link: Link
    let container: Container

    var body: some View {
      switch container {
      case .view: view
      case .viewInTab: TabView { view.tabItem { Text("One") } }
      case .splitView: splitView
      case .splitViewInTab: TabView { splitView.tabItem { Text("One") } }
      case .threeColumns:
        NavigationSplitView {
          Links(world: world, link: link)
        } content: {
          Text("content")
        } detail: {
          Text("detail")
        }
      }
    }

    private var view: some View {
      NavigationView {
        Links(world: world, link: link)
        Text("nothing")
      }
    }

    private var splitView: some View {
      NavigationSplitView {
        Links(world: world, link: link)
      } detail: {
        Text("nothing")
      }
    }
  }

  @Test(arguments: Container.allCases, Link.allCases)
  func `random sizes, links and changes cause no updates without end`(
    container: Container, link: Link
  ) {
    var random = SeededGenerator(seed: 7)
    let world = World()
    let panel = NavigationPanel(width: 1100, height: 600) {
      Whole(world: world, link: link, container: container)
    }
    panel.step(2)
    for _ in 0..<40 {
      world.evaluations = 0
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        panel.resize(
          [320, 390, 639, 640, 800, 1000, 1100].randomElement(using: &random) ?? 390,
          [300, 600, 844].randomElement(using: &random) ?? 600)
      case 1: panel.act { world.turn += 1 }
      case 2: panel.act { withAnimation { world.turn += 1 } }
      case 3:
        let labels = ["to 0", "to 1", "to 2", "Turn"].filter { !panel.all($0).isEmpty }
        if let label = labels.randomElement(using: &random) { panel.tap(label) }
      default:
        panel.act {
          world.isActive.toggle()
          world.chosen = world.chosen == nil ? 1 : nil
        }
      }
      panel.step(Int.random(in: 1...40, using: &random))
      #expect(world.evaluations <= 12)
    }
    #expect(panel.warnings.isEmpty)
  }

  @Test func `a new version of a page does not evaluate the column of its link`() {
    let world = World()
    let panel = NavigationPanel(width: 1100, height: 600) {
      Whole(world: world, link: .own, container: .view)
    }
    panel.step(2)
    panel.tap("to 1")
    panel.step(2)
    #expect(panel.all("page 1 at 0").count == 1)
    world.evaluations = 0
    panel.act { world.turn += 1 }
    panel.step(3)
    // Once for the change that it reads.
    #expect(world.evaluations == 1)
    #expect(panel.all("page 1 at 1").count == 1)
  }

  private struct Wide: View {
    let path: Binding<NavigationSplitViewColumn>
    var body: some View {
      NavigationSplitView(preferredCompactColumn: path) {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Spacer()
          Color.orange.frame(width: 20, height: 20)
        }
      } detail: {
        Color.green
      }
    }
  }

  private struct Chosen: View {
    let place: Place
    var body: some View {
      @Bindable var place = place
      Wide(path: $place.column)
    }
  }
  @MainActor @Observable final class Place { var column = NavigationSplitViewColumn.sidebar }

  @Test func `a column that comes back after another window size has its new layout at once`()
    throws
  {
    let place = Place()
    let panel = NavigationPanel(width: 600, height: 600) { Chosen(place: place) }
    panel.step(2)
    panel.act { place.column = .detail }
    panel.settle()
    panel.resize(390, 600)
    panel.step(3)
    panel.act { place.column = .sidebar }
    for frame in 1...40 {
      panel.step()
      let (first, last) = (try #require(panel.rect(.red)), try #require(panel.rect(.orange)))
      #expect(last.maxX - first.minX == 390, "frame \(frame)")
    }
  }
}
