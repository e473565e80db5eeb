import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

@testable import TweenWidgets

@Suite @MainActor struct WidgetChangeTests {
  private let provider = NumberProvider(seconds: [0, 60]) { _ in .never }

  /// How wide a red area is at a moment.
  private func width(_ screen: WidgetScreen, at seconds: Double) -> Double {
    screen.stage.advance(to: StageTime(seconds: seconds))
    let widths = screen.stage.displayList.items.compactMap { item -> Double? in
      guard case .fill(let fill) = item.content, case .solid(let color) = fill.paint,
        color.linearRed > 0.5, color.linearGreen < 0.3
      else { return nil }
      return Double(fill.path.boundingRect.applying(fill.transform).width)
    }
    return widths.last ?? 0
  }

  @Test func `an animation of the program's own ends two seconds after the entry came`() {
    let screen = WidgetScreen(provider) { number in
      Color.red.frame(width: number == 0 ? 20 : 120, height: 20)
        .animation(.linear(duration: 5), value: number)
    }
    #expect(width(screen, at: 60) == 20)
    // It begins with the next frame: a second later it has gone 59 of 300.
    #expect(abs(width(screen, at: 61) - (20 + 100 * 59.0 / 300)) < 0.01)
    #expect(abs(width(screen, at: 61 + 59.0 / 60) - (20 + 100 * 118.0 / 300)) < 0.01)
    #expect(width(screen, at: 62) == 120)
    #expect(screen.stage.next == .idle)
  }

  @Test func `one without end ends too`() {
    let screen = WidgetScreen(provider) { number in
      Color.red.frame(width: number == 0 ? 20 : 120, height: 20)
        .animation(.linear(duration: 0.5).repeatForever(), value: number)
    }
    #expect(width(screen, at: 62.5) == 120)
    #expect(screen.stage.next == .idle)
  }

  @Test func `a spring that takes over another is cut off as well`() {
    let provider = NumberProvider(seconds: [0, 60, 61]) { _ in .never }
    let screen = WidgetScreen(provider) { number in
      Color.red.frame(width: 20 + 50 * CGFloat(number), height: 20)
        .animation(.spring(duration: 5), value: number)
    }
    #expect(width(screen, at: 61) > 20)
    #expect(width(screen, at: 62.9) < 120)
    #expect(width(screen, at: 63.5) == 120)
  }

  @Test func `transactions of the program have no effect`() {
    struct Growing: View {
      @State private var isWide = false

      var body: some View {
        Color.red.frame(width: isWide ? 120 : 20, height: 20)
          .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    let screen = WidgetScreen(provider) { _ in Growing() }
    #expect(width(screen, at: 0.1) == 120)
  }
}
