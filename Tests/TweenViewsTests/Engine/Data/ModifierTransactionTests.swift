import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// A modifier's own transaction: Semantics 3.5, 4.
@Suite("A modifier's animation") @MainActor struct ModifierTransactionTests {
  private let slow = Animation.linear(duration: 1)
  private let slower = Animation.linear(duration: 2)

  /// Moves down, and lets its content be.
  struct Down: ViewModifier {
    var y: CGFloat
    func body(content: Content) -> some View { content.offset(y: y) }
  }

  /// Fades; what stands in it twice is one content.
  struct Twice: ViewModifier {
    var opacity: Double
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        content
      }.opacity(opacity)
    }
  }

  /// How far right, how far down and how faded a view is after 0.5 s of a change from 0 to 1.
  private func middle<M: ViewModifier>(
    _ change: Animation? = nil, _ modifier: @escaping (Double) -> M
  ) throws -> DisplayItem.Fill {
    let screen = Screen(0.0) { value in
      Color.red.frame(width: 20, height: 20).modifier(Shove(x: 40 * value))
        .modifier(modifier(value))
    }
    screen.change(1, change)
    screen.step(31)
    return try #require(screen.fill(.red))
  }

  @Test func `animates the modifier, and nothing inside`() throws {
    let fill = try middle { Shove(x: 0, y: 40 * $0).animation(slow) }
    #expect(fill.shownRect == CGRect(x: 80, y: 60, width: 20, height: 20))
  }

  @Test func `gives what is inside the transaction from outside back`() throws {
    let fill = try middle(slower) { Shove(x: 0, y: 40 * $0).animation(slow) }
    #expect(abs(fill.shownRect.minX - 50) < 1e-9)
    #expect(abs(fill.shownRect.minY - 60) < 1e-9)
    let still = try middle(slow) { Shove(x: 0, y: 40 * $0).animation(nil) }
    #expect(abs(still.shownRect.minX - 60) < 1e-9)
    #expect(still.shownRect.minY == 80)
  }

  @Test func `reaches the body of a modifier with one`() throws {
    let fill = try middle { Twice(opacity: 1 - $0 / 2).animation(slow) }
    #expect(abs(fill.opacity - 0.75) < 1e-9)
    #expect(fill.shownRect.minX == 90)
  }

  @Test func `covers all of a concatenation`() throws {
    let fill = try middle {
      Shove(x: 0, y: 40 * $0).concat(_OpacityEffect(opacity: 1 - $0)).animation(slow)
    }
    #expect(abs(fill.shownRect.minY - 60) < 1e-9 && abs(fill.opacity - 0.5) < 1e-9)
    #expect(fill.shownRect.minX == 80)
  }

  @Test func `is overruled further in, and rewrites as told`() throws {
    let nested = try middle {
      Shove(x: 0, y: 40 * $0).animation(slow).concat(_OpacityEffect(opacity: 1 - $0))
        .animation(slower)
    }
    #expect(abs(nested.shownRect.minY - 60) < 1e-9 && abs(nested.opacity - 0.75) < 1e-9)
    let rewritten = try middle(slow) {
      Shove(x: 0, y: 40 * $0).transaction { $0.animation = $0.animation?.speed(0.5) }
    }
    #expect(abs(rewritten.shownRect.minX - 60) < 1e-9)
    #expect(abs(rewritten.shownRect.minY - 50) < 1e-9)
  }

  @Test func `stays out where animations are disabled`() throws {
    let screen = Screen(0.0) { value in
      Color.red.frame(width: 20, height: 20)
        .modifier(Shove(x: 0, y: 40 * value).animation(slow))
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { screen.set(1) }
    screen.step(2)
    #expect(screen.rect(.red)?.minY == 80)
  }

  @Test func `follows its closure when that changes`() throws {
    let screen = Screen((value: 0.0, duration: 1.0)) { state in
      Color.red.frame(width: 20, height: 20)
        .modifier(Shove(x: 40 * state.value).animation(.linear(duration: state.duration)))
    }
    screen.set((1, 4))
    screen.step(32)
    #expect(abs(try #require(screen.rect(.red)).minX - 45) < 1e-9)
  }

  @Test func `tells how many views there are`() {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }.modifier(Shove(x: 10).animation(slow))
      }
    }
    #expect(screen.rect(.red)?.minX == 10 && screen.rect(.blue)?.minX == 60)
  }

  @Test func `moves the leaves of an offset, which is part of their frames`() throws {
    let screen = Screen(0.0) { value in
      Color.red.frame(width: 20, height: 20).modifier(Down(y: 40 * value).animation(slow))
    }
    screen.set(1)
    screen.step(32)
    #expect(abs(try #require(screen.rect(.red)).minY - 60) < 1e-9)
  }
}
