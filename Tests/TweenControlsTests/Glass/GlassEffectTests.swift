import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@testable import TweenControls

@Suite("Glass") @MainActor struct GlassEffectTests {
  /// The boxes of panes: what lets the backdrop through.
  private func panes<Value>(_ screen: Screen<Value>) -> [CGRect] {
    screen.graph.displayList.items.compactMap { item in
      guard case .beginLayer(let layer) = item.content, case .backdrop = layer.effect,
        let clip = layer.clip
      else { return nil }
      return clip.path.applying(clip.transform).boundingRect
    }
  }

  /// Whether a fill has colours of a ramp.
  private func hasEdge<Value>(_ screen: Screen<Value>) -> Bool {
    screen.fills.contains { fill in
      if case .gradient = fill.paint { return true }
      return false
    }
  }

  private var box: some View { Color.red.frame(width: 40, height: 20) }

  @Test func `is a pane behind the view, as large as it, with an edge`() {
    let screen = Screen(()) { box.glassEffect() }
    #expect(screen.rect(.red) == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(panes(screen) == [CGRect(x: 30, y: 40, width: 40, height: 20)])
    #expect(hasEdge(screen))
  }

  @Test func `identity glass draws nothing, and no glass where none is asked for`() {
    let screen = Screen(()) { box.glassEffect(.identity, in: .circle) }
    #expect(screen.fills.count == 1)
    #expect(panes(screen).isEmpty)
  }

  @Test func `views of one union in a container share one pane around all of them`() {
    let screen = Screen(true) { isUnion in Unions(isUnion: isUnion) }
    #expect(panes(screen) == [CGRect(x: 10, y: 40, width: 80, height: 20)])
    screen.set(false)
    screen.step()
    #expect(panes(screen).map(\.minX) == [10, 60])
  }

  @Test func `a union outside of a container is no union`() {
    let screen = Screen(()) { Unions.Row(isUnion: true) }
    #expect(panes(screen).count == 2)
  }

  private struct Unions: View {
    var isUnion: Bool
    var body: some View { GlassEffectContainer(spacing: 8) { Row(isUnion: isUnion) } }

    struct Row: View {
      var isUnion: Bool
      @Namespace private var space
      var body: some View {
        HStack(spacing: 20) {
          ForEach(0..<2) { _ in
            Color.red.frame(width: 30, height: 20).glassEffect()
              .glassEffectUnion(id: isUnion ? "all" : nil, namespace: space)
          }
        }
      }
    }
  }

  @Test func `interactive glass grows while it is pressed, other glass does not`() {
    for isInteractive in [true, false] {
      let screen = Screen(()) { box.glassEffect(.regular.interactive(isInteractive)) }
      screen.pointer(.down, 50, 50)
      screen.step(60)
      let width = screen.rect(.red)?.width ?? 0
      #expect(isInteractive ? abs(width - 41.6) < 0.01 : width == 40)
      screen.pointer(.up, 50, 50)
      screen.step(60)
      #expect(abs((screen.rect(.red)?.width ?? 0) - 40) < 0.01)
    }
  }

  @Test func `buttons on glass act, and stand on a capsule`() {
    let log = Log<String>()
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Button("A") { log("glass") }.buttonStyle(.glass)
        Button("B") { log("prominent") }.buttonStyle(.glassProminent)
        Button("C") { log("clear") }.buttonStyle(.glass(.clear.tint(.orange)))
      }
    }
    // The prominent one, between the others, is of the colour itself (Controls 2.2).
    let places = panes(screen)
    #expect(places.count == 2)
    let (first, last) = (places.first ?? .zero, places.last ?? .zero)
    let middle = (first.midY + last.midY) / 2
    for y in [first.midY, middle, last.midY] { screen.tap(first.midX, y) }
    #expect(log.entries == ["glass", "prominent", "clear"])
  }
}
