import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion

@testable import TweenControls
@testable import TweenPages
@testable import TweenPickers
@testable import TweenViews

/// What a page puts into the menus of its bar looks and acts as all in a menu does.
@MainActor @Suite struct PageMenuContentTests {
  private struct Crowded: View {
    @State private var count = 0

    var body: some View {
      Text("count \(count)")
        .environment(\.locale, Locale(identifier: "de"))
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Give up all of it") {} }
          ToolbarItemGroup {
            ForEach(0..<6) { Text("item of some length \($0)") }
            Button("Add", systemImage: "plus") { count += 1 }
            NavigationLink("Lead") { Text("led") }
          }
          ToolbarItem(placement: .secondaryAction) { Place() }
          ToolbarItem(placement: .secondaryAction) { NavigationLink("Second") { Text("led too") } }
        }
        .environment(\.locale, Locale(identifier: "fr"))
        .buttonStyle(.bordered)
        .navigationTitle("Page")
    }
  }

  private struct Place: View {
    @Environment(\.locale) private var locale
    var body: some View { Button("in \(locale.identifier)") {} }
  }

  private func opened() -> NavigationPanel {
    let panel = NavigationPanel { NavigationStack { Crowded() } }
    panel.step(3)
    panel.tap("More")
    panel.settleQuickly()
    return panel
  }

  @Test func `items are rows with their titles, and see what holds in the page`() {
    let panel = opened()
    let menu = panel.elements.first { $0.role == .menu }
    let rows = (menu?.children ?? []).filter { $0.role == .button }
    #expect(rows.map(\.label) == ["Add", "Lead", "in fr", "Second"])
    #expect(rows.allSatisfy { $0.frame.width == 250 && $0.frame.height == 44 }, "\(rows)")
    #expect(panel.warnings.isEmpty)
  }

  @Test func `a choice closes the menu, and a link in it leads to its page and back`() {
    let panel = opened()
    panel.tap("Add")
    panel.settleQuickly()
    #expect(!panel.elements.contains { $0.role == .menu } && panel.all("count 1").count == 1)
    for (link, page) in [("Lead", "led"), ("Second", "led too"), ("Lead", "led")] {
      panel.tap("More")
      panel.settleQuickly()
      panel.tap(link)
      panel.settleQuickly()
      #expect(panel.all(page).count == 1, "\(panel.graph.tree)")
      panel.tap("Page")
      panel.settleQuickly()
      #expect(panel.all(page).isEmpty && panel.all("count 1").count == 1)
    }
    #expect(panel.warnings.isEmpty)
  }

  @Test func `a line below a large title ends with the page`() {
    let words = String(repeating: "more words than a page is wide ", count: 4)
    let panel = NavigationPanel {
      NavigationStack { Text("page").navigationTitle("Title").navigationSubtitle(words) }
    }
    panel.step(2)
    let line = panel.all(words).first?.frame ?? .zero
    #expect(line.minX == 16 && line.width > 300 && line.maxX <= 374 && line.height < 21)
  }

  @Test func `a title's menu stands in the middle below it`() {
    let panel = NavigationPanel {
      NavigationStack {
        NavigationLink("from here") { Text("there") }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { NavigationLink("Lead") { Text("led") } }
      }
    }
    panel.step(3)
    panel.tap("Title")
    panel.settleQuickly()
    #expect(panel.elements.first { $0.role == .menu }?.frame.midX == 195)
    panel.tap("Lead")
    panel.settleQuickly()
    #expect(panel.all("led").count == 1 && panel.warnings.isEmpty)
  }

  @Test func `what stands first, and in the middle, is not squeezed by what stands last`() {
    let panel = NavigationPanel {
      NavigationStack {
        Text("page")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .principal) {
              Picker("Side", selection: .constant(0)) {
                Text("Left").tag(0)
                Text("Right").tag(1)
              }
              .pickerStyle(.segmented)
            }
            ToolbarItemGroup { ForEach(0..<9) { Button("Item \($0)", systemImage: "star") {} } }
          }
      }
    }
    panel.step(4)
    let alone = NavigationPanel { Button("Cancel") {} }
    #expect(panel.all("Cancel").first?.frame.width == alone.all("Cancel").first?.frame.width)
    let picker = panel.all("Side").first?.frame ?? .zero
    #expect(picker.width >= 80, "\(panel.graph.tree)")
    let items = panel.elements.filter { $0.label.hasPrefix("Item") }
    #expect(!items.isEmpty && items.allSatisfy { $0.frame.minX >= picker.maxX })
    #expect(panel.warnings.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a title without room beside long items goes rather than stand over them`(hasMenu: Bool) {
    let words = "a leading item that is far longer than the bar is wide in any way"
    let panel = NavigationPanel {
      NavigationStack {
        Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text(words) }
            ToolbarItem(placement: .topBarTrailing) { Button("First") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Second") {} }
            if hasMenu { ToolbarTitleMenu { Button("Item") {} } }
          }
      }
    }
    panel.step(4)
    let title = panel.all("Title").last?.frame ?? .zero
    let items = panel.elements.filter { ["First", "Second", "More"].contains($0.label) }
    #expect(!items.isEmpty)
    for item in items { #expect(title.maxX <= item.frame.minX, "\(panel.graph.tree)") }
    #expect(title.minX >= panel.all(words).first?.frame.maxX ?? 390 || title.width == 0)
  }
}
