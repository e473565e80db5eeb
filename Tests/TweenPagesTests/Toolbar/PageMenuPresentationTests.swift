import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// What items in a bar's menu, which are views of the menu's own, present and ask for.
@MainActor @Suite struct PageMenuPresentationTests {
  private struct Leaver: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button(isPresented ? "Leave" : "Nothing to leave") { dismiss() } }
  }

  private func choose(_ item: String, from menu: String = "More", in panel: NavigationPanel) {
    panel.tap(menu)
    panel.settleQuickly()
    panel.tap(item)
    panel.settleQuickly()
  }

  @Test func `dismiss leaves the page that the menu belongs to`() {
    let panel = NavigationPanel {
      NavigationStack {
        NavigationLink("to the page") {
          Text("page").toolbar { ToolbarItem(placement: .secondaryAction) { Leaver() } }
        }
        .toolbar { ToolbarItem(placement: .secondaryAction) { Leaver() } }
      }
    }
    panel.step(3)
    choose("Nothing to leave", in: panel)
    #expect(panel.all("to the page").count == 1)
    panel.tap("to the page")
    panel.settleQuickly()
    #expect(panel.all("page").count == 1)
    choose("Leave", in: panel)
    #expect(panel.all("page").isEmpty && panel.all("to the page").count == 1)
    #expect(panel.warnings.isEmpty)
  }

  private struct Sheeted: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Menu("Menu") { Leaver() } }
    }
  }

  @Test func `dismiss in a menu of a sheet closes the sheet`() {
    let panel = NavigationPanel { Sheeted() }
    panel.tap("Show")
    panel.settle()
    #expect(panel.elements.contains { $0.role == .sheet })
    choose("Leave", from: "Menu", in: panel)
    panel.settle()
    #expect(!panel.elements.contains { $0.role == .sheet || $0.role == .menu })
  }

  @Observable @MainActor final class Led {
    var isActive = false
    var word = "one"
    var bound = false
  }

  private struct Leading: View {
    @Bindable var led: Led

    var body: some View {
      Text("page")
        .toolbar {
          ToolbarItem(placement: .secondaryAction) {
            NavigationLink("Lead", isActive: $led.isActive) { Text("led to \(led.word)") }
          }
          ToolbarItem(placement: .secondaryAction) {
            Button("Bound") { led.bound = true }
              .navigationDestination(isPresented: $led.bound) { Text("bound to \(led.word)") }
          }
        }
    }
  }

  @Test func `a page that a menu leads to follows what it is made of, and its condition`() {
    let led = Led()
    let panel = NavigationPanel { NavigationStack { Leading(led: led) } }
    panel.step(3)
    for item in ["Lead", "Bound", "Lead"] {
      let page = item == "Lead" ? "led to" : "bound to"
      led.word = "one"
      choose(item, in: panel)
      #expect(led.isActive == (item == "Lead") && led.bound == (item == "Bound"))
      #expect(panel.all("\(page) one").count == 1, "\(panel.graph.tree)")
      panel.act { led.word = "two" }
      #expect(panel.all("\(page) two").count == 1 && panel.all("\(page) one").isEmpty)
      panel.act { (led.isActive, led.bound) = (false, false) }
      panel.settleQuickly()
      #expect(panel.all("\(page) two").isEmpty && panel.all("page").count == 1)
    }
    choose("Lead", in: panel)
    panel.tap("Back")
    panel.settleQuickly()
    #expect(!led.isActive && panel.all("page").count == 1 && panel.warnings.isEmpty)
    #expect(!panel.elements.contains { $0.role == .menu })
  }

  private struct Asker: View {
    @State private var asks = false
    @State private var answers = 0
    @Environment(\.menuDepth) private var depth

    var body: some View {
      Button("Ask") { asks = true }
        .alert("Sure?", isPresented: $asks) { Button("Yes") { answers += 1 } }
    }
  }

  private struct Shower: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Shown() }
    }
  }

  private struct Shown: View {
    @Environment(\.menuDepth) private var depth
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done at \(depth)") { dismiss() } }
  }

  @Test(arguments: [false, true])
  func `what an item presents by a state of its own stands on the page`(isOwnMenu: Bool) {
    let panel = NavigationPanel {
      NavigationStack {
        if isOwnMenu {
          Menu("More") {
            Asker()
            Shower()
          }
        } else {
          Text("page").toolbar {
            ToolbarItem(placement: .secondaryAction) { Asker() }
            ToolbarItem(placement: .secondaryAction) { Shower() }
          }
        }
      }
    }
    panel.step(3)
    for _ in 0..<2 {
      choose("Ask", in: panel)
      panel.settle()
      #expect(panel.all("Yes").count == 1 && !panel.elements.contains { $0.role == .menu })
      panel.tap("Yes")
      panel.settle()
      #expect(panel.all("Yes").isEmpty)
      choose("Show", in: panel)
      panel.settle()
      // It is no item of a menu, nor has it the looks of one.
      let done = panel.all("Done at 0").first
      #expect(done != nil && done?.frame.width ?? 250 < 200, "\(panel.graph.tree)")
      panel.tap("Done at 0")
      panel.settle()
      #expect(!panel.elements.contains { $0.role == .sheet })
    }
    // Nothing is kept of a menu in which nothing goes on.
    panel.settle()
    #expect(panel.graph.windows.first?.root?.layers.allSatisfy { !$0.blocks } == true)
    #expect(panel.warnings.isEmpty)
  }

  private struct Asked: View {
    @Bindable var led: Led

    var body: some View {
      NavigationStack {
        Text("root").navigationDestination(isPresented: $led.isActive) {
          Text("page").toolbar { ToolbarItem(placement: .secondaryAction) { Asker() } }
        }
      }
    }
  }

  @Test func `what an item presents goes with the page`() {
    let led = Led()
    led.isActive = true
    let panel = NavigationPanel { Asked(led: led) }
    panel.settle()
    choose("Ask", in: panel)
    panel.settle()
    #expect(panel.all("Yes").count == 1)
    panel.act { led.isActive = false }
    panel.settle()
    panel.settle()
    #expect(panel.all("Yes").isEmpty && panel.all("root").count == 1, "\(panel.graph.tree)")
  }
}
