import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenPickers
@testable import TweenViews

/// 320 wide: a day's place is 44 wide and high, the first 6 from the left and 66 from the top.
@Suite @MainActor struct DatePickerTests {
  private struct Trial<Style: DatePickerStyle>: View {
    @State var date: Date
    var minimum: Date?
    var maximum: Date?
    var components: DatePickerComponents = .date
    let style: Style
    let log: Log<Date>

    var body: some View {
      Group {
        if let minimum, let maximum {
          DatePicker(
            "When", selection: $date,
            in: minimum...maximum, displayedComponents: components)
        } else {
          DatePicker("When", selection: $date, displayedComponents: components)
        }
      }
      .datePickerStyle(style)
      .onChange(of: date) { log(date) }
    }
  }

  private static let calendar = DateEnvironment(EnvironmentValues()).calendar

  /// Of January 2001, which begins on a Monday.
  private func day(_ day: Int, _ hour: Int = 12, _ minute: Int = 34) -> Date {
    Self.calendar.date(
      from: DateComponents(year: 2001, month: 1, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private func panel<Content: View>(@ViewBuilder _ content: () -> Content) -> Panel {
    Panel(width: 320, height: 330, content: content)
  }

  private func tap(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) {
    panel.pointer(.down, x, y)
    panel.pointer(.up, x, y)
    panel.settle()
  }

  private func press(_ panel: Panel, day: Int) {
    // Monday is the second column where weeks begin on Sunday.
    let (row, column) = day.quotientAndRemainder(dividingBy: 7)
    tap(panel, 6 + 44 * (CGFloat(column) + 0.5), 66 + 44 * (CGFloat(row) + 0.5))
  }

  private func labels(_ panel: Panel) -> [String] { panel.graph.tree.all.map(\.label) }

  // MARK: Calendar

  @Test func `a pressed day is chosen and keeps the time of day`() {
    let log = Log<Date>()
    let panel = panel { Trial(date: day(10), style: .graphical, log: log) }
    press(panel, day: 17)
    press(panel, day: 1)
    press(panel, day: 1)
    #expect(log.entries == [day(17), day(1)])
  }

  @Test func `days beyond the range stay, and the first day begins with the range`() {
    let log = Log<Date>()
    let panel = panel {
      Trial(
        date: day(30), minimum: day(5, 15, 0), maximum: day(20), style: .graphical, log: log)
    }
    #expect(log.entries.isEmpty)
    press(panel, day: 25)
    press(panel, day: 4)
    #expect(log.entries.isEmpty)
    press(panel, day: 5)
    #expect(log.entries == [day(5, 15, 0)])
  }

  @Test func `chevrons turn the page, and not beyond the range`() {
    let log = Log<Date>()
    let free = panel { Trial(date: day(10), style: .graphical, log: log) }
    tap(free, 292, 22)
    #expect(labels(free).contains("Sunday, February 11, 2001"))
    #expect(!labels(free).contains("Thursday, January 11, 2001"))
    tap(free, 248, 22)
    tap(free, 248, 22)
    #expect(labels(free).contains("Monday, December 11, 2000"))
    let bound = panel {
      Trial(date: day(10), minimum: day(2), maximum: day(20), style: .graphical, log: log)
    }
    tap(bound, 292, 22)
    tap(bound, 248, 22)
    #expect(labels(bound).contains("Thursday, January 11, 2001"))
    #expect(log.entries.isEmpty)
  }

  @Test func `the page slides, and both months are there meanwhile`() {
    let panel = panel { Trial(date: day(10), style: .graphical, log: Log()) }
    panel.pointer(.down, 292, 22)
    panel.pointer(.up, 292, 22)
    panel.step(9)
    #expect(labels(panel).contains("Thursday, January 11, 2001"))
    #expect(labels(panel).contains("Sunday, February 11, 2001"))
    panel.settle()
    #expect(!labels(panel).contains("Thursday, January 11, 2001"))
  }

  @Test func `mirrored, the first day of a week is at the right`() {
    let log = Log<Date>()
    let panel = panel {
      Trial(date: day(10), style: .graphical, log: log)
        .environment(\.layoutDirection, .rightToLeft)
    }
    // Monday the first: the second column from the right.
    tap(panel, 320 - 6 - 66, 66 + 22)
    #expect(log.entries == [day(1)])
  }

  @Test func `disabled, nothing is chosen`() {
    let log = Log<Date>()
    let panel = panel { Trial(date: day(10), style: .graphical, log: log).disabled(true) }
    press(panel, day: 17)
    tap(panel, 292, 22)
    #expect(log.entries.isEmpty && labels(panel).contains("Thursday, January 11, 2001"))
  }

  // MARK: Chips

  @Test func `chips tell the day and the time as the locale does`() {
    func words(_ locale: String) -> [String] {
      labels(
        panel {
          Trial(
            date: day(10, 15, 5), components: [.date, .hourAndMinute], style: .compact, log: Log()
          )
          .environment(\.locale, Locale(identifier: locale))
        })
    }
    #expect(words("en_US").suffix(2) == ["Jan 10, 2001", "3:05 PM"])
    #expect(words("de_DE").suffix(2) == ["10. Jan. 2001", "15:05"])
  }

  @Test func `a chip opens a calendar, and a press beside closes it`() throws {
    let log = Log<Date>()
    let panel = Panel(width: 400, height: 600) {
      Trial(date: day(10), style: .compact, log: log).frame(maxHeight: .infinity, alignment: .top)
    }
    let chip = try #require(panel.graph.tree.all.first { $0.label == "Jan 10, 2001" })
    #expect(abs(chip.frame.maxX - 400) < 1e-9)
    tap(panel, chip.frame.midX, chip.frame.midY)
    let found = try #require(
      panel.graph.tree.all.first { $0.label == "Wednesday, January 17, 2001" })
    tap(panel, found.frame.midX, found.frame.midY)
    #expect(log.entries == [day(17)])
    tap(panel, 200, 590)
    #expect(!labels(panel).contains("Wednesday, January 17, 2001"))
  }

  // MARK: Fields

  @Test func `keys choose the parts of a field and change them`() {
    let log = Log<Date>()
    let panel = panel { Trial(date: day(10), style: .field, log: log) }
    panel.key(.tab)
    panel.key(.upArrow)
    #expect(log.entries.map { Self.calendar.component(.month, from: $0) } == [2])
    panel.key(.rightArrow)
    panel.key(.downArrow)
    #expect(log.entries.last.map { Self.calendar.component(.day, from: $0) } == 9)
    panel.key("2")
    panel.key("5")
    #expect(log.entries.last.map { Self.calendar.component(.day, from: $0) } == 25)
  }

  // MARK: Bad input

  @Test func `dates that are none, and far ones, stop nothing`() {
    let far = [
      Date(timeIntervalSinceReferenceDate: .nan), Date(timeIntervalSinceReferenceDate: .infinity),
      Date(timeIntervalSinceReferenceDate: 1e18), .distantPast, .distantFuture,
      // The years 0 and 100,000.
      Date(timeIntervalSinceReferenceDate: -63_150_000_000),
      Date(timeIntervalSinceReferenceDate: 3_092_000_000_000),
    ]
    for date in far {
      let log = Log<Date>()
      let calendar = panel {
        Trial(
          date: date, components: [.date, .hourAndMinute], style: .graphical, log: log)
      }
      tap(calendar, 292, 22)
      let chips = panel { Trial(date: date, style: .compact, log: log) }
      #expect(!chips.graph.tree.all.isEmpty && log.entries.isEmpty)
      let field = panel { Trial(date: date, style: .stepperField, log: log) }
      field.key(.tab)
      field.key(.upArrow)
    }
  }

  @Test func `a date that is none shows as the present, which no clock but the stage's tells`() {
    let panel = panel {
      Trial(date: Date(timeIntervalSinceReferenceDate: .nan), style: .compact, log: Log())
    }
    #expect(labels(panel).contains("Jan 1, 2001"))
  }

  @Test func `a style of one's own is told all, and draws another with the style around`() {
    struct Boxed: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(configuration.displayedComponents == .date ? "day" : "other")
          DatePicker(configuration)
        }
      }
    }
    let panel = panel {
      Trial(date: day(10), style: Boxed(), log: Log()).datePickerStyle(.compact)
    }
    #expect(labels(panel).contains("day") && labels(panel).contains("Jan 10, 2001"))
  }
}
