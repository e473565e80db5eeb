import InbetweenTesting
import SwiftUI
import Testing
import TweenPaint

/// Programs that lay views out by ratio and divide them.
@Suite @MainActor struct LayoutProgramTests {
  /// Where the last fill is.
  private func lastRect(_ tester: StageTester) throws -> CGRect {
    tester.advance()
    let fills = tester.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.outline.applying(fill.transform).boundingRect
    }
    return try #require(fills.last)
  }

  @Test func `a ratio fits into the space or covers it, centred`() throws {
    let size = CGSize(width: 80, height: 60)
    let fit = StageTester(Color.red.aspectRatio(2, contentMode: .fit), size: size)
    #expect(try lastRect(fit) == CGRect(x: 0, y: 10, width: 80, height: 40))
    let fill = StageTester(Color.red.aspectRatio(2, contentMode: .fill), size: size)
    #expect(try lastRect(fill) == CGRect(x: -20, y: 0, width: 120, height: 60))
  }

  @Test func `without a ratio the ideal size gives it`() throws {
    let tester = StageTester(
      Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFit(),
      size: CGSize(width: 60, height: 60))
    #expect(try lastRect(tester) == CGRect(x: 0, y: 20, width: 60, height: 20))
  }

  @Test func `a divider is one pixel across its stack`() throws {
    let size = CGSize(width: 40, height: 20)
    let lying = try lastRect(StageTester(VStack { Divider() }, size: size, scale: 2))
    #expect(lying.size == CGSize(width: 40, height: 0.5))
    // On the pixel grid, at most a pixel from the middle.
    #expect(lying.minX == 0 && abs(lying.midY - 10) <= 0.5)
    let upright = try lastRect(StageTester(HStack { Divider() }, size: size, scale: 1))
    #expect(upright.size == CGSize(width: 1, height: 20))
    #expect(upright.minY == 0 && abs(upright.midX - 20) <= 1)
  }

  @Test func `ignoring the safe area moves nothing, for there is none`() throws {
    let tester = StageTester(
      Color.red.frame(width: 10, height: 10).ignoresSafeArea(edges: .top)
        .edgesIgnoringSafeArea(.all), size: CGSize(width: 20, height: 20))
    #expect(try lastRect(tester) == CGRect(x: 5, y: 5, width: 10, height: 10))
  }
}
