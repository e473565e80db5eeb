import Foundation
import Synchronization

/// The present date, for code that has no stage at hand. Readable on any thread.
///
/// A stage that isn't live puts its date here frame by frame, so that what a program asks for
/// between two frames is the date of the last one. Of several stages in a process it is the one
/// that ran last.
package enum StagePresent {
  private struct Entry {
    var stage: ObjectIdentifier
    var date: Date
  }

  private static let entry = Mutex<Entry?>(nil)

  /// The system's date where no stage of exact time is there.
  package static var date: Date { entry.withLock { $0?.date } ?? Date() }

  static func set(_ date: Date, of stage: ViewGraph) {
    let id = ObjectIdentifier(stage)
    entry.withLock { $0 = Entry(stage: id, date: date) }
  }

  static func clear(of stage: ObjectIdentifier) {
    entry.withLock { if $0?.stage == stage { $0 = nil } }
  }
}
