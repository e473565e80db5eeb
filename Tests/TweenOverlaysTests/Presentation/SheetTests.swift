import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

/// What a test shows and changes.
private final class Wish<Value> {
  var set: ((Value) -> Void)?
}

private struct Thing: Identifiable, Equatable {
  let id: Int
  var name = ""
}

@Suite @MainActor struct SheetTests {
  /// 300 wide and 600 high, without a safe area: a sheet's top is at 10, so that it is 590 high.
  private struct Home: View {
    let wish: Wish<Bool>
    let log: Log<String>
    var detents: Set<PresentationDetent> = []
    var isStiff = false
    @State private var isOn = false
    var body: some View {
      Color.white
        .sheet(isPresented: $isOn, onDismiss: { log("dismissed") }) {
          Color.green
            .onAppear { log("appeared") }
            .onDisappear { log("disappeared") }
            .interactiveDismissDisabled(isStiff)
            .presentationDetents(detents)
        }
        .onAppear { wish.set = { isOn = $0 } }
    }
  }

  private struct Items: View {
    let wish: Wish<Thing?>
    let log: Log<String>
    @State private var item: Thing?
    var body: some View {
      Color.white
        .sheet(item: $item, onDismiss: { log("dismissed") }) { thing in
          Color.green
            .onAppear { log("appear \(thing.id)") }
            .onDisappear { log("disappear \(thing.id)") }
            .onChange(of: thing.name) { _, new in log("name \(new)") }
        }
        .onAppear { wish.set = { item = $0 } }
    }
  }

  private func panel<V: View>(_ view: V) -> Panel { Panel(width: 300, height: 600) { view } }

  /// The top of the sheet's green content, in points; nil: there is none.
  private func top(_ panel: Panel) -> CGFloat? {
    let green = Color.green.resolve(in: EnvironmentValues())
    for fill in panel.fills {
      guard case .solid(let color) = fill.paint, color == green else { continue }
      return fill.transform.ty + fill.path.boundingRect.minY
    }
    return nil
  }

  @Test func `it comes from below by the stated spring and goes the same way`() throws {
    let (wish, log) = (Wish<Bool>(), Log<String>())
    let panel = panel(Home(wish: wish, log: log))
    wish.set?(true)
    panel.step()
    #expect(try #require(top(panel)) == 600)
    // It is seen for a frame where it starts, before it moves.
    panel.step(13)
    // .879 of the way at .2 (Controls 12.3).
    let left = try #require(top(panel)) - 10
    #expect(abs(left / 590 - 0.121) < 0.001, "\(left / 590)")
    panel.settle()
    #expect(abs(try #require(top(panel)) - 10) < 0.01)
    wish.set?(false)
    panel.settle()
    #expect(top(panel) == nil)
    #expect(log.entries == ["appeared", "disappeared", "dismissed"])
  }

  private struct Dark: View {
    let wish: Wish<Bool>
    @State private var isOn = false
    var body: some View {
      Rectangle().fill(.background)
        .sheet(isPresented: $isOn) { Rectangle().fill(.background).frame(width: 40, height: 40) }
        .environment(\.colorScheme, .dark)
        .onAppear { wish.set = { isOn = $0 } }
    }
  }

  @Test func `in the dark what lies on it has the lighter grounds of surfaces above`() {
    let wish = Wish<Bool>()
    let panel = panel(Dark(wish: wish))
    func greys() -> [Int] {
      panel.fills.compactMap { fill in
        guard case .solid(let color) = fill.paint, color.opacity == 1 else { return nil }
        return Int((color.red * 255).rounded())
      }
    }
    #expect(greys() == [0])
    wish.set?(true)
    panel.settle()
    // The window, the sheet, what it shows.
    #expect(greys().filter { $0 == 28 }.count == 2)
  }

  @Test func `turned around on its way it comes back, and nothing has gone`() throws {
    let (wish, log) = (Wish<Bool>(), Log<String>())
    let panel = panel(Home(wish: wish, log: log))
    wish.set?(true)
    panel.settle()
    wish.set?(false)
    panel.step(6)
    wish.set?(true)
    panel.settle()
    #expect(abs(try #require(top(panel)) - 10) < 0.01)
    #expect(log.entries == ["appeared"])
  }

  @Test func `another item comes when the first has gone`() {
    let (wish, log) = (Wish<Thing?>(), Log<String>())
    let panel = panel(Items(wish: wish, log: log))
    wish.set?(Thing(id: 1))
    panel.settle()
    wish.set?(Thing(id: 1, name: "b"))
    panel.settle()
    wish.set?(Thing(id: 2))
    panel.settle()
    #expect(log.entries == ["appear 1", "name b", "disappear 1", "dismissed", "appear 2"])
  }

  private func drag(_ panel: Panel, to end: CGFloat, slowly: Bool = true) {
    panel.pointer(.down, 150, 100)
    let frames = slowly ? 40 : 6
    for frame in 1...frames {
      panel.pointer(.move, 150, 100 + (end - 100) * CGFloat(frame) / CGFloat(frames))
    }
    if slowly { for _ in 0..<20 { panel.pointer(.move, 150, end) } }
    panel.pointer(.up, 150, end)
    panel.settle()
  }

