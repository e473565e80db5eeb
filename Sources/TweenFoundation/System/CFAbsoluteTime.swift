import Foundation

/// Seconds since the start of 2001 in Greenwich, as Core Foundation names them.
public typealias CFAbsoluteTime = Double

/// The seconds from the start of 1970 to the start of 2001 in Greenwich.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200

/// Returns the present in seconds since the start of 2001 in Greenwich: the same as
/// `Date().timeIntervalSinceReferenceDate`, so a stage's own present where one runs.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
