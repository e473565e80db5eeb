import Foundation
import Testing
import TweenViews

@testable import TweenControls

@Suite struct IntervalProgressTests {
  private let start = Date(timeIntervalSinceReferenceDate: 100)
  private func progress(_ length: Double, countsDown: Bool) -> IntervalProgress {
    IntervalProgress(start...(start + length), countsDown: countsDown)
  }

  @Test(arguments: [(-5.0, 0.0), (0, 0), (15, 0.25), (60, 1), (100, 1)])
  func `the part that is done, or left, is that of the interval`(seconds: Double, part: Double) {
    #expect(progress(60, countsDown: false).fraction(at: start + seconds) == part)
    #expect(progress(60, countsDown: true).fraction(at: start + seconds) == 1 - part)
  }

  @Test func `an interval of nothing, or without an end, is done or not begun`() {
    #expect(progress(0, countsDown: false).fraction(at: start - 1) == 0)
    #expect(progress(0, countsDown: false).fraction(at: start) == 1)
    let endless = IntervalProgress(start...Date.distantFuture, countsDown: true)
    #expect(endless.fraction(at: start) == 1)
    #expect(
      progress(60, countsDown: true).fraction(at: Date(timeIntervalSinceReferenceDate: .nan)) == 1)
  }

  @Test func `dates are those of the interval, and come to an end`() {
    let short = progress(1, countsDown: false).schedule
    let dates = Array(short.entries(from: start, mode: .normal))
    #expect(dates.first == start && dates.last == start + 1)
    #expect(dates.count == 61)
    // Asked late, it goes on from there.
    let late = Array(short.entries(from: start + 0.5, mode: .normal))
    #expect(late.count == 31)
    #expect(Array(short.entries(from: start + 9, mode: .normal)) == [start + 1])
    // A day has no more dates than a bar has places.
    let day = progress(86_400, countsDown: false).schedule
    #expect(day.entries(from: start, mode: .normal).reduce(0) { count, _ in count + 1 } == 8193)
  }
}
