import Foundation
import TweenCombine
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// An object whose end can be seen.
@MainActor private final class Mortal: ObservableObject {
  @Published var count = 0
  private let onEnd: @Sendable () -> Void
  init(_ onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}

@MainActor private final class Fate {
  var made = 0
  var ended = 0
  var appeared = 0
  var disappeared = 0
  func make() -> Mortal {
    made += 1
    return Mortal { [weak self] in MainActor.assumeIsolated { self?.ended += 1 } }
  }
}

private struct Mourned: View {
  let fate: Fate
  @StateObject private var object: Mortal
  init(_ fate: Fate) {
    self.fate = fate
    _object = StateObject(wrappedValue: fate.make())
  }
  var body: some View {
    Rectangle().fill(.red).opacity(object.count == 0 ? 1 : 0.5)
      .onAppear { fate.appeared += 1 }
      .onDisappear { fate.disappeared += 1 }
      .onTapGesture { object.count += 1 }
  }
}

/// Takes away one view, and one of two rows, as soon as they are there.
private struct Fleeting: View {
  @State private var isShown = true
  @State private var rows = [1, 2]
  var body: some View {
    VStack(spacing: 0) {
      if isShown {
        Color.red.onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
      }
      ForEach(rows, id: \.self) { row in
        row == 1 ? Color.green : .blue
      }
    }
    .onAppear { withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == 1 } } }
  }
}

