/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set: 1 for the time of day, 2 for the day.
  public let rawValue: UInt
  /// Creates a set from its bits. Bits other than 1 and 2 have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute of the time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day of a date: its day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}
