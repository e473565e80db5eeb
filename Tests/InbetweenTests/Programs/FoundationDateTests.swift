import Foundation
import InbetweenTesting
import SwiftUI
import Testing

/// A program that imports Foundation beside SwiftUI has the stage's dates all the same: what it
/// calls are Foundation's declarations.
@Suite @MainActor struct FoundationDateTests {
  static var dates: [Date] { [Date(), .now, Date.now, Date(timeIntervalSinceNow: 0), .init()] }

  @MainActor final class Log {
    var dates: [Date] = []
  }

  struct Asking: View {
    let log: Log
    @State private var start = Date()
    private let ticks = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()

    var body: some View {
      Color.red
        .onAppear {
          log.dates.append(start)
          log.dates += FoundationDateTests.dates
        }
        .onReceive(ticks) { _ in
          log.dates += FoundationDateTests.dates
          log.dates.append(Date(timeIntervalSinceNow: 1))
        }
    }
  }

  @Test func `dates that a program asks Foundation for are the stage's`() {
    let log = Log()
    let stage = Stage(content: Asking(log: log))
    for frame in 0...30 { stage.advance(to: StageTime(seconds: Double(frame) / 60)) }
    let seconds = log.dates.map(\.timeIntervalSinceReferenceDate)
    // To the nanosecond, which is what the system's clock tells.
    let expected = Array(repeating: 0.0, count: 6) + Array(repeating: 0.3, count: 5) + [1.3]
    #expect(seconds.count == expected.count)
    for (date, other) in zip(seconds, expected) { #expect(abs(date - other) < 1e-9) }
  }

  @Test func `dates outside of a program are the system's`() {
    let stage = Stage(content: Color.red)
    stage.advance(to: .zero)
    for date in Self.dates { #expect(date.timeIntervalSinceReferenceDate > 600_000_000) }
    #expect(stage.time == .zero)
  }

  @Test func `a live program's dates are the system's, also beside one of exact time`() {
    let log = Log()
    let exact = Stage(content: Asking(log: Log()))
    exact.advance(to: .zero)
    let live = Stage(
      content: Asking(log: log), configuration: Stage.Configuration(isLive: true))
    exact.advance(to: StageTime(seconds: 0.1))
    live.advance(to: .zero)
    #expect(log.dates.count == 6)
    for date in log.dates { #expect(date.timeIntervalSinceReferenceDate > 600_000_000) }
  }

  @Test func `what waits for a date waits by the system's clock`() {
    struct Waiting: View {
      let log: Log
      var body: some View {
        Color.red.onAppear {
          Thread.sleep(until: Date() + 0.05)
          log.dates.append(Date())
        }
      }
    }
    let log = Log()
    let start = Date()
    let stage = Stage(content: Waiting(log: log))
    stage.advance(to: .zero)
    #expect(log.dates.map(\.timeIntervalSinceReferenceDate) == [0])
    #expect((0.05..<60).contains(Date().timeIntervalSince(start)))
  }
}
