import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenViewsTestSupport

@testable import TweenPickers
@testable import TweenViews

@Suite @MainActor struct MultiDatePickerTests {
  private struct Trial: View {
    @State var days: Set<DateComponents>
    let log: Log<Set<DateComponents>>
    var body: some View {
      MultiDatePicker("Days", selection: $days)
        .onChange(of: days) { log(days) }
    }
  }

  /// A press on the 17th of January 2001, a Wednesday in the third row.
  private func press(_ panel: Panel) {
    panel.pointer(.down, 6 + 44 * 3.5, 66 + 44 * 2.5)
    panel.pointer(.up, 6 + 44 * 3.5, 66 + 44 * 2.5)
  }

  @Test func `a press chooses a day with its parts, another lets it go`() throws {
    let log = Log<Set<DateComponents>>()
    let panel = Panel(width: 320, height: 330) { Trial(days: [], log: log) }
    press(panel)
    let chosen = try #require(log.entries.last?.first)
    #expect([chosen.era, chosen.year, chosen.month, chosen.day] == [1, 2001, 1, 17])
    #expect(chosen.calendar?.identifier == .gregorian)
    press(panel)
    #expect(log.entries.last == [])
  }

  @Test func `days that a program writes count, whatever else they say`() {
    let log = Log<Set<DateComponents>>()
    let panel = Panel(width: 320, height: 330) {
      Trial(
        days: [
          DateComponents(year: 2001, month: 1, day: 17), DateComponents(hour: 3),
          DateComponents(year: .max, month: .max, day: .min),
          DateComponents(year: .min, month: 1, day: 1),
          DateComponents(year: 1, month: .min, day: 1),
          DateComponents(year: 1, month: 1, day: .min),
        ], log: log)
    }
    #expect(
      panel.graph.tree.all.filter { $0.traits.contains("selected") }.map(\.label) == [
        "Wednesday, January 17, 2001"
      ])
    press(panel)
    #expect(log.entries.last?.count == 5)
  }
}
