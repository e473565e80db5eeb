import Foundation
import Observation
import TestSupport
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster

@testable import TweenControls
@testable import TweenLists
@testable import TweenPages
@testable import TweenViews

/// Search as it looks: at rest, while one searches, with suggestions, scopes and tokens, in a wide
/// window's toolbar.
@MainActor @Suite struct SearchGoldenTests {
  private struct Chip: Identifiable, Hashable {
    let id: String
  }

  private struct Towns: View {
    @State var text = ""
    @State var isSearching = false
    @State var scope = 0
    @State var chips: [Chip] = []
    var placement = SearchFieldPlacement.automatic
    var hasSuggestions = false
    var hasScopes = false
    private static let towns = ["Aachen", "Bern", "Cádiz", "Delft", "Essen", "Faro"]

    init(
      text: String = "", isSearching: Bool = false, chips: [Chip] = [],
      placement: SearchFieldPlacement = .automatic, hasSuggestions: Bool = false,
      hasScopes: Bool = false
    ) {
      _text = State(initialValue: text)
      _isSearching = State(initialValue: isSearching)
      _chips = State(initialValue: chips)
      self.placement = placement
      self.hasSuggestions = hasSuggestions
      self.hasScopes = hasScopes
    }

    var body: some View {
      NavigationStack {
        List(Self.towns.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          .listStyle(.plain)
          .navigationTitle("Towns")
          .searchable(
            text: $text, tokens: $chips, isPresented: $isSearching, placement: placement,
            prompt: Text("Towns and rivers")
          ) { Text($0.id) }
          .searchSuggestions {
            if hasSuggestions {
              Label("Bern", systemImage: "clock").searchCompletion("Bern")
              Text("Delft").searchCompletion("Delft")
            }
          }
          .searchScopes($scope) {
            if hasScopes {
              Text("All").tag(0)
              Text("North").tag(1)
            }
          }
      }
    }
  }

  private func expectPicture<Content: View>(
    _ name: String, width: CGFloat = 300, height: CGFloat = 340,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder content: () -> Content
  ) throws {
    let panel = NavigationPanel(width: width, height: height, content: content)
    panel.settleQuickly()
    panel.settleQuickly()
    let renderer = Renderer(threadCount: 1)
    try renderer.render(panel.graph.displayList)
    try expectImage(renderer.bitmap, named: name, sourceLocation: sourceLocation)
  }

  @Test func `at rest the field is below the large title`() throws {
    try expectPicture("rest") { Towns() }
  }

  @Test func `while one searches the field has the bar's place, with Cancel beside it`() throws {
    try expectPicture("searching", height: 160) { Towns(text: "e", isSearching: true) }
  }

  @Test func `suggestions lie over the content`() throws {
    try expectPicture("suggestions", height: 160) { Towns(isSearching: true, hasSuggestions: true) }
  }

  @Test func `scopes are below the field, tokens in it`() throws {
    try expectPicture("scopes") {
      Towns(isSearching: true, chips: [Chip(id: "Rivers")], hasScopes: true)
    }
  }

  @Test func `dark, from right to left`() throws {
    try expectPicture("dark-mirrored") {
      Towns(isSearching: true, hasScopes: true)
        .environment(\.layoutDirection, .rightToLeft).environment(\.colorScheme, .dark)
    }
  }

  @Test func `a wide window has the field in its toolbar`() throws {
    try expectPicture("wide", width: 700, height: 240) {
      Towns(placement: .toolbar).environment(\.horizontalSizeClass, .regular)
    }
  }
}
