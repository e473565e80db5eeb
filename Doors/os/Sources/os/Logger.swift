/// Writes messages of one part of a program.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger without a name.
  public init() { log = .default }

  /// The logger of a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: the program, as a bundle's identifier.
  ///   - category: its part.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// The logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }

  /// Writes what happened.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes what happened.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes what helps to find a mistake.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes what helps to find a mistake.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes what may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes what went wrong.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes what should not be possible.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes what should not be possible.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Writes a message of a level: the literal with its values as C's `printf` and `NSLog` have them.
/// What stands between `%` and a letter in braces, such as `{public}`, is taken as it is.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type, FormattedMessage(message.description, args).text)
}

/// The same with the level first.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(type, FormattedMessage(message.description, args).text)
}

/// Writes what happened.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

/// Writes a message of a level.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(logLevel, message.text)
}
