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

/// Pages in sheets, tabs and columns, whose state does what no careful program would have it do.
@MainActor @Suite struct NavigationStrangerTests {
  @MainActor @Observable final class World {
    var path: [Int] = []
    var numbers: [Double] = []
    var mixed = NavigationPath()
    var isOpen = false
    var isThere = true
    var tab: String? = "a"
    var tabs = ["a", "b"]
    var selected: Int?
    var rows = [1, 2, 3]
  }

  @Test func `a sheet's stack begins anew each time, and its pages pop before the sheet goes`() {
    struct Inside: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Color.green.overlay { Button("leave \(name)") { dismiss() } }
      }
    }
    struct Program: View {
      @Bindable var world: World
      var body: some View {
        TabView {
          NavigationStack {
            Color.red.sheet(isPresented: $world.isOpen) {
              NavigationStack {
                VStack {
                  NavigationLink("go on", value: 1)
                  Inside(name: "root")
                }
                .navigationDestination(for: Int.self) { _ in Inside(name: "page") }
              }
            }
          }
          .tabItem { Text("One") }
        }
      }
    }
    let world = World()
    let panel = NavigationPanel { Program(world: world) }
    panel.step(2)
    panel.act { world.isOpen = true }
    panel.settle()
    panel.tap("go on")
    panel.settle()
    panel.tap("leave page")
    panel.settle()
    #expect(world.isOpen && panel.all("leave root").count == 1 && panel.all("leave page").isEmpty)
    // The sheet goes in the middle of a push; the next one begins at its root.
    panel.tap("go on")
    panel.step(6)
    panel.act { world.isOpen = false }
    panel.settle()
    panel.settle()
    panel.act { world.isOpen = true }
    panel.settle()
    #expect(panel.all("leave root").count == 1 && panel.all("leave page").isEmpty)
    panel.tap("leave root")
    panel.settle()
    #expect(!world.isOpen)
  }

  @Test func `a value that is not equal to itself stays one page`() {
    struct Program: View {
      @Bindable var world: World
      let diary: Diary
      var body: some View {
        NavigationStack(path: $world.numbers) {
          Color.red.frame(width: 100, height: 100)
            .navigationDestination(for: Double.self) { number in
              Color.green.frame(width: 100, height: 100).onAppear { diary("\(number)") }
            }
        }
      }
    }
    let world = World()
    let diary = Diary()
    let panel = NavigationPanel { Program(world: world, diary: diary) }
    panel.step(2)
    panel.act { world.numbers = [.nan] }
    panel.settle()
    panel.settle()
    #expect(diary.entries == ["nan"] && panel.rect(.green)?.midX == 195)
    panel.act { world.numbers = [.nan, .infinity, -0.0] }
    panel.settle()
    #expect(diary.entries == ["nan", "-0.0"])
    panel.act { world.numbers = [] }
    panel.settle()
    #expect(panel.rect(.red)?.midX == 195 && panel.rect(.green) == nil)
  }

  @Test func `a path that refuses a value, and a condition that stays true, are no loops`() {
    struct Program: View {
      @Bindable var world: World
      var body: some View {
        NavigationStack(
          path: Binding {
            world.path.filter { $0 != 3 }
          } set: {
            world.path = $0
          }
        ) {
          Color.red.frame(width: 100, height: 100)
            .navigationDestination(for: Int.self) { _ in
              Color.green.frame(width: 100, height: 100)
                .navigationDestination(isPresented: .constant(true)) {
                  Color.yellow.frame(width: 100, height: 100)
                }
            }
        }
      }
    }
    let world = World()
    let panel = NavigationPanel { Program(world: world) }
    panel.step(2)
    panel.act { world.path = [3, 3] }
    panel.settle()
    #expect(panel.rect(.red)?.midX == 195 && panel.rect(.green) == nil)
    panel.act { world.path = [3, 1] }
    panel.settle()
    panel.settle()
    #expect(panel.rect(.yellow)?.midX == 195)
    panel.tap(20, 22)
    panel.settle()
    #expect(panel.rect(.yellow)?.midX == 195)
    panel.act { world.path = [] }
    panel.settle()
    #expect(panel.rect(.red)?.midX == 195)
  }

  @Test func `a destination that goes while its page is shown leaves the sign, and comes back`() {
    struct Program: View {
      @Bindable var world: World
      var body: some View {
        NavigationStack(path: $world.mixed) {
          if world.isThere {
            Color.red.frame(width: 100, height: 100)
              .navigationDestination(for: Int.self) { _ in
                Color.green.frame(width: 100, height: 100)
              }
          } else {
            Color.orange.frame(width: 100, height: 100)
          }
        }
      }
    }
    let world = World()
    let panel = NavigationPanel { Program(world: world) }
    panel.step(2)
    panel.act { world.mixed.append(1) }
    panel.settle()
    #expect(panel.rect(.green)?.midX == 195)
    panel.act { world.isThere = false }
    panel.settle()
    #expect(panel.rect(.green) == nil && panel.warnings.count == 1)
    panel.act { world.isThere = true }
    panel.settle()
    #expect(panel.rect(.green)?.midX == 195)
    panel.act { world.mixed = NavigationPath(["text"]) }
    panel.settle()
    panel.act { world.mixed = NavigationPath() }
    panel.settle()
    #expect(panel.rect(.red)?.midX == 195)
  }

  @Test func `the tab of a page in motion goes, and another one stands in its place`() {
    struct Program: View {
      @Bindable var world: World
      var body: some View {
        TabView(selection: $world.tab) {
          ForEach(world.tabs, id: \.self) { name in
            NavigationStack(path: $world.path) {
              Text("root \(name)").navigationDestination(for: Int.self) {
                Text("page \(name) \($0)")
              }
            }
            .tabItem { Text(name) }
            .tag(Optional(name))
          }
        }
      }
    }
    let world = World()
    let panel = NavigationPanel { Program(world: world) }
    panel.step(2)
    panel.act { world.path = [1] }
    panel.step(6)
    panel.act { world.tabs = ["b"] }
    panel.settle()
    #expect(panel.all("page b 1").count == 1 && panel.all("page a 1").isEmpty)
    panel.act { world.tabs = [] }
    panel.settle()
    panel.act { world.tabs = ["b", "a", "c"] }
    panel.act { world.path = [] }
    panel.settle()
    panel.settle()
    #expect(panel.elements.count { $0.label.hasPrefix("root") } == 1)
  }

  @Test func `what a column's list has selected goes, and the window changes its class meanwhile`()
  {
    struct Program: View {
      @Bindable var world: World
      var body: some View {
        NavigationSplitView {
          List(world.rows, id: \.self, selection: $world.selected) { Text("row \($0)") }
        } detail: {
          NavigationStack(path: $world.path) {
            Text("detail \(world.selected ?? 0)")
              .navigationDestination(for: Int.self) { Text("deep \($0)") }
          }
        }
      }
    }
    let world = World()
    let panel = NavigationPanel { Program(world: world) }
    panel.step(3)
    panel.act { world.selected = 2 }
    panel.step(6)
    panel.act { world.rows = [] }
    panel.resize(1024, 600)
    panel.act { world.path = [1, 2] }
    panel.step(4)
    panel.resize(390, 600)
    panel.settle()
    panel.act { world.selected = nil }
    panel.settle()
    panel.act { world.rows = [7] }
    panel.settle()
    #expect(panel.all("row 7").count == 1)
    panel.tap("row 7")
    panel.settle()
    #expect(world.selected == 7)
    #expect(panel.warnings.isEmpty)
  }

  @Test func `a split view becomes tabs and a stack in the middle of its motions`() {
    struct Program: View {
      @Bindable var world: World
      var body: some View {
        switch world.path.count {
        case 0:
          NavigationSplitView {
            Color.red
          } detail: {
            Color.green
          }
        case 1: TabView { Color.yellow.tabItem { Text("One") } }
        default:
          NavigationStack(path: $world.path) {
            Color.orange.navigationDestination(for: Int.self) { _ in Color.purple }
          }
        }
      }
    }
    let world = World()
    let panel = NavigationPanel(width: 1024, height: 600) { Program(world: world) }
    panel.step(2)
    for count in [1, 0, 2, 1, 3, 0, 2] {
      panel.act { world.path = Array(0..<count) }
      panel.step(3)
    }
    panel.settle()
    #expect(panel.rect(.purple)?.width == 1024)
    #expect(panel.rect(.red) == nil && panel.rect(.yellow) == nil)
  }
}
