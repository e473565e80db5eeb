import Foundation

/// Core Foundation's type of times: seconds since the start of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double

/// The seconds from the start of 1970 to the start of 2001 in Greenwich.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200

/// Returns the current time in seconds since the start of 2001 in Greenwich, the same as
/// `Date().timeIntervalSinceReferenceDate`. Where a stage runs, it is the stage's time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
