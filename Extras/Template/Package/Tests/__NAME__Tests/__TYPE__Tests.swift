import InbetweenTesting
import SwiftUI
import Testing

@testable import __MODULE__

@MainActor struct __TYPE__Tests {
  /// Compares with Frames/__TYPE__Tests/opens.png and opens.txt. `INBETWEEN_RECORD=1 inbetween test` writes
  /// them again.
  @Test func `a tap opens the circle, which overshoots and settles`() throws {
    let tester = StageTester(ContentView(), size: CGSize(width: 220, height: 220))
    try tester.find(label: "Circle").tap()
    try expectStrip(tester, at: [0, 0.1, 0.2, 0.3, 0.5, 1], "opens")
  }

  @Test func `a second tap closes it`() throws {
    let tester = StageTester(ContentView(), size: CGSize(width: 220, height: 220))
    let closed = try tester.pixelHash()
    for _ in 0..<2 {
      try tester.find(label: "Circle").tap()
      tester.advance()
      tester.settle()
    }
    #expect(try tester.pixelHash() == closed)
  }
}
