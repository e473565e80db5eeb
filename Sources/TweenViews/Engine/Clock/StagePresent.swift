import CTweenPresent
import Foundation
import Synchronization

/// The current date, for code without access to a stage. Readable on any thread.
///
/// A stage that is not live writes its date here at each frame, so between two frames a program
/// reads the date of the last one. With several stages in a process, the date is of the one that
/// ran last.
package enum StagePresent {
  private struct Entry {
    /// nil while the stage's program is made, before there is a graph.
    var graph: ObjectIdentifier?
    var date: Date
  }

  private static let entry = Mutex<Entry?>(nil)

  /// The date of the exact-time stage, or the system's date without such a stage.
  package static var date: Date { entry.withLock { $0?.date } ?? Date() }

  /// Whether the stage that runs, or ran last, has exact time.
  package static var isExact: Bool { entry.withLock { $0 != nil } }

  /// Sets the date before a stage creates its program, which may read the date.
  package static func begin(_ configuration: ViewGraph.Configuration) {
    let new = configuration.isLive ? nil : Entry(graph: nil, date: configuration.startDate)
    entry.withLock { $0 = new }
  }

  /// Sets the date of a graph; nil returns to the system's date.
  static func set(_ date: Date?, of graph: ViewGraph) {
    let id = ObjectIdentifier(graph)
    entry.withLock { $0 = date.map { Entry(graph: id, date: $0) } }
  }

  static func clear(of graph: ObjectIdentifier) {
    entry.withLock { if $0?.graph == graph { $0 = nil } }
  }

  /// Makes Foundation's `Date()` on this thread return this date until `unfollow`. A file that
  /// imports Foundation uses Foundation's initializer and not ours.
  static func follow() {
    _ = isFollowed
    ctp_follow()
  }

  static func unfollow() { ctp_unfollow() }

  /// Whether the C library's wall clock can be redirected. False in a statically linked program,
  /// where only our own `Date()` returns this date.
  private static let isFollowed: Bool = ctp_begin { nanoseconds in
    guard let date = StagePresent.entry.withLock({ $0?.date }) else { return false }
    // Seconds and nanoseconds are converted separately: a Double cannot represent all nanoseconds
    // since 1970.
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    let rest = date.timeIntervalSinceReferenceDate - seconds
    let epoch = Int64(Date.timeIntervalBetween1970AndReferenceDate)
    guard let whole = Int64(exactly: seconds), abs(whole) < 8_000_000_000 else { return false }
    nanoseconds.pointee = (whole + epoch) * 1_000_000_000 + Int64((rest * 1_000_000_000).rounded())
    return true
  }

  /// Runs `body`, which may run another stage, and restores the date afterwards.
  static func keeping<Value>(_ body: () throws -> Value) rethrows -> Value {
    let old = entry.withLock { $0 }
    defer { entry.withLock { $0 = old } }
    return try body()
  }
}
