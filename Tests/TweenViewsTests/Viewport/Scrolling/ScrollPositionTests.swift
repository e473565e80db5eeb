import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A scroll position") @MainActor struct ScrollPositionTests {
  private struct List: View {
    @ObservedObject var target: Source<Int?>
    var anchor: UnitPoint?
    var animation: Animation?
    var heights: (Int) -> CGFloat = { _ in 20 }
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<11_000) { index in
              Color(white: Double(index) / 11_000).frame(height: heights(index))
            }
          }
        }
        .onChange(of: target.value) { _, id in
          guard let id else { return }
          withAnimation(animation) { proxy.scrollTo(id, anchor: anchor) }
        }
      }
    }
  }

  private func rect(_ index: Int, _ screen: Screen<Void>) -> CGRect? {
    screen.rect(Color(white: Double(index) / 11_000))
  }

  @Test("may be a view among the rows that has an identity of its own")
  func proxyToStatic() {
    let target = Source<Int?>(nil)
    let screen = Screen(()) {
      Ended(target: target)
    }
    target.value = 1
    screen.step()
    screen.step()
    #expect(screen.rect(Color.red)?.maxY == 100)
  }

  private struct Ended: View {
    @ObservedObject var target: Source<Int?>
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200) { _ in Color.blue.frame(height: 20) }
            Color.red.frame(height: 10).id("bottom")
          }
        }
        .onChange(of: target.value) { _, _ in proxy.scrollTo("bottom") }
      }
    }
  }

  @Test("takes margins of any size")
  func hugeMargins() {
    let screen = Screen(()) {
      ScrollView { Color.blue.frame(height: 300) }
        .contentMargins(.all, .greatestFiniteMagnitude)
    }
    #expect(screen.graph.displayList.items.allSatisfy { "\($0)".contains("nan") == false })
  }

  @Test("is where a reader's proxy scrolls to: rows that were never made, at their anchor")
  func proxy() throws {
    let target = Source<Int?>(nil)
    let screen = Screen(()) { List(target: target, anchor: .top) }
    target.value = 9000
    screen.step()
    #expect(rect(9000, screen)?.minY == 0)
    target.value = 10_999
    screen.step()
    #expect(rect(10_999, screen)?.maxY == 100)
    let nearest = Source<Int?>(nil)
    let other = Screen(()) { List(target: nearest) }
    nearest.value = 3
    other.step()
    #expect(other.scroll?.offset.y == 0)
    nearest.value = 10
    other.step()
    #expect(rect(10, other)?.maxY == 100)
    nearest.value = 2
    other.step()
    #expect(rect(2, other)?.minY == 0)
  }

  @Test("is exact where rows are of different lengths")
  func lengths() throws {
    let target = Source<Int?>(nil)
    let screen = Screen(()) {
      List(target: target, anchor: .center, heights: { 15 + CGFloat($0 % 7) * 4 })
    }
    for id in [5000, 100, 10_000, 3] {
      target.value = id
      screen.step()
      let shown = try #require(self.rect(id, screen))
      if id > 3 { #expect(abs(shown.midY - 50) <= 1) }
      #expect(screen.warnings.isEmpty)
    }
  }

  @Test("is reached by the animation it is asked for with")
  func animated() throws {
    let target = Source<Int?>(nil)
    let screen = Screen(()) {
      List(target: target, anchor: .top, animation: .linear(duration: 1))
    }
    target.value = 100
    screen.step()
    #expect(screen.scroll?.offset.y == 0)
    screen.step(31)
    #expect(screen.scroll?.offset.y == 1000)
    screen.settle()
    #expect(screen.scroll?.offset.y == 2000)
  }

  @Test(
    "bound to an id follows a hand, and scrolls when the program sets it", arguments: [false, true])
  func bound(hasEffect: Bool) throws {
    let ids = Log<Int?>()
    let screen = Screen(()) { Bound(hasEffect: hasEffect, log: ids) }
    #expect(ids.entries == [])
    screen.wheel(0, -90)
    screen.step()
    #expect(ids.entries == [2])
    screen.wheel(0, -55)
    screen.step()
    #expect(ids.entries == [2, 4])
    // A tap asks for 7, which lies from 280 to 320: the least way shows it at the lower end.
    screen.tap(50, 20)
    screen.settle()
    #expect(screen.scroll?.offset.y == 220)
    #expect(ids.entries == [2, 4, 7])
  }

  private struct Bound: View {
    let hasEffect: Bool
    let log: Log<Int?>
    @State private var id: Int?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          let rows = ForEach(0..<20) { _ in Color.red.frame(width: 80, height: 40) }
          if hasEffect { rows.scrollTransition { effect, _ in effect } } else { rows }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $id)
      .onTapGesture { withAnimation { id = 7 } }
      .onChange(of: id) { _, new in log(new) }
    }
  }

  @Test("as a value goes to edges, points and views")
  func value() throws {
    let screen = Screen(ScrollPosition(edge: .bottom)) { position in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { _ in Color.red.frame(width: 80, height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(.constant(position))
    }
    #expect(screen.scroll?.offset.y == 700)
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(y: 33)
    screen.set(position)
    screen.step()
    #expect(screen.scroll?.offset.y == 33)
    position.scrollTo(id: 5, anchor: .top)
    screen.set(position)
    screen.step()
    #expect(screen.scroll?.offset.y == 200)
  }

  @Test("is told as geometry and phases, once for each change")
  func observers() throws {
    let offsets = Log<CGFloat>()
    let phases = Log<ScrollPhase>()
    let screen = Screen(()) {
      ScrollView { Color.red.frame(width: 60, height: 400) }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in
          offsets(new)
        }
        .onScrollPhaseChange { _, new in phases(new) }
    }
    #expect(offsets.entries.isEmpty)
    screen.wheel(0, -25)
    screen.step()
    #expect(offsets.entries == [25])
    screen.drag((0...4).map { CGPoint(x: 50, y: 90 - 10 * CGFloat($0)) })
    screen.settle()
    #expect(phases.entries == [.interacting, .decelerating, .idle])
  }
}
