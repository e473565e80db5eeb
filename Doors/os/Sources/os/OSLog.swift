/// The level of a message, which states how important it is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level on Apple's systems.
  public let rawValue: UInt8

  /// Creates a level from its number on Apple's systems.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from its number on Apple's systems.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages about normal events.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of informative messages, which may help.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages for the search of faults.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of messages about errors.
  public static let error = OSLogType(rawValue: 16)
  /// The level of messages about faults that a correct program does not have.
  public static let fault = OSLogType(rawValue: 17)

  /// The name of the level before a message.
  var name: String {
    switch rawValue {
    case 0: "default"
    case 1: "info"
    case 2: "debug"
    case 16: "error"
    case 17: "fault"
    default: "level \(rawValue)"
    }
  }
}

/// A log of one part of a program. It writes messages to standard error, after the part's name.
public final class OSLog: Sendable {
  /// One of Apple's names for a kind of messages.
  public struct Category: Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// The points of interest of Instruments; here a name without further effect.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The dynamic tracing of Instruments; here a name without further effect.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The stacks of Instruments; here a name without further effect.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let writes: Bool

  private init(subsystem: String, category: String, writes: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.writes = writes
  }

  /// Creates the log of a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: the program, as a bundle's identifier.
  ///   - category: the part of the program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, writes: true)
  }

  /// Creates the log of a program for one of Apple's kinds of messages.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, writes: true)
  }

  /// The log for messages without subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "", writes: true)
  /// A log whose messages are not written.
  public static let disabled = OSLog(subsystem: "", category: "", writes: false)

  /// Returns whether messages of a level are written. All levels are, unless the log is `disabled` or the
  /// environment has `OS_ACTIVITY_MODE=disable`.
  public func isEnabled(type: OSLogType) -> Bool { writes && !LogOutput.isSilent }

  /// Writes a message as one line.
  func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(LogOutput.line(subsystem: subsystem, category: category, type, text()))
  }
}
