import InbetweenTesting
import SwiftUI
import Testing

/// Programs that take very many views away at once.
@Suite @MainActor struct RemovalProgramTests {
  struct Crowd: View {
    let count: Int
    @State private var isThere = true
    var body: some View {
      ZStack {
        Color.white.onTapGesture { withAnimation(.linear(duration: 0.05)) { isThere = false } }
        ForEach(0..<(isThere ? count : 0), id: \.self) { _ in
          Color.red.frame(width: 1, height: 1).allowsHitTesting(false)
        }
      }
    }
  }

  /// Seconds that one removal of `count` views takes, start to end.
  private func removal(of count: Int) throws -> Double {
    let tester = StageTester(Crowd(count: count), size: CGSize(width: 4, height: 4))
    tester.advance()
    let clock = ContinuousClock()
    let time = clock.measure {
      tester.tap(CGPoint(x: 1, y: 1))
      tester.advance(frames: 8)
    }
    #expect(tester.displayList.items.count <= 1)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  @Test func `eight times the views leave in much less than the square of the time`() throws {
    _ = try removal(of: 100)
    let few = try removal(of: 1_000)
    let many = try removal(of: 8_000)
    // In proportion it were 8; for every pair it would be 64. Other work is left some room.
    #expect(many < 32 * few)
  }
}