@Suite("A view that goes") @MainActor struct RemovalTests {
  @Test("is invisible in the frame its curve is over and erased in the next")
  func clearing() throws {
    let fate = Fate()
    let screen = Screen(true) { isShown in
      ZStack {
        Color.blue
        if isShown { Mourned(fate).transition(.scaleAndFade) }
      }
    }
    screen.step(3)
    #expect(fate.appeared == 1)
    screen.change(false, .easeInOut(duration: 1))
    let start = screen.frame
    #expect(screen.fill(.red)?.opacity == 1)
    screen.step(60)
    #expect(try #require(screen.fill(.red)).opacity > 0)
    screen.step()
    #expect(screen.frame == start + 61)
    #expect(screen.fill(.red).map { $0.opacity == 0 } ?? true)
    #expect(fate.disappeared == 0)
    screen.step()
    #expect(screen.fills.count == 1)
    #expect(fate.disappeared == 1)
    #expect(fate.made == 1)
    #expect(fate.ended == 1)
    screen.step()
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("goes at once, in its own frame, by the identity transition")
  func identityTransition() {
    let fate = Fate()
    let screen = Screen(true) { isShown in
      ZStack { if isShown { Mourned(fate).transition(.identity) } }
    }
    screen.change(false, .linear(duration: 1))
    #expect(screen.fills.isEmpty)
    #expect(fate.disappeared == 1)
    #expect(fate.ended == 1)
  }

  @Test("goes by its transition when onAppear of the first frame takes it away")
  func takenAwayAtOnce() throws {
    let screen = Screen(true) { _ in Fleeting() }
    screen.step(31)
    #expect(abs(try #require(screen.fill(.red)).opacity - 0.5) < 0.05)
    #expect(abs(try #require(screen.fill(.green)).opacity - 0.5) < 0.05)
    screen.step(40)
    #expect(screen.fills.count == 1)
  }

  @Test("goes at once, in its own frame, when nothing animates")
  func unanimated() {
    let fate = Fate()
    let screen = Screen(true) { isShown in
      ZStack { if isShown { Mourned(fate).transition(.scaleAndFade) } }
    }
    screen.set(false)
    screen.step()
    #expect(screen.fills.isEmpty)
    #expect(fate.disappeared == 1)
    #expect(fate.ended == 1)
  }

  @Test("stays frozen where it was while its siblings close up")
  func frozen() throws {
    let screen = Screen(true) { isShown in
      HStack(spacing: 0) {
        if isShown { Color.red.frame(width: 40).transition(.opacity) }
        Color.blue
      }
    }
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 40, height: 100))
    #expect(abs(try #require(screen.rect(.blue)).minX - 20) < 1e-9)
  }

  @Test("is drawn behind those that stay, in the order of removal")
  func drawnBehind() {
    let screen = Screen([0, 1, 2]) { ids in
      ZStack {
        ForEach(ids, id: \.self) { id in [Color.red, .green, .blue][id].transition(.opacity) }
      }
    }
    let red = Color.red.resolve(in: EnvironmentValues())
    let green = Color.green.resolve(in: EnvironmentValues())
    let blue = Color.blue.resolve(in: EnvironmentValues())
    #expect(screen.colors == [red, green, blue])
    screen.change([0, 1], .linear(duration: 1))
    #expect(screen.colors == [blue, red, green])
    screen.change([1], .linear(duration: 1))
    #expect(screen.colors == [blue, red, green])
  }

  @Test("is drawn in front by a zIndex")
  func zIndex() {
    let screen = Screen([0, 1]) { ids in
      ZStack {
        ForEach(ids, id: \.self) { id in
          [Color.red, .green][id].transition(.opacity).zIndex(id == 0 ? 1 : 0)
        }
      }
    }
    let red = Color.red.resolve(in: EnvironmentValues())
    let green = Color.green.resolve(in: EnvironmentValues())
    #expect(screen.colors == [green, red])
    screen.change([1], .linear(duration: 1))
    #expect(screen.colors == [green, red])
  }

  @Test("takes no hits while it leaves")
  func noHits() {
    let log = Log<String>()
    let screen = Screen(true) { isShown in
      ZStack {
        Color.blue.onTapGesture { log("behind") }
        if isShown { Color.red.transition(.opacity).zIndex(1).onTapGesture { log("leaving") } }
      }
    }
    screen.tap(50, 50)
    screen.change(false, .linear(duration: 1))
    screen.step(5)
    screen.tap(50, 50)
    #expect(log.entries == ["leaving", "behind"])
  }

  @Test("keeps its last value: its row is never asked for again")
  func rowsOfLeavingAreNotRun() {
    let asked = Log<Int>()
    let screen = Screen([0, 1]) { ids in
      ZStack {
        ForEach(ids, id: \.self) { id in
          let _ = asked(id)
          Color.red.transition(.opacity)
        }
      }
    }
    asked.clear()
    screen.change([0], .linear(duration: 1))
    screen.step(10)
    screen.change([], .linear(duration: 1))
    screen.settle()
    #expect(asked.entries == [0])
    #expect(screen.fills.isEmpty)
  }

  @Test("comes back on the same subtree: state survives, the effect turns round where it is")
  func reversal() throws {
    let fate = Fate()
    let screen = Screen(true) { isShown in
      ZStack { if isShown { Mourned(fate).transition(.scale(scale: 0.5)) } }
    }
    screen.change(false, .spring(duration: 1))
    screen.step(20)
    let before = try #require(screen.fill(.red)).transform.a
    #expect(before < 0.99)
    screen.change(true, .spring(duration: 1))
    let after = try #require(screen.fill(.red)).transform.a
    // One frame on along the old way, no jump.
    #expect(abs(after - before) < 0.02)
    #expect(fate.made == 1)
    screen.settle()
    #expect(screen.fill(.red)?.transform == .identity)
    #expect(fate.made == 1)
    #expect(fate.ended == 0)
    #expect(fate.appeared == 1)
    #expect(fate.disappeared == 0)
    screen.tap(50, 50)
    #expect(screen.fill(.red)?.opacity == 0.5)
  }

  @Test("is made anew with fresh state after it was erased")
  func afterErasure() {
    let fate = Fate()
    let screen = Screen(true) { isShown in
      ZStack { if isShown { Mourned(fate).transition(.opacity) } }
    }
    screen.change(false, .linear(duration: 0.1))
    screen.settle()
    screen.change(true, .linear(duration: 0.1))
    #expect(fate.made == 2)
    #expect(fate.ended == 1)
    #expect(fate.appeared == 2)
  }

  @Test("leaves by the transition it has been given since it came")
  func latestTransition() throws {
    struct Way {
      var isShown: Bool
      var edge: Edge
    }
    let screen = Screen(Way(isShown: false, edge: .leading)) { way in
      ZStack { if way.isShown { Color.red.transition(.move(edge: way.edge)) } }
    }
    screen.change(Way(isShown: true, edge: .leading), .linear(duration: 0.1))
    screen.settle()
    screen.change(Way(isShown: true, edge: .trailing), nil)
    screen.change(Way(isShown: false, edge: .leading), .linear(duration: 1))
    screen.step(31)
    #expect(abs(try #require(screen.rect(.red)).minX - 50) < 1e-9)
  }
}
