import Foundation
import Observation
import Testing
import TweenCombine
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenPages
@testable import TweenViews

/// The end of a search: Scenes 1.9.
@MainActor @Suite struct SearchCancelTests {
  /// What the text is kept in, by a body that reads it.
  enum Store: CaseIterable { case state, observable, object, parent, unread }
  /// What ends the search.
  enum End: CaseIterable { case cancel, dismiss, binding }

  @MainActor @Observable final class Search {
    var text = ""
    var isPresented = false
    var dismiss: () -> Void = {}
  }

  @MainActor final class SearchObject: ObservableObject {
    @Published var text = ""
  }

  private struct Page: View {
    @Bindable var search: Search
    let text: Binding<String>
    let shown: String

    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            Color.green.frame(height: 40)
            Ender(search: search)
            // Rows that follow what is looked for.
            Text("rows of \(shown)")
            Color.gray.frame(height: 2000)
          }
        }
        .navigationTitle("Names")
        .searchable(text: text, isPresented: $search.isPresented)
      }
    }
  }

  /// Keeps what leaves the search around it.
  private struct Ender: View {
    let search: Search
    @Environment(\.dismissSearch) private var dismiss

    init(search: Search) { self.search = search }

    var body: some View {
      Color.clear.frame(height: 1).onAppear { search.dismiss = { dismiss() } }
    }
  }

  private struct Kept: View {
    let search: Search
    @State private var text = ""

    init(search: Search) { self.search = search }

    var body: some View { Page(search: search, text: $text, shown: text) }
  }

  private struct Observed: View {
    @Bindable var search: Search
    var body: some View { Page(search: search, text: $search.text, shown: search.text) }
  }

  private struct Early: View {
    let search: Search
    @StateObject private var object = SearchObject()

    init(search: Search) { self.search = search }

    var body: some View { Page(search: search, text: $object.text, shown: object.text) }
  }

  /// The text is a state of a view further out, which reads it, too.
  private struct Parent: View {
    let search: Search
    @State private var text = ""

    init(search: Search) { self.search = search }

    var body: some View {
      VStack(spacing: 0) {
        Text(text.isEmpty ? "nothing" : text).frame(height: 0)
        Page(search: search, text: $text, shown: text)
      }
    }
  }

  private struct Unread: View {
    @Bindable var search: Search
    var body: some View { Page(search: search, text: $search.text, shown: "all") }
  }

  private func panel(_ store: Store, _ search: Search) -> NavigationPanel {
    let panel = NavigationPanel {
      switch store {
      case .state: Kept(search: search)
      case .observable: Observed(search: search)
      case .object: Early(search: search)
      case .parent: Parent(search: search)
      case .unread: Unread(search: search)
      }
    }
    panel.step(3)
    return panel
  }

  /// What is to be seen in a frame of the title, the field and the content.
  private struct Frame: Equatable {
    var content: CGFloat
    var field: CGRect
    var titles: [Double]
  }

  private func frames(_ store: Store, _ end: End, text: String) -> [Frame] {
    let search = Search()
    let panel = panel(store, search)
    panel.tap(195, 114)
    panel.settle()
    if !text.isEmpty {
      panel.graph.clock.run { panel.graph.send(.text(text)) }
      panel.step(3)
    }
    #expect(panel.all("Cancel").count == 1)
    var frames: [Frame] = []
    switch end {
    case .cancel: panel.tap("Cancel")
    case .dismiss: panel.act { search.dismiss() }
    case .binding: panel.act { search.isPresented = false }
    }
    for _ in 0..<24 {
      let titles = panel.graph.displayList.items.compactMap { item -> [Double]? in
        guard case .glyphs(let glyphs) = item.content, glyphs.run.text == "Names" else {
          return nil
        }
        let origin = CGPoint.zero.applying(glyphs.transform)
        return [Double(origin.x), Double(origin.y), Double(glyphs.opacity)]
      }
      frames.append(
        Frame(
          content: panel.rect(.green)?.minY ?? -1,
          field: panel.rect(ControlColors.tertiaryFill) ?? .null, titles: titles.flatMap { $0 }))
      panel.step()
    }
    return frames
  }

  @Test(arguments: Store.allCases, End.allCases)
  func `a search with a text ends by the motion of one without`(_ store: Store, end: End) {
    let (with, without) = (
      frames(store, end, text: "Bea"), frames(store, end, text: "")
    )
    for (number, (one, other)) in zip(with, without).enumerated() {
      #expect(one == other, "frame \(number)")
    }
    #expect(with.first?.content ?? 99 < 96)
    #expect(with.last?.content == 148 && with.contains { $0.content > 60 && $0.content < 140 })
  }

  @Test func `suggestions for an empty text do not come up at the end`() {
    struct Suggesting: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Color.green.navigationTitle("Names").searchable(text: $text)
            .searchSuggestions {
              if text.isEmpty { Color.orange.frame(height: 40) } else { Text("for \(text)") }
            }
        }
      }
    }
    let panel = NavigationPanel { Suggesting() }
    panel.step(3)
    panel.tap(195, 114)
    panel.settle()
    #expect(panel.rect(.orange) != nil)
    panel.graph.clock.run { panel.graph.send(.text("Bea")) }
    panel.step(30)
    #expect(panel.rect(.orange) == nil && panel.all("for Bea").count == 1)
    panel.tap("Cancel")
    for frame in 0..<30 {
      #expect(panel.rect(.orange) == nil, "frame \(frame)")
      panel.step()
    }
    #expect(panel.all("for Bea").isEmpty && panel.warnings.isEmpty)
  }
}
