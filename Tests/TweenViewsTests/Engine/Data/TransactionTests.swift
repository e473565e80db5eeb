import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Which animation wins: Semantics 3.5. Half-way (0.5 s into 1 s) tells which one runs.
@Suite("A transaction") @MainActor struct TransactionTests {
  private let slow = Animation.linear(duration: 1)
  private let slower = Animation.linear(duration: 2)

  /// The width of a bar 0.5 s after it went from 0 to 100.
  private func width<Content: View>(
    _ change: (Screen<Double>) -> Void, @ViewBuilder _ content: @escaping (Double) -> Content
  ) throws -> Double {
    let screen = Screen(0.0) { content($0) }
    change(screen)
    screen.step(32)
    return Double(try #require(screen.rect(.red)).maxX)
  }

  private func bar(_ end: Double) -> some View { Bar(start: 0, end: end).fill(.red) }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

  @Test("takes .animation(value:) where its value changed")
  func implicit() throws {
    let on = try width({ $0.set(100) }) { bar($0).animation(slow, value: $0) }
    #expect(isNear(on, 50))
    let off = try width({ $0.set(100) }) { bar($0).animation(slow, value: 1) }
    #expect(off == 100)
  }

  @Test("reaches the setter of a binding over functions merged with that in force")
  func functions() {
    var told: [Transaction] = []
    let binding = Binding(get: { 1 }, set: { _, transaction in told.append(transaction) })
    withAnimation(slow) { binding.wrappedValue = 2 }
    withAnimation(slow) { binding.animation(slower).wrappedValue = 3 }
    binding.animation(slower).wrappedValue = 4
    binding.wrappedValue = 5
    #expect(told.map(\.animation) == [slow, slow, slower, nil])
  }

  @Test("takes the nearest .animation(value:) over those further out and over withAnimation")
  func nearest() throws {
    let inner = try width({ $0.set(100) }) {
      bar($0).animation(slow, value: $0).animation(slower, value: $0)
    }
    #expect(isNear(inner, 50))
    let local = try width({ screen in withAnimation(slower) { screen.set(100) } }) {
      bar($0).animation(slow, value: $0)
    }
    #expect(isNear(local, 50))
  }

  @Test("loses its animation to .animation(nil, value:)")
  func removed() throws {
    let width = try width({ screen in withAnimation(slow) { screen.set(100) } }) {
      bar($0).animation(nil, value: $0)
    }
    #expect(width == 100)
  }

  @Test("keeps an outer animation where the modifier's value did not change")
  func unrelated() throws {
    let width = try width({ screen in withAnimation(slow) { screen.set(100) } }) {
      bar($0).animation(nil, value: 7)
    }
    #expect(isNear(width, 50))
  }

  @Test("with disablesAnimations gets none from modifiers")
  func disabled() throws {
    let width = try width({ screen in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { screen.set(100) }
    }) {
      bar($0).animation(slow, value: $0)
    }
    #expect(width == 100)
  }

  @Test("with disablesAnimations keeps the animation it has")
  func disabledKeeps() throws {
    let width = try width({ screen in
      var transaction = Transaction(animation: slow)
      transaction.disablesAnimations = true
      withTransaction(transaction) { screen.set(100) }
    }) {
      bar($0).animation(slower, value: $0)
    }
    #expect(isNear(width, 50))
  }

  @Test("is rewritten by .transaction, and by .transaction(value:) where the value changed")
  func rewritten() throws {
    let always = try width({ $0.set(100) }) { bar($0).transaction { $0.animation = slow } }
    #expect(isNear(always, 50))
    let changed = try width({ $0.set(100) }) { end in
      bar(end).transaction(value: end) { $0.animation = slow }
    }
    #expect(isNear(changed, 50))
    let unchanged = try width({ $0.set(100) }) { end in
      bar(end).transaction(value: 1) { $0.animation = slow }
    }
    #expect(unchanged == 100)
  }

  @Test("is rewritten for the modifiers of an .animation body alone, not for what is inside")
  func bodyForm() throws {
    let screen = Screen(0.0) { end in
      Bar(start: 0, end: end).fill(.red)
        .animation(slow) { content in content.opacity(1 - end / 200) }
    }
    screen.set(100)
    screen.step(32)
    #expect(screen.rect(.red)?.maxX == 100)
    let fill = try #require(screen.fill(.red))
    #expect(isNear(fill.opacity, 0.75))
  }

  @Test("nests: the inner animation wins, and nil inside means none")
  func nested() throws {
    let inner = try width({ screen in
      withAnimation(slower) { withAnimation(slow) { screen.set(100) } }
    }) { bar($0) }
    #expect(isNear(inner, 50))
    let none = try width({ screen in
      withAnimation(slower) { withAnimation(nil) { screen.set(100) } }
    }) { bar($0) }
    #expect(none == 100)
  }

  private func binding(_ screen: Screen<Double>) -> Binding<Double> {
    let source = screen.source
    return Binding(get: { source.value }, set: { source.value = $0 })
  }

  @Test("comes with a binding's writes; the thread's own overrides it")
  func bindings() throws {
    let own = try width({ binding($0).animation(slow).wrappedValue = 100 }) { bar($0) }
    #expect(isNear(own, 50))
    struct Bound: View {
      let animation: Animation
      let around: Animation
      @State private var end = 0.0
      var body: some View {
        Bar(start: 0, end: end).fill(.red).onAppear {
          withAnimation(around) { $end.animation(animation).wrappedValue = 100 }
        }
      }
    }
    let screen = Screen(()) { Bound(animation: slower, around: slow) }
    // The write of onAppear has its own update in frame 0.
    screen.step(31)
    let rect = try #require(screen.rect(.red))
    #expect(isNear(Double(rect.maxX), 50))
  }

  @Test("of one event splits into updates in order where animations differ")
  func severalUpdates() throws {
    struct Two: View {
      @State private var first = 0.0
      @State private var second = 0.0
      var body: some View {
        ZStack {
          Bar(start: 0, end: first).fill(.red)
          Bar(start: 0, end: second).fill(.green)
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) { first = 100 }
          second = 100
        }
      }
    }
    let screen = Screen(()) { Two() }
    screen.step(31)
    let rect = try #require(screen.rect(.red))
    #expect(isNear(Double(rect.maxX), 50))
    #expect(screen.rect(.green)?.maxX == 100)
  }

  @Test("does not animate what appears in it")
  func firstAppearance() {
    let screen = Screen(1) { value in
      Bar(start: 0, end: 50).fill(.red).animation(slow, value: value)
    }
    #expect(screen.rect(.red)?.maxX == 50)
    #expect(screen.graph.nextWork != .nextFrame)
  }
}
