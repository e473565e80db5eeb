import CTweenPresent
import Foundation
import Synchronization

/// The present date, for code that has no stage at hand. Readable on any thread.
///
/// A stage that isn't live puts its date here frame by frame, so that what a program asks for
/// between two frames is the date of the last one. Of several stages in a process it is the one
/// that ran last.
package enum StagePresent {
  private struct Entry {
    /// nil while the stage's program is made, before there is a graph.
    var graph: ObjectIdentifier?
    var date: Date
  }

  private static let entry = Mutex<Entry?>(nil)

  /// The system's date where no stage of exact time is there.
  package static var date: Date { entry.withLock { $0?.date } ?? Date() }

  /// Whether a stage of exact time runs, or did last.
  package static var isExact: Bool { entry.withLock { $0 != nil } }

  /// A stage is about to make its program, which may ask for the date.
  package static func begin(_ configuration: ViewGraph.Configuration) {
    let new = configuration.isLive ? nil : Entry(graph: nil, date: configuration.startDate)
    entry.withLock { $0 = new }
  }

  /// nil gives the present back to the system.
  static func set(_ date: Date?, of graph: ViewGraph) {
    let id = ObjectIdentifier(graph)
    entry.withLock { $0 = date.map { Entry(graph: id, date: $0) } }
  }

  static func clear(of graph: ObjectIdentifier) {
    entry.withLock { if $0?.graph == graph { $0 = nil } }
  }

  /// What runs on this thread till `unfollow` has the present's date from Foundation, too: from
  /// `Date()`, which a file that imports Foundation finds there and not among our declarations.
  static func follow() {
    _ = isFollowed
    ctp_follow()
  }

  static func unfollow() { ctp_unfollow() }

  /// Whether the C library's wall clock gives the present. False in a program without shared libraries,
  /// where only `Date()` of our own does.
  private static let isFollowed: Bool = ctp_begin { nanoseconds in
    guard let date = StagePresent.entry.withLock({ $0?.date }) else { return false }
    // Whole seconds by themselves: nanoseconds since 1970 are more than a Double tells apart.
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    let rest = date.timeIntervalSinceReferenceDate - seconds
    let epoch = Int64(Date.timeIntervalBetween1970AndReferenceDate)
    guard let whole = Int64(exactly: seconds), abs(whole) < 8_000_000_000 else { return false }
    nanoseconds.pointee = (whole + epoch) * 1_000_000_000 + Int64((rest * 1_000_000_000).rounded())
    return true
  }

  /// Runs `body`, which may run another stage, and gives the present back to the one whose it was.
  static func keeping<Value>(_ body: () throws -> Value) rethrows -> Value {
    let old = entry.withLock { $0 }
    defer { entry.withLock { $0 = old } }
    return try body()
  }
}
