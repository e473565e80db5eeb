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
}
