import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenControls
@testable import TweenHeadless

/// Date and colour pickers in each state, exact.
@MainActor @Suite struct DatePickerGoldenTests {
  /// The tenth of January 2001, in the afternoon; the present is the first.
  private let date = Date(timeIntervalSinceReferenceDate: 9 * 86_400 + 54_300)

  private func expect<Content: View>(
    _ name: String, width: CGFloat = 340, scheme: ColorScheme = .light, _ content: Content,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let renderer = ImageRenderer(
      content: content.padding(10).frame(width: width)
        .background(scheme == .dark ? Color.black : .white)
        .environment(\.colorScheme, scheme))
    try expectImage(renderer.makeBitmap(), named: name, sourceLocation: sourceLocation)
  }

  private func calendar(_ components: DatePickerComponents = .date) -> some View {
    DatePicker("When", selection: .constant(date), displayedComponents: components)
      .datePickerStyle(.graphical)
  }

  @Test func `a calendar in each state`() throws {
    try expect("calendar", calendar())
    try expect("calendar-dark", scheme: .dark, calendar([.date, .hourAndMinute]))
    try expect(
      "calendar-right-to-left", calendar().environment(\.layoutDirection, .rightToLeft))
    try expect("calendar-german", calendar().environment(\.locale, Locale(identifier: "de_DE")))
    try expect("calendar-disabled", calendar().disabled(true))
    try expect("calendar-tint", calendar().tint(.orange))
    try expect(
      "calendar-today",
      DatePicker(
        "When", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
        in: Date(timeIntervalSinceReferenceDate: -86_400)...date, displayedComponents: .date
      ).datePickerStyle(.graphical))
    try expect(
      "days",
      MultiDatePicker(
        "Days",
        selection: .constant(
          Set([3, 4, 5, 17].map { DateComponents(year: 2001, month: 1, day: $0) }))))
  }

  private var rows: some View {
    VStack(spacing: 12) {
      DatePicker("Starts", selection: .constant(date))
      DatePicker("Ends", selection: .constant(date), displayedComponents: .hourAndMinute)
        .disabled(true)
      ColorPicker("Paint", selection: .constant(.orange))
      ColorPicker("Ink", selection: .constant(.blue.opacity(0.4))).disabled(true)
    }
  }

  @Test func `rows in each state`() throws {
    try expect("rows", rows)
    try expect("rows-dark", scheme: .dark, rows)
    try expect("rows-right-to-left", rows.environment(\.layoutDirection, .rightToLeft))
    try expect("rows-accessibility", rows.environment(\.dynamicTypeSize, .accessibility1))
    try expect("rows-desktop", rows.environment(\.interfaceIdiom, .desktop))
    try expect(
      "rows-british", rows.environment(\.locale, Locale(identifier: "en_GB")))
  }

  @Test func `the card of colours`() throws {
    try expect(
      "colors", ColorCard(selection: .constant(.orange.opacity(0.6)), supportsOpacity: true))
    try expect(
      "colors-dark", scheme: .dark,
      ColorCard(selection: .constant(.teal), supportsOpacity: false))
  }
}
