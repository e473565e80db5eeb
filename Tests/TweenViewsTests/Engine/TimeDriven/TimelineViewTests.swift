import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

/// Dates that a program makes up, without end.
private struct Doubling: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    var step = 0.125
    return AnyIterator {
      defer { step *= 2 }
      return startDate + step
    }
  }
}

/// The same date for ever.
private struct Stuck: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    AnyIterator { date(-5) }
  }
}

@Suite @MainActor struct TimelineViewTests {
  private let log = Log<Double>()

  private func screen<Schedule: TimelineSchedule>(_ schedule: Schedule) -> Screen<Schedule> {
    let log = log
    return Screen(schedule) { schedule in
      TimelineView(schedule) { context in
        let _ = log(context.date.timeIntervalSinceReferenceDate)
        Bar(start: 0, end: context.date.timeIntervalSinceReferenceDate).fill(.red)
      }
    }
  }

  @Test func `content is made at the schedule's dates, each in the first frame at or after it`() {
    let screen = screen(.periodic(from: date(0), by: 0.25))
    #expect(log.entries == [0])
    #expect(screen.graph.nextWork != .idle && screen.graph.nextWork != .nextFrame)
    var frames: [Int] = []
    for _ in 0..<60 {
      let before = log.entries.count
      screen.step()
      if log.entries.count > before { frames.append(screen.frame) }
    }
    #expect(frames == [15, 30, 45, 60])
    #expect(log.entries == [0, 0.25, 0.5, 0.75, 1])
    #expect(screen.rect(.red)?.width == 1)
  }

  @Test func `dates between frames wait for the next; of several the newest shows`() {
    let screen = screen(.periodic(from: date(0), by: 0.01))
    screen.step(3)
    // Frames lie at 1/60, 2/60 and 3/60 s.
    #expect(log.entries.map { ($0 * 100).rounded() } == [0, 1, 3, 5])
  }

  @Test func `motion has a date in each frame, to the frame`() {
    let screen = screen(.animation)
    screen.step(600)
    #expect(log.entries.count == 601)
    for (frame, found) in log.entries.enumerated() {
      #expect(abs(found - Double(frame) / 60) < 1e-9)
    }
  }

  @Test func `a date that rounding puts just after a frame is the frame's`() {
    // Far from the clock's zero dates are a tenth of a microsecond apart.
    let log = log
    let start = date(817_000_000.3)
    let graph = ViewGraph(
      content: TimelineView(.periodic(from: start, by: 0.1)) { context in
        let _ = log(context.date.timeIntervalSince(start))
        Color.red
      },
      configuration: ViewGraph.Configuration(
        size: CGSize(width: 10, height: 10), startDate: start))
    for frame in 0...600 { graph.advance(to: StageTime(flicks: 11_760_000 * Int64(frame))) }
    #expect(log.entries.count == 101)
    for (index, found) in log.entries.enumerated() {
      #expect(abs(found - Double(index) / 10) < 1e-6)
    }
  }

