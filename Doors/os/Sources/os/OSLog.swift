/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number of it.
  public let rawValue: UInt8

  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A level by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What happened.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may help.
  public static let info = OSLogType(rawValue: 1)
  /// What helps to find a mistake.
  public static let debug = OSLogType(rawValue: 2)
  /// What went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// What should not be possible.
  public static let fault = OSLogType(rawValue: 17)

  /// As it is written before a message.
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

/// Where messages of one part of a program go: here to standard error, behind its name.
public final class OSLog: Sendable {
  /// A name of Apple's for a kind of message.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Instruments' points of interest; here a name as any.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Instruments' dynamic tracing; here a name as any.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Instruments' stacks; here a name as any.
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

  /// The messages of a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: the program, as a bundle's identifier.
  ///   - category: its part.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, writes: true)
  }

  /// The messages of a part of a program, of a kind of Apple's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, writes: true)
  }

  /// Messages without a name.
  public static let `default` = OSLog(subsystem: "", category: "", writes: true)
  /// Messages that nobody hears.
  public static let disabled = OSLog(subsystem: "", category: "", writes: false)

  /// Whether a message of that level is written: every one is, unless the environment has
  /// `OS_ACTIVITY_MODE=disable`.
  public func isEnabled(type: OSLogType) -> Bool { writes && !LogOutput.isSilent }

  /// Writes a line.
  func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(LogOutput.line(subsystem: subsystem, category: category, type, text()))
  }
}
