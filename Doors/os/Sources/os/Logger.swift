/// A logger of one part of a program, which writes messages to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger whose messages have no subsystem and category.
  public init() { log = .default }

  /// Creates a logger of a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: the program, as a bundle's identifier.
  ///   - category: the part of the program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message with any level to standard error.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }

  /// Writes a message about a normal event, with the level `default`.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message about a normal event, with the level `default`.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message for the search of faults, with the level `debug`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message for the search of faults, with the level `debug`.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes an informative message, with the level `info`.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes a message about a warning, with the level `error`.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message about an error, with the level `error`.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message about a critical fault, with the level `fault`.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes a message about a fault of the program, with the level `fault`.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Writes a message with a level. The format and its values are those of C's `printf` and of `NSLog`.
/// Options may follow `%` in braces: values with `{private}` or `{sensitive}` are shown as `<private>`, and
/// other options, such as `{public}`, have no effect.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type, FormattedMessage(message.description, args).text)
}

/// Writes a message with a level, as `os_log(_:dso:log:type:_:)` does, with the level as the first
/// argument.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(type, FormattedMessage(message.description, args).text)
}

/// Writes a message about a normal event to the default log, with the level `default`.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

/// Writes a message with any level to a log, by default the default log.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(logLevel, message.text)
}