  @Test func `the first date shows though it lies ahead; after the last nothing is left to do`() {
    let screen = screen(.explicit([date(0.5), date(1), date(1)]))
    #expect(log.entries == [0.5])
    screen.step(59)
    #expect(log.entries == [0.5])
    screen.step()
    #expect(log.entries == [0.5, 1])
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `dates that have passed are skipped, but for the newest`() {
    _ = screen(.explicit((-2_000...0).map { date(Double($0)) } + [date(7)]))
    #expect(log.entries == [0])
  }

  @Test func `without dates the present shows, once`() {
    let screen = screen(.explicit([]))
    #expect(log.entries == [0])
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `a pause shows its moment and costs nothing; going on, time has gone by`() {
    let screen = screen(.animation(paused: false))
    screen.step(6)
    screen.set(.animation(paused: true))
    screen.step()
    let pause = log.entries.last
    #expect(pause == 7.0 / 60)
    #expect(screen.graph.nextWork == .idle)
    log.clear()
    screen.step(20)
    #expect(log.entries.isEmpty)
    screen.set(.animation(paused: false))
    screen.step(2)
    #expect(log.entries.map { ($0 * 60).rounded() } == [28, 29])
  }

  @Test func `another schedule begins anew, an equal one goes on`() {
    let screen = screen(.periodic(from: date(0), by: 1))
    screen.step(30)
    screen.set(.periodic(from: date(0), by: 1))
    screen.step()
    #expect(log.entries == [0, 0])
    screen.set(.periodic(from: date(0.5), by: 0.25))
    screen.step()
    #expect(log.entries == [0, 0, 0.5])
    screen.step(13)
    #expect(log.entries == [0, 0, 0.5, 0.75])
    #expect(screen.graph.timers.next != nil)
  }

  @Test func `schedules of one's own need have no end`() {
    let screen = screen(Doubling())
    screen.step(130)
    #expect(log.entries == [0.125, 0.25, 0.5, 1, 2])
    let stuck = self.screen(Stuck())
    #expect(stuck.warnings.count == 1 || !stuck.graph.displayList.items.isEmpty)
    stuck.step(2)
    #expect(stuck.graph.nextWork == .idle)
    let fine = self.screen(.animation(minimumInterval: 1e-9))
    log.clear()
    fine.step(3)
    #expect(log.entries.map { ($0 * 60).rounded() } == [1, 2, 3])
    let never = self.screen(.explicit([date(0), date(.infinity)]))
    #expect(never.graph.nextWork == .idle)
    let none = self.screen(.explicit([date(0), date(.nan)]))
    none.step(3)
    #expect(none.graph.nextWork == .idle)
  }

  @Test func `a live stage's date keeps to the system's, and what waits for dates with it`() {
    let log = log
    let graph = ViewGraph(
      content: TimelineView(.periodic(from: date(0), by: 0.5)) { context in
        let _ = log(context.date.timeIntervalSinceNow)
        Color.red
      },
      configuration: ViewGraph.Configuration(size: CGSize(width: 10, height: 10), isLive: true))
    graph.advance(to: .zero)
    #expect(abs(graph.date.timeIntervalSinceNow) < 1)
    // An hour passes on the clock, and none in the world.
    graph.advance(to: StageTime(seconds: 3600))
    #expect(abs(graph.date.timeIntervalSinceNow) < 1.5)
    for frame in 1...5 { graph.advance(to: StageTime(seconds: 3600 + Double(frame) / 10)) }
    #expect(log.entries.count >= 2)
    for lag in log.entries { #expect(abs(lag) < 2) }
  }

  @Test func `a view that goes takes its timer along`() {
    let log = log
    let screen = Screen(true) { isShown in
      ZStack {
        if isShown {
          TimelineView(.animation) { context in
            let _ = log(context.date.timeIntervalSinceReferenceDate)
            Color.red
          }
        }
      }
    }
    screen.step(3)
    #expect(log.entries.count == 4)
    screen.change(false, .linear(duration: 0.1))
    log.clear()
    // It goes on while it leaves.
    screen.step(3)
    #expect(log.entries.count == 3)
    screen.step(10)
    #expect(screen.graph.nextWork == .idle && screen.fills.isEmpty)
    log.clear()
    screen.step(10)
    #expect(log.entries.isEmpty)
  }

  @Test func `a date is a plain update: what wants to animate says so itself`() {
    let screen = Screen(0) { _ in
      TimelineView(.periodic(from: date(0), by: 0.5)) { context in
        let end = context.date.timeIntervalSinceReferenceDate * 100
        ZStack {
          Bar(start: 0, end: end).fill(.red)
          Bar(start: 0, end: end).fill(.blue).animation(.linear(duration: 0.2), value: end)
        }
      }
    }
    screen.step(30)
    #expect(screen.rect(.red)?.width == 50 && screen.rect(.blue)?.width == 0)
    screen.step(7)
    #expect(abs((screen.rect(.blue)?.width ?? 0) - 25) < 1e-9)
  }

  @Test func `content may name its context, and reads what is around it`() {
    struct Clock: View {
      @State private var taps = 0
      var body: some View {
        TimelineView(.everyMinute) { context in
          face(context).onTapGesture { taps += 1 }
        }
      }
      func face(_ context: TimelineViewDefaultContext) -> some View {
        context.cadence <= .live && taps == 0 ? Color.red : Color.blue
      }
    }
    let screen = Screen(0) { _ in Clock() }
    #expect(screen.rect(.red) != nil)
    screen.tap(50, 50)
    screen.step()
    #expect(screen.rect(.blue) != nil)
    let other = Screen(0) { _ in
      TimelineView(.everyMinute) {
        (context: TimelineView<EveryMinuteTimelineSchedule, Color>.Context) -> Color in
        context.invalidateTimelineContent()
        return context.date == date(0) ? .green : .red
      }
    }
    #expect(other.rect(.green) != nil)
  }
}
