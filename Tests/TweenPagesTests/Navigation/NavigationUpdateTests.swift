import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// What pages say of each other is followed to its end, however often their views are evaluated, and
/// no page is evaluated again for what it says itself.
@MainActor @Suite struct NavigationUpdateTests {
  @MainActor @Observable final class World {
    var path = NavigationPath()
    var amount = 1.0
    /// Read by the views that ask for pages.
    var turn = 0
    @ObservationIgnored var evaluations = 0

    /// Changes in so many updates of one action.
    func turn(_ count: Int) {
      for index in 1...count {
        withAnimation(.linear(duration: Double(index))) { turn = index }
      }
    }
  }

  /// A page for each number, each of which says what it shows for the kinds of further pages.
  private struct Nested: View {
    @Bindable var world: World

    var body: some View {
      NavigationStack(path: $world.path) {
        List {
          NavigationLink("go", value: 1)
          field
        }
        .navigationDestination(for: Int.self) { number in
          let _ = world.evaluations += 1
          Form {
            Text("page \(number) at \(world.turn)")
            field
            NavigationLink("on", value: "word")
          }
          .navigationDestination(for: String.self) { word in
            let _ = world.evaluations += 1
            Form {
              Text(word)
              field
            }
            .navigationDestination(for: Double.self) { Text("\($0)") }
          }
        }
      }
    }

    private var field: some View { TextField("Amount", value: $world.amount, format: .number) }
  }

  @Test func `a number field in pages that say what follows them settles, in silence`() {
    let world = World()
    let panel = NavigationPanel { Nested(world: world) }
    panel.step(2)
    panel.tap("go")
    panel.settle()
    #expect(panel.warnings.isEmpty)
    panel.tap("on")
    panel.settle()
    #expect(world.path.count == 2)
    world.evaluations = 0
    panel.tap("Amount")
    for key in ["5", "6", "7"] {
      panel.graph.clock.run {
        panel.graph.send(.key(KeyEquivalent(Character(key)), modifiers: [], phase: .down))
        panel.graph.send(.text(key))
        panel.graph.send(.key(KeyEquivalent(Character(key)), modifiers: [], phase: .up))
      }
      panel.step()
    }
    panel.graph.clock.run { panel.graph.send(.key(.return, modifiers: [], phase: .down)) }
    panel.step(3)
    // Two pages, of which a change has each evaluated once or twice.
    #expect(world.evaluations <= 24, "\(world.evaluations)")
    #expect(panel.warnings.isEmpty, "\(panel.warnings)")
  }

  @Test func `a page is not evaluated again for the destinations that it declares`() {
    let world = World()
    let panel = NavigationPanel { Nested(world: world) }
    panel.step(2)
    panel.act { world.path.append(1) }
    panel.settle()
    world.evaluations = 0
    panel.act { world.turn = 1 }
    panel.settle()
    #expect((1...2).contains(world.evaluations), "\(world.evaluations)")
    #expect(!panel.all("page 1 at 1").isEmpty)
    #expect(panel.warnings.isEmpty, "\(panel.warnings)")
  }

  @Test func `a declared type that comes later is shown by pages that wait for it`() {
    struct Late: View {
      @Bindable var world: World
      var body: some View {
        NavigationStack(path: $world.path) {
          if world.turn > 0 {
            Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
          } else {
            Text("root")
          }
        }
      }
    }
    let world = World()
    world.path.append(7)
    let panel = NavigationPanel { Late(world: world) }
    panel.step(3)
    #expect(panel.all("page 7").isEmpty)
    panel.act { world.turn = 1 }
    panel.settle()
    #expect(!panel.all("page 7").isEmpty)
  }

  /// Views that ask for pages by every way there is, and a menu and a search field in the bar.
  private struct Asking: View {
    let world: World
    @State private var isOpen = true
    @State private var item: Int? = 3
    @State private var words = ""

    var body: some View {
      let turn = world.turn
      NavigationStack {
        VStack {
          Text("turn \(turn)")
          NavigationLink("link \(turn)", isActive: .constant(false)) { Text("one") }
          NavigationLink("open \(turn)", destination: Text("linked \(turn)"))
        }
        .navigationDestination(isPresented: $isOpen) {
          Text("bound \(turn)")
            .navigationDestination(item: $item) { Text("item \($0) at \(turn)") }
        }
        .searchable(text: $words)
        .searchSuggestions { Text("suggestion \(turn)") }
        .toolbar {
          Menu("more") { Button("act \(turn)") {} }
        }
        .toolbarTitleMenu { Button("title \(turn)") {} }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 6, 20])
  func `pages follow every evaluation of the views that ask for them`(count: Int) {
    let world = World()
    let panel = NavigationPanel { Asking(world: world) }
    panel.settle()
    panel.act { world.turn(count) }
    panel.step(2)
    #expect(!panel.all("item 3 at \(count)").isEmpty, "\(panel.graph.tree)")
    #expect(panel.warnings.isEmpty, "\(panel.warnings)")
  }
}
