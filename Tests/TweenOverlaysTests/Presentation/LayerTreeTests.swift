import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenOverlays
@testable import TweenViews

/// What the tree tells of what is presented, and what shows behind it.
@Suite @MainActor struct LayerTreeTests {
  private struct Stack: View {
    @State private var first = true
    @State private var second = true
    let onDismiss: () -> Void
    let wish: Kept<(() -> Void)?>
    var body: some View {
      Text("Below")
        .sheet(isPresented: $first, onDismiss: onDismiss) {
          Text("First").sheet(isPresented: $second) { Text("Second") }
        }
        .onAppear {
          wish.value = {
            second = false
            first = false
          }
        }
    }
  }

  @Test func `the frontmost sheet alone is told, with the frame of its card (Scenes 3.2)`() throws {
    let wish = Kept<(() -> Void)?>(nil)
    let panel = Panel(width: 300, height: 600) { Stack(onDismiss: {}, wish: wish) }
    panel.step(120)
    let window = panel.graph.tree
    #expect(window.children.map(\.role) == [.sheet])
    let sheet = try #require(window.children.first)
    #expect(sheet.children.map(\.label) == ["Second"])
    #expect(abs(sheet.frame.minY - 10) < 0.1 && abs(sheet.frame.height - 590) < 0.1)
    // What leaves hides nothing any more.
    wish.value?()
    panel.step(2)
    #expect(panel.graph.tree.children.first?.role == .text)
    #expect(panel.graph.tree == panel.graph.keptTree)
  }

  @MainActor @Observable final class Preferences {
    var asks = false
    var shows = false
    var open = PresentationBackgroundInteraction.automatic
  }

  private struct Turns: View {
    @AccessibilityFocusState var isRead: Bool
    let preferences: Preferences
    let log: Log<Bool>
    var body: some View {
      Text("Below").accessibilityFocused($isRead)
        .onChange(of: isRead) { _, new in log(new) }
        .onAppear { isRead = true }
        .sheet(isPresented: .constant(preferences.shows)) {
          Text("Sheet").presentationDetents([.medium])
            .presentationBackgroundInteraction(preferences.open)
        }
        .alert("Sure?", isPresented: .constant(preferences.asks)) {}
    }
  }

  @Test func `the kept tree goes along as modals come and go, and so does the reader`() {
    let log = Log<Bool>()
    let preferences = Preferences()
    let panel = Panel(width: 300, height: 600) { Turns(preferences: preferences, log: log) }
    func told() -> [ViewGraph.Element.Role] {
      panel.step(120)
      #expect(panel.graph.tree == panel.graph.keptTree)
      return panel.graph.tree.children.map(\.role)
    }
    #expect(told() == [.text])
    #expect(log.entries == [true])
    preferences.asks = true
    #expect(told() == [.alert])
    #expect(log.entries == [true, false])
    preferences.asks = false
    #expect(told() == [.text])
    preferences.shows = true
    #expect(told() == [.sheet])
    preferences.open = .enabled
    #expect(told() == [.text, .sheet])
    preferences.open = .disabled
    #expect(told() == [.sheet])
    preferences.shows = false
    #expect(told() == [.text])
  }

  private struct Both: View {
    let preferences: Preferences
    var body: some View {
      Text("Anchor").popover(isPresented: .constant(true)) {
        Text("Beside").padding().presentationCompactAdaptation(.popover)
          .alert("Sure?", isPresented: .constant(preferences.asks)) {}
      }
    }
  }

  @Test func `popovers are told beside what they belong to, alerts alone`() {
    let preferences = Preferences()
    let panel = Panel(width: 300, height: 600) { Both(preferences: preferences) }
    panel.step(120)
    #expect(panel.graph.tree.children.map(\.role) == [.text, .popover])
    preferences.asks = true
    panel.step(120)
    #expect(panel.graph.tree.children.map(\.role) == [.alert])
  }

  // MARK: What lies below a sheet

  /// How the content's text is shown: its scale, and where its window's upper edge is.
  private func content(_ panel: Panel) -> CGAffineTransform? {
    for item in panel.graph.displayList.items {
      if case .beginLayer(let layer) = item.content, let clip = layer.clip,
        clip.path.boundingRect.size == CGSize(width: 300, height: 600)
      {
        return clip.transform
      }
    }
    return nil
  }

  private struct Large: View {
    var detents: Set<PresentationDetent> = []
    let wish: Kept<((Bool) -> Void)?>
    @State private var shows = false
    var body: some View {
      Color.white
        .sheet(isPresented: $shows) { Color.green.presentationDetents(detents) }
        .onAppear { wish.value = { shows = $0 } }
    }
  }

  @Test func `below a high sheet the content shrinks to .904, 10 of it in sight above`() throws {
    let wish = Kept<((Bool) -> Void)?>(nil)
    let panel = Panel(width: 300, height: 600) { Large(wish: wish) }
    #expect(content(panel) == nil)
    wish.value?(true)
    panel.step(120)
    let shown = try #require(content(panel))
    #expect(abs(shown.a - 0.904) < 1e-4 && abs(shown.d - 0.904) < 1e-4)
    // In the middle, and 10 above the sheet, whose upper edge is at 10 without a safe area.
    #expect(abs(shown.tx - 300 * 0.048) < 0.01 && abs(shown.ty) < 0.01)
    wish.value?(false)
    panel.settle()
    #expect(content(panel) == nil)
  }

  @Test func `below a sheet of half the height it stays as it is`() {
    let wish = Kept<((Bool) -> Void)?>(nil)
    let panel = Panel(width: 300, height: 600) { Large(detents: [.medium, .large], wish: wish) }
    wish.value?(true)
    panel.step(120)
    #expect(content(panel) == nil)
  }

  @Test func `a sheet is gone when half a point of its way is left`() {
    let log = Log<String>()
    let wish = Kept<(() -> Void)?>(nil)
    let panel = Panel(width: 300, height: 600) {
      Stack(onDismiss: { log("gone") }, wish: wish)
    }
    panel.step(120)
    wish.value?()
    // 9.64 / 18.257 = .528 s.
    panel.step(30)
    #expect(log.entries.isEmpty)
    panel.step(6)
    #expect(log.entries == ["gone"])
  }
}
