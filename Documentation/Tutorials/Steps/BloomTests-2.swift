import InbetweenTesting
import SwiftUI
import Testing

@testable import Bloom

@MainActor struct BloomTests {
  @Test func `a tap opens the flower within two seconds`() throws {
    let tester = StageTester(BloomView(), size: CGSize(width: 80, height: 80))
    let bud = try tester.pixelHash()
    tester.tap(CGPoint(x: 40, y: 40))
    tester.settle(limit: 2)
    #expect(try tester.pixelHash() != bud)
  }

  @Test func `a second tap on the way turns the flower round without a jump`() throws {
    let undisturbed = StageTester(BloomView(), size: CGSize(width: 80, height: 80))
    undisturbed.tap(CGPoint(x: 40, y: 40))
    undisturbed.advance(frames: 11)

    let tester = StageTester(BloomView(), size: CGSize(width: 80, height: 80))
    let bud = try tester.pixelHash()
    tester.tap(CGPoint(x: 40, y: 40))
    tester.advance(frames: 10)
    tester.tap(CGPoint(x: 40, y: 40))
    tester.advance(frames: 1)
    #expect(try tester.pixelHash() == undisturbed.pixelHash())

    tester.settle(limit: 2)
    #expect(try tester.pixelHash() == bud)
  }
}
