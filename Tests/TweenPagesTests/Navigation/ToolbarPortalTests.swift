import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// Toolbar items are views of the page that wrote them, which its bar shows.
@MainActor @Suite struct ToolbarPortalTests {
  private struct Bell: View {
    let diary: Diary
    @State private var count = 0

    init(diary: Diary) { self.diary = diary }

    var body: some View {
      Button("rung \(count)") { count += 1 }
        .onAppear { diary("appears") }
        .onDisappear { diary("disappears") }
    }
  }

  @Test func `an item keeps its state while its page is covered, and appears in pairs`() {
    let diary = Diary()
    let panel = NavigationPanel {
      NavigationStack {
        NavigationLink("next") { Text("page").navigationTitle("Page") }
          .toolbar { Bell(diary: diary) }
      }
    }
    panel.step(2)
    panel.tap("rung 0")
    panel.settle()
    panel.tap("next")
    panel.settle()
    #expect(panel.all("rung 1").isEmpty)
    panel.tap("Back")
    panel.settle()
    #expect(panel.all("rung 1").count == 1)
    #expect(diary.entries == ["appears", "disappears", "appears"])
  }

  @Test func `an item sees the environment of its page, also where that changes`() {
    @MainActor struct Page: View {
      @State private var isRed = false

      var body: some View {
        Button("turn") { isRed = true }
          .toolbar { Probe() }
          .environment(\.locale, Locale(identifier: isRed ? "de" : "fr"))
          .navigationTitle("Page")
      }
    }
    @MainActor struct Probe: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(verbatim: "in \(locale.identifier)") }
    }
    let panel = NavigationPanel { NavigationStack { Page() } }
    panel.step(2)
    #expect(panel.all("in fr").count == 1)
    panel.tap("turn")
    panel.step(2)
    #expect(panel.all("in de").count == 1)
  }

  @Test func `a link in a bar leads to its page, which can take itself back`() {
    let panel = NavigationPanel {
      NavigationStack {
        Text("root").navigationTitle("Root")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              NavigationLink("add") { Text("added").navigationTitle("Added") }
            }
            ToolbarItem(placement: .bottomBar) {
              NavigationLink("below") { Text("from below").navigationTitle("Below") }
            }
          }
      }
    }
    panel.step(2)
    for (link, page) in [("add", "added"), ("below", "from below"), ("add", "added")] {
      panel.tap(link)
      panel.settle()
      #expect(panel.all(page).count == 1, "\(panel.graph.tree)")
      panel.tap("Root")
      panel.settle()
      #expect(panel.all("root").count == 1)
    }
    #expect(panel.warnings.isEmpty)
  }

  @Test func `items of a group stand beside each other, less important ones in a menu`() {
    let panel = NavigationPanel {
      NavigationStack {
        Text("root")
          .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("one") {}
              Button("two") {}
            }
            ToolbarItem(placement: .secondaryAction) { Button("rename") {} }
            ToolbarItem(placement: .secondaryAction) { Button("copy") {} }
          }
      }
    }
    panel.step(2)
    let (one, two) = (panel.all("one").first?.frame, panel.all("two").first?.frame)
    #expect((two?.minX ?? 0) - (one?.maxX ?? 0) == 16)
    #expect(panel.all("rename").isEmpty)
    panel.tap("More")
    panel.settle()
    #expect(panel.all("rename").count == 1)
    #expect(panel.all("copy").count == 1)
  }

  private struct Wide: View {
    let log: Log<String>
    var body: some View {
      NavigationStack {
        Text("root")
          .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
              ForEach(
                ["Alligators", "Buffaloes", "Crocodiles of the Nile", "Dromedaries", "Elephants"],
                id: \.self
              ) {
                name in Button(name) { log(name) }
              }
            }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { log("done") } }
          }
      }
    }
  }

  @Test func `items without room are in the menu at the end, the last ones first`() {
    let log = Log<String>()
    let panel = NavigationPanel { Wide(log: log) }
    panel.step(2)
    let shown = panel.elements.filter { $0.role == .button }
    #expect(
      shown.map(\.label) == ["Alligators", "Buffaloes", "Done", "More"], "\(panel.graph.tree)")
    #expect(shown.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 390 })
    panel.tap("More")
    panel.settle()
    #expect(panel.all("Crocodiles of the Nile").count == 1 && panel.all("Elephants").count == 1)
    panel.tap("Elephants")
    panel.settle()
    #expect(log.entries == ["Elephants"] && panel.warnings.isEmpty)
  }

  @Test func `a wide bar has all of them`() {
    let panel = NavigationPanel(width: 900, height: 400) { Wide(log: Log<String>()) }
    panel.step(2)
    #expect(panel.all("More").isEmpty && panel.all("Elephants").count == 1)
    #expect(panel.all("Done").count == 1 && panel.warnings.isEmpty)
  }

  @Test func `readers find the search field of a page at rest`() {
    let panel = NavigationPanel {
      NavigationStack {
        List { Text("row") }.navigationTitle("Rows").searchable(text: .constant(""))
      }
    }
    panel.step(2)
    #expect(panel.elements.contains { $0.role == .textField && $0.label == "Search" })
  }

  private final class Probe {}

  private final class Trace {
    weak var probe: Probe?
  }

  /// A page whose bar shows what knows its state.
  private struct Wishing: View {
    let kind: Int
    let trace: Trace
    @State private var probe = Probe()
    @State private var text = ""

    var body: some View {
      let probe = probe
      let _ = (trace.probe = probe)
      let button = Button("x") { _ = probe }
      switch kind {
      case 0: Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { button } }
      case 1: Text("b").toolbar { ToolbarItem(placement: .topBarLeading) { button } }
      case 2: Text("c").toolbar { ToolbarItem(placement: .secondaryAction) { button } }
      case 3:
        Text("d").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { button }
      default: Text("e").searchable(text: $text).onSubmit(of: .search) { _ = probe }
      }
    }
  }

  private struct WishingStack: View {
    @ObservedObject var source: Source<[Int]>
    let trace: Trace

    var body: some View {
      NavigationStack(path: $source.value) {
        Text("root").navigationDestination(for: Int.self) { Wishing(kind: $0, trace: trace) }
      }
    }
  }

  @Test(arguments: 0..<5)
  func `a page is let go of once it has been left, whatever its bar showed`(_ kind: Int) {
    let (source, trace) = (Source<[Int]>([]), Trace())
    let panel = NavigationPanel { WishingStack(source: source, trace: trace) }
    panel.settle()
    panel.act { source.value = [kind] }
    panel.settle()
    #expect(trace.probe != nil)
    panel.act { source.value = [] }
    panel.settle()
    #expect(trace.probe == nil)
  }
}