  @Test(arguments: [(0.47, true, false), (0.53, true, true), (0.3, false, true)])
  func `drawn past half of its height it goes, and thrown`(
    share: CGFloat, slowly: Bool, goes: Bool
  ) {
    let (wish, log) = (Wish<Bool>(), Log<String>())
    let panel = panel(Home(wish: wish, log: log))
    wish.set?(true)
    panel.settle()
    drag(panel, to: 100 + 590 * share, slowly: slowly)
    #expect((top(panel) == nil) == goes)
    #expect(log.entries.contains("dismissed") == goes)
  }

  @Test func `the user can't put away what isn't to be, by drag or Esc; Esc puts away others`() {
    for isStiff in [true, false] {
      let (wish, log) = (Wish<Bool>(), Log<String>())
      let panel = panel(Home(wish: wish, log: log, isStiff: isStiff))
      wish.set?(true)
      panel.settle()
      if isStiff { drag(panel, to: 500) }
      panel.key(.escape)
      panel.settle()
      #expect((top(panel) == nil) == !isStiff)
    }
  }

  @Test func `its detents: half, a part, points, never more than all`() throws {
    let tops: [(PresentationDetent, CGFloat)] = [
      (.medium, 300), (.fraction(0.25), 450), (.height(120), 480), (.height(4000), 10),
      (.height(.nan), 10), (.large, 10),
    ]
    for (detent, expected) in tops {
      let (wish, log) = (Wish<Bool>(), Log<String>())
      let panel = panel(Home(wish: wish, log: log, detents: [detent]))
      wish.set?(true)
      panel.settle()
      #expect(abs(try #require(top(panel)) - expected) < 0.01, "\(detent)")
    }
  }

  // MARK: Hostile programs

  private struct Two: View {
    let wish: Wish<Bool>
    let other: Wish<Bool>
    let log: Log<String>
    @State private var isOn = false
    @State private var isOther = false
    var body: some View {
      Color.white
        .sheet(isPresented: $isOn) {
          Color.green.onAppear { log("first") }.onDisappear { log("first gone") }
        }
        .sheet(isPresented: $isOther) { Color.green.onAppear { log("second") } }
        .onAppear {
          wish.set = { new in
            isOn = new
            other.set = { isOther = $0 }
          }
        }
    }
  }

  @Test func `of two sheets of one view the second waits for the first`() {
    let (wish, other, log) = (Wish<Bool>(), Wish<Bool>(), Log<String>())
    let panel = panel(Two(wish: wish, other: other, log: log))
    wish.set?(true)
    panel.step()
    other.set?(true)
    panel.settle()
    #expect(log.entries == ["first"])
    wish.set?(false)
    panel.settle()
    #expect(log.entries == ["first", "first gone", "second"])
  }

  private struct Dismisser: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    let log: Log<String>
    var body: some View {
      Color.green.onAppear {
        log("\(isPresented)")
        dismiss()
      }
    }
  }

  private struct Vanishing: View {
    let wish: Wish<Bool>
    let log: Log<String>
    @State private var isThere = true
    var body: some View {
      ZStack {
        Color.white
        if isThere {
          Color.white.frame(width: 1, height: 1)
            .sheet(isPresented: .constant(true)) { Color.green.onAppear { log("there") } }
        }
        Button("Press") { log("pressed") }
      }
      .onAppear { wish.set = { isThere = $0 } }
    }
  }

  @Test func `a presenter that goes takes its sheet along, and the window can be used again`() {
    let (wish, log) = (Wish<Bool>(), Log<String>())
    let panel = panel(Vanishing(wish: wish, log: log))
    panel.settle()
    panel.pointer(.down, 150, 300)
    panel.pointer(.up, 150, 300)
    #expect(log.entries == ["there"])
    wish.set?(false)
    panel.settle()
    #expect(top(panel) == nil)
    panel.pointer(.down, 150, 300)
    panel.pointer(.up, 150, 300)
    #expect(log.entries == ["there", "pressed"])
  }

  @Test func `a binding that refuses keeps the sheet, where it was`() throws {
    let log = Log<String>()
    let panel = panel(
      Color.white.sheet(isPresented: .constant(true), onDismiss: { log("dismissed") }) {
        Color.green
      })
    panel.settle()
    drag(panel, to: 560)
    #expect(abs(try #require(top(panel)) - 10) < 0.01)
    #expect(log.entries.isEmpty)
  }

  private struct Hasty: View {
    let log: Log<String>
    @State private var isOn = true
    var body: some View {
      Color.white.sheet(isPresented: $isOn, onDismiss: { log("dismissed") }) {
        Dismisser(log: log)
      }
    }
  }

  @Test func `dismissed as it appears it goes`() {
    let log = Log<String>()
    let panel = panel(Hasty(log: log))
    panel.settle()
    #expect(log.entries == ["true", "dismissed"])
    #expect(top(panel) == nil)
  }
}
