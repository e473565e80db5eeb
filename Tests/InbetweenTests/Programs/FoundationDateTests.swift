import Foundation
import InbetweenTesting
import SwiftUI
import Testing

/// A program that imports Foundation beside SwiftUI compiles, and its dates are the system's.
@Suite @MainActor struct FoundationDateTests {
  @Test func `dates beside an import of Foundation are the system's`() {
    let stage = Stage(content: Color.red)
    stage.advance(to: .zero)
    let dates: [Date] = [Date(), .now, Date.now, Date(timeIntervalSinceNow: 0), .init()]
    for date in dates { #expect(date.timeIntervalSinceReferenceDate > 600_000_000) }
    #expect(stage.time == .zero)
  }
}
