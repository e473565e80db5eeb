import Foundation

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
// Fixed, not the user's: no locale or time zone of the machine may affect a pixel.
private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}
private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .gmt
}
private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = TimeZoneKey.defaultValue
    return calendar
  }()
}

extension EnvironmentValues {
  /// The appearance, light or dark; light until a stage or a view sets another.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The number of device pixels per point; 1 until a stage sets its own.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a device pixel in points: the inverse of ``displayScale``.
  ///
  /// 1 where the scale is 0, negative or NaN.
  public var pixelLength: CGFloat {
    let scale = displayScale
    return scale > 0 ? 1 / scale : 1
  }

  /// The direction of content, left to right by default.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether controls respond to input; true by default.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the user prefers less motion; false until a program sets it.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// The locale for texts and numbers; en_US until a program sets another.
  ///
  /// The machine's own locale is not used, so that equal programs draw equal frames on every machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar for dates; Gregorian in UTC until a program sets another.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates; UTC until a program sets another.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
