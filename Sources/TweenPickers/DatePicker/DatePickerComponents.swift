/// Which parts of a date a picker lets choose.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part: 1 the time of day, 2 the day.
  public let rawValue: UInt
  /// Parts with these bits. Others than 1 and 2 have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}
