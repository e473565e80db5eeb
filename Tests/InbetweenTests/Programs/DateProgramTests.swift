// Without Foundation beside it, as in most programs: what this file calls `Date` follows the stage.
import InbetweenTesting
import SwiftUI
import Testing

@Suite(.serialized) @MainActor struct DateProgramTests {
  private struct Note: View {
    let write: (Date, Date, Double) -> Void
    @State private var start = Date()
    @State private var taps = 0

    var body: some View {
      let _ = taps
      let _ = write(start, .now, start.timeIntervalSinceNow)
      Color.red.onTapGesture { taps += 1 }
    }
  }

  @Test func `the present is the stage's, from the first of January 2001 on`() {
    var dates: [(start: Date, now: Date, left: Double)] = []
    let stage = Stage(content: Color.red)
    stage.advance(to: .zero)
    #expect(Date().timeIntervalSinceReferenceDate == 0)
    stage.advance(to: StageTime(seconds: 1.5))
    #expect(Date.now.timeIntervalSinceReferenceDate == 1.5)
    #expect(Date(timeIntervalSinceNow: 2).timeIntervalSinceReferenceDate == 3.5)
    // It is as long as the stage lives.
    #expect(stage.frameIndex == 90)
    let tester = StageTester(Note { dates.append(($0, $1, $2)) })
    tester.advance(seconds: 1)
    tester.tap(CGPoint(x: 10, y: 10))
    tester.advance()
    let frame = 61.0 / 60
    #expect(dates.map(\.start.timeIntervalSinceReferenceDate) == [0, 0])
    #expect(dates.map(\.now.timeIntervalSinceReferenceDate) == [0, frame])
    #expect(dates.map(\.left) == [0, -frame])
  }

  @Test func `a start date can be given`() {
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    let stage = Stage(content: Color.red, configuration: Stage.Configuration(startDate: date))
    stage.advance(to: StageTime(seconds: 0.5))
    #expect(Date() == date + 0.5 && stage.frameIndex == 30)
  }

  @Test func `without a stage, and in a live one, the present is the system's`() {
    func isSystem(_ date: Date) -> Bool { date.timeIntervalSinceReferenceDate > 600_000_000 }
    do {
      let stage = Stage(content: Color.red)
      stage.advance(to: .zero)
      #expect(!isSystem(.now) && stage.frameIndex == 0)
    }
    #expect(isSystem(.now))
    let live = Stage(content: Color.red, configuration: Stage.Configuration(isLive: true))
    live.advance(to: .zero)
    #expect(isSystem(.now) && isSystem(Date()))
  }
}
