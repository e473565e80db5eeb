import OSLog
import Testing

/// Calls as programs write them. The other tests check the written text.
@Suite struct CallTests {
  private static let logger = Logger(subsystem: "com.example.garden", category: "plants")

  @Test func `all forms of calls compile and return`() {
    let count = 3
    let log = OSLog(subsystem: "com.example.garden", category: .pointsOfInterest)
    Self.logger.trace("trace")
    Self.logger.debug("debug \(count)")
    Self.logger.info("info \(count, privacy: .public)")
    Self.logger.notice("notice")
    Self.logger.warning("warning")
    Self.logger.error("error \(String(describing: log.isEnabled(type: .info)), privacy: .public)")
    Self.logger.critical("critical")
    Self.logger.fault("fault")
    Self.logger.log("plain")
    Self.logger.log(level: .info, "with a level")
    Logger(log).notice("of a log")
    os_log("literal")
    os_log("literal %d %{public}@", log: log, type: .debug, count, "word")
    os_log(.error, log: log, "level first %.1f", 0.5)
    os_log(.error, "level and value \(count)")
    os_log("value \(count)")
    os_log(.info, "level and literal")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }
}
