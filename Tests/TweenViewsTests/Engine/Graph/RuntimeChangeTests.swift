import Foundation
import TweenCombine
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("While a program runs") @MainActor struct RuntimeChangeTests {
  @Test("another window size lays out anew, at once")
  func resize() {
    let screen = Screen(()) { Color.red.padding(10) }
    screen.graph.send(.resize(CGSize(width: 200, height: 50)))
    screen.step()
    #expect(screen.rect(.red) == CGRect(x: 10, y: 10, width: 180, height: 30))
    #expect(screen.graph.displayList.size == CGSize(width: 200, height: 50))
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("another scale rounds frames to its own pixels")
  func rescale() {
    let screen = Screen(()) { Color.red.frame(width: 33, height: 33) }
    #expect(screen.rect(.red)?.minX == 34)
    screen.graph.send(.scale(2))
    screen.step()
    #expect(screen.rect(.red)?.minX == 33.5)
    #expect(screen.graph.displayList.scale == 2)
  }

  @Test("another layout direction mirrors stacks, gliding if the change animates")
  func direction() throws {
    let screen = Screen(LayoutDirection.leftToRight) { direction in
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        Color.blue
      }.environment(\.layoutDirection, direction)
    }
    screen.change(.rightToLeft, .linear(duration: 1))
    #expect(screen.rect(.red)?.minX == 0)
    screen.step(31)
    #expect(abs(try #require(screen.rect(.red)).minX - 40) < 1e-9)
    screen.settle()
    #expect(screen.rect(.red)?.minX == 80)
    screen.set(.leftToRight)
    screen.step()
    #expect(screen.rect(.red)?.minX == 0)
  }

  @Test("another colour scheme recolours what asks for primary")
  func colorScheme() throws {
    let screen = Screen(()) { Rectangle() }
    let light = try #require(screen.fills.first).paint
    screen.graph.send(.colorScheme(.dark))
    screen.step()
    #expect(try #require(screen.fills.first).paint != light)
    #expect(
      screen.graph.displayList.background != Screen(()) { Color.red }.graph.displayList.background)
  }

  @Test("another zIndex around a list of views reorders these, containers too")
  func zIndexOfContainers() {
    let screen = Screen(0.0) { index in
      ZStack {
        Group {
          VStack { Color.red }
        }
        .zIndex(index)
        Color.blue
      }
    }
    let red = screen.fill(.red)?.paint
    #expect(screen.fills.first?.paint == red)
    screen.set(1)
    screen.step()
    #expect(screen.fills.last?.paint == red)
  }

  @Test("another zIndex reorders, at once")
  func zIndex() {
    let screen = Screen(0.0) { index in
      ZStack {
        Color.red.zIndex(index)
        Color.blue
      }
    }
    let red = Color.red.resolve(in: EnvironmentValues())
    let blue = Color.blue.resolve(in: EnvironmentValues())
    #expect(screen.colors == [red, blue])
    screen.set(1)
    screen.step()
    #expect(screen.colors == [blue, red])
  }

  @Test("another text is measured anew")
  func text() throws {
    let screen = Screen("One") { text in
      HStack(spacing: 0) {
        Text(text)
        Color.red
      }
    }
    let before = try #require(screen.rect(.red)).minX
    screen.set("One and another")
    screen.step()
    #expect(try #require(screen.rect(.red)).minX > before)
  }

  @Test("another spacing, alignment or padding lays out anew, and glides")
  func layoutValues() throws {
    let screen = Screen(0.0) { spacing in
      HStack(alignment: spacing == 0 ? .top : .bottom, spacing: spacing) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 60)
      }
    }
    screen.change(20, .linear(duration: 1))
    screen.step(31)
    let red = try #require(screen.rect(.red))
    // From (30, 20) to (20, 60).
    #expect(abs(red.minX - 25) < 1e-9)
    #expect(abs(red.minY - 40) < 1e-9)
  }

  @Test("actions are those of the latest view value")
  func latestActions() {
    let log = Log<Int>()
    let screen = Screen(0) { value in Color.red.onTapGesture { log(value) } }
    screen.set(5)
    screen.step()
    screen.tap(50, 50)
    #expect(log.entries == [5])
  }

  @Test("a leaving view misses changes, and makes up for them when it comes back")
  func missedChanges() {
    final class Shared: ObservableObject {
      @Published var width = 10.0
    }
    struct Watcher: View {
      @ObservedObject var shared: Shared
      var body: some View { Bar(start: 0, end: shared.width).fill(.red) }
    }
    let shared = Shared()
    let screen = Screen(true) { isShown in
      ZStack { if isShown { Watcher(shared: shared) } }
    }
    screen.change(false, .linear(duration: 1))
    screen.step(5)
    shared.width = 50
    screen.step()
    #expect(screen.rect(.red)?.width == 10)
    screen.change(true, nil)
    screen.step()
    #expect(screen.rect(.red)?.width == 50)
  }

  @Test("a leaving view's own animation goes on")
  func leavingGoesOn() throws {
    let screen = Screen((true, 0.0)) { isShown, end in
      ZStack { if isShown { Bar(start: 0, end: end).fill(.red) } }
    }
    screen.change((true, 100), .linear(duration: 1))
    screen.step(11)
    screen.change((false, 100), .linear(duration: 2))
    screen.step(20)
    #expect(abs(try #require(screen.rect(.red)).width - 100 * 31.0 / 60) < 1e-9)
  }

  @Test("a transition on a group is each of its views'")
  func groups() {
    let screen = Screen(false) { isShown in
      HStack(spacing: 0) {
        if isShown {
          Group {
            Color.red
            Color.green
          }.transition(.scale(scale: 0.5))
        }
      }
    }
    screen.change(true, .linear(duration: 1))
    #expect(screen.fills.map(\.transform.a) == [0.5, 0.5])
    screen.step(31)
    #expect(screen.rect(.red)?.width == 37.5)
    screen.change(false, .linear(duration: 1))
    screen.settle()
    #expect(screen.fills.isEmpty)
  }

  @Test("opacity fades each leaf; a compositing group fades as one")
  func groupOpacity() {
    let leaves = Screen(()) {
      ZStack {
        Color.red
        Color.blue
      }.opacity(0.5)
    }
    #expect(leaves.fills.map(\.opacity) == [0.5, 0.5])
    let group = Screen(()) {
      ZStack {
        Color.red
        Color.blue
      }.compositingGroup().opacity(0.5)
    }
    #expect(group.fills.map(\.opacity) == [1, 1])
    guard case .beginLayer(let layer)? = group.graph.displayList.items.first?.content else {
      Issue.record("No layer.")
      return
    }
    #expect(layer.opacity == 0.5)
    #expect(group.graph.displayList.items.last?.content == .endLayer)
  }

  @Test("a long press acts after half a second, unless it moves 10 points")
  func longPress() {
    for (moved, count) in [(9.0, 1), (10.0, 0)] {
      let log = Log<String>()
      let screen = Screen(()) { Color.red.onLongPressGesture { log("long") } }
      screen.pointer(.down, 50, 50)
      screen.step()
      screen.pointer(.move, 50 + moved, 50)
      screen.step(28)
      #expect(log.entries.isEmpty)
      screen.step(2)
      #expect(log.entries.count == count)
    }
  }

  @Test("a hit goes to what is under the pointer after the frame's own motion")
  func hitsAtTheFramesTime() {
    let log = Log<String>()
    let screen = Screen(0.0) { x in
      Color.red.frame(width: 10, height: 10).position(x: x, y: 50).onTapGesture { log("tap") }
    }
    screen.change(100, .linear(duration: 1))
    screen.step(31)
    // Shown at 50 now, at 51.67 in the coming frame.
    screen.tap(56, 50)
    #expect(log.entries == ["tap"])
  }

  @Test("numbers that are none neither trap nor hang")
  func hostileNumbers() {
    let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    let screen = Screen(0.0) { number in
      VStack(spacing: number) {
        Bar(start: 0, end: number).fill(.red).opacity(number).scaleEffect(number)
        Color.red.frame(width: number).offset(x: number).rotationEffect(.radians(number))
        Color.red.padding(number).position(x: number, y: number)
        Color.red.frame(minWidth: number, maxWidth: number).zIndex(number)
        HStack(spacing: number) {
          Color.red.layoutPriority(number)
          Spacer(minLength: number)
          Color.red.alignmentGuide(.top) { _ in CGFloat(number) }
        }
      }
    }
    for number in numbers + numbers.reversed() {
      screen.change(number, .spring())
      screen.step(2)
      screen.tap(50, 50)
    }
    screen.change(5, nil)
    screen.settle()
    #expect(screen.graph.nextWork == .idle)
  }
}
