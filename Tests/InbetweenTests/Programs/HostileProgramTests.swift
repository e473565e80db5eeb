import InbetweenTesting
import SwiftUI
import Testing

/// Programs whose numbers are none.
@Suite @MainActor struct HostileProgramTests {
  nonisolated static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -5]

  @Test(arguments: numbers) func `a priority of any number leaves a stack at its work`(
    _ number: Double
  ) throws {
    let tester = StageTester(
      HStack(spacing: 0) {
        Color.white.layoutPriority(number)
        Color.white.zIndex(number)
      }, size: CGSize(width: 20, height: 10))
    tester.advance()
    #expect(try tester.bitmap().pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test(arguments: numbers) func `an alignment guide of any number stops nothing`(
    _ number: Double
  ) throws {
    let tester = StageTester(
      VStack(alignment: .leading) {
        Color.red.frame(width: 5, height: 5).alignmentGuide(.leading) { _ in CGFloat(number) }
        Color.red.frame(width: 5, height: 5)
      }, size: CGSize(width: 20, height: 20))
    tester.advance(frames: 2)
    #expect(try tester.bitmap().pixels.count == 400)
  }

  @Test(arguments: numbers) func `an aspect ratio of any number stops nothing`(
    _ number: Double
  ) throws {
    let tester = StageTester(
      VStack {
        Color.red.aspectRatio(number, contentMode: .fit)
        Color.red.aspectRatio(number, contentMode: .fill)
        Color.red.aspectRatio(CGSize(width: number, height: 0), contentMode: .fit)
      }, size: CGSize(width: 20, height: 20))
    tester.advance(frames: 2)
    #expect(try tester.bitmap().pixels.count == 400)
  }
}
