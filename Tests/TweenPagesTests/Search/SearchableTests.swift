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

/// Scenes 1.9, in a phone's window of 390 by 600 points.
@MainActor @Suite struct SearchableTests {
  @MainActor @Observable final class Search {
    var text = ""
    var isPresented = false
    var scope = 0
  }

  private struct Names: View {
    @Bindable var search: Search
    var placement = SearchFieldPlacement.automatic

    var body: some View {
      NavigationStack {
        List(["Ada", "Bea", "Cid"].filter { search.text.isEmpty || $0 == search.text }, id: \.self)
        {
          Text($0)
        }
        .navigationTitle("Names")
        .searchable(
          text: $search.text, isPresented: $search.isPresented, placement: placement,
          prompt: "Find")
      }
    }
  }

  private func names() -> (NavigationPanel, Search) {
    let search = Search()
    let panel = NavigationPanel { Names(search: search) }
    panel.step(3)
    return (panel, search)
  }

  private var fieldFill: Color { ControlColors.tertiaryFill }

  @Test func `the field stands below the large title: 36 high, 16 from the edges`() {
    let (panel, _) = names()
    #expect(panel.rect(fieldFill) == CGRect(x: 16, y: 96, width: 358, height: 36))
  }

  @Test func `a press of the field folds the title's rows, and Cancel brings them back`() {
    let (panel, search) = names()
    panel.tap(195, 114)
    panel.settle()
    #expect(search.isPresented)
    #expect(panel.rect(fieldFill)?.minY == 0)
    let cancel = panel.all("Cancel").last?.frame ?? .zero
    #expect(cancel.maxX == 374)
    #expect(panel.rect(fieldFill)?.maxX == cancel.minX - 12)
    panel.graph.clock.run { panel.graph.send(.text("Bea")) }
    panel.step(3)
    #expect(search.text == "Bea" && panel.all("Ada").isEmpty && panel.all("Bea").count == 1)
    panel.tap("Cancel")
    panel.settle()
    #expect(search.text.isEmpty && !search.isPresented)
    #expect(panel.rect(fieldFill) == CGRect(x: 16, y: 96, width: 358, height: 36))
    #expect(panel.all("Ada").count == 1)
  }

  @Test func `what is bound to a search, and submits it, is told once in a frame`() {
    struct Submitting: View {
      @Bindable var search: Search
      var body: some View {
        Names(search: search).onSubmit(of: .search) { search.scope += 1 }
      }
    }
    let search = Search()
    let panel = NavigationPanel { Submitting(search: search) }
    panel.step(3)
    panel.tap(195, 114)
    panel.settle()
    panel.graph.clock.run { panel.graph.send(.text("Bea")) }
    panel.step(3)
    panel.graph.clock.run { panel.graph.send(.key(.return, modifiers: [], phase: .down)) }
    panel.step(3)
    #expect(search.scope == 1 && panel.warnings.isEmpty, "\(panel.warnings)")
  }

  @Test func `a bar that keeps its content stays above the field`() {
    let search = Search()
    let panel = NavigationPanel {
      Names(search: search).searchPresentationToolbarBehavior(.avoidHidingContent)
    }
    panel.step(3)
    panel.tap(195, 114)
    panel.settle()
    #expect(search.isPresented && panel.all("Cancel").count == 1)
    #expect(panel.rect(fieldFill)?.minY == 96)
    #expect(panel.all("Names").first?.role == .header)
  }

  @Test func `what lies under suggestions is not told`() {
    struct Suggesting: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List { Text("row") }.navigationTitle("Names")
            .searchable(text: $text)
            .searchSuggestions { if text.isEmpty { Text("hint").searchCompletion("x") } }
        }
      }
    }
    let panel = NavigationPanel { Suggesting() }
    panel.step(3)
    #expect(panel.all("row").count == 1)
    panel.tap(195, 114)
    panel.settle()
    #expect(panel.all("row").isEmpty && panel.all("hint").count == 1)
    panel.tap("hint")
    panel.settle()
    #expect(panel.all("row").count == 1 && panel.all("hint").isEmpty)
  }

  @Test func `a program begins and ends a search`() {
    let (panel, search) = names()
    panel.act { search.isPresented = true }
    panel.settle()
    #expect(panel.all("Cancel").count == 1)
    panel.act { search.isPresented = false }
    panel.settle()
    #expect(panel.all("Cancel").isEmpty && panel.rect(fieldFill)?.minY == 96)
  }

  @Test func `a wide window's toolbar has the field at its end, 240 wide`() {
    let search = Search()
    let panel = NavigationPanel(width: 1024, height: 600) {
      Names(search: search, placement: .toolbar)
        .environment(\.horizontalSizeClass, .regular)
    }
    panel.step(3)
    #expect(panel.rect(fieldFill)?.width == 240 && panel.rect(fieldFill)?.maxX == 1004)
  }

  @Test func `what is searched without a stack has the field above`() {
    struct Plain: View {
      @Bindable var search: Search
      var body: some View { Color.red.searchable(text: $search.text) }
    }
    let search = Search()
    let panel = NavigationPanel { Plain(search: search) }
    panel.step(3)
    #expect(panel.rect(fieldFill)?.height == 36)
    #expect(panel.rect(.red)?.minY ?? 0 >= 36)
  }

  @Test func `suggestions are a list while one searches, and complete what is written`() {
    struct Suggesting: View {
      @Bindable var search: Search
      var body: some View {
        NavigationStack {
          Color.red.navigationTitle("Names")
            .searchable(text: $search.text)
            .searchSuggestions {
              Text("Ada").searchCompletion("Ada Lovelace")
              Text("Bea").searchCompletion("Bea")
            }
        }
      }
    }
    let search = Search()
    let panel = NavigationPanel { Suggesting(search: search) }
    panel.step(3)
    #expect(panel.all("Ada").isEmpty)
    panel.tap(195, 114)
    panel.settle()
    panel.tap("Ada")
    panel.settle()
    #expect(search.text == "Ada Lovelace")
  }

  @Test func `a search in a page that is left, and in a tab that is changed, is no trap`() {
    struct Both: View {
      @Bindable var search: Search
      @State private var tab = 0
      @State private var path: [Int] = [1]
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack(path: $path) {
            Color.red.navigationDestination(for: Int.self) { _ in
              Color.green.navigationTitle("Page")
                .searchable(text: $search.text, isPresented: $search.isPresented)
            }
          }
          .tabItem { Text("One") }
          .tag(0)
          Color.purple.tabItem { Text("Two") }.tag(1)
        }
        .onChange(of: search.scope) { _, new in
          if new == 1 { tab = 1 } else { (tab, path) = (0, []) }
        }
      }
    }
    let search = Search()
    let panel = NavigationPanel { Both(search: search) }
    panel.step(3)
    panel.act { search.isPresented = true }
    panel.step(5)
    panel.act { search.scope = 1 }
    panel.settle()
    #expect(panel.rect(.purple) != nil && panel.all("Cancel").isEmpty)
    panel.act { search.scope = 2 }
    panel.settle()
    #expect(panel.rect(.red) != nil && panel.rect(.green) == nil)
    #expect(panel.warnings.isEmpty)
  }
}
